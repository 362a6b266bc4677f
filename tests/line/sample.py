"""A small table to talk about, and a sitting that only remembers what it was asked."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from core.ascend.campaign.view import CampaignView
from core.ascend.names import SLOTS, slot_name
from core.ascend.view import (
    AnswerView,
    AssetsView,
    AugmentLine,
    BodyLine,
    BodyView,
    BotView,
    ChoiceView,
    CombatFrameLine,
    CombatView,
    DataView,
    DeckLine,
    DieView,
    EndView,
    EnemiesView,
    EnemyView,
    ExchangeLine,
    FrameLine,
    HackLine,
    KitView,
    LauncherView,
    MapView,
    MarketView,
    PatternLine,
    ProtocolStepLine,
    ProtocolView,
    RuleLine,
    ScenarioView,
    SeatLine,
    SeatNumbers,
    SlotView,
    TableView,
    TaleLine,
    TileView,
    TokenMark,
    WhereView,
)
from core.engine.choice import Refused
from tui.play.contract import Hint, StandingLine
from tui.play.newgame import NewGame, NewSeat

# B blue, G green, Y yellow, R red, O open, X corrupted, . empty, # locked
LAUNCHER = "BBR.# .GYBY R.YX# .ROG#".replace(" ", "")
_TOKENS = {"B": "blue", "G": "green", "Y": "yellow", "R": "red", "O": "open", "X": "corrupted"}


def answer(key: str, label: str, *slots: int, tile: str = "", dice: tuple[int, ...] = (), pattern: str = "",
           armed: bool = False, group: str = "", card: str = "", seat: int = -1) -> AnswerView:  # fmt: skip
    """A legal answer, with little to say about it."""
    return AnswerView(key, label, slots, tile, dice, pattern, armed, group, card=card, seat=seat)


def choice(*answers: AnswerView, prompt: str = "What now?", stage: str = "launcher", serial: int = 1) -> ChoiceView:
    """A question to the first seat."""
    return ChoiceView(serial, 0, "program", "Program", prompt, 14, answers, stage)


def shift(word: str, start: int, end: int) -> AnswerView:
    """A programming move."""
    return answer(
        f"{word}:{slot_name(start)}>{slot_name(end)}", f"{word} {slot_name(start)} to {slot_name(end)}", start, end
    )


PROGRAM = choice(
    answer("done", "Done, 2 moves unused"),
    answer("let:jun", "Let Jun decide first"),
    answer("upgrade:raise", "Upgrade: ITG 4 + 1 = 5", group="upgrade"),
    answer("upgrade:gain.blue", "Upgrade: gain 1 blue", group="upgrade"),
    shift("slide", 8, 3),
    shift("switch", 8, 7),
    shift("switch", 8, 9),
    shift("switch", 8, 13),
    shift("slide", 2, 3),
    shift("switch", 0, 1),
    prompt="Move Data: 2 of 5 moves left.",
)


def launcher(tokens: str = LAUNCHER) -> LauncherView:
    """The Launcher drawn by letters, row by row."""
    slots = tuple(
        SlotView(
            slot, slot_name(slot), _TOKENS.get(sign, "empty"), slot % 5 == 4 or (slot // 5 + slot % 5) % 2 == 0,
            sign == "#", sign == "B",
        )
        for slot, sign in enumerate(tokens)
    )  # fmt: skip
    assert len(slots) == SLOTS
    return LauncherView(slots, "blue", 2, 5)


PATTERNS = (
    PatternLine("basic.reroll", "Reroll", ("YYY",), "+1 Reroll", 0, ((7, 12, 17),), (), (), False),
    PatternLine("basic.shield", "Shield", ("BBB",), "+1 Shield", 2, (),
                ("slide 2,4 to 1,4", "switch 1,3 with 1,4"), ((0, "blue"), (1, "blue"), (2, "blue")), False),
    PatternLine("basic.reroll.long", "Long Reroll", ("YYYY",), "+2 Reroll", None, (), (), (), False),
    PatternLine("basic.exp", "EXP", ("CA", "AC"), "+1 EXP", 1, (), ("switch 1,1 with 2,1",), (), False),
    PatternLine("body.hive", "Hive", ("YR", "RY"), "", None, (), (), (), False),
)  # fmt: skip
TILES = (
    TileView("B1", 1, 0, True, False, 0, "", 0, 0, "", True, (), "", False, 1),
    TileView("B2", 1, 1, True, True, 2, "Damaged District", 0, 2, "", False, (), "A", True, 0),
    TileView("C2", 2, 1, False, True, 1, "Shelter", 1, 2, "Change Core Data", False, (), "B", False, 1),
    TileView("D2", 3, 1, True, True, 6, "Hideout", 2, 3, "Draw 1 Augment", False,
             (TokenMark("radar", "ascend", 1),), "", False, 2),
)  # fmt: skip
ENEMY = EnemyView("E1", "Z.O.E.", 2, 8, 5, "2 Wounds", "lose 1 Reroll", (HackLine(("R.R",), "3 Damage"),),
                  HackLine(("YY",), "discard it"), True, False, False, (), 1, False)  # fmt: skip
GLOAM = EnemyView("E2", "Gloam", 3, 0, 0, "", "", (), None, False, False, False, ("It hides.",), 2, True)
SCOUT = BodyLine("body.scout", "Scout", 3, 2, 5, ("YYA", ".Y."), (FrameLine("P..", "1 Damage for each die"),),
                 ("After your move, you may rest.",), "active")  # fmt: skip
HIVE = BodyLine("body.hive", "Hive", 2, 3, 4, ("YR", "RY"), (FrameLine("PP", "2 Damage"),), (), "market")
HOOK = AugmentLine("reaper.hook", "Hook", "Reaper", False, "combat", 1, True, True, FrameLine("PP", "3 Damage"), (),
                   (), False)  # fmt: skip
SIPHON = AugmentLine("reaper.siphon", "Siphon", "Reaper", False, "anytime", 3, True, False, None, (),
                     ("Once a turn, when you defeat an Enemy, recover 2.",), True)  # fmt: skip
LANCE = AugmentLine("spartans.shock-lance", "Shock Lance", "Spartans", True, "launch", 2, False, False, None,
                    ("R.R", ".Y."), ("3 Damage.",), False)  # fmt: skip
LEARNING = ProtocolView(
    "protocol.shell-change", "Shell Change",
    (
        ProtocolStepLine("Resolve the effect of the Shelter", "Gain 2 Memory.", "done", 0, 1),
        ProtocolStepLine("Launch a Hack, twice", "Gain 1 EXP.", "now", 1, 2),
        ProtocolStepLine("Launch a Repel", "", "next", 0, 1),
    ),
    ("You may inhabit your other Body.",), False,
)  # fmt: skip
KIT = KitView(0, "Reaper", 7, (SCOUT,), (HOOK, SIPHON, LANCE), LEARNING, BotView(4, 5, 2, ("Y.Y", ".C."), "C2"),
              ("ATT + 1 this turn.",))  # fmt: skip
KAI_KIT = KitView(1, "Brawler", 9, (evolve(HIVE, state="active"),), (), None, None, ())
MARKET = MarketView((HIVE,), 8, (DeckLine("Seekers", 11),), True)
COMBAT = CombatView(
    (DieView("pulse", True), DieView("surge", False), DieView("pulse", False), DieView("pulse", False)),
    "ATT 2 + 2 Power = 4 dice",
    "special",
    "1",
    (ExchangeLine("you", "3 Damage", "done"), ExchangeLine("Z.O.E.", "acts now", "now")),
    (
        CombatFrameLine("soldier.0", "Soldier", "P", "3 Damage", "used this phase", False),
        CombatFrameLine("soldier.1", "Soldier", "S", "2 Damage", "Z.O.E. 5 - 2 = 3", True),
        CombatFrameLine("soldier.2", "Soldier", "P..", "1 Damage a die", "Z.O.E. 5 - 1 = 4", True),
        CombatFrameLine("battery.0", "Kinetic Battery", "PP", "gain 2 Power", "Power 0 + 2 = 2", True),
    ),
    (),
)
FRAMES = choice(
    answer("frame:soldier.1@2", "Soldier: 2 Damage", dice=(1,)),
    answer("frame:soldier.2@3", "Soldier: 1 Damage with 1 die", dice=(2,)),
    answer("frame:soldier.2@3,4", "Soldier: 2 Damage with 2 dice", dice=(2, 3)),
    answer("frame:battery.0@3,4", "Kinetic Battery: gain 2 Power", dice=(2, 3)),
    answer("stop", "Stop"),
    stage="combat",
)
CARD = ScenarioView("E07", "Hope", "They count the beams.\nNobody sleeps.", (RuleLine("", "Each player: Trace to 0."),),
                    (RuleLine("GOAL", "Destroy the supply lines."),), (), ("Mira: Trace 5 to 0.",), (),
                    (RuleLine("SPREAD", "Roll the dice."),), "Radars rise.",
                    tale=(TaleLine("E07", "Hope", "plot", "They count the beams.\nNobody sleeps."),))  # fmt: skip
END = EndView(True, "E08", "The radars fall silent", "The last transmitter dies.", 9, ("Body Broker",),
              (SeatNumbers("Mira", 23, 31, 41, 7, 12, 0, 5, 14),), "7Q4K-2M9D")  # fmt: skip


def table(asked: ChoiceView | None = PROGRAM) -> TableView:
    """The table in the Program step, with one seat asked."""
    return TableView(
        where=WhereView("Geohunt", 3, "Planning", "Program", 14, 0, "Kai", 5, 9, 12, False),
        seats=(SeatLine(0, "A", "Mira", 4, 5, 5, 1, "decides"), SeatLine(1, "B", "Kai", 5, 5, 2, 0, "waits")),
        launcher=launcher(),
        patterns=PATTERNS,
        assets=AssetsView(2, 1, 0, 1, 3, 4, 13, 6),
        body=BodyView("Scout", 3, 2, 5, (FrameLine("P..", "1 Damage a die"),), (), 4, 5, 5, 2, (0, 1, 1, 1, 2), None),
        kit=KIT,
        party=(KIT, KAI_KIT),
        market=MARKET,
        enemies=EnemiesView((ENEMY,), 21, 3),
        map=MapView(TILES, 4, 2, 3, True),
        scenario=CARD,
        combat=None,
        choice=asked,
        others=(),
        data=DataView((1, 1, 1, 1, 0, 0), (2, 1, 1, 1, 0, 1), (3, 2, 3, 3, 1, 1), (20, 21, 22, 23, 10, 9)),
        log=("Turn 3.", "Kai is done programming."),
        undo="",
        redo="",
        undo_stop="",
        end=None,
    )


class FakeSitting:
    """A game that goes through the given tables, one an answer, whatever is answered."""

    kind = "ascend"
    title = "Night shift"
    seats = 2
    notice = ""
    watching = False
    left_alone = False
    codes: tuple[str, ...] = ()
    rules: tuple[StandingLine, ...] = ()

    def __init__(self, *tables: TableView) -> None:
        self.tables = tables
        self.at = 0
        self.answers: list[tuple[int, int, str]] = []
        self.settled = 0
        self.asked_why: list[str] = []
        self.asked_seats: tuple[int, ...] = (0,)

    def view(self, seat: int) -> TableView:
        view = self.tables[self.at]
        if seat in self.deciders():
            return evolve(view, choice=view.choice and evolve(view.choice, seat=seat))
        return evolve(view, choice=None)

    def moved_on(self) -> bool:
        return False

    def deciders(self) -> tuple[int, ...]:
        return () if self.tables[self.at].end else self.asked_seats

    def answer(self, seat: int, serial: int, key: str) -> None:
        if key == "forbidden":
            raise Refused("That is over.")
        self.answers.append((seat, serial, key))
        self.at += 1

    def why_not(self, seat: int, key: str) -> str:
        self.asked_why.append(key)
        return f"why not {key}."

    def undo(self) -> str:
        if not self.at:
            raise Refused("Undo stops here: the Attack roll is known.")
        self.at -= 1
        return "slide blue 2,4 to 1,4"

    def redo(self) -> str:
        self.at += 1
        return "slide blue 2,4 to 1,4"

    slot_id = "slot-7f3k"
    campaign_slot = ""

    def again(self) -> NewGame:
        return NewGame(self.title, "prologue", (NewSeat("Mira", "blue"), NewSeat("Kai", "green")), "")

    def progress(self) -> CampaignView | None:
        return None

    def take_back(self, seat: int) -> str:
        raise Refused(f"Seat {seat + 1} has nothing to take back.")

    def standing(self, seat: int) -> tuple[StandingLine, ...]:
        return self.rules

    def set_standing(self, seat: int, rule: str, word: str) -> None:
        if word not in ("always", "never", "ask"):
            raise Refused(f"{word!r} is no standing answer.")
        self.rules = tuple(evolve(line, says=word) if line.rule == rule else line for line in self.rules)

    def hint(self, seat: int) -> Callable[[], Hint]:
        if seat not in self.deciders():
            raise Refused("Nothing is asked.")
        choice = self.tables[self.at].choice
        return lambda: Hint(choice.answers[0].key if choice else "", '"Do it", because it helps.')

    def settle(self) -> None:
        self.settled += 1

    def close(self) -> None:
        pass

"""A table to look at without an engine: a hand-made game of two seats, in every kind of step, and a sitting of it.

The words are examples, not content. ``sample_view()`` is the Program step; the other functions make other steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from core.ascend.campaign.view import CampaignView
from core.ascend.names import COLUMNS, SLOTS, slot_name, slot_number
from core.ascend.view import (
    AnswerView,
    AssetsView,
    AugmentLine,
    BodyLine,
    BodyView,
    ChoiceView,
    DataView,
    DeckLine,
    EnemiesView,
    EnemyView,
    FrameLine,
    HackLine,
    Heap,
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
    SlotView,
    TableView,
    TaleLine,
    TileView,
    TokenMark,
    WhereView,
)
from core.engine.choice import Refused
from tui.play.contract import Hint, StandingLine
from tui.play.newgame import NewGame

_ROWS = ("BBR.l", ".GYBY", "R.YXl", "RROGl")
_KINDS = {"B": "blue", "G": "green", "Y": "yellow", "R": "red", "O": "open", "X": "corrupted"}
MOVES_LEFT = 2


def slots() -> tuple[SlotView, ...]:
    """Sixteen open slots, two of them empty, and locks in the last column."""
    made = []
    for number in range(SLOTS):
        row, column = divmod(number, COLUMNS)
        sign = _ROWS[row][column]
        made.append(
            SlotView(
                slot=number,
                name=slot_name(number),
                token=_KINDS.get(sign, "empty"),
                highlighted=(row + column) % 2 == 0,
                locked=sign == "l",
                core=sign == "B",
            )
        )
    return tuple(made)


def moves() -> tuple[AnswerView, ...]:
    """Every slide and switch on that Launcher."""
    board = slots()
    found = []
    for start in board:
        if start.token == "empty":
            continue
        row, column = divmod(start.slot, COLUMNS)
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            if not (0 <= row + down < 4 and 0 <= column + right < COLUMNS):
                continue
            end = board[(row + down) * COLUMNS + column + right]
            if end.locked:
                continue
            word = "slide" if end.token == "empty" else "switch"
            with_what = f" with {end.token} {end.name}" if end.token != "empty" else f" to {end.name}"
            found.append(
                answer(
                    f"{word}:{start.name}>{end.name}",
                    f"{word.capitalize()} {start.token} {start.name}{with_what}",
                    slots=(start.slot, end.slot),
                )
            )
    return tuple(found)


def answer(
    key: str,
    label: str,
    *,
    slots: tuple[int, ...] = (),
    tile: str = "",
    dice: tuple[int, ...] = (),
    pattern: str = "",
    armed: bool = False,
    group: str = "",
    **more: Any,
) -> AnswerView:
    """One answer."""
    return AnswerView(key, label, slots, tile, dice, pattern, armed, group, **more)


def choice(
    kind: str,
    stage: str,
    prompt: str,
    answers: tuple[AnswerView, ...],
    *,
    serial: int = 7,
    step: str = "",
    page: int = 14,
) -> ChoiceView:
    """One question to the first seat."""
    return ChoiceView(serial, 0, kind, step or kind.capitalize(), prompt, page, answers, stage)


def _pattern(
    source: str, name: str, shape: str, effect: str, distance: int | None, sets: str = "", wanted: str = ""
) -> PatternLine:
    return PatternLine(
        source=source,
        name=name,
        shape=tuple(shape.split("/")),
        effect=effect,
        distance=distance,
        sets=tuple(tuple(slot_number(slot) for slot in part.split()) for part in sets.split("|") if part),
        moves=tuple(f"switch {n},3 with {n},4" for n in range(1, (distance or 0) + 1)),
        wanted=tuple((slot_number(part[:3]), _KINDS[part[3]]) for part in wanted.split()),
        launched=False,
    )


def patterns() -> tuple[PatternLine, ...]:
    """Ready ones, near ones, and more than the panel holds out of reach."""
    return (
        _pattern("hack.0", "Hack Z.O.E. 1", "R/R", "3 Damage to the Top Enemy.", 0, "3,1 4,1|4,1 4,2"),
        _pattern("repel", "Repel Z.O.E.", "YY", "Discard it; gain 1 Corrupted Data.", 0, "2,3 3,3"),
        _pattern("basic.reroll", "Reroll", "YYY", "Gain 1 Reroll.", 0, "2,3 3,3 4,3"),
        _pattern("basic.shield", "Shield", "BBB", "Gain 1 Shield.", 2, wanted="1,1B 1,2B 1,3B"),
        _pattern("basic.memory", "Memory", "GGG", "Gain 1 Memory.", 2, wanted="4,2G 4,3G 4,4G"),
        _pattern("basic.power", "Power", "RRR", "Gain 1 Power.", 1, wanted="1,3R 2,3R 3,3R"),
        _pattern("basic.exp", "EXP", "CA/AC", "Gain 1 EXP.", 1, wanted="1,1B 1,2B 2,1G 2,2B"),
        *(
            _pattern(f"basic.long_{name}", f"Long {name}", letter * 4, f"Gain 2 {name}.", None)
            for name, letter in (("Shield", "B"), ("Memory", "G"), ("Power", "R"), ("Reroll", "Y"))
        ),
        *(
            _pattern(f"card.{n}", f"Open the {n}. line", "R.R/GGG", "Put 1 Feed on this card.", None)
            for n in range(1, 9)
        ),
    )


def _tile(place: str, name: str = "", tokens: tuple[TokenMark, ...] = (), **more: object) -> TileView:
    column = "ABCDE".index(place[0])
    tile = TileView(
        place=place,
        column=column,
        row=int(place[1]) - 1,
        half=column % 2 == 0,
        up=bool(name),
        number=len(name),
        name=name,
        entry=1 if name else 0,
        stationary=2 if name else 0,
        effect=f"{name}: you may gain 1 Power." if name else "",
        explore=not name,
        tokens=tokens,
        seats="",
        here=False,
        steps=None,
    )
    return evolve(tile, **more)  # type: ignore[arg-type]  # fields of TileView by name


RADAR = TokenMark("Radar", "ascend", 1)


def tiles(steps: bool = False) -> tuple[TileView, ...]:
    """Thirteen tiles, five of them face up; ``steps``: with the steps of a move from B2."""
    found = (
        _tile("A2"),
        _tile("A3", "Seekers' Hideout"),
        _tile("B1"),
        _tile("B2", "Damaged District", seats="A", here=True),
        _tile("B3"),
        _tile("C1", "Power Plant"),
        _tile("C2", "Shelter", seats="B"),
        _tile("C3", tokens=(RADAR,)),
        _tile("D1"),
        _tile("D2", "Commoners' Hideout", (RADAR, TokenMark("Lesson", "marker", 2))),
        _tile("D3"),
        _tile("E2"),
        _tile("E3"),
    )
    reach = {"A2": 1, "A3": 1, "B1": 1, "B3": 1, "C1": 2, "C2": 1, "C3": 1, "D2": 2}
    return tuple(evolve(tile, steps=reach.get(tile.place)) for tile in found) if steps else found


def enemies() -> EnemiesView:
    """Three attached Enemies."""
    top = EnemyView(
        card="zoe",
        name="Z.O.E.",
        level=2,
        integrity=8,
        left=5,
        basic="2 Wounds",
        special="Wounds: twice your Corrupted Data",
        hacks=(HackLine(("R", "R"), "3 Damage"), HackLine(("GC", "R."), "+1 Power")),
        repel=HackLine(("YY",), "Discard it, +1 Corrupted"),
        die=True,
        acted=False,
        stunned=False,
        rules=(),
        exp=1,
        hidden=False,
    )
    second = evolve(top, card="catcher", name="Catcher", level=1, integrity=5, left=5, hacks=(), repel=None, die=False)
    return EnemiesView((top, second, evolve(second, card="bot", name="Scanning Bot", integrity=4, left=4)), 21, 3)


SCOUT = BodyLine(
    card="body.scout",
    name="Scout",
    mov=3,
    att=2,
    pro=5,
    shape=("YYA", ".Y."),
    frames=(FrameLine("P", "Gain 2 Shield."), FrameLine("SS", "4 Damage."), FrameLine("P..", "1 Damage for each die.")),
    rules=("Spend 1 blue Data: gain 1 Shield.",),
    state="active",
)


def _body(name: str, numbers: tuple[int, int, int], shape: str) -> BodyLine:
    mov, att, pro = numbers
    rows = tuple(shape.split("/"))
    return evolve(
        SCOUT, card=f"body.{name.lower()}", name=name, mov=mov, att=att, pro=pro, shape=rows, rules=(), state="market"
    )


def _augment(card: str, name: str, timing: str, memory: int, *, equipped: bool, text: str = "") -> AugmentLine:
    deck = card.partition(".")[0]
    faction = deck == "seekers"
    return AugmentLine(
        card=card,
        name=name,
        deck=deck.capitalize(),
        faction=faction,
        timing=timing,
        memory=memory,
        equipped=equipped,
        starting=False,
        frame=FrameLine("PP", "3 Damage.") if timing == "combat" else None,
        shape=("CC",) if faction else (),
        rules=(text,) if text else (),
        used=False,
    )


def kits() -> tuple[KitView, ...]:
    """What the two seats have in play: a Body, Augments equipped and not, a Protocol in its second step."""
    protocol = ProtocolView(
        card="protocol.log",
        name="Hunter's Log",
        steps=(
            ProtocolStepLine("Defeat an Enemy", "Gain 2 Power.", "done", 0, 1),
            ProtocolStepLine("Launch a Hack, twice", "Gain 1 EXP.", "now", 1, 2),
            ProtocolStepLine("Defeat an Enemy, twice", "", "next", 0, 2),
        ),
        ability=("Once a turn, when you defeat an Enemy, gain 1 Asset.",),
        finished=False,
    )
    walker = evolve(SCOUT, card="walker.blue", name="Ao", shape=(), state="under")
    mira = KitView(
        seat=0,
        cls="Reaper",
        class_deck=8,
        bodies=(SCOUT, walker),
        augments=(
            _augment("reaper.hook", "Hook", "combat", 1, equipped=True),
            _augment("reaper.battery", "Kinetic Battery", "anytime", 3, equipped=True, text="Gain 2 Power."),
            _augment("seekers.mask", "Ghost Mask", "launch", 1, equipped=False, text="Trace - 3; break."),
            _augment("reaper.edge", "Twin Edge", "passive", 2, equipped=False, text="Your Frames deal 1 more Damage."),
        ),
        protocol=protocol,
        bot=None,
        boosts=(),
    )
    key = _augment("seekers.key", "Rust Key", "launch", 1, equipped=True, text="Gain 1 Asset.")
    return mira, evolve(mira, seat=1, cls="Brawler", augments=(key,), protocol=None)


def market() -> MarketView:
    """Three Bodies, one of them ready to be inhabited."""
    bodies = (
        _body("Soldier", (2, 3, 4), "RR/.C"),
        _body("Sentry", (1, 2, 5), "YYY"),
        _body("Courier", (4, 1, 4), "GC/CG"),
    )
    return MarketView(bodies, 4, (DeckLine("Seekers", 6),), in_play=True)


def program() -> ChoiceView:
    """The Program step: 2 moves left, and what can be done beside them."""
    others = (
        answer("done", "Done, 2 moves unused", armed=True),
        answer("upgrade:raise", "2 EXP: max ITG 5 + 1 = 6, ITG 4 + 1 = 5", group="upgrade"),
        answer("upgrade:gain.open", "2 EXP: gain 1 open Data", group="upgrade"),
        answer("upgrade.unlock:3,5", "2 EXP: unlock 3,5", slots=(14,), group="upgrade"),
        answer("act:lure", "Signal Lure: 1 move for Trace - 1"),
    )
    return choice("program", "launcher", "Move Data: 2 of 5 moves left.", (*others, *moves()), step="Program")


def sample_view() -> TableView:
    """The Program step of the first seat."""
    return TableView(
        where=WhereView("Geohunt", 3, "Planning", "Program", 14, 0, "Kai", 5, 9, 12, False),
        seats=(
            SeatLine(0, "A", "Mira", 4, 5, 5, 3, "decides"),
            SeatLine(1, "B", "Kai", 5, 5, 2, 0, "waits"),
        ),
        launcher=LauncherView(slots(), "blue", MOVES_LEFT, 5),
        patterns=patterns(),
        assets=AssetsView(shield=2, memory=1, power=0, reroll=1, exp=3, bag=4, launcher=14, dump=6),
        body=BodyView(
            name="Scout",
            mov=3,
            att=2,
            pro=5,
            frames=(FrameLine("P", "Gain 2 Shield"), FrameLine("SS", "4 Damage"), FrameLine("P..", "1 Damage each")),
            rules=("Spend 1 blue Data: gain 1 Shield.",),
            integrity=4,
            limit=5,
            trace=5,
            trace_dice=2,
            trace_track=(0, 1, 1, 1, 2, 2, 2, 3, 3, 3),
            battery=None,
        ),
        kit=kits()[0],
        party=kits(),
        market=market(),
        enemies=enemies(),
        map=MapView(tiles(), 5, 4, 3, True),
        scenario=ScenarioView(
            code="E07",
            name="Hope",
            story="Word has gone round below that you do not leave.",
            at_once=(RuleLine("AT ONCE", "Each player: Trace to 0, then attach 2 Enemies."),),
            lines=(
                RuleLine("GOAL", "Destroy the supply lines."),
                RuleLine(
                    "YOU MAY", "On a tile with !: spend 3 Power to discard that !. Then suffer 2 Wounds and gain 3 EXP."
                ),
                RuleLine("IF", "no ! on the map: draw card E10."),
                RuleLine("ELSE", "Spread 3 dice. If 3 ! lie on the sheet: lost, draw E11."),
            ),
            heaps=(Heap("this card", (TokenMark("Feed", "success", 1),)),),
            done=("Mira  Trace 5 to 0.",),
            before=(),
            sheet=(RuleLine("RULE", "Launching a ! Hack raises Time by 1."),),
            introduction="Radars rise in the districts.",
            tale=(TaleLine("E07", "Hope", "plot", "Word has gone round below that you do not leave."),),
        ),
        combat=None,
        choice=program(),
        others=(),
        data=DataView((1, 1, 1, 1, 0, 0), (2, 2, 1, 1, 0, 0), (4, 2, 3, 2, 1, 1), (20, 20, 20, 20, 10, 9)),
        log=(
            "Turn 3. Planning.",
            "Trace roll, Mira: Trace 5 gives 2 dice: blank surge. No Enemy.",
            "Mira switches yellow 2,2 with green 2,3 (PRO 5 - 1 = 4 left).",
            "Mira switches open 3,3 with yellow 4,3 (4 - 1 = 3 left).",
            "Mira switches blue 1,3 with red 1,2 (3 - 1 = 2 left).",
        ),
        undo="switch 1,2 with 1,3",
        redo="",
        undo_stop="",
        end=None,
    )


def _at(view: TableView, phase: str, step: str, asked: ChoiceView) -> TableView:
    return evolve(view, where=evolve(view.where, phase=phase, step=step), choice=asked)


def slid_view() -> TableView:
    """The Program step after blue 2,4 has slid to 1,4: one move left, one pattern nearer, one line more in the log."""
    view = sample_view()
    held, empty = slot_number("2,4"), slot_number("1,4")
    board = list(view.launcher.slots)
    board[held] = evolve(board[held], token="empty", core=False)
    board[empty] = evolve(board[empty], token="blue", core=True)
    near = {"basic.shield": 1, "basic.memory": None}
    return evolve(
        view,
        launcher=evolve(view.launcher, slots=tuple(board), moves=1),
        patterns=tuple(evolve(p, distance=near.get(p.source, p.distance)) for p in view.patterns),
        choice=evolve(program(), serial=8, prompt="Move Data: 1 of 5 moves left."),
        log=(*view.log, "Mira slides blue 2,4 to 1,4 (2 - 1 = 1 left)."),
    )


def move_view() -> TableView:
    """The Move step: eight tiles in reach, two of them by two ways, one face down."""
    ways = ("A2", "A3", "B1", "B3", "C1", "C2", "C3", "C2>D2", "C3>D2", "C2>C1")
    answers = tuple(
        answer(
            f"move:B2>{way}",
            f"Go to {way[-2:]} by {way.replace('>', ', ')}: Trace 5 + 1 = 6",
            tile=way[-2:],
            armed=way in ("A2", "B1", "B3", "C3"),
        )
        for way in ways
    )
    asked = choice(
        "move",
        "map",
        "Move up to 3 tiles, or stay. Either way your Trace rises.",
        (answer("stay", "Stay on B2: Trace 5 + 2 = 7"), *answers),
        serial=8,
        step="Move & Trace",
    )
    view = _at(sample_view(), "Action", "Move & Trace", asked)
    return evolve(
        view, map=evolve(view.map, tiles=tiles(steps=True)), launcher=evolve(view.launcher, moves=0, moves_size=0)
    )


def launch_view() -> TableView:
    """The Launch step: three patterns to launch, one of them with two token sets, one that draws a card."""
    view = sample_view()
    answers = [answer("done", "Done, 3 patterns unused", armed=True)]
    for line in view.patterns:
        for found in line.sets:
            names = "-".join(slot_name(slot) for slot in sorted(found))
            answers.append(
                answer(
                    f"launch:{line.source}@{names}",
                    f"{line.name} with {names}: {line.effect}",
                    slots=tuple(sorted(found)),
                    pattern=line.source,
                    armed=line.source == "repel",
                )
            )
    asked = choice("launch", "patterns", "Launch a pattern, or be done.", tuple(answers), serial=9, step="Launch")
    return _at(view, "Action", "Launch", asked)


def with_bodies(view: TableView) -> TableView:
    """The same table with the patterns of the Body Market: Sentry is ready, Soldier one move away, Courier far."""
    bodies = (
        _pattern("body.sentry", "Sentry", "YYY", "Inhabit it: MOV 1, ATT 2, PRO 5.", 0, "2,3 3,3 4,3"),
        _pattern("body.soldier", "Soldier", "RR/.C", "Inhabit it: MOV 2, ATT 3, PRO 4.", 1, wanted="1,3R 2,3R 3,3B"),
        _pattern("body.courier", "Courier", "GC/CG", "Inhabit it: MOV 4, ATT 1, PRO 4.", None),
    )
    return evolve(view, patterns=(*view.patterns, *bodies))


def inhabit_view() -> TableView:
    """The Launch step with a Body's pattern ready."""
    view = with_bodies(launch_view())
    assert view.choice is not None
    launch = answer(
        "launch:body.sentry@2,3-3,3-4,3", "Sentry 2,3 3,3 4,3: Inhabit it.", slots=(7, 12, 17), pattern="body.sentry"
    )
    return evolve(view, choice=evolve(view.choice, answers=(*view.choice.answers, launch)))


def upgrade_view() -> TableView:
    """The Upgrade step: an Augment to equip, one to equip or hand over, and one that is equipped to hand over."""
    mask, edge = "seekers.mask", "reaper.edge"
    answers = (
        answer("done", "No more Upgrades"),
        answer(f"equip:{mask}", "Equip Ghost Mask: Memory 1 - 1 = 0", card=mask),
        answer(f"equip:{edge}", "Equip Twin Edge: Memory 2 - 2 = 0", card=edge),
        answer(f"trade:{mask}>B", "Trade Ghost Mask to Kai", card=mask, seat=1, door="Trade a Faction Augment"),
        answer("upgrade.unlock:3,5", "Unlock 3,5: EXP 3 - 2 = 1", slots=(14,), door="Unlock a slot: EXP 3 - 2 = 1"),
        answer("upgrade.unlock:4,5", "Unlock 4,5: EXP 3 - 2 = 1", slots=(19,), door="Unlock a slot: EXP 3 - 2 = 1"),
    )
    asked = choice("upgrade", "launcher", "Upgrade before the Refill?", answers, serial=13, step="Upgrade", page=13)
    return _at(with_bodies(sample_view()), "Planning", "Upgrade", asked)


def protocol_view() -> TableView:
    """Two Learning Protocols to choose from."""
    first = sample_view().kit.protocol
    assert first is not None
    steps = tuple(evolve(step, state="next" if n else "now", count=0) for n, step in enumerate(first.steps))
    cards = (evolve(first, steps=steps), evolve(first, card="protocol.shell", name="Shell Change", steps=steps))
    answers = tuple(answer(f"protocol:{card.card}", f"Keep {card.name}", card=card.card, armed=True) for card in cards)
    asked = choice(
        "protocol", "cards", "Which Learning Protocol do you keep?", answers, serial=14, step="Set-up", page=4
    )
    return _at(with_bodies(sample_view()), "Set-up", "Learning Protocols", evolve(asked, cards=cards))


def enemy_view() -> TableView:
    """One of the attached Enemies is chosen, not the third."""
    answers = tuple(answer(f"enemy:{uid}", f"{name}", enemy=place) for place, (uid, name) in enumerate(ENEMY_NAMES))
    asked = choice("enemy", "enemies", "Which Enemy?", answers, serial=15, step="Launch", page=12)
    return _at(sample_view(), "Action", "Launch", asked)


ENEMY_NAMES = (("7", "Z.O.E."), ("8", "Catcher"))


def prepare_view() -> TableView:
    """Prepare: three drawn tokens, to be put on empty slots."""
    empty = [slot for slot in slots() if slot.token == "empty" and not slot.locked]
    drawn = ("green", "red", "red")
    answers = tuple(
        answer(f"place:{n}>{slot.name}", f"Put {colour} on {slot.name}", slots=(slot.slot,))
        for n, colour in enumerate(drawn, 1)
        for slot in empty
    )
    asked = choice(
        "prepare", "launcher", "Put the drawn Data on empty slots.", answers, serial=10, step="Prepare", page=7
    )
    return _at(sample_view(), "Quest", "Prepare", asked)


def discard_view() -> TableView:
    """A token of your choice is discarded."""
    answers = tuple(
        answer(f"discard:{slot.name}", f"Discard {slot.token} of {slot.name}", slots=(slot.slot,))
        for slot in slots()
        if slot.token != "empty"
    )
    asked = choice("discard", "launcher", "Discard 1 Data.", answers, serial=11, step="Discard", page=7)
    return _at(sample_view(), "Quest", "World Activity", asked)


def card_view() -> TableView:
    """A question that lies nowhere on the board."""
    answers = (answer("card:A04", "Loud Exit (A04)"), answer("card:A05", "Quiet Exit (A05)", armed=True))
    return _at(
        sample_view(), "Quest", "World Activity", choice("card", "card", "Which way?", answers, serial=12, page=16)
    )


def without_trace(view: TableView) -> TableView:
    """The same table in the Prologue, where Trace is not in play."""
    return evolve(
        view,
        where=evolve(view.where, scenario="Prologue"),
        seats=tuple(evolve(seat, trace=None) for seat in view.seats),
        body=evolve(view.body, trace=None, trace_dice=0, battery=2),
        map=evolve(view.map, trace=False),
    )


def crowded(view: TableView) -> TableView:
    """The same table with texts 40 per cent longer and names as long as they may be."""
    longer = (
        tuple(evolve(a, label=a.label + " and more" * max(1, len(a.label) * 4 // 90)) for a in view.choice.answers)
        if view.choice
        else ()
    )
    return evolve(
        view,
        seats=tuple(evolve(seat, name=f"{seat.name} of the far towers"[:20]) for seat in view.seats),
        choice=evolve(view.choice, prompt=view.choice.prompt + " It matters more than it seems.", answers=longer)
        if view.choice
        else None,
        scenario=evolve(view.scenario, name="The long way round the tower"),
        patterns=tuple(
            evolve(line, name=f"{line.name} of the Atomic Cable", effect=line.effect * 2) for line in view.patterns
        ),
    )


class SampleSitting:
    """A sitting that shows one view, takes every answer that is listed, and remembers what was given."""

    kind = "ascend"
    title = "Night shift"
    notice = ""
    watching = False
    left_alone = False
    codes: tuple[str, ...] = ()

    def __init__(self, *views: TableView) -> None:
        self.views = list(views) or [sample_view()]
        self.seats = len(self.views[0].seats)
        self.given: list[str] = []
        self.asked_why: list[str] = []
        self.taken_back = 0
        self.settled = 0

    def view(self, seat: int) -> TableView:
        view = self.views[0]
        asked = view.choice if view.choice and view.choice.seat == seat else None
        others = view.others if view.choice is None or asked else (view.choice.seat,)
        return evolve(view, where=evolve(view.where, seat=seat), choice=asked, others=others)

    def moved_on(self) -> bool:
        return False

    def deciders(self) -> tuple[int, ...]:
        asked = self.views[0].choice
        return (asked.seat,) if asked else ()

    def answer(self, seat: int, serial: int, key: str) -> None:
        asked = self.view(seat).choice
        if asked is None or asked.serial != serial or key not in {a.key for a in asked.answers}:
            raise Refused(f"{key} is no answer now.")
        self.given.append(key)
        if len(self.views) > 1:
            self.views.pop(0)

    def why_not(self, seat: int, key: str) -> str:
        self.asked_why.append(key)
        return f"Why not {key}: needs 3, you have 2."

    def undo(self) -> str:
        if not self.views[0].undo:
            raise Refused("Undo stops here: the Attack roll is known.")
        self.taken_back += 1
        return self.views[0].undo

    def redo(self) -> str:
        raise Refused("There is nothing to give again.")

    def take_back(self, seat: int) -> str:
        return self.undo()

    slot_id = "slot-7f3k"
    campaign_slot = ""

    def again(self) -> NewGame:
        return NewGame(self.title, "prologue", (), "")

    def progress(self) -> CampaignView | None:
        return None

    def standing(self, seat: int) -> tuple[StandingLine, ...]:
        return ()

    def set_standing(self, seat: int, rule: str, word: str) -> None:
        raise Refused(f"{rule} is no rule of a card in play.")

    def hint(self, seat: int) -> Callable[[], Hint]:
        if seat not in self.deciders():
            raise Refused("You are asked nothing now.")
        return self.think

    def think(self) -> Hint:
        """What a hint comes to."""
        return Hint("done", '"Done", because that will do.')

    def settle(self) -> None:
        self.settled += 1

    def close(self) -> None:
        pass

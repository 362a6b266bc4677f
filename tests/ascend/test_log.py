"""The log: every class of events has a sentence, with who, the source and the sum."""

from __future__ import annotations

import inspect
import random
import re
from typing import Any, get_type_hints

import pytest

from core.ascend import events as ev
from core.ascend import scenario_events as sev
from core.ascend.content import content
from core.ascend.log import MAKERS, happened, sentence
from core.ascend.names import BLUE, CORRUPTED, GREEN, RED, YELLOW, slot_number
from core.ascend.play import new_table
from core.ascend.setup import NewSeat

NAMES = ("Mira", "Kai")
CLASSES = [
    cls
    for module in (ev, sev)
    for _, cls in inspect.getmembers(module, inspect.isclass)
    if issubclass(cls, tuple) and cls.__module__ == module.__name__
]


def say(event: Any, names: tuple[str, ...] = NAMES) -> str:
    return sentence(event, content(), names)


def test_every_class_of_events_has_a_maker_and_no_other_has() -> None:
    assert len(CLASSES) > 40
    assert set(MAKERS) == set(CLASSES)


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_every_maker_makes_one_sentence_of_any_numbers(cls: type) -> None:
    """With ids that nothing knows, too: a log of another version can still be read."""
    examples = {int: 1, str: "X", bool: True, tuple[int, ...]: (1, 2), tuple[str, ...]: ("C1", "C2")}
    event = cls(*(examples[hint] for hint in get_type_hints(cls).values()))
    said = say(event)
    assert said == "" or (said.endswith(".") and said[0].isupper() and "\n" not in said)


SUMS: list[tuple[Any, str]] = [
    (ev.TraceChanged(0, 5, 7, "Power Plant"), "Mira, Power Plant: Trace 5 + 2 = 7."),
    (ev.TraceChanged(0, 0, 0, "Abandoned Shack"), "Mira, Abandoned Shack: Trace stays 0."),
    (
        ev.Shifted(0, slot_number("2,4"), slot_number("1,4"), BLUE, 0, 3),
        "Mira slides blue 2,4 to 1,4 (4 - 1 = 3 left).",
    ),
    (
        ev.Shifted(1, slot_number("2,2"), slot_number("2,3"), YELLOW, GREEN, 0),
        "Kai switches yellow 2,2 with green 2,3 (1 - 1 = 0 left).",
    ),
    (ev.AssetChanged(0, 0, 2, 1, "Catcher"), "Mira, Catcher: Shield 2 - 1 = 1."),
    (ev.AssetChanged(0, 2, 4, 5, "Long Power", 1), "Mira, Long Power: Power 4 + 1 = 5, 1 lost above 5."),
    (ev.ExpChanged(0, 3, 4, "Hound defeated"), "Mira, Hound defeated: EXP 3 + 1 = 4."),
    (
        ev.TokensGained(0, CORRUPTED, 2, 14, "Reset"),
        "Mira, Reset: 2 corrupted into the Dump, Corrupted pool 16 - 2 = 14.",
    ),
    (ev.TokensGained(0, RED, 0, 0, "Upgrade", 1), "Mira, Upgrade: 0 red into the Dump, red pool stays 0, 1 missing."),
    (ev.TokensDumped(0, (RED, BLUE, RED), "Shield"), "Mira, Shield: 1 blue, 2 red to the Dump."),
    (ev.Wounded(0, 2, 0, 5, 3, "Catcher"), "Mira, Catcher: 2 Wounds, ITG 5 - 2 = 3."),
    (ev.Wounded(0, 3, 2, 5, 4, "Catcher"), "Mira, Catcher: 3 Wounds, 2 stopped by Shield, ITG 5 - 1 = 4."),
    (ev.Wounded(0, 1, 1, 5, 5, "Catcher"), "Mira, Catcher: 1 Wound, 1 stopped by Shield, ITG stays 5."),
    (ev.Wounded(0, 4, 0, 1, 0, "Catcher"), "Mira, Catcher: 4 Wounds, ITG 1 - 1 = 0, 3 more lost."),
    (ev.LimitRaised(0, 6, 5), "Mira, Upgrade: Limiter 5 + 1 = 6, ITG 4 + 1 = 5."),
    (ev.Damaged(0, "enemy.catcher", 3, 2, 0, "Aka"), "Mira, Aka: 3 Damage, Catcher 2 - 2 = 0, 1 more lost."),
    (ev.RuleUsed(1, "Shared Channel"), "Kai uses Shared Channel: another player may Program 1."),
    (ev.RuleUsed(1, "Siphon"), "Kai uses Siphon."),
    (ev.TimeChanged(0, 6, 5), "Time 6 - 1 = 5."),
    (ev.TokenPut(1, "Lesson", "card", 2), "Kai: Lesson on the card 1 + 1 = 2."),
    (ev.BatteryChanged(0, 5, 4, "the BOT stands in"), "Mira, the BOT stands in: battery of the BOT 5 - 1 = 4."),
    (ev.AssetChanged(0, 1, 3, 2, "equip"), "Mira, equipping: Memory 3 - 1 = 2."),
    (ev.BoostBegan(0, "att", 2), "Mira: ATT + 2 until the end of the turn."),
    (ev.DeckLookedAt(0, 2, 1), "Mira looks at 3 cards of the Enemy deck: 2 back on top, 1 at the bottom."),
    (ev.FactionDeckCame(0, "seekers", 12), "The Augments of the Seekers come into play, 12 cards."),
    (ev.TokensFetched(0, (BLUE, BLUE)), "Mira fetches 2 blue from the Dump onto the Launcher."),
    (ev.TestEnded(0, 3, 2), "Mira: Test passed, 3 successes of 2."),
    (ev.TestEnded(0, 1, 2), "Mira: Test failed, 1 success of 2."),
]


@pytest.mark.parametrize(("event", "said"), SUMS, ids=lambda part: part if isinstance(part, str) else "")
def test_sums(event: Any, said: str) -> None:
    assert say(event) == said


NAMED: list[tuple[Any, str]] = [
    (ev.TileRevealed(0, "D2", 11), "Mira reveals D2, Power Plant."),
    (ev.Moved(0, ("B1", "C1", "D1"), "seat"), "Mira moves B1 to C1 to D1."),
    (ev.Moved(0, ("B1", "C1"), "bot"), "The BOT moves B1 to C1."),
    (ev.Moved(0, ("B1", "C1"), "reset"), "Mira is placed on C1, the Shelter."),
    (ev.ExplorationTaken(0, "D2", "token.power"), "Mira takes the Exploration token of D2: gain 1 Power."),
    (ev.EnemyLeft(0, "enemy.catcher", "repelled"), "Mira repels Catcher: no EXP."),
    (ev.EnemyLeft(0, "enemy.catcher", "reset"), "Mira's Catcher is discarded by the Reset."),
    (ev.CardDrawn(0, "A02"), f"A card is drawn: A02, {content().scenarios['prologue'].cards['A02'].name}."),
    (ev.LockMoved(0, slot_number("3,5"), -1), "Mira unlocks 3,5."),
    (ev.LockMoved(0, slot_number("3,5"), slot_number("1,3")), "Mira: a Lock goes from 3,5 onto 1,3."),
    (ev.LockMoved(0, -1, slot_number("1,3")), "Mira: a Lock goes onto 1,3."),
    (ev.EnemyDiceRolled(0, 0, "basic"), "Mira, Enemy dice: symbol basic, number blank, so no Enemy acts."),
    (ev.DiceRerolled(0, (1, 3), ("pulse", "surge"), 1), "Mira rerolls dice 2, 4: pulse, surge; Reroll left 1."),
    (ev.Forced(0, "launch", "done"), "Mira has no Pattern left to launch."),
    (ev.Forced(0, "dump", "dump:2,2"), "Mira: dump 2,2, the only answer."),
    (ev.BranchTaken(0, "Time is 0"), "World Activity: Time is 0."),
    (ev.BranchTaken(0, "otherwise"), "World Activity: no condition holds."),
    (
        ev.GameEnded(0, "A07", False),
        f"The scenario is lost with card A07, {content().scenarios['prologue'].cards['A07'].name}.",
    ),
    (
        ev.ProtocolOffered(1, ("protocol.salvage", "protocol.deep-core")),
        "Kai may keep Salvage or Deep Core.",
    ),
    (ev.ProtocolKept(1, "protocol.salvage"), "Kai keeps the Learning Protocol Salvage."),
    (ev.ProtocolStepDone(0, "protocol.salvage", 2), "Mira completes step 2 of 3 of Salvage."),
    (
        ev.ProtocolStepDone(0, "protocol.salvage", 3),
        "Mira completes step 3 of 3 of Salvage, its ability works from now on.",
    ),
    (ev.RuleUsed(0, "Siphon"), "Mira uses Siphon."),
    (ev.StandingAnswer(0, ("brawler.counterblow",), False), "Mira, standing answer: Counterblow not used."),
    (
        ev.AugmentsDrawn(0, ("reaper.hook",), "class", 2),
        "Mira draws 2 Class Augments and keeps Hook, unequipped.",
    ),
    (ev.AugmentEquipped(0, "reaper.siphon", 3), "Mira equips Siphon for 3 Memory."),
    (ev.AugmentTraded(0, "spartans.shock-lance", 1), "Mira gives Shock Lance to Kai, unequipped."),
    (ev.AugmentBroken(0, "spartans.war-drum"), "Mira's War Drum breaks and leaves the game."),
    (ev.BodyInhabited(0, "body.scout", "market"), "Mira inhabits Scout from the Body Market."),
    (ev.BodyInhabited(0, "body.scout", "other"), "Mira changes to Scout, the other Body."),
    (
        ev.BodyLost(0, "body.scout", "reset"),
        "Mira's Scout is lost by the Reset and goes to the bottom of the Body deck.",
    ),
    (ev.BodyLost(0, "body.hive", "third"), "Mira's Hive is one Body too many and goes to the bottom of the Body deck."),
    (ev.MarketChanged(0, ("body.scout", "body.hive")), "The Body Market has Scout and Hive."),
    (ev.SymbolRolled(0, "special", "Reset"), "Mira, Reset: symbol special, the Body is lost."),
    (ev.DiceSet(0, (1,), "surge"), "Mira turns die 2 to surge."),
    (ev.NumberDieMoved(0, 0), "Mira: the Number die moves to the Top Enemy."),
    (ev.NumberDieMoved(0, -1), "Mira: the Number die leaves the stack, no Enemy acts any more."),
    (ev.FrameReadied(0, "body.scout.2"), "Mira may use a Frame of Scout again."),
    (ev.FrameReadied(0, "reaper.hook"), "Mira may use a Frame of Hook again."),
    (ev.EnemyHanded(0, "enemy.catcher", 1), "Mira hands Catcher to Kai."),
    (ev.EnemyLeft(0, "enemy.catcher", "discarded"), "Mira's Catcher is discarded, without EXP."),
    (ev.Forced(0, "asset", "asset:power"), "Mira: gain Power, the only answer."),
    (ev.Forced(0, "move", "stay"), "Mira cannot move."),
    (ev.NothingHappens(-1, "the deck is empty"), "The table: the deck is empty, so nothing happens."),
    (ev.NothingHappens(0, "Ki: Trace is not in play"), "Mira, Ki: Trace is not in play, so that part does nothing."),
    (
        ev.Forced(0, "way", "way:2", "put 1 Tower on tile 11"),
        "Mira, the only way left: put 1 Tower on Power Plant (11).",
    ),
    (ev.Forced(0, "give", "give:ninkyo.frame-job"), "Mira: give up Frame Job, the only answer."),
]


@pytest.mark.parametrize(("event", "said"), NAMED, ids=lambda part: part if isinstance(part, str) else "")
def test_names_instead_of_ids(event: Any, said: str) -> None:
    assert say(event) == said


def test_what_needs_no_line() -> None:
    assert say(ev.Refilled(0, (), 4)) == ""
    assert say(ev.FirstPlayerPassed(0), ("Mira",)) == "", "alone one always is First Player"
    assert say(ev.Forced(0, "keep", "keep:reaper.hook")) == "", "what is kept is told"


def test_a_heading_stands_only_over_what_happened() -> None:
    run = [
        ev.CardDrawn(0, "A01"),
        ev.TurnBegan(0, 3),
        ev.StepBegan(0, 3, "Planning", "Upgrade"),
        ev.StepBegan(0, 3, "Planning", "Program"),
        ev.Shifted(0, 8, 3, BLUE, 0, 3),
        ev.Shifted(0, 3, 8, BLUE, 0, 2),
        ev.StepBegan(1, 3, "Action", "Move & Trace"),
        ev.Stayed(1, "B1"),
        ev.StepBegan(1, 3, "Combat", "Combat"),
        ev.TurnBegan(1, 4),
    ]
    assert happened(run[1:], content(), NAMES) == (
        "Turn 3, Planning, Program.",
        "Mira slides blue 2,4 to 1,4 (4 - 1 = 3 left).",
        "Mira slides blue 1,4 to 2,4 (3 - 1 = 2 left).",
        "Turn 3, Action, Move & Trace, Kai.",
        "Kai stays on B1.",
    )
    assert happened(run, content(), NAMES)[0].startswith("A card is drawn: A01")


def test_whole_games_can_be_told() -> None:
    luck = random.Random(3)
    for players in (
        (NewSeat("Mira", "walker.red"),),
        (NewSeat("Mira", "walker.green"), NewSeat("Kai", "walker.yellow")),
    ):
        table = new_table("prologue", players, "told")
        for _ in range(400):
            if table.over:
                break
            choice = luck.choice(list(table.pending.values()))
            table.take(choice, luck.choice(choice.options))
        told = happened(table.events, content(), [player.name for player in players])
        assert len(told) > 100
        assert [line for line in told if not line.endswith(".") or re.search(r"\w\.\w", line)] == [], "ids are not told"

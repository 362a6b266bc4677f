"""Every card of the box is played: each frame, Hack, Repel, Augment, ability and reward runs, whatever is answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.ascend.cards.context import Effect, Moment
from core.ascend.cards.rules import Ability, CardRule
from core.ascend.cards.triggers import Trigger
from core.ascend.components import BodyCard, Walker
from core.ascend.content import content
from core.ascend.state import Bot, Combat, State
from tests.ascend.holds import check_tracks
from tests.ascend.tables import FULL, Play, attach, bag, effects_alone, launcher, stand

ALL = content()
Group = tuple[str, tuple[Effect, ...]]


def of_rules(card: str, rules: tuple[CardRule, ...]) -> Iterator[Group]:
    for place, rule in enumerate(rules, 1):
        if isinstance(rule, Trigger | Ability):
            yield f"{card}#{place}", rule.effects


def groups() -> Iterator[Group]:
    """All effects of the box in the groups they are resolved in, with the place they stand on."""
    bodies: list[Walker | BodyCard] = [*ALL.walkers.values(), *ALL.bodies.values()]
    for body in bodies:
        yield from ((f"{body.id} {frame.symbols}", frame.effects) for frame in body.frames)
        yield from of_rules(body.id, body.rules)
    for enemy in ALL.enemies.values():
        yield from ((f"{enemy.id} basic", enemy.basic), (f"{enemy.id} special", enemy.special))
        yield from ((f"{enemy.id} hack {place}", hack.effects) for place, hack in enumerate(enemy.hacks, 1))
        if enemy.repel is not None:
            yield f"{enemy.id} repel", enemy.repel.effects
        yield from of_rules(enemy.id, enemy.rules)
    for augment in ALL.class_augments.values():
        if augment.frame is not None:
            yield f"{augment.id} {augment.frame.symbols}", augment.frame.effects
        yield from of_rules(augment.id, augment.rules)
    yield from ((card.id, card.effects) for card in ALL.faction_augments.values())
    for protocol in ALL.protocols.values():
        yield from ((f"{protocol.id} {place}", step.reward) for place, step in enumerate(protocol.steps, 1))
        yield from of_rules(protocol.id, protocol.rules)
    yield from ((f"tile {tile.number}", tile.effects) for tile in ALL.tiles.values())
    yield from ((token.id, token.effects) for token in ALL.exploration.values())


GROUPS = [group for group in groups() if group[1]]


def rich(players: int) -> tuple[State, Moment]:
    """Seat 0 in the middle of its Combat with some of everything, so that most effects can happen."""
    state = stand("Combat", players, FULL)
    for number, seat in enumerate(state.seats):
        seat.assets, seat.exp, seat.trace, seat.integrity, seat.limit = [2, 3, 2, 1], 3, 5, 4, 6
        seat.slots = launcher("BBB.X .O.G. RR.Y. ..R..")
        seat.locks = 1 << 9
        seat.bag, seat.dump = bag(red=2, green=1), bag(blue=1, corrupted=1)
        seat.bodies = ["body.scout", "body.soldier"] if number == 0 else []
        seat.unequipped, seat.class_deck = ["reaper.siphon"], ["reaper.overkill", "reaper.hook"]
        attach(state, "hound", "zoe", seat=number)
    top = state.seats[0].enemies[0]
    top.damage = 1
    state.faction_decks = {faction: [f"{faction}.{name}" for name in names] for faction, names in DECKS.items()}
    state.market, state.body_deck = ["body.hive", "body.weaver"], ["body.courier"]
    state.combat = Combat(0, 2, dice=["pulse", "surge"], used=[True, False], number=2, at=1, frames=["walker.blue.1"])
    if players == 1:
        state.bot = Bot("A1", 3)
    return state, Moment(2, faces=["pulse", "blank"], enemy=top, source=ALL.basics[0])


DECKS = {
    "seekers": ["field-lens", "tunnel-map"],
    "commoners": ["soup-kitchen"],
    "spartans": ["power-cable"],
    "ninkyo": ["hot-dice"],
}


def finish(play: Play, last: bool) -> None:
    """Answer all questions with the first or the last answer, which are often yes and no."""
    for _ in range(200):
        if not play.table.pending:
            return
        number, choice = next(iter(play.table.pending.items()))
        check_tracks(play.game, {choice.kind, "use", "body"})
        play.say(choice.options[-1 if last else 0].key, seat=number)
    raise AssertionError("it asks without end")


@pytest.mark.parametrize(("players", "last"), [(3, False), (3, True), (1, False), (1, True)])
def test_every_card_runs_whatever_is_answered(players: int, last: bool) -> None:
    assert len(GROUPS) > 400
    for place, effects in GROUPS:
        state, moment = rich(players)
        try:
            play = effects_alone(state, *effects, content=FULL, moment=moment)
            finish(play, last)
        except Exception as fault:  # the card's name is what the reader of a failure needs
            raise AssertionError(f"{place}: {fault!r}") from fault
        check_tracks(play.game, {"use"})


def test_every_frame_and_rule_says_its_numbers() -> None:
    """A number that a card deals, gives or takes stands in its text."""
    for place, effects in GROUPS:
        for effect in effects:
            n = getattr(effect, "n", None)
            fixed = n if isinstance(n, int) else getattr(n, "n", None)
            if isinstance(fixed, int) and abs(fixed) > 1:
                assert str(abs(fixed)) in effect.say(2), f"{place}: {effect.say(2)!r} does not say {fixed}"

"""What the active Scenario card asks for, read from its data: what can be done to bring it forward, and what by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import ceil

from attrs import field, frozen

from core.ascend.cards.acts import Act, OfferedAct
from core.ascend.cards.conditions import comparisons
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.counts import TokensLying
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.token_effects import Put
from core.ascend.cards.triggers import Trigger
from core.ascend.cards.where import Where, holds
from core.ascend.cards.within import inside
from core.ascend.forbidding import forbidden
from core.ascend.game import Game
from core.ascend.phases.quest import acts_in_play
from core.bots.ascend.effects import flatten
from core.bots.ascend.gaps import gap
from core.bots.ascend.outlook import Outlook

LEAST = 0.4
"""What an activity must bring forward to be a goal."""
ASIDE = 1.5
"""What a token is worth that an activity of the active card brings and nothing there asks for."""
USUAL_SUCCESSES = 3
CLOSED = 0.6
"""What is left of an activity where something forbids it now."""


@frozen
class Goal:
    """One way to bring the group forward."""

    missing: int
    """How often it is still needed, at least 1."""
    weight: float
    """What doing it once is worth, on the best tile."""
    owed: tuple[int, ...]
    """Seats that can do it: all, or those whose own token is not there yet."""
    own: bool
    """Each seat does it for itself; none can do it for another."""
    act: Act | None = None
    gains: Mapping[str, float] = field(factory=dict, hash=False)
    """For an activity, what it is worth on each tile where it can be done."""
    single: bool = False
    """It can be done by one seat on a tile, then no more there."""
    at_once: int = 99
    """How many seats can do it in one turn."""
    family: str = ""
    """Launching a pattern of this family does it."""
    rid: bool = False
    """An Enemy that leaves does it."""


def test_of(act: Act) -> Test | None:
    """The Test an activity asks for, None when it needs none."""
    return next((effect for effect in flatten(act.effects) if isinstance(effect, Test)), None)


def goals(outlook: Outlook, number: int) -> tuple[Goal, ...]:
    """The goals of the active card as a seat can serve them; none before the first card is drawn."""
    return (*_by_events(outlook), *_by_acts(outlook, number))


# -- events ----------------------------------------------------------------------------------------------------


def _by_events(outlook: Outlook) -> Iterator[Goal]:
    """Patterns to launch and Enemies to be rid of, where that puts a token that is counted."""
    game = outlook.game
    everybody = tuple(range(game.players))
    for count, missing, weight in _counted(outlook):
        owners = game.state.marked.get(count.token, ())
        for rule in outlook.card.rules:
            if not isinstance(rule, Trigger):
                continue
            put = _put(rule.effects, count)
            if put is None:
                continue
            owed = tuple(seat for seat in everybody if seat not in owners) if put.yours else everybody
            if rule.on == "launched":
                yield Goal(missing, weight, owed, put.yours, family=rule.of or "any")
            elif rule.on == "enemy-left":
                yield Goal(missing, weight, owed, put.yours, rid=True)


def _counted(outlook: Outlook) -> Iterator[tuple[TokensLying, int, float]]:
    """The tokens that a stake asks for beside the map, how many are missing, and what each is worth."""
    context = Context(outlook.game.state.first, "")
    for stake in outlook.wanted:
        for when in comparisons(stake.when) if not stake.threat else ():
            if isinstance(when.left, TokensLying) and when.sign == ">=":
                missing = round(gap(when, outlook.game, context))
                if missing > 0:
                    yield when.left, missing, stake.weight


def _put(effects: Iterable[Effect], count: TokensLying) -> Put | None:
    for effect in flatten(effects):
        if isinstance(effect, Put) and effect.token == count.token and effect.place == count.place:
            return effect
    return None


# -- activities ------------------------------------------------------------------------------------------------


def _by_acts(outlook: Outlook, number: int) -> Iterator[Goal]:
    for play in acts_in_play(outlook.game):
        act = play.act
        owed = tuple(seat for seat in range(outlook.game.players) if may_ever(outlook.game, seat, act))
        if not owed:
            continue
        seat = number if number in owed else owed[0]
        gains = act_gains(outlook, seat, play)
        best = max(gains.values(), default=None)
        if best is None and act.tile:
            best = outlook.act_gain(seat, act, outlook.game.state.seats[seat].tile, USUAL_SUCCESSES)
            best = best or _aside(outlook, act)
        if best is not None and best > LEAST:
            own = act.limit == "once each" or any(isinstance(e, Put) and e.yours for e in flatten(act.effects))
            good = {place: gain for place, gain in gains.items() if gain > LEAST}
            yield Goal(
                _times(outlook, best),
                best,
                owed,
                own,
                act=act,
                gains=good,
                single=any(outlook.used_up(seat, act, place) for place in list(good)[:1]),
                at_once=_at_once(outlook.game, act),
            )


def act_gains(outlook: Outlook, number: int, play: OfferedAct) -> dict[str, float]:
    """What an activity of the seat is worth on each tile where it can be done, its price apart."""
    act = play.act
    places = act_places(outlook.game, number, act)
    fixed = not any(isinstance(part, Where) for part in inside((act.cost, act.effects)))
    gains: dict[str, float] = {}
    for place in places:
        if fixed and gains:
            gains[place] = next(iter(gains.values()))
        else:
            gains[place] = outlook.act_gain(number, act, place, USUAL_SUCCESSES) or _aside(outlook, act)
    return {
        place: gain * (CLOSED if _closed(outlook.game, number, play, place) else 1.0) for place, gain in gains.items()
    }


def _closed(game: Game, number: int, play: OfferedAct, place: str) -> bool:
    """Whether something keeps the activity from being done on a tile, which may be got out of the way."""
    return not play.of_sheet and forbidden(game, number, "act", place)


def _aside(outlook: Outlook, act: Act) -> float:
    """What tokens are worth that the active card brings and does not count: they are asked for later."""
    if act in outlook.card.acts and any(isinstance(effect, Put) for effect in flatten(act.effects)):
        return ASIDE
    return 0.0


def act_places(game: Game, number: int, act: Act) -> list[str]:
    """The tiles where the seat could do an activity, its price apart; ``game`` has nothing hidden.

    Face-down tiles are among them, for who comes there turns them up.
    """
    if act.tile:
        return [place for place, tile in game.state.tiles.items() if tile.number == act.tile]
    if act.where is None:
        return list(game.state.tiles)
    return [place for place in game.state.tiles if holds(act.where, game, Context(number, "", at=place), place)]


def may_ever(game: Game, number: int, act: Act) -> bool:
    """Whether the seat may do an activity while its card lies there, the place and the price apart."""
    seats = game.state.seats
    if act.id in seats[number].acts_done:
        return False
    if act.limit == "once" and any(act.id in seat.acts_done for seat in seats):
        return False
    yours = next((e.token for e in flatten(act.effects) if isinstance(e, Put) and e.yours), "")
    if number in game.state.marked.get(yours, ()):
        return False
    return act.needs is None or act.needs.holds(game, Context(number, ""))


def _at_once(game: Game, act: Act) -> int:
    """How many seats can do an activity in one turn."""
    if act.limit == "once":
        return 1
    return act.cap.value(game, Context(game.state.first, "")) if act.cap is not None else game.players


def _times(outlook: Outlook, gain: float) -> int:
    """How often an activity that brings so much is still needed, about."""
    context = Context(outlook.game.state.first, "")
    wanted = [stake for stake in outlook.wanted if not stake.threat]
    total = min(
        (stake.weight * far for stake in wanted if (far := gap(stake.when, outlook.game, context))), default=gain
    )
    return max(1, ceil(total / gain - 0.01))

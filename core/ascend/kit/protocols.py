"""Learning Protocols: three steps in order, each with its reward at once, then a lasting ability (rulebook p.9)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.context import Context, Effect, Moment
from core.ascend.components import ProtocolStep
from core.ascend.game import Game


def step_done_by(game: Game, number: int, word: str, moment: Moment) -> tuple[Effect, ...] | None:
    """Count an event towards the current step; the reward when that completes it, else None."""
    step = game.kit(number).step
    if step is None or step.on != word or (step.of and step.of not in moment.tags):
        return None
    if step.when is not None and not step.when.holds(game, Context(number, "", moment=moment)):
        return None
    seat = game.state.seats[number]
    seat.protocol_count += 1
    return _complete(game, number, step) if seat.protocol_count >= step.times else None


def step_done_by_state(game: Game, number: int) -> tuple[Effect, ...] | None:
    """The reward of the current step when the state it waits for is reached, else None."""
    step = game.kit(number).step
    if step is None or step.have is None or not step.have.holds(game, Context(number, "")):
        return None
    return _complete(game, number, step)


def protocol_context(game: Game, number: int) -> Context:
    """What a reward stands on."""
    return Context(number, game.content.protocols[game.state.seats[number].protocol].name)


def _complete(game: Game, number: int, step: ProtocolStep) -> tuple[Effect, ...]:
    seat = game.state.seats[number]
    seat.protocol_step += 1
    seat.protocol_count = 0
    game.recard(number)
    game.emit(ev.ProtocolStepDone(number, seat.protocol, seat.protocol_step))
    return step.reward

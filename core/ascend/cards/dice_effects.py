"""Effects on dice and on the course of a combat (rulebook p.8, p.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import one_of
from core.ascend.cards.context import Context
from core.ascend.cards.gains import ONE
from core.ascend.names import BLANK, PULSE, SURGE
from core.ascend.options import NO, Dice, Pick
from core.ascend.rolls import alike_sets, reroll_by_card, roll_faces, spend_rerolls
from core.engine.choice import Choice, Option, choose

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class Reroll:
    """Reroll up to n own dice of the roll that is answered; not a use of Reroll assets (p.8)."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        assert context.moment is not None, "Reroll answers a roll"
        await reroll_by_card(game, context.seat, context.moment.faces, self.n.value(game, context), context.why)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there are dice."""
        return context.moment is not None and bool(context.moment.faces)

    def say(self, players: int) -> str:
        number = self.n.say(players)
        return f"reroll up to {number} of your dice" if number != "1" else "reroll 1 of your dice"


@frozen
class SetDice:
    """Turn up to n own dice of the roll that is answered to a face."""

    face: str = field(validator=one_of(PULSE, SURGE, BLANK))
    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        assert context.moment is not None, "SetDice answers a roll"
        faces = context.moment.faces
        others = [die for die, face in enumerate(faces) if face != self.face]
        sets = alike_sets([faces[die] for die in others], self.n.value(game, context))
        options: list[Option] = [NO, *(Dice("set", tuple(others[die] for die in dice)) for dice in sets)]
        choice = Choice(context.seat, "set-dice", options, optional=True, about=(self.face, *faces), page=15)
        option = await choose(choice)
        if isinstance(option, Dice):
            for die in option.dice:
                faces[die] = self.face
            game.emit(ev.DiceSet(context.seat, option.dice, self.face))

    def possible(self, game: Game, context: Context) -> bool:
        """Whether a die shows another face."""
        return context.moment is not None and any(face != self.face for face in context.moment.faces)

    def say(self, players: int) -> str:
        number = self.n.say(players)
        return f"turn {'1' if number == '1' else f'up to {number}'} of your dice to a {self.face}"


@frozen
class Shift:
    """The Number die moves n cards toward the Top Enemy without a frame; off the Top Enemy it leaves."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        combat = game.state.combat
        if combat is None or combat.at < 0:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: the Number die lies on no Enemy"))
            return
        combat.at = max(-1, combat.at - self.n.value(game, context))
        game.emit(ev.NumberDieMoved(context.seat, combat.at))

    def possible(self, game: Game, context: Context) -> bool:
        """Whether the die lies on an Enemy."""
        return game.state.combat is not None and game.state.combat.at >= 0

    def say(self, players: int) -> str:
        number = self.n.say(players)
        return f"move the Number die {number} {'card' if number == '1' else 'cards'} toward the Top Enemy"


@frozen
class Ready:
    """Used Combat Frames may be activated again in this combat."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        combat = game.state.combat
        for _ in range(self.n.value(game, context)):
            if combat is None or not combat.frames:
                game.emit(ev.NothingHappens(context.seat, f"{context.why}: no Frame was used"))
                return
            picks = [Pick("frame", frame) for frame in dict.fromkeys(combat.frames)]
            option: Pick = await choose(Choice(context.seat, "ready", picks, about=(context.why,), page=15))
            combat.frames = [frame for frame in combat.frames if frame != option.what]
            game.emit(ev.FrameReadied(context.seat, option.what))

    def possible(self, game: Game, context: Context) -> bool:
        """Whether a Frame was used."""
        return game.state.combat is not None and bool(game.state.combat.frames)

    def say(self, players: int) -> str:
        number = self.n.say(players)
        return f"you may activate {number} used Combat {'Frame' if number == '1' else 'Frames'} again"


@frozen
class Roll:
    """Roll player dice; what follows on the card reads their faces."""

    n: Amount

    async def run(self, game: Game, context: Context) -> None:
        assert context.moment is not None, "Roll needs a moment to leave its dice in"
        faces = roll_faces(game, context.seat, self.n.value(game, context), context.why)
        await spend_rerolls(game, context.seat, faces, context.why, 8)
        context.moment.faces = faces

    def say(self, players: int) -> str:
        return f"roll {self.n.say(players)} dice"

"""A hidden code of dice tokens in a row on a special card: questions about it, and tries (campaign, ask)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend import scenario_events as sev
from core.ascend.cards.checks import one_of
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.saying import done
from core.ascend.lying import dice_on
from core.ascend.names import BLANK, PULSE, SURGE
from core.ascend.options import Pick
from core.ascend.running import run_effects
from core.engine.choice import Choice, choose
from core.engine.wording import plural

if TYPE_CHECKING:
    from core.ascend.game import Game

FACES = (PULSE, SURGE, BLANK)
TURNED = "the code has turned: each slot's token is one slot further right, the last is the first"
"""What is written down when a code turns."""
QUESTIONS = {
    "count": "name a face and learn how many slots show it",
    "same": "name two slots and learn whether they are equal",
    "slot": "learn what one slot shows",
}


@frozen
class Ask:
    """A question about the hidden tokens in a row on a special card; the answer is written down for all."""

    what: str = field(validator=one_of(*QUESTIONS))
    token: str
    card: str

    async def run(self, game: Game, context: Context) -> None:
        code = [die.face for die in dice_on(game.state, self.card, self.token)]
        answers = told(self.what, code)
        if not answers:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: no {self.token} is hidden"))
            return
        picks = [Pick("ask", word) for word in answers]
        option: Pick = await choose(Choice(context.seat, "ask", picks, about=(context.why, self.what), page=19))
        learned = answers[option.what]
        game.state.learned.append(learned)
        game.emit(sev.CodeTold(context.seat, learned))
        game.reveal("something was learned about the code")

    def possible(self, game: Game, context: Context) -> bool:
        """Whether tokens lie there."""
        return bool(dice_on(game.state, self.card, self.token))

    def say(self, players: int) -> str:
        return QUESTIONS[self.what]


def told(what: str, code: Sequence[str]) -> dict[str, str]:
    """What a question of a sort tells about a code, by what is named."""
    return {"count": _count, "same": _same, "slot": _slot}[what](code)


def _count(code: Sequence[str]) -> dict[str, str]:
    """For each face, how many slots show it."""
    return {face: f"{plural(code.count(face), 'slot')} with {face}" for face in FACES if code}


def _same(code: Sequence[str]) -> dict[str, str]:
    """For each pair of slots, whether they are equal."""
    found = {}
    for a, b in combinations(range(len(code)), 2):
        equal = "equal" if code[a] == code[b] else "different"
        found[f"{a + 1},{b + 1}"] = f"slots {a + 1} and {b + 1} are {equal}"
    return found


def _slot(code: Sequence[str]) -> dict[str, str]:
    """For each slot, what it shows."""
    return {str(place): f"slot {place} is {face}" for place, face in enumerate(code, 1)}


def told_by_try(named: Sequence[str], code: Sequence[str]) -> str:
    """What a try tells: how many of the slots that were named are right."""
    hits = sum(face == guess for face, guess in zip(code, named, strict=True))
    return f"{', '.join(named)}: {hits} right"


@frozen
class Try:
    """Name what every slot shows: ``right`` when all are, else ``wrong``; how many are right is told."""

    token: str
    card: str
    right: tuple[Effect, ...]
    wrong: tuple[Effect, ...]

    async def run(self, game: Game, context: Context) -> None:
        code = dice_on(game.state, self.card, self.token)
        named: list[str] = []
        for _ in code:
            picks = [Pick("face", face) for face in FACES]
            option: Pick = await choose(Choice(context.seat, "try", picks, about=(context.why, *named), page=19))
            named.append(option.what)
        hits = sum(die.face == face for die, face in zip(code, named, strict=True))
        learned = told_by_try(named, [die.face for die in code])
        game.state.learned.append(learned)
        game.emit(sev.CodeTold(context.seat, learned))
        game.reveal("the code was tried")
        await run_effects(game, self.right if hits == len(code) else self.wrong, context)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether tokens lie there."""
        return bool(dice_on(game.state, self.card, self.token))

    def say(self, players: int) -> str:
        return (
            f"name what every slot shows and learn how many are right: all right, {done(self.right, players)}; "
            f"else {done(self.wrong, players)}"
        )


@frozen
class TurnCode:
    """Each token of the row moves one slot on, the last to the first."""

    token: str
    card: str

    async def run(self, game: Game, context: Context) -> None:
        code = dice_on(game.state, self.card, self.token)
        faces = [die.face for die in code]
        for die, face in zip(code, faces[-1:] + faces[:-1], strict=True):
            die.face = face
        game.state.learned.append(TURNED)
        game.emit(sev.CodeTold(context.seat, TURNED))

    def say(self, players: int) -> str:
        return "the code turns: each slot's token moves one slot to the right, the last to the first"

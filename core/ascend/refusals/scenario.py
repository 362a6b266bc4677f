"""Why not, in questions of Scenario cards: a tile to name, tokens to carry, an Augment to give up."""

from __future__ import annotations

from core.ascend.options import Amount
from core.ascend.refusals.asked import Asked, Reason, among
from core.ascend.refusals.places import no_tile
from core.engine.wording import shown


def place(asked: Asked, _word: str, what: str) -> str:
    """A tile that the card does not mean."""
    if asked.choice.kind != "tile":
        return f"Nothing asks you to name a tile now: this is {asked.step}."
    if what not in asked.game.state.tiles:
        return no_tile(asked.game, what)
    return f"{what} is none of the tiles that {asked.choice.about[0]} means, {among(asked.picks())}."


def carry(asked: Asked, _word: str, what: str) -> str:
    """More tokens than can be taken along."""
    if asked.choice.kind != "carry":
        return f"There is nothing to carry now: this is {asked.step}."
    most = max(option.n for option in asked.choice.options if isinstance(option, Amount))
    return f"You can take 0 to {most} {asked.choice.about[0]} tokens along, not {shown(what)}."


def give(asked: Asked, _word: str, what: str) -> str:
    """An Augment that cannot be given up."""
    if asked.choice.kind != "give":
        return f"Nothing asks you to give up an Augment now: this is {asked.step}."
    return f"{asked.named(what)} is no equipped Faction Augment of yours, {among(asked.picks())}."


def ask(asked: Asked, _word: str, what: str) -> str:
    """Something that cannot be asked about the code."""
    if asked.choice.kind not in ("ask", "try"):
        return f"Nothing is asked about a code now: this is {asked.step}."
    return f"{shown(what) or 'Nothing'} is not among the {among(asked.picks())}."


def boss(asked: Asked, _word: str, what: str) -> str:
    """A target that Damage cannot be aimed at."""
    if asked.choice.kind not in ("aim", "track"):
        return f"Nothing asks you to aim at a boss now: this is {asked.step}."
    return f"{shown(what) or 'Nothing'} is not among the {among(asked.picks())}."


REASONS: dict[str, Reason] = {
    "aim": boss,
    "track": boss,
    "ask": ask,
    "face": ask,
    "tile": place,
    "carry": carry,
    "give": give,
}

"""Answers by name, without their sums: for undo and redo, where no game stands behind them any more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.ascend.names import SEAT_LETTERS, slot_name
from core.ascend.options import Amount, Dice, FrameUse, Go, Launch, OnSlot, Pick, Place, Plain, Shift, Trade
from core.engine.choice import Option
from core.engine.wording import plural


def short(option: Option, names: Sequence[str] = ()) -> str:
    """What an answer was: ``slide 2,4 to 1,4``, ``equip Wide Scythe``.

    ``names`` are the players' by seat; without them a player is told by the number of the seat.
    """
    if isinstance(option, Trade):
        return f"trade {card_name(option.card)} to {_player(option.to, names)}"
    if isinstance(option, Pick) and option.word == "seat":
        return f"choose {_player(SEAT_LETTERS.index(option.what), names)}"
    return _SHORT[type(option)](option)


def _player(seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else f"seat {seat + 1}"


_CAPITALS = {"exp": "EXP", "zoe": "Z.O.E."}
"""Words of ids that are written otherwise than with one capital letter."""


def card_name(known_as: str) -> str:
    """A card by its id, or that of a rule or Frame on it, as words: ``reaper.wide-scythe#1`` is ``Wide Scythe``."""
    parts = known_as.partition("#")[0].split(".")
    if parts[0] == "walker":
        return "the Walker"
    name = parts[1] if len(parts) > 1 else parts[0]
    return " ".join(_CAPITALS.get(word) or word.capitalize() for word in name.split("-"))


def _shift(option: Shift) -> str:
    joint = "to" if option.word == "slide" else "with"
    return f"{option.word} {slot_name(option.start)} {joint} {slot_name(option.end)}"


def _launch(option: Launch) -> str:
    family, _, rest = option.source.partition(".")
    match family:
        case "hack" | "repel":
            return f"launch a {family.capitalize()}"
        case "bot":
            return "charge the BOT"
        case "augment":
            return f"launch {card_name(rest)}"
        case _:
            return f"launch {card_name(option.source)}"


_PLAIN = {"effect": "use the District Effect", "skip": "no District Effect", "bot": "the BOT stands in"}
_UPGRADES = {"raise": "raise the limit", "augment": "draw 2 Augments"}
_PICKS: dict[str, Callable[[str], str]] = {
    "upgrade": lambda what: _UPGRADES.get(what, f"gain {what.removeprefix('gain.')} Data"),
    "act": lambda what: "do a Player Activity",
    "card": lambda what: f"draw card {what}",
    "asset": lambda what: f"gain {what.capitalize()}",
    "lose": lambda what: f"lose {what.capitalize()}",
    "colour": lambda what: f"gain {what} Data",
    "core": lambda what: f"Core Data {what}",
    "enemy": lambda what: "choose an Enemy",
    "way": lambda what: f"choose way {what}",
    "look": lambda what: f"put a card {'on top' if what == 'top' else 'to the bottom'}",
    "row": lambda what: f"dump row {what}",
    "jump": lambda what: f"go to {what}",
    "fetch": lambda what: f"fetch {what} Data",
    "frame": lambda what: f"ready a Frame of {card_name(what)}",
    "keep": lambda what: f"keep {card_name(what)}",
    "protocol": lambda what: f"keep {card_name(what)}",
    "body": lambda what: f"give back {card_name(what)}",
    "aim": lambda what: f"aim at the {'Top Enemy' if what == 'enemy' else 'boss'}",
    "track": lambda what: f"hit {what}",
    "ask": lambda what: f"ask about {what}",
    "face": lambda what: f"name {what}",
    "tile": lambda what: f"choose {what}",
    "give": lambda what: f"give up {card_name(what)}",
    "market": lambda what: f"put {card_name(what)} under the deck",
}
"""By the first word of the key; the other words stand before the name of a card or tile as they are."""


def _pick(option: Pick) -> str:
    maker = _PICKS.get(option.word)
    if maker is not None:
        return maker(option.what)
    return f"{option.word} {option.what if option.word == 'reveal' else card_name(option.what)}"


_SHORT: dict[type, Callable[[Any], str]] = {
    Plain: lambda option: _PLAIN.get(option.word, option.word),
    Shift: _shift,
    Launch: _launch,
    Go: lambda option: f"{'move the BOT' if option.word == 'bot' else 'move'} to {option.path[-1]}",
    OnSlot: lambda option: f"{option.word.removeprefix('upgrade.')} {slot_name(option.slot)}",
    Pick: _pick,
    Amount: lambda option: f"{option.n} {option.word.capitalize()}",
    Dice: lambda option: f"{'turn' if option.word == 'set' else 'reroll'} {plural(len(option.dice), 'die', 'dice')}",
    FrameUse: lambda option: f"a Frame of {card_name(option.frame)} with {plural(len(option.dice), 'die', 'dice')}",
    Place: lambda option: f"place a token on {slot_name(option.slot)}",
}

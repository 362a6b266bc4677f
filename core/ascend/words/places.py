"""Questions on the map: moving, revealing, District effects, the BOT standing in (rulebook p.11, p.14, p.21)."""

from __future__ import annotations

import re

from core.ascend.cards.context import Context, Moment
from core.ascend.cards.saying import say_all
from core.ascend.district import tile_effects
from core.ascend.figures import figure_tile
from core.ascend.game import Game
from core.ascend.kit.reading import mov
from core.ascend.options import Go, Pick, Plain
from core.ascend.trace import tile_trace
from core.ascend.words.maker import KindLabels, Labels, Prompts
from core.ascend.words.sums import trace_sum, with_sums
from core.engine.choice import Choice
from core.engine.wording import change, plural


def _move(game: Game, choice: Choice) -> str:
    if choice.about:
        return f"{choice.about[0]}: move, or stay? Your Trace does not rise."
    words = {option.word for option in choice.options if isinstance(option, Go | Plain)}
    bot = plural(game.content.bot.mov, "tile")
    if "stay" not in words:
        return f"Move the BOT up to {bot}, or leave it."
    text = f"Move up to {plural(mov(game, choice.seat), 'tile')}, or stay"
    text += f"; the BOT may move up to {game.content.bot.mov}." if "bot" in words else "."
    return text if game.seat(choice.seat).trace is None else f"{text} Either way your Trace rises."


def _district(game: Game, choice: Choice) -> str:
    """The effect of the own tile; where only the BOT's could do something, that is what is asked about."""
    effect = _explained(_tile_effect(game, game.seat(choice.seat).tile))
    if any(option.key == "effect" for option in choice.options):
        return f"{effect} Use it?"
    return f"{effect} That does nothing now. Use the tile of the BOT instead?"


def _stay(game: Game, choice: Choice, _option: Plain) -> str:
    here = figure_tile(game, choice.seat)
    return f"Stay on {here}{'' if choice.about else _tile_sum(game, choice.seat, here, moved=False)}"


def _go(game: Game, choice: Choice, option: Go) -> str:
    place = option.path[-1]
    free = bool(choice.about) or option.word == "bot"
    trace = "" if free else _tile_sum(game, choice.seat, place, moved=True)
    return f"{'BOT to' if option.word == 'bot' else 'Go to'} {_named(game, place)}{trace}"


def _tile_sum(game: Game, number: int, place: str, moved: bool) -> str:
    if game.seat(number).trace is None or not game.state.tiles[place].up:
        return ""
    return f": {trace_sum(game, number, tile_trace(game, number, place, moved))}"


def _named(game: Game, place: str) -> str:
    tile = game.state.tiles[place]
    return f"{place}, {game.content.tiles[tile.number].name if tile.up else 'face down'}"


def _tile_effect(game: Game, place: str) -> str:
    """Name and effect of a revealed tile: ``Server Farm: Gain 2 Memory.``"""
    tile = game.content.tiles[game.state.tiles[place].number]
    return f"{tile.name}: {say_all(tile.effects, game.players)}"


_KEYWORDS = {
    "Prepare": ("draw {n} Data and place it", "draw {n} Data and place them"),
    "Program": ("up to {n} slide or switch", "up to {n} slides or switches"),
}
"""Keywords of Launcher work in a few words, for one and for several."""


def _explained(text: str) -> str:
    """A tile's effect in which such keywords are told: ``Kiosk: Prepare 2: draw 2 Data and place them.``"""

    def told(found: re.Match[str]) -> str:
        word, n = found.groups()
        few = _KEYWORDS[word][n != "1"].format(n=n)
        whole = text[: found.start()].endswith(": ") and text[found.end() :] == "."
        return f"{found[0]}: {few}" if whole else f"{found[0]} ({few})"

    return re.sub(r"\b(Prepare|Program) (\d+)", told, text)


def _effect(game: Game, choice: Choice, _option: Plain) -> str:
    tile = game.content.tiles[game.state.tiles[game.seat(choice.seat).tile].number]
    sums = with_sums(game, tile.effects, Context(choice.seat, tile.name, moment=Moment()))
    return "Use it" if sums == say_all(tile.effects, game.players) else f"Use it: {sums}"


def _skip(_game: Game, choice: Choice, _option: Plain) -> str:
    own = any(option.key == "effect" for option in choice.options)
    return "Do not use it" if own else "No, keep the battery"


def stand_in(game: Game, choice: Choice, _option: Plain) -> str:
    """The BOT standing in: what it costs, how the Trace of its tile takes the place of the own tile's (rulebook p.21),
    and then what its tile does."""
    bot = game.state.bot
    assert bot is not None, "only a BOT in play stands in"
    battery = f"BOT on {bot.tile}, battery {change(bot.battery, bot.battery - 1)}"
    if choice.kind != "district":
        return f"{battery}: it stands in for you"
    instead = tile_trace(game, choice.seat, bot.tile, bot.moved) - game.seat(choice.seat).tile_trace
    instead = instead if game.seat(choice.seat).trace is not None else 0
    trace = f", {trace_sum(game, choice.seat, instead)} for its tile instead of yours" if instead else ""
    tile = game.content.tiles[game.state.tiles[bot.tile].number]
    effects, context = tile_effects(game, choice.seat, bot.tile), Context(choice.seat, tile.name, moment=Moment())
    return f"{battery}{trace}. Then {tile.name}: {with_sums(game, effects, context, instead)}"


def _reveal(_game: Game, choice: Choice) -> str:
    within = choice.about[0]
    return "Reveal a face-down tile beside you." if within == 1 else f"Reveal a face-down tile within {within} tiles."


def _place(game: Game, _choice: Choice, option: Pick) -> str:
    return f"Go to {_named(game, option.what)}"


PROMPTS: Prompts = {
    "move": _move,
    "district": _district,
    "reveal": _reveal,
    "jump": lambda game, choice: f"{choice.about[0]}: on which tile do you put your Character? No Trace for it.",
}
LABELS: Labels = {
    "move": _go,
    "bot": _go,
    "reveal": lambda game, choice, option: f"Reveal {option.what}",
    "jump": _place,
}
KIND_LABELS: KindLabels = {
    ("move", "stay"): _stay,
    ("move", "done"): "Leave the BOT where it is",
    ("district", "effect"): _effect,
    ("district", "skip"): _skip,
    ("district", "bot"): stand_in,
    ("launch", "bot"): stand_in,
}

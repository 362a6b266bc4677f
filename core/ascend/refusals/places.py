"""Why not, on the map: moving, staying, revealing, and the BOT standing in (rulebook p.11, p.14, p.21)."""

from __future__ import annotations

from itertools import pairwise

from core.ascend.components import MapPlace
from core.ascend.figures import distance, figure_tile, ways
from core.ascend.game import Game
from core.ascend.kit.reading import has, mov
from core.ascend.options import Go
from core.ascend.refusals.asked import Asked, Reason, among
from core.engine.wording import plural, shown

_FAR = 99
"""More steps than any map has."""


def move(asked: Asked, word: str, what: str) -> str:
    """A way that the Character (``move``) or the BOT (``bot``) cannot go."""
    if asked.choice.kind != "move":
        return f"Characters move in the Move & Trace step; {asked.instead_of('Move & Trace')}."
    game, bot = asked.game, asked.game.state.bot
    if word == "bot" and bot is None:
        return "The BOT is not in play: there is none to move."
    if not asked.offers(word):
        done = "The BOT has moved" if word == "bot" else "You have moved or stayed"
        return f"{done} already: once in each Move & Trace step."
    path = what.split(">")
    for name in path:
        if name not in game.state.tiles:
            return no_tile(game, name)
    if word == "bot" and bot is not None:
        return _way(game, bot.tile, game.content.bot.mov, path, "The BOT")
    passing = has(game, asked.number, "pass")
    return _way(game, figure_tile(game, asked.number), _reach(asked), path, "You", passing)


def _reach(asked: Asked) -> int:
    """How far the Character may go: MOV, or what an effect allows."""
    if not asked.choice.about:
        return mov(asked.game, asked.number)
    return max((len(option.path) - 1 for option in asked.choice.options if isinstance(option, Go)), default=0)


def no_tile(game: Game, name: str) -> str:
    """A place that the map does not have."""
    places = list(game.state.tiles)
    return f"There is no tile {shown(name)} on this map: it has {len(places)}, from {places[0]} to {places[-1]}."


def _way(game: Game, own: str, most: int, path: list[str], who: str, passing: bool = False) -> str:
    end = path[-1]
    if end == own:
        return f"{who} {'are' if who == 'You' else 'is'} on {end} already: a move leads to another tile."
    if len(path) > 1 and path[0] != own:
        return f"{who} cannot start on {path[0]}: this move starts on {own}."
    if fault := _broken(game, path, passing) or _too_far(game, own, end, most):
        return fault
    way = ways(game, own, most, passing).get(end)
    if way is None:
        return _face_down(next(name for name in _straight(game, own, end)[1:-1] if not game.state.tiles[name].up))
    return f"The way to {end} is {' > '.join(way)}, {plural(len(way) - 1, 'step')}."


def _broken(game: Game, path: list[str], passing: bool) -> str:
    """What is wrong within a way of several steps; a way that only names its ends says nothing of its steps."""
    if len(path) < 3:
        return ""
    for here, there in pairwise(path):
        if there not in game.sheet.map[here].beside:
            return _gap(here, there)
    if passing:
        return ""
    return next((_face_down(name) for name in path[1:-1] if not game.state.tiles[name].up), "")


def _too_far(game: Game, own: str, end: str, most: int) -> str:
    steps = distance(game, own, _FAR)[end]
    if steps <= most:
        return ""
    places = game.sheet.map
    if _hexes(places[own], places[end]) <= most:
        return _gap(own, end)
    return f"{end} is {plural(steps, 'step')} away, MOV is {most}."


def _gap(here: str, there: str) -> str:
    return f"{here} and {there} do not touch: empty spaces cannot be crossed."


def _face_down(name: str) -> str:
    return f"A move stops on {name}, which is face down: find a way around it."


def _hexes(a: MapPlace, b: MapPlace) -> int:
    """Distance as if every space held a tile."""
    dq, dr = a.q - b.q, a.r - b.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def _straight(game: Game, start: str, end: str) -> list[str]:
    """A shortest way over all tiles, face-down ones too."""
    steps = distance(game, end, _FAR)
    way = [start]
    while way[-1] != end:
        beside = (name for name in game.sheet.map[way[-1]].beside if name in steps)
        way.append(min(beside, key=lambda name: steps[name]))
    return way


def stay(asked: Asked, _word: str, _what: str) -> str:
    """Staying when it is not asked, or no more."""
    if asked.choice.kind != "move":
        return f"To stay is an answer of the Move & Trace step; {asked.instead_of('Move & Trace')}."
    return "You have moved or stayed already: once in each Move & Trace step."


def reveal(asked: Asked, _word: str, what: str) -> str:
    """A tile that this effect cannot reveal."""
    game = asked.game
    if asked.choice.kind != "reveal":
        return f"Nothing asks you to choose a tile to reveal now: this is {asked.step}."
    if what not in game.state.tiles:
        return no_tile(game, what)
    if game.state.tiles[what].up:
        hidden = sum(not tile.up for tile in game.state.tiles.values())
        return f"{what} is face up already: {plural(hidden, 'tile is', 'tiles are')} face down."
    (within,) = asked.choice.about
    steps = distance(game, figure_tile(game, asked.number), _FAR)[what]
    return f"{what} is {plural(steps, 'step')} away: this reveals a tile within {within}."


def jump(asked: Asked, _word: str, what: str) -> str:
    """A tile where this effect cannot put the Character."""
    game = asked.game
    if asked.choice.kind != "jump":
        return f"Nothing puts your Character on another tile now: this is {asked.step}."
    if what not in game.state.tiles:
        return no_tile(game, what)
    here = figure_tile(game, asked.number)
    if what == here:
        return f"You are on {what} already, {among(asked.picks())}."
    if not game.state.tiles[what].up:
        return f"{what} is face down: only revealed tiles will do, {among(asked.picks())}."
    steps = distance(game, here, _FAR)[what]
    return f"{what} is {plural(steps, 'step')} away, too far for {asked.choice.about[0]}, {among(asked.picks())}."


def stand_in(asked: Asked) -> str:
    """The BOT when it cannot stand in."""
    bot = asked.game.state.bot
    if bot is None:
        return "The BOT is not in play: it cannot stand in for you."
    if asked.choice.kind not in ("district", "act"):
        return f"The BOT stands in during District Effect or Player Activity; this is {asked.step}."
    if bot.stands_in:
        return f"The BOT stands in already, on {bot.tile}."
    if bot.tile == asked.seat.tile:
        return f"The BOT stands on your own tile, {bot.tile}: it need not stand in."
    if not bot.battery:
        return "The BOT has 0 batteries: standing in takes 1."
    return f"There is nothing for the BOT to do on {bot.tile} now."


def bot(asked: Asked, word: str, what: str) -> str:
    """The BOT's move, or the BOT standing in."""
    return move(asked, word, what) if what else stand_in(asked)


REASONS: dict[str, Reason] = {"move": move, "bot": bot, "stay": stay, "reveal": reveal, "jump": jump}

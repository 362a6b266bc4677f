"""Small tables for tests of Scenario cards: the street A1 to E1 with site marks and a few kinds of tokens.

A1 Shelter, B1 start (mark a), C1 Power Plant face down (mark b), D1 Server Farm (mark a), E1 Mainframe (mark c).
"""

from __future__ import annotations

from typing import Any

from core.ascend.cards.context import Context, Moment
from core.ascend.cards.where import Where
from core.ascend.cards.where_parser import parse_where
from core.ascend.components import Content, PlotCard, Procedure, TileArea, TokenKind
from core.ascend.game import Game
from core.ascend.play import AscendGame
from core.ascend.state import DiceToken, State
from tests.ascend.tables import Play, Script, card, content_with, effects_alone, stand
from tests.ascend.written import effects, rule

MARKED = "1@0,0^ 2@1,0^[a] 11@2,-1[b] 12@3,-1^[a] 16@4,-2^[c]"
TOKENS = (
    TokenKind("Radar", "ascend", 1),
    TokenKind("Part", "marker"),
    TokenKind("Lamp", "success"),
    TokenKind("Key", "dice"),
    TokenKind("Engine", "figure"),
)


def scenario(*cards: PlotCard, **parts: Any) -> Content:
    """The scenario ``test`` on the marked street, with Trace and Classes."""
    return content_with(*cards, **{"places": MARKED, "tokens": TOKENS, "simple": False, **parts})


CONTENT = scenario()


def table(players: int = 2, content: Content = CONTENT, **lying: dict[str, int]) -> State:
    """A position of the scenario without Exploration tokens; ``lying`` are tokens by place."""
    state = stand(players=players, content=content)
    for tile in state.tiles.values():
        tile.explore = ""
    state.lying = {place.replace("_", " "): dict(tokens) for place, tokens in lying.items()}
    return state


def keys_on(*dice: tuple[str, str], up: bool = False) -> list[DiceToken]:
    """Keys by face and place."""
    return [DiceToken("Key", face, place, up) for face, place in dice]


def run(
    text: str,
    state: State | None = None,
    content: Content = CONTENT,
    script: Script | None = None,
    moment: Moment | None = None,
    seat: int = 0,
) -> Play:
    """Resolve effects as a card would."""
    return effects_alone(
        state or table(content=content), *effects(text), seat=seat, content=content, script=script, moment=moment
    )


def game(state: State | None = None, content: Content = CONTENT) -> Game:
    """A game that stands there, for what only reads."""
    return AscendGame(content, state or table(content=content))


def found(text: str, state: State | None = None, content: Content = CONTENT, **context: Any) -> list[str]:
    """The tiles that a text means for seat 0."""
    return parse_where(text).tiles(game(state, content), Context(0, "Test", **context))


def ruled(*rules: str, acts: tuple[Any, ...] = (), **parts: Any) -> Content:
    """The scenario with standing rules, and perhaps activities, on its active card."""
    return scenario(card("T01", rules=tuple(map(rule, rules)), acts=acts), **parts)


def procedure(name: str, text: str, x: bool = False) -> Procedure:
    """A procedure of the sheet."""
    return Procedure(name, effects(text), x)


def area(name: str, text: str) -> TileArea:
    """Tiles with a name."""
    where: Where = parse_where(text)
    return TileArea(name, where)

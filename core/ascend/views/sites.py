"""The marks of the map that the cards in play speak of, each with a letter for its tiles."""

from __future__ import annotations

from functools import lru_cache
from string import ascii_lowercase

from core.ascend.cards.clauses import Site
from core.ascend.cards.within import inside
from core.ascend.components import PlotCard
from core.ascend.game import Game
from core.ascend.names import BLANK, PULSE, SURGE
from core.ascend.view import SiteMark
from core.ascend.views.tokens import Letters

FACES = (PULSE, SURGE, BLANK)
"""What a die may show: a card that resolves one speaks of the tiles with that mark."""


def sites_asked(game: Game, letters: Letters) -> tuple[SiteMark, ...]:
    """The marks that the active card and the special cards in play name, those on the fewest tiles first.

    ``letters`` are those of tokens, which no mark takes.
    """
    marked = {**game.sheet.sites, **game.state.sites}
    if not marked:
        return ()
    cards = [*([game.card] if game.state.card else []), *game.panels()]
    named = {name for card in cards for name in _named(card) if name in marked}
    own = _letters(tuple(marked), tuple(letters.values()))
    order = sorted(named, key=lambda name: (len(marked[name]), name))
    return tuple(SiteMark(name, own[name]) for name in order)


@lru_cache(maxsize=512)
def _named(card: PlotCard) -> frozenset[str]:
    """All marks in the rules of a card."""
    sites = [part for part in inside(card) if isinstance(part, Site)]
    return frozenset(f"{one.mark}{face}" for one in sites for face in (FACES if one.rolled else ("",)))


@lru_cache(maxsize=128)
def _letters(names: tuple[str, ...], taken: tuple[str, ...]) -> Letters:
    """A letter for each mark: its own name where that is one, else the first of it that is free."""
    found = {name: name for name in names if len(name) == 1}
    used = {*taken, *found}
    for name in names:
        if name not in found:
            found[name] = next((sign for sign in name + ascii_lowercase if sign.isalpha() and sign not in used), "")
            used.add(found[name])
    return found

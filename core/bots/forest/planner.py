"""A planner (policy A of the facts): looks like a family, then weighs every further gem of a turn exactly, with a
simple estimate of what comes after the turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from core.bots.forest.family import Family, lacking
from core.bots.forest.memory import FADING
from core.engine.choice import Choice, Option
from core.forest.components import Card
from core.forest.game import ForestGame
from core.forest.gems import BLACK, COLOURS, Gems
from core.forest.needs import is_met, missing, surplus
from core.forest.options import AGAIN, At
from core.forest.powers import Recall, Return, See

MOST_HELD = 6
"""No more gems are thought of in one hand."""
WASTE = 3.0
"""Gems that a release costs beside those the card lacks: the one that crumbles, and those of no use."""
A_LOOK = 1.5
"""Gems that a card costs more while its place is not known."""


def estimate(bag: Sequence[float], cards: Iterable[tuple[Gems, bool]]) -> float:
    """Releases to come from a bag: cards are paid for one after the other, the cheapest first, until the coloured gems
    are gone. A card is told as what it lacks, and whether its place is known."""
    costs = sorted(
        sum(lacks) + WASTE + (0.0 if known else A_LOOK)
        for lacks, known in cards
        if all(lacks[kind] <= bag[kind] for kind in COLOURS)
    )
    left, released = float(sum(bag[:BLACK])), 0.0
    for cost in costs:
        if left < cost:
            return released + left / cost * 0.5
        left -= cost
        released += 1
    return released + 0.02 * left


class Planner(Family):
    """Answers for all seats."""

    def __init__(self, seed: str, fading: int = 0) -> None:
        super().__init__(seed, fading)
        self._turn = (-1, 0)
        self._plan: Plan | None = None

    def collect(self, game: ForestGame, known: Mapping[int, Card], choice: Choice) -> Option:
        """Draw while that is worth more than the best delivery."""
        now = (game.state.turn, len(known))
        if self._plan is None or self._turn != now:
            self._turn, self._plan = now, Plan(game, known)
        hand = Gems(*game.state.hand)
        stop, place = self._plan.best_delivery(hand)
        if AGAIN in choice.options and self._plan.drawing(hand) > stop:
            return AGAIN
        return At("deliver", place)


class Plan:
    """The values of one turn: what each hand is worth when it is delivered, and when a gem more is drawn."""

    def __init__(self, game: ForestGame, known: Mapping[int, Card]) -> None:
        self._game = game
        self._known = dict(known) or dict.fromkeys(game.face_down())
        self._full = [a + b for a, b in zip(game.state.bag, game.state.hand, strict=True)]
        fresh = lacking(game, known)[len(known) :]
        self._unknown = [(needs, False) for needs in fresh]
        self._lacks = {place: missing(card, game.state.places[place].delivered) for place, card in known.items()}
        self._delivered: dict[Gems, tuple[float, int]] = {}
        self._drawn: dict[Gems, float] = {}
        self._scattered = estimate(self._full, self._cards())

    def _cards(self, but: int = -1) -> list[tuple[Gems, bool]]:
        return [(lacks, True) for place, lacks in self._lacks.items() if place != but] + self._unknown

    def best_delivery(self, hand: Gems) -> tuple[float, int]:
        """The worth of the best delivery of a hand, and its place."""
        found = self._delivered.get(hand)
        if found is None:
            found = self._delivered[hand] = max((self._delivery(hand, place), place) for place in self._known)
        return found

    def _delivery(self, hand: Gems, place: int) -> float:
        card = self._known[place]
        bag = [full - held for full, held in zip(self._full, hand, strict=True)]
        if card is None:
            return estimate(bag, self._cards())
        there = Gems(*(a + b for a, b in zip(self._game.state.places[place].delivered, hand, strict=True)))
        if is_met(card, there, self._game.level):
            return 1 + self._after_release(card, there, bag, place)
        lacks = missing(card, there)
        if self._game.level.wild:
            lacks = _less(lacks, there[BLACK])
        return estimate(bag, [(lacks, True), *self._cards(place)])

    def _after_release(self, card: Card, there: Gems, bag: list[int], place: int) -> float:
        rest: list[float] = [*bag]
        if self._game.level.powers:
            if isinstance(card.power, Return):
                rest = [a + b for a, b in zip(rest, surplus(card, there), strict=True)]
            elif isinstance(card.power, Recall):
                rest = [*(n + card.power.n / len(COLOURS) for n in rest[:BLACK]), rest[BLACK]]
            elif isinstance(card.power, See) and self._unknown:
                rest = [*(n + A_LOOK / len(COLOURS) for n in rest[:BLACK]), rest[BLACK]]
        return estimate(rest, self._cards(place))

    def drawing(self, hand: Gems) -> float:
        """The worth of drawing a gem more, with the best that follows it."""
        found = self._drawn.get(hand)
        if found is None:
            found = self._drawn[hand] = self._draw(hand)
        return found

    def _draw(self, hand: Gems) -> float:
        left = [full - held for full, held in zip(self._full, hand, strict=True)]
        size = sum(left)
        if not size or sum(hand) >= MOST_HELD:
            return float("-inf")
        worth = 0.0
        for kind, n in enumerate(left):
            if n and kind == BLACK and not self._game.level.wild:
                worth += n * self._scattered
            elif n:
                more = Gems(*(held + (each == kind) for each, held in enumerate(hand)))
                worth += n * max(self.best_delivery(more)[0], self.drawing(more))
        return worth / size


def _less(lacks: Gems, wild: int) -> Gems:
    """What is lacking when so many wild gems stand for some of it."""
    left = list(lacks)
    for _ in range(min(wild, sum(lacks))):
        left[max(COLOURS, key=lambda kind: left[kind])] -= 1
    return Gems(*left)


def forgetful_planner(seed: str) -> Planner:
    """Policy C: a planner that forgets."""
    return Planner(seed, FADING)

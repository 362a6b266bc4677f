"""A family that plays (policy B of the facts): looks until it knows three cards, then draws until a known card is
complete or three gems are held."""

from __future__ import annotations

from collections.abc import Mapping

from core.bots.forest.memory import FADING, Memory
from core.engine.choice import Choice, Option
from core.engine.luck import Luck
from core.engine.table import Table
from core.forest.components import Card
from core.forest.game import ForestGame
from core.forest.gems import BLACK, Gems
from core.forest.needs import is_met, missing, surplus
from core.forest.options import AGAIN, COLLECT, LEAVE, SHOW, TRY, At, Choose

WANTED = 3
"""Known cards that are enough to collect for."""
FULL = 3
"""Gems in hand that are enough to deliver."""


class Family:
    """Answers for all seats. ``fading`` is the share of known cards forgotten each turn, in percent."""

    def __init__(self, seed: str, fading: int = 0) -> None:
        self.luck = Luck({}, seed)
        self.memory = Memory(self.luck, fading)

    def choose(self, table: Table) -> tuple[Choice, Option]:
        """The pending choice and its answer."""
        (choice,) = table.pending.values()
        game = table.game
        assert isinstance(game, ForestGame), "this bot plays the forest"
        if choice.kind == "show":
            self.memory.watch(table, choice.seat)
            return choice, SHOW
        known = self.memory.known(game)
        if choice.kind == "recall":
            return choice, self.recall(game, known, choice)
        if choice.kind == "look":
            return choice, self.look(game, known, choice)
        if choice.kind == "try":
            return choice, self.try_it(game, known, choice.about[0])
        return choice, self.turn(game, known, choice) if choice.kind == "turn" else self.collect(game, known, choice)

    def turn(self, game: ForestGame, known: Mapping[int, Card], choice: Choice) -> Option:
        """Look while too little is known, else collect."""
        unknown = len(game.face_down()) - len(known)
        return COLLECT if len(known) >= WANTED or not unknown else self.look(game, known, choice)

    def look(self, game: ForestGame, known: Mapping[int, Card], choice: Choice) -> Option:
        """A card that is not known, where there is one."""
        looks = [option for option in choice.options if isinstance(option, At)]
        fresh = [option for option in looks if option.place not in known] or looks
        return fresh[self.luck.below("bot", len(fresh))]

    def collect(self, game: ForestGame, known: Mapping[int, Card], choice: Choice) -> Option:
        """Deliver when a known card would be complete, or enough is held; else take another gem."""
        done = [place for place in known if _lacks(game, known[place], place) == 0]
        if not done and sum(game.state.hand) < FULL and AGAIN in choice.options:
            return AGAIN
        return At("deliver", self.target(game, known, done))

    def target(self, game: ForestGame, known: Mapping[int, Card], done: list[int]) -> int:
        """Where to deliver: the complete card that leaves the smallest surplus, else where most of the gems are of
        use."""
        if done:
            return min(done, key=lambda place: sum(surplus(known[place], _with_hand(game, place))))
        return max(known or game.face_down(), key=lambda place: _use(game, known, place))

    def try_it(self, game: ForestGame, known: Mapping[int, Card], place: int) -> Option:
        """Try what is known to be complete."""
        card = known.get(place)
        return TRY if card and is_met(card, game.state.places[place].delivered, game.level) else LEAVE

    def recall(self, game: ForestGame, known: Mapping[int, Card], choice: Choice) -> Option:
        """The colours that the cards which are not free lack beyond what the bag has of them, evenly."""
        wanted = [sum(counts) for counts in zip(*lacking(game, known), strict=True)]

        def short(option: Choose) -> tuple[int, int]:
            left = [want - have - more for want, have, more in zip(wanted, game.state.bag, option.gems, strict=True)][
                :BLACK
            ]
            return sum(max(0, n) ** 2 for n in left), max(left)

        return min((option for option in choice.options if isinstance(option, Choose)), key=short)


def lacking(game: ForestGame, known: Mapping[int, Card]) -> list[Gems]:
    """What each card that is not free still needs. Of those whose place is not known, all of it."""
    free = [game.card(place) for place, lying in enumerate(game.state.places) if lying.up]
    fresh = [card for card in game.content.cards.values() if card not in (*free, *known.values())]
    begun = [missing(card, game.state.places[place].delivered) for place, card in known.items()]
    return [*begun, *(card.needs for card in fresh)]


def _with_hand(game: ForestGame, place: int) -> list[int]:
    """What would lie on a card with the hand on it."""
    return [a + b for a, b in zip(game.state.places[place].delivered, game.state.hand, strict=True)]


def _lacks(game: ForestGame, card: Card, place: int) -> int:
    """Gems that a card would lack with the hand on it; 0: its needs would be met."""
    there = _with_hand(game, place)
    return 0 if is_met(card, there, game.level) else sum(missing(card, there))


def _use(game: ForestGame, known: Mapping[int, Card], place: int) -> tuple[int, int]:
    """How many gems of the hand are of use on a card, then how few it would still lack."""
    card = known.get(place)
    if card is None:
        return 0, 0
    before = sum(missing(card, game.state.places[place].delivered))
    after = _lacks(game, card, place)
    return before - after, -after


def forgetful_family(seed: str) -> Family:
    """Policy D: a family that forgets."""
    return Family(seed, FADING)

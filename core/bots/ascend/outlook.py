"""What would bring the group forward: the worth of the table as it stands, and what moves and effects make of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from core.ascend.cards.acts import Act
from core.ascend.cards.amounts import Name
from core.ascend.cards.clauses import TileNumber
from core.ascend.cards.code_effects import Ask, Try
from core.ascend.cards.conditions import Condition
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.counts import Attached
from core.ascend.cards.step_effects import Step
from core.ascend.cards.table_choices import DoProcedure
from core.ascend.cards.table_effects import Draw, SetTime, Time
from core.ascend.cards.token_effects import MoveToken, Take
from core.ascend.cards.where import Where
from core.ascend.cards.who import Who
from core.ascend.cards.within import every_effect, inside
from core.ascend.components import PlotCard
from core.ascend.forbidding import forbidden
from core.ascend.game import Game
from core.ascend.kit.reading import in_force
from core.ascend.lying import count, tiles_with
from core.ascend.mapways import steps_from
from core.ascend.phases.quest import acts_in_play
from core.bots.ascend.decoding import BIT, best_question, best_try, possible
from core.bots.ascend.effects import as_passed
from core.bots.ascend.imagining import after_effects, after_walk, after_world, blinded, twin
from core.bots.ascend.stakes import SHARE, Herd, Stake, got_over, herds, stakes, standing, world_waits

NEAR = 2
"""Steps within which World Activity is looked at for what can be done on a tile."""
WALKING = 2
"""Turns looked ahead where tokens walk over the map; else 1."""
PICKED_UP = 0.4
"""The share of what a token is worth where it is wanted that is given for coming to it."""
OPEN_DOOR = 2.0
"""What it is worth that activities can be done on a tile."""
MOST_LATER = 8.0
"""What World Activity may add to the worth of an effect, or take off it."""
LATER = 0.7
"""What counts of the table after further turns, beside the one that comes."""


class Outlook:
    """One table, without what is hidden, and what is at stake on it by its active card."""

    def __init__(self, game: Game, known: Mapping[str, int] | None = None) -> None:
        """``known`` are the numbers of face-down tiles that all know; without it the game has nothing hidden."""
        self.game = game if known is None else blinded(game, known)
        self.card: PlotCard = self.game.card
        self.wanted: list[Stake] = stakes(self.game, self.card)
        self.carried: list[Herd] = herds(self.game, self.card, self.wanted)
        self.waits: list[tuple[Condition | Where, float]] = []
        self.doors: list[int] = []
        self.waits = self._waits()
        self.doors = self._doors()
        self._gains: dict[object, float] = {}
        self._starts: dict[tuple[int, str], tuple[Game, float]] = {}
        self.kept: dict[object, Any] = {}
        """What others have read from it."""

    # -- World Activity ----------------------------------------------------------------------------------------

    @cached_property
    def world(self) -> tuple[Effect, ...]:
        """What World Activity does beside moving Time."""
        return tuple(effect for effect in self.card.world if not isinstance(effect, Time | SetTime))

    @cached_property
    def ahead(self) -> int:
        """How many turns of World Activity are looked at; 0 where it does nothing but move Time."""
        if not self.world:
            return 0
        called = [
            self.game.procedure(part.name).effects for part in inside(self.world) if isinstance(part, DoProcedure)
        ]
        called += [self.game.procedure(part.name).effects for part in inside(called) if isinstance(part, DoProcedure)]
        return WALKING if any(isinstance(part, Step) for part in inside((self.world, called))) else 1

    def _waits(self) -> list[tuple[Condition | Where, float]]:
        """What World Activity waits for and would do good by."""
        found: list[tuple[Condition | Where, float]] = []
        now = self.standing(self.game)
        context = Context(self.game.state.first, self.card.name, tile=next(iter(self.game.state.tiles), ""))
        for when, then in world_waits(self.game, self.world):
            good = self.standing(after_effects(self.game, then, context)) - now
            if good > 0:
                found.append((when, SHARE * good))
        return found

    # -- worth -------------------------------------------------------------------------------------------------

    def standing(self, game: Game) -> float:
        """What a table is worth as it stands."""
        return standing(game, self.wanted, self.carried, self.waits) - OPEN_DOOR * self._closed(game)

    @cached_property
    def named(self) -> list[tuple[int, float]]:
        """The tiles that what is wanted names by their number, each with what is at stake there."""
        return [
            (part.number, stake.weight)
            for stake in self.wanted
            if not stake.threat
            for part in inside(stake.when)
            if isinstance(part, TileNumber)
        ]

    def _doors(self) -> list[int]:
        """The numbers of tiles with an activity of a card, where something in play can close them to activities."""
        if not any(rule.what == "act" for rule in in_force(self.game, self.game.state.first, "forbid")):
            return []
        return sorted({play.act.tile for play in acts_in_play(self.game) if play.act.tile and not play.of_sheet})

    def _closed(self, game: Game) -> int:
        """How many of these tiles are closed now."""
        if not self.doors:
            return 0
        numbers = {
            place: tile.number for place, tile in game.state.tiles.items() if tile.up and tile.number in self.doors
        }
        return sum(forbidden(game, game.state.first, "act", place) for place in numbers)

    def worth(self, game: Game) -> float:
        """What a table is worth with the World Activity that comes."""
        if not self.ahead or game.state.over:
            return self.standing(game)
        after = after_world(game, self.world)
        value = self.standing(after)
        if self.ahead > 1 and not after.state.over and not got_over(after, self.wanted):
            further = self.standing(after_world(after, self.world, self.ahead - 1))
            value += LATER * (further - value)
        return value

    @cached_property
    def now(self) -> float:
        """What the table is worth."""
        return self.worth(self.game)

    @cached_property
    def stands(self) -> float:
        """What the table is worth before World Activity."""
        return self.standing(self.game)

    # -- what would change it ----------------------------------------------------------------------------------

    def effects_gain(self, effects: Iterable[Effect], context: Context) -> float:
        """What effects bring forward, as the table stands."""
        return self.standing(after_effects(self.game, effects, context)) - self.stands

    def act_gain(self, number: int, act: Act, place: str, successes: int = 0) -> float:
        """What an activity of the seat on a tile brings forward when its Test is passed, costs in tokens counted.

        Whoever asks first stands for all: seats differ little in it.
        """
        key = (act.id, place, successes)
        if key not in self._gains:
            there = (seat for seat in (number, *range(self.game.players)) if self.game.state.seats[seat].tile == place)
            self._gains[key] = self._act_gain(next(there, number), act, place, successes)
        return self._gains[key]

    def _act_gain(self, number: int, act: Act, place: str, successes: int) -> float:
        before, as_is = self._from(number, place)
        price = tuple(part for part in act.cost if isinstance(part, Take | MoveToken))
        context = Context(number, self.card.name, act=act.id, successes=successes)
        after = after_effects(before, (*price, *as_passed(act.effects)), context)
        quick = self.standing(after) - as_is
        if self.ahead and not after.state.over and self._soon(place):
            quick = together(quick, self.worth(after) - self._worth_from(number, place))
        return quick + sum(map(self._knowledge, every_effect(act.effects)))

    def used_up(self, number: int, act: Act, place: str) -> bool:
        """Whether an activity can be done no more on a tile once it has been done there."""
        before = self.at(number, place)
        price = tuple(part for part in act.cost if isinstance(part, Take | MoveToken))
        after = after_effects(before, (*price, *as_passed(act.effects)), Context(number, self.card.name, act=act.id))
        return not after.state.over and not act.is_here(after, Context(number, "", at=place), place)

    def _knowledge(self, effect: Effect) -> float:
        """What a question about a hidden code, or a try, brings forward."""
        if not isinstance(effect, Ask | Try):
            return 0.0
        codes = possible(self.game, effect.token, effect.card)
        if isinstance(effect, Ask):
            return BIT * best_question(codes, effect.what)[0]
        right, bits, _ = best_try(codes)
        context = Context(self.game.state.first, self.card.name)
        hit, miss = (self.effects_gain(way, context) for way in (effect.right, effect.wrong))
        return right * hit + (1 - right) * miss + BIT * bits

    def _from(self, number: int, place: str) -> tuple[Game, float]:
        """The table with the seat on a tile, and what it is worth before World Activity."""
        if (number, place) not in self._starts:
            made = self.at(number, place)
            self._starts[number, place] = made, self.standing(made)
        return self._starts[number, place]

    def _worth_from(self, number: int, place: str) -> float:
        """What the table is worth with the seat on a tile and the World Activity that comes."""
        key = ("from", number, place)
        if key not in self._gains:
            self._gains[key] = self.worth(self._from(number, place)[0])
        return self._gains[key]

    def _soon(self, place: str) -> bool:
        """Whether somebody can be on a tile in this turn or the next: only there World Activity is looked at."""
        if self.ahead <= 1:
            return True
        bot = self.game.state.bot
        figures = [seat.tile for seat in self.game.state.seats] + ([bot.tile] if bot is not None else [])
        return steps_from(self.game, figures, NEAR).get(place) is not None

    def at(self, number: int, place: str) -> Game:
        """The table with the seat's Character on a tile that it has turned up, without any other consequence."""
        if self.game.state.seats[number].tile == place:
            return self.game
        made = twin(self.game)
        made.state.seats[number].tile = place
        made.state.tiles[place].up = True
        return made

    def walk_gain(self, number: int, path: tuple[str, ...], bot: bool = False) -> float:
        """What a move brings forward, with what it carries and what then comes, against staying."""
        key = (number, path[0], path[-1], bot)
        if key not in self._gains:
            self._gains[key] = self.worth(after_walk(self.game, number, path, bot)) - self.now
        return self._gains[key]

    def effect_gain(self, effect: Effect, context: Context) -> float:
        """What one effect on the table brings forward, with the World Activity that comes."""
        after = after_effects(self.game, (effect,), context)
        quick = self.standing(after) - self.stands
        if self.ahead and not after.state.over:
            return together(quick, self.worth(after) - self.now)
        return quick

    def reveal_gain(self, place: str) -> float:
        """What turning up a tile brings forward."""
        made = twin(self.game)
        made.state.tiles[place].up = True
        return self.standing(made) - self.stands

    def pick_ups(self, number: int) -> list[tuple[str, float]]:
        """Tiles with tokens that the seat could carry where they are wanted, each with what that is worth."""
        found = []
        for herd in self.carried:
            goal = herd.to.tiles(self.game, Context(number, ""))
            for place in tiles_with(self.game.state, herd.token):
                if place not in goal:
                    n = min(herd.most, count(self.game.state, place, herd.token))
                    found.append((place, PICKED_UP * herd.weight * n))
        return found

    def drawing(self, code: str) -> Outlook:
        """The outlook after a card is drawn."""
        return Outlook(after_effects(self.game, (Draw(code),), Context(self.game.state.first, "")))


def together(now: float, later: float) -> float:
    """One value of what something brings at once and what it has brought after World Activity."""
    later = now + max(-MOST_LATER, min(MOST_LATER, later - now))
    if now * later < 0:
        return (now + later) / 2
    return max(now, later, key=abs)


def mark_of(game: Game) -> str:
    """A text that is equal for tables with the same outlook."""
    state = game.state
    traced, fought = _minds(game)
    seats = [
        (
            seat.tile,
            seat.core,
            seat.acts_done,
            traced and seat.trace,
            fought and [enemy.card for enemy in seat.enemies],
        )
        for seat in state.seats
    ]
    tiles = [(tile.up and tile.number) for tile in state.tiles.values()]
    dice = [(die.name, die.place, die.up and die.face) for die in state.dice_tokens]
    bot = state.bot.tile if state.bot is not None else ""
    place = (state.card, state.time, state.first, state.panels, state.figures, state.sites, state.tracks)
    lying = (state.lying, state.marked, list(state.laid), len(state.learned))
    return repr((seats, tiles, dice, bot, place, lying))


def _minds(game: Game) -> tuple[bool, bool]:
    """Whether what is in play asks for Trace, and for the Enemies that are attached."""
    key = f"minds {game.sheet.id} {game.state.card} {game.state.panels}"
    made: tuple[bool, bool] | None = game.content.made.get(key)
    if made is None:
        cards = (game.card, *game.panels(), *game.sheet.standing, *game.sheet.acts)
        parts = list(inside(cards))
        traced = any(part in (Name("trace"), Name("top-trace")) or part == Who("top-trace") for part in parts)
        fought = any(isinstance(part, Attached) or part in (Name("enemies"), Name("all-enemies")) for part in parts)
        made = game.content.made[key] = traced, fought
    return made

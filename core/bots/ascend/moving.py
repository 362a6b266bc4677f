"""Where to go: tiles where a goal can be served, tiles with a useful effect, tiles not seen yet."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from core.ascend.cards.map_effects import Jump
from core.ascend.district import tile_effects
from core.ascend.game import Game
from core.ascend.kit.reading import has, mov
from core.ascend.options import Go, Pick, Plain
from core.ascend.solo import STAND_IN
from core.ascend.trace import tile_trace
from core.bots.ascend.bossing import place_worth
from core.bots.ascend.goals import Goal, test_of
from core.bots.ascend.goods import trace_value
from core.bots.ascend.patterning import launch_places
from core.bots.ascend.paying import pay_chance
from core.bots.ascend.places import district_value, effect_value, hidden_value, meeting_value, trace_there
from core.bots.ascend.routes import turns_from
from core.bots.ascend.sight import Sight
from core.bots.ties import best_of
from core.engine.choice import Choice, Option
from core.engine.luck import Luck

FADE = 0.75
"""What a turn of waiting leaves of a value."""
FOLLOWER = 0.35
"""What is left of a task that another figure can do sooner."""
FAR = 99


@frozen
class Figure:
    """A Character or the BOT: where it stands, how far it goes, whose it is."""

    tile: str
    mov: int
    number: int
    bot: bool = False
    passing: bool = False
    """Face-down tiles do not stop it."""

    def turns(self, game: Game, start: str = "") -> Mapping[str, int]:
        """Turns to each tile, from where it stands or from another tile."""
        return turns_from(game, start or self.tile, self.mov, self.passing)


@frozen
class Target:
    """A tile worth going to."""

    place: str
    value: float
    lasting: bool = False
    """Whether being there once more is worth as much again."""


def figure_of(game: Game, number: int) -> Figure:
    """The Character of a seat."""
    return Figure(game.seat(number).tile, mov(game, number), number, passing=has(game, number, "pass"))


def figures(sight: Sight) -> list[Figure]:
    """All figures on the map, this seat's own first."""
    game = sight.game
    found = [figure_of(game, number) for number in (sight.number, *sight.others)]
    bot = game.state.bot
    if bot is not None:
        found.append(Figure(bot.tile, game.content.bot.mov, sight.number, bot=True))
    return found


def choose_move(sight: Sight, choice: Choice, luck: Luck) -> Option:
    """The move of the seat or of its BOT. The BOT goes first, so that the seat sees what it found.

    A move that a card gives brings no Trace; the question then names the card.
    """
    own, *others = figures(sight)
    traced = not choice.about
    bot = next((figure for figure in others if figure.bot), None)
    bot_moves = {o.path[-1]: o for o in choice.options if isinstance(o, Go) and o.word == "bot"}
    if bot is not None and bot_moves:
        place = _best(sight, bot, [own], list(bot_moves.values()), luck, traced=False)
        if place != bot.tile:
            return bot_moves[place]
    moves = {o.path[-1]: o for o in choice.options if isinstance(o, Go) and o.word == "move"}
    place = _best(sight, own, others, list(moves.values()), luck, traced) if moves else ""
    if place in moves:
        return moves[place]
    return next(option for option in choice.options if isinstance(option, Plain))


def choose_jump(sight: Sight, choice: Choice, luck: Luck) -> Option:
    """The tile to be set down on: the best to be on, and to go on from."""
    picks = {option.what: option for option in choice.options if isinstance(option, Pick)}
    gains = _jump_gains(sight, list(picks))
    return best_of(luck, [(gains[place], option) for place, option in picks.items()])


def _jump_gains(sight: Sight, places: list[str]) -> dict[str, float]:
    """What it is worth more to be set down on each of these tiles than to stay."""
    own, *others = figures(sight)
    targets = targets_of(sight, own, others)
    here = _score(sight, own, targets, own.tile)
    gains = {place: _score(sight, own, targets, place) - here for place in places}
    if sight.outlook is not None:
        for place in places:
            gains[place] += sight.outlook.walk_gain(sight.number, (own.tile, place))
    return gains


def _best(sight: Sight, figure: Figure, others: list[Figure], moves: list[Go], luck: Luck, traced: bool) -> str:
    """The best place for the figure to end its move; staying is one."""
    targets = targets_of(sight, figure, others)
    scored = []
    for place, path in ((figure.tile, ()), *((go.path[-1], go.path) for go in moves)):
        score = _score(sight, figure, targets, place)
        if path and sight.outlook is not None:
            score += sight.outlook.walk_gain(sight.number, path, figure.bot)
        if not figure.bot:
            score += meeting_value(sight, place) if place != figure.tile else 0.0
            score += trace_there(sight, place, place != figure.tile) if traced else 0.0
        scored.append((score, place))
    return best_of(luck, scored)


def _score(sight: Sight, figure: Figure, targets: list[Target], place: str) -> float:
    """What the place brings now, and the best of what can be reached from there in later turns."""
    turns = figure.turns(sight.game, place)
    ahead = (
        target.value * FADE ** max(1, turns.get(target.place, FAR))
        for target in targets
        if target.lasting or target.place != place
    )
    return sum(target.value for target in targets if target.place == place) + max(ahead, default=0.0)


def battery_price(sight: Sight) -> float:
    """What one battery of the BOT is worth; without its last one the BOT leaves."""
    bot = sight.game.state.bot
    return {0: FAR, 1: 3.0, 2: 0.8}.get(bot.battery, 0.4) if bot is not None else FAR


def targets_of(sight: Sight, figure: Figure, others: list[Figure]) -> list[Target]:
    """Everything worth going to, each with what it is worth to this figure."""
    game = sight.game
    price = battery_price(sight) if figure.bot else 0.0
    found = []
    for place in sight.hidden:
        asked = max(0.0, sight.outlook.reveal_gain(place)) if sight.outlook is not None else 0.0
        found.append(Target(place, (hidden_value(sight, place) + asked) * _share(sight, figure, others, place)))
    for place, tile in game.state.tiles.items():
        if tile.up:
            found.append(Target(place, district_value(sight, place, price), lasting=True))
    for goal in sight.own_goals:
        for place in goal.gains:
            assert goal.act is not None, "only activities have places"
            turns = figure.turns(game).get(place, FAR)
            chance = pay_chance(sight, sight.number, goal.act, max(0, turns - 1))
            value = chance * _task_value(sight, goal, figure, others, place) - price
            found.append(Target(place, value, lasting=goal.missing > 1))
    if not figure.bot and sight.outlook is not None:
        if game.state.tracks:
            bossed = [(place, place_worth(sight.outlook, sight.number, place)) for place in game.state.tiles]
            found += [Target(place, value, lasting=True) for place, value in bossed if value]
        found += [Target(place, value) for place, value in sight.outlook.pick_ups(sight.number)]
        found += [Target(place, value, lasting=True) for place, value in launch_places(sight)]
    return found


def _share(sight: Sight, figure: Figure, others: list[Figure], place: str) -> float:
    """What is left of a task for this figure: less when another is nearer."""
    own = figure.turns(sight.game).get(place, FAR)
    nearer = any(other.turns(sight.game).get(place, FAR) < own for other in others)
    return FOLLOWER if nearer else 1.0


def _task_value(sight: Sight, goal: Goal, figure: Figure, others: list[Figure], place: str) -> float:
    """What doing the activity there is worth to this figure; less when another does it for all, and better."""
    fit = _fit(sight, goal, figure, place)
    rivals = [other for other in others if other.number in goal.owed and (not goal.own or other.number == sight.number)]
    better = sum(_fit(sight, goal, other, place) > fit + 0.05 for other in rivals)
    most = 1 if goal.single else min(goal.missing, goal.at_once)
    return goal.gains[place] * (FOLLOWER if better >= most else 1.0)


def _fit(sight: Sight, goal: Goal, figure: Figure, place: str) -> float:
    """How well a figure would do the activity: the chance of its Test, faded by the turns it needs to come."""
    turns = figure.turns(sight.game).get(place, FAR)
    assert goal.act is not None
    test = test_of(goal.act)
    chance = sight.test_chance(test, figure.number, min(turns, 2)) if test else 1.0
    return chance * FADE ** min(turns, FAR)


def choose_district(sight: Sight, choice: Choice) -> Option:
    """Use the effect of the own tile, let the BOT stand in for that of its own, or leave both."""
    worth = {"skip": 0.0}
    if choice.option("effect") is not None:
        worth["effect"] = effect_value(sight, sight.seat.tile) - _torn_away(sight)
    bot = sight.game.state.bot
    if bot is not None and choice.option(STAND_IN.key) is not None:
        worth[STAND_IN.key] = effect_value(sight, bot.tile) - battery_price(sight) + _trace_instead(sight)
    best = max(worth, key=lambda key: (worth[key], key))
    return choice.option(best) or choice.options[0]


def _torn_away(sight: Sight) -> float:
    """What it costs that the effect of the own tile sets the Character down on another: nothing where that is good."""
    jumps = [effect for effect in tile_effects(sight.game, sight.number, sight.seat.tile) if isinstance(effect, Jump)]
    places = [place for jump in jumps for place in jump.places(sight.game, sight.number)]
    return max(0.0, -max(_jump_gains(sight, places).values(), default=0.0))


def _trace_instead(sight: Sight) -> float:
    """What it is worth that the BOT's tile gives its Trace instead of the own one (rulebook p.21)."""
    bot = sight.game.state.bot
    if bot is None or sight.seat.trace is None:
        return 0.0
    return trace_value(sight, tile_trace(sight.game, sight.number, bot.tile, bot.moved) - sight.seat.tile_trace)


def choose_reveal(sight: Sight, choice: Choice, luck: Luck) -> Option:
    """The face-down tile that is furthest from every figure: the near ones are walked to."""
    ways = [figure.turns(sight.game) for figure in figures(sight)]
    hidden = [option for option in choice.options if isinstance(option, Pick)]
    return best_of(luck, [(float(min(way.get(option.what, FAR) for way in ways)), option) for option in hidden])

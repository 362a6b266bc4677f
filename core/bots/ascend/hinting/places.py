"""Why: moves over the map, District effects, tiles, Player Activities."""

from __future__ import annotations

from core.ascend.cards.saying import said
from core.ascend.district import tile_effects
from core.ascend.options import Go, Pick
from core.ascend.solo import STAND_IN
from core.bots.ascend.goals import Goal, test_of
from core.bots.ascend.hinting.clauses import LONGEST, Reason, always, bringing, number, percent
from core.bots.ascend.hinting.serving import tile_serves
from core.bots.ascend.moving import FADE, FAR, Figure, figures, targets_of
from core.bots.ascend.sight import Sight
from core.bots.ascend.trying import act_value
from core.engine.choice import Choice, Option


def _move(sight: Sight, choice: Choice, option: Option) -> str:
    own, *others = figures(sight)
    bot = next((figure for figure in others if figure.bot), None)
    goes = isinstance(option, Go)
    if bot is not None and not any(isinstance(other, Go) and other.word == "move" for other in choice.options):
        own, others = bot, [own]  # the BOT alone is asked about
    elif bot is not None and isinstance(option, Go) and option.word == "bot":
        own, others = bot, [own]
    place = option.path[-1] if isinstance(option, Go) else own.tile
    return _being(sight, own, others, place, goes)


def _jump(sight: Sight, choice: Choice, option: Option) -> str:
    own, *others = figures(sight)
    return _being(sight, own, others, option.key.partition(":")[2], True)


def _being(sight: Sight, figure: Figure, others: list[Figure], place: str, goes: bool) -> str:
    """What a figure is on a tile for: what is there, or what lies further on."""
    targets = [target for target in targets_of(sight, figure, others) if target.value > 0]
    turns = figure.turns(sight.game, place)
    there = max((target.value for target in targets if target.place == place), default=0.0)
    ahead = max(
        ((t.value * FADE ** max(1, turns.get(t.place, FAR)), t.place) for t in targets if t.place != place),
        default=(0.0, ""),
    )
    if there > 0 and there >= ahead[0]:
        return _what(sight, place, figure.bot)
    if ahead[1] and turns.get(ahead[1], FAR) < FAR:
        start = "from there" if goes else "from here"
        who = "the BOT needs" if figure.bot else "you need"
        way = number(turns[ahead[1]], "turn")
        return f"{start} {who} {way} to {ahead[1]}, and {_what(sight, ahead[1], figure.bot)}"
    return "no tile in reach is worth more" if not goes else "it is safest there"


def _what(sight: Sight, place: str, bot: bool) -> str:
    """What makes a tile worth being on: a goal, what nobody has seen, or its effect, used by the seat or by its BOT."""
    if serves := tile_serves(sight, place):
        return serves
    if not sight.game.state.tiles[place].up:
        return f"{'the BOT turns' if bot else 'you turn'} up what is still face down there"
    tile = sight.game.content.tiles[sight.game.state.tiles[place].number]
    does = bringing(sight, tile_effects(sight.game, sight.number, place))
    if bot:
        return f"there it can stand in for you on {tile.name}{does}, for 1 battery"
    return f"there you can use {tile.name}{does}"


def _district(sight: Sight, choice: Choice, option: Option) -> str:
    bot = sight.game.state.bot
    if option.key == "effect":
        return _brings(sight, sight.seat.tile, "it brings more than it costs")
    if option.key == "skip" or bot is None:
        return "you would gain nothing you need by it now"
    tile = sight.game.content.tiles[sight.game.state.tiles[bot.tile].number].name
    return f"{_brings(sight, bot.tile, f'what {tile} brings is worth having')}, at a battery"


def _brings(sight: Sight, place: str, otherwise: str) -> str:
    """What the effect of a tile does, as a reason to use it; where that is too long the other words."""
    does = said(tile_effects(sight.game, sight.number, place), sight.game.players).rstrip(".")
    return f"this is worth having now: {does}" if 0 < len(does) <= LONGEST else otherwise


def _act(sight: Sight, choice: Choice, option: Option) -> str:
    here = [goal for goal in sight.own_goals if goal.act is not None]
    if option == STAND_IN:
        return "what can be done where the BOT stands is worth a battery"
    if not isinstance(option, Pick):
        waiting = [goal for goal in here if any(o.key == f"act:{goal.act.id}" for o in choice.options if goal.act)]
        return _waiting(sight, waiting) if waiting else "nothing that can be done here is worth its price now"
    goal = next((goal for goal in here if goal.act is not None and goal.act.id == option.what), None)
    chance = _chance(sight, goal)
    if goal is None:
        return "what it brings is worth its price"
    return f"{sight.game.card.name} waits for it{chance}"


def _waiting(sight: Sight, goals: list[Goal]) -> str:
    """A Test that had better wait, or a price that is too high."""
    for goal in goals:
        assert goal.act is not None
        test = test_of(goal.act)
        if test is not None and act_value(sight, goal.act, sight.seat.tile) <= 0:
            chance = percent(sight.test_chance(test, sight.number))
            return f"its Test would be passed with {chance} now, and more Data in later turns makes that better"
    return "nothing that can be done here is worth its price now"


def _chance(sight: Sight, goal: Goal | None) -> str:
    test = test_of(goal.act) if goal is not None and goal.act is not None else None
    return f", and its Test is passed with {percent(sight.test_chance(test, sight.number))}" if test else ""


def _reveal(sight: Sight, choice: Choice, option: Option) -> str:
    """A tile to turn up from afar: the one that figures would come to last."""
    ways = [figure.turns(sight.game) for figure in figures(sight)]
    soon = {
        other.what: min(way.get(other.what, FAR) for way in ways) for other in choice.options if isinstance(other, Pick)
    }
    if isinstance(option, Pick) and soon[option.what] > min(soon.values()):
        return "it takes longest to walk there: what is nearer is turned up on the way"
    return "each of these can be walked to as soon as the others, so one is as good as another"


REASONS: dict[str, Reason] = {
    "move": _move,
    "jump": _jump,
    "district": _district,
    "act": _act,
    "reveal": _reveal,
    "tile": always("you can be there soonest"),
    "carry": always("what you carry is wanted elsewhere"),
}
"""By the kind of question."""

"""Questions of the Quest phase, of Tests and of chosen Assets (rulebook p.8, p.16, p.20)."""

from __future__ import annotations

from collections.abc import Iterable

from core.ascend.cards.context import Context, Effect
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.within import every_effect
from core.ascend.figures import figure_tile
from core.ascend.game import Game
from core.ascend.kit.reading import plus
from core.ascend.names import ASSET_NUMBERS, ASSET_TOP
from core.ascend.options import OnSlot, Pick, Plain
from core.ascend.phases.quest import acts_here, acts_in_play
from core.ascend.tile_names import with_names
from core.ascend.words.launcher import token
from core.ascend.words.maker import KindLabels, Labels, Prompts, titled
from core.ascend.words.places import stand_in
from core.ascend.words.sums import asset_sum, with_sums
from core.engine.choice import Choice
from core.engine.wording import plural


def _act(game: Game, choice: Choice, option: Pick) -> str:
    return _act_words(game, choice.seat, option.what)


def _act_words(game: Game, number: int, what: str) -> str:
    """What an activity costs and does, with sums: place and needs hold where it is offered. Not on the active card:
    also whose it is."""
    play = next(play for play in acts_in_play(game) if play.act.id == what)
    act, context = play.act, Context(number, play.name)
    named = "" if play.name == game.card.name else f"{play.name}: "
    said = f"{titled(act.price(game.players))}{with_sums(game, act.effects, context)}{act.limits(game.players)}"
    tests = [_out_of_reach(game, test, context) for test in act.effects if isinstance(test, Test)]
    return named + " ".join([with_names(said, game.content), *tests]).strip()


def _act_prompt(game: Game, choice: Choice) -> str:
    asked = f"Player Activity on {_tile_words(game, figure_tile(game, choice.seat))}."
    offered = {option.what for option in choice.options if isinstance(option, Pick)}
    acts = [play.act for play in acts_in_play(game) if play.act.id in offered]
    return f"{asked} {_A_TEST}" if any(_tests(act.effects) for act in acts) else asked


_A_TEST = "A Test rolls a die for each Data you dump for it; its number is the successes it takes."


def _tests(effects: Iterable[Effect]) -> bool:
    """Whether a Test is among effects, or among the ways they leave."""
    return any(isinstance(effect, Test) for effect in every_effect(effects))


def _tile_words(game: Game, place: str) -> str:
    tile = game.state.tiles[place]
    return f"{place}, {game.content.tiles[tile.number].name if tile.up else 'face down'}"


def _by_bot(game: Game, choice: Choice, option: Plain) -> str:
    """The BOT standing in: what it costs, and what can be done where it stands."""
    bot = game.state.bot
    assert bot is not None, "only a BOT in play stands in"
    there = (_act_words(game, choice.seat, act.id) for act in acts_here(game, choice.seat, bot.tile))
    return " ".join((f"{stand_in(game, choice, option)}. On {_tile_words(game, bot.tile)}:", *there))


def _out_of_reach(game: Game, test: Test, context: Context) -> str:
    """``At best 2 of 3 with the tokens there.`` where the Test cannot be passed; else empty."""
    most, need = test.at_best(game, context), test.needed(game, context)
    return f"At best {most} of {need} with the tokens there." if most < need else ""


def _card(game: Game, choice: Choice, option: Pick) -> str:
    card = game.sheet.cards[option.what]
    return f"Draw {option.what}, {card.name}: {choice.about[choice.options.index(option)]}"


# -- Tests -----------------------------------------------------------------------------------------------------------


def _test_dice(game: Game, choice: Choice, dumped: int) -> str:
    dice = dumped and max(0, dumped + plus(game, choice.seat, "test-dice"))
    return plural(dice, "die", "dice")


def _test(game: Game, choice: Choice) -> str:
    what, need, dumped, _ = choice.about
    kind = {"core": "Core", "any": "any basic"}.get(what, what)
    named = f"Test {kind} {need}" if need else f"Test {kind}"
    said = f"{named}: dump {kind} Data from your Launcher, a die for each; a pulse is 1 success, a surge 2."
    return f"{said} {_test_dice(game, choice, dumped)} so far."


def _roll(game: Game, choice: Choice, _option: Plain) -> str:
    dumped = choice.about[2]
    return f"Roll {_test_dice(game, choice, dumped)}" if dumped else "Roll nothing"


def _dump(game: Game, choice: Choice, option: OnSlot) -> str:
    said = token(game, choice, option)
    if len(choice.options) == 2:
        return f"{said} and roll {_test_dice(game, choice, choice.about[2] + 1)}"
    return said


# -- Assets ----------------------------------------------------------------------------------------------------------


def _gain(game: Game, choice: Choice, option: Pick) -> str:
    have = game.seat(choice.seat).assets[ASSET_NUMBERS[option.what]]
    if have == ASSET_TOP:
        return f"{option.what.capitalize()} is full at {have}: lost"
    return asset_sum(game, choice.seat, option.what, 1)


def _lose(game: Game, choice: Choice, option: Pick) -> str:
    return asset_sum(game, choice.seat, option.what, -1)


PROMPTS: Prompts = {
    "act": _act_prompt,
    "card": lambda game, choice: "The group chooses; the First Player answers for all.",
    "test": _test,
    "asset": lambda game, choice: f"{choice.about[0]}: which Asset do you gain?",
    "lose": lambda game, choice: f"{choice.about[0]}: which Asset do you lose?",
}
LABELS: Labels = {"act": _act, "card": _card, "asset": _gain, "lose": _lose}
KIND_LABELS: KindLabels = {
    ("act", "done"): "Done",
    ("act", "bot"): _by_bot,
    ("test", "roll"): _roll,
    ("test", "dump"): _dump,
}

"""What cards offer: rules to use, prices to pay, one of several ways (rulebook p.10; cards, timing)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.ascend.cards.choices import Choose, If, May, Pay
from core.ascend.cards.context import Context, Effect, Moment
from core.ascend.cards.rules import Ability
from core.ascend.cards.saying import done, said, sentence
from core.ascend.cards.triggers import Trigger, event_words
from core.ascend.figures import figure_tile
from core.ascend.game import Game
from core.ascend.launching import sources
from core.ascend.options import OnSlot, Pick, Plain
from core.ascend.words.launcher import token
from core.ascend.words.maker import KindLabels, Labels, Prompts, titled
from core.ascend.words.sums import with_sums
from core.engine.choice import Choice
from core.engine.wording import plural

_COUNTED = {
    "wounds": ("Wound", "Wounds"),
    "wounds-other": ("Wound", "Wounds"),
    "hurt": ("Integrity", "Integrity"),
    "trace-dice": ("die", "dice"),
    "attack-dice": ("die", "dice"),
}
"""Events whose size matters to who answers them, and what it counts."""


def _use(_game: Game, choice: Choice) -> str:
    word, amount = choice.about
    size = f" ({plural(amount, *_COUNTED[word])})" if word in _COUNTED else ""
    ask = "use a card?" if choice.optional else "which rule comes first?"
    return f"{titled(event_words(word, ''))}{size}: {ask}"


def _use_rule(game: Game, choice: Choice, option: Pick) -> str:
    play = game.kit(choice.seat).rules[option.what]
    rule = play.rule
    assert isinstance(rule, Trigger | Ability), "modifiers are never used"
    return f"{play.name}: {with_sums(game, rule.effects, Context(choice.seat, play.name, moment=_moment(choice)))}"


def _moment(choice: Choice) -> Moment:
    """What is answered, as far as the question tells it: the dice of a roll, or the size of an event."""
    if choice.kind == "reroll":
        return Moment(faces=list(choice.about[1:]))
    amount = choice.about[-1] if choice.kind in ("use", "pay") else 0
    return Moment(amount if isinstance(amount, int) else 0)


# -- may and pay ---------------------------------------------------------------------------------------------------


def _pay(_game: Game, choice: Choice) -> str:
    _, why, cost, then, _ = choice.about
    return f"{why}: {cost}? Then {then}."


def _pay_all(game: Game, choice: Choice, _option: Plain) -> str:
    _, why, cost, then, _ = choice.about
    pay = _offered(game, choice)
    if not isinstance(pay, Pay):
        return f"Yes: {cost}. {sentence(then)}"
    context = Context(choice.seat, why, moment=_moment(choice))
    return f"Yes: {with_sums(game, pay.cost, context)} {with_sums(game, pay.then, context)}"


def _pay_token(game: Game, choice: Choice, option: OnSlot) -> str:
    _, why, _, then, _ = choice.about
    pay = _offered(game, choice)
    context = Context(choice.seat, why, moment=_moment(choice))
    gives = with_sums(game, pay.then, context) if isinstance(pay, Pay) else sentence(then)
    return f"{token(game, choice, option)}: {gives}"


def _may_yes(game: Game, choice: Choice, _option: Plain) -> str:
    _, why, words = choice.about
    may = _offered(game, choice)
    if not isinstance(may, May):
        return f"Yes: {sentence(words)}"
    return f"Yes: {with_sums(game, may.then, Context(choice.seat, why, moment=_moment(choice)))}"


def _offered(game: Game, choice: Choice) -> May | Pay | None:
    """The effect that a question comes from, known by its words; None when nothing at hand says them."""
    words = choice.about[2 : 4 if choice.kind == "pay" else 3]
    return next((offer for offer in _offers(_at_hand(game, choice)) if _words(game, offer) == words), None)


def _words(game: Game, offer: May | Pay) -> tuple[str, ...]:
    """The words that the question of an offer carries."""
    if isinstance(offer, May):
        return (done(offer.then, game.players),)
    return done(offer.cost, game.players), said(offer.then, game.players)


def _at_hand(game: Game, choice: Choice) -> Iterator[Effect]:
    """Every effect that may be running: of the rule named, of the tile, of Frames and patterns."""
    number, known_as = choice.seat, choice.about[0]
    kit = game.kit(number)
    play = kit.rules.get(known_as)
    if play is not None and isinstance(play.rule, Trigger | Ability):
        yield from play.rule.effects
    tile = game.state.tiles[figure_tile(game, number)]
    yield from game.content.tiles[tile.number].effects
    for owned in kit.frames:
        yield from owned.frame.effects
    for source in sources(game, number):
        yield from source.effects


def _offers(effects: Iterable[Effect]) -> Iterator[May | Pay]:
    """The offers among effects, those within other effects too."""
    for effect in effects:
        if isinstance(effect, May | Pay):
            yield effect
        if isinstance(effect, May | Pay | If):
            yield from _offers(effect.then)
        if isinstance(effect, If):
            yield from _offers(effect.otherwise)
        elif isinstance(effect, Choose):
            for way in effect.ways:
                yield from _offers(way)


PROMPTS: Prompts = {
    "use": _use,
    "pay": _pay,
    "may": lambda game, choice: f"{choice.about[1]}: {choice.about[2]}?",
    "way": lambda game, choice: f"{choice.about[0]}: choose one.",
}
LABELS: Labels = {
    "use": _use_rule,
    "way": lambda game, choice, option: sentence(choice.about[int(option.what)]),
}
KIND_LABELS: KindLabels = {
    ("use", "no"): "Use nothing",
    ("pay", "yes"): _pay_all,
    ("pay", "no"): "No",
    ("pay", "dump"): _pay_token,
    ("pay", "discard"): _pay_token,
    ("may", "yes"): _may_yes,
    ("may", "no"): "No",
}

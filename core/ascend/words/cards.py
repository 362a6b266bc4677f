"""Questions about cards and who they are for: Protocols, Augments, Bodies, Enemies, players, patterns to launch
(rulebook p.4, p.7, p.9-10, p.12)."""

from __future__ import annotations

from core.ascend.cards.context import Context, Moment
from core.ascend.combat_words import numbers_hidden
from core.ascend.components import BodyCard, Source, Walker
from core.ascend.enemies import enemy_left
from core.ascend.game import Game
from core.ascend.kit.reading import has
from core.ascend.launching import sources
from core.ascend.names import SEAT_LETTERS, slot_name
from core.ascend.options import Launch, Pick
from core.ascend.words.maker import KindLabels, Labels, Prompts, ordinal
from core.ascend.words.sums import repel_sums, with_sums
from core.engine.choice import Choice
from core.engine.wording import change, plural

# -- Protocols and Augments ------------------------------------------------------------------------------------------


def _keep(game: Game, _choice: Choice, option: Pick) -> str:
    card = game.content.augment(option.what)
    return f"Keep {card.name}, {card.memory} Memory to equip"


# -- Bodies ----------------------------------------------------------------------------------------------------------


def body_numbers(card: BodyCard | Walker) -> str:
    """``MOV 3, ATT 2, PRO 5``."""
    return f"MOV {card.mov}, ATT {card.att}, PRO {card.pro}"


def _body(game: Game, choice: Choice, option: Pick) -> str:
    card = game.content.bodies[option.what]
    active = game.seat(choice.seat).bodies[0] == option.what
    return f"{card.name}{', just inhabited' if active else ''}: {body_numbers(card)}"


def _inhabit(game: Game, choice: Choice, option: Pick) -> str:
    card = game.content.bodies[option.what]
    return f"Inhabit {card.name}: {_instead(game, choice.seat, card)}"


def _instead(game: Game, number: int, card: BodyCard) -> str:
    """How MOV, ATT and PRO change with a new Body: ``MOV 2 + 1 = 3, ATT stays 2``."""
    worn = game.kit(number).body
    pairs = (("MOV", worn.mov, card.mov), ("ATT", worn.att, card.att), ("PRO", worn.pro, card.pro))
    return ", ".join(f"{name} {change(before, after)}" for name, before, after in pairs)


# -- Enemies and players -----------------------------------------------------------------------------------------------


def _enemy(game: Game, choice: Choice, option: Pick) -> str:
    stack = game.seat(choice.seat).enemies
    place = next(place for place, enemy in enumerate(stack) if str(enemy.uid) == option.what)
    card = game.content.enemies[stack[place].card]
    where = ordinal(place + 1) if place else "Top Enemy"
    hidden = numbers_hidden(game, stack[place])
    left = "" if hidden else f": {enemy_left(game, stack[place])} of {card.integrity} left"
    return f"{card.name}, {where}{left}"


def _look(game: Game, choice: Choice) -> str:
    card_id, why = choice.about
    card = game.content.enemies[card_id]
    return f"{why}: {card.name}, level {card.level}. Where in the Enemy deck do you put it?"


def _seat(game: Game, choice: Choice, option: Pick) -> str:
    number = SEAT_LETTERS.index(option.what)
    seat = game.seat(number)
    trace = "" if seat.trace is None else f", Trace {seat.trace}"
    you = ", you" if number == choice.seat else ""
    enemies = plural(len(seat.enemies), "Enemy", "Enemies")
    return f"{seat.name}{you}: ITG {seat.integrity} of {seat.limit}{trace}, {enemies}"


# -- patterns to launch ------------------------------------------------------------------------------------------------


def _launch(game: Game, choice: Choice) -> str:
    if choice.about:
        return f"{choice.about[0]}: launch a Pattern now?"
    ready = len({option.source for option in choice.options if isinstance(option, Launch)})
    return f"Launch patterns, one by one: {ready or 'none'} ready."


def _launch_one(game: Game, choice: Choice, option: Launch) -> str:
    source = next(source for source in sources(game, choice.seat) if source.id == option.source)
    slots = " ".join(slot_name(slot) for slot in option.slots)
    return f"{source.name} {slots}: {_does(game, choice.seat, source)}"


def _does(game: Game, number: int, source: Source) -> str:
    """What launching the pattern brings, with its sums."""
    if source.family == "body":
        return f"inhabit it, {_instead(game, number, game.content.bodies[source.card])}"
    kind = "hacks" if source.family == "hack" else ""
    context = Context(number, source.name, enemy=source.enemy, source=kind, card=source.card, moment=Moment())
    if source.family != "repel":
        return with_sums(game, source.effects, context)
    return repel_sums(game, () if has(game, number, "fair-repel") else source.effects, context)


PROMPTS: Prompts = {
    "protocol": lambda game, choice: "Which Learning Protocol do you keep? The other goes back to the box.",
    "keep": lambda game, choice: "Which Augment do you keep? What you do not keep goes under its deck.",
    "body": lambda game, choice: "A third Body: which one goes to the bottom of the Body deck?",
    "inhabit": lambda game, choice: f"{choice.about[0]}: inhabit a Body of the Body Market?",
    "market": lambda game, choice: f"{choice.about[0]}: which Body goes to the bottom of the Body deck?",
    "seat": lambda game, choice: f"{choice.about[0]}: which player?",
    "enemy": lambda game, choice: f"{choice.about[0]}: which Enemy?",
    "look": _look,
    "launch": _launch,
}
LABELS: Labels = {
    "protocol": lambda game, choice, option: f"Keep {game.content.protocols[option.what].name}",
    "keep": _keep,
    "body": _body,
    "inhabit": _inhabit,
    "market": lambda game, choice, option: (
        f"{game.content.bodies[option.what].name}: {body_numbers(game.content.bodies[option.what])}"
    ),
    "seat": _seat,
    "enemy": _enemy,
    "look": lambda game, choice, option: "Back on top" if option.what == "top" else "To the bottom",
    "launch": _launch_one,
}
KIND_LABELS: KindLabels = {
    ("inhabit", "no"): "Inhabit none of them",
    ("market", "done"): "No more",
    ("launch", "done"): "End the Launch step",
    ("launch", "no"): "Launch nothing now",
}

"""Why not, when launching: what a pattern needs, what is there, how far away it is (rulebook p.7-8, p.12)."""

from __future__ import annotations

from core.ascend.components import Source
from core.ascend.game import Game
from core.ascend.kit.reading import has, pro
from core.ascend.launching import enemy_sources, have_now, may_launch, sets_of, sources
from core.ascend.names import TOKEN_NAMES, slot_name, slot_number
from core.ascend.options import Launch
from core.ascend.patterns import ANY, CORE, Pattern
from core.ascend.reach import way_for
from core.ascend.refusals.asked import Asked, Reason, no_slot
from core.ascend.state import EnemyInPlay, Seat
from core.engine.wording import listed, plural, shown, some

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def launch(asked: Asked, _word: str, what: str) -> str:
    """A pattern that cannot be launched now, or not with these tokens."""
    name, _, tokens = what.partition("@")
    if asked.choice.kind != "launch":
        return _wrong_step(asked, name)
    source = _source(asked, name)
    times = asked.seat.launched.count(name)
    if times and (source is None or not may_launch(asked.game, asked.number, source)):
        often = "each Pattern once" if times == 1 else f"{times} times is all"
        return f"{_title(asked, name)} was launched in this step: {often}."
    if source is None:
        return _not_yours(asked, name)
    ready = [option for option in asked.choice.options if isinstance(option, Launch) and option.source == name]
    if not ready:
        return _not_asked_for(asked, source) or f"{_lacks(asked, source)}."
    names = tokens.split("-") if tokens else []
    if fault := no_slot(names):
        return fault
    ways = some([option.key.partition("@")[2] for option in ready])
    chosen = sorted(slot_number(slot) for slot in names)
    if not chosen:
        return f"Say which tokens make {source.name}: {ways}."
    lying = " ".join(slot_name(slot) for slot in chosen)
    return f"{lying} do not make {source.name}, named like this: it lies on {ways}."


def _not_asked_for(asked: Asked, source: Source) -> str:
    """A card that lets one pattern be launched may name its family; empty where the source does not lie ready."""
    if not asked.choice.about or not sets_of(asked.game, asked.number, source, have_now(asked.game, asked.number)):
        return ""
    keys = {option.source for option in asked.choice.options if isinstance(option, Launch)}
    names = [other.name for other in sources(asked.game, asked.number) if other.id in keys]
    return (
        f"{asked.choice.about[0]} lets you launch {listed(names, 'or')} now: {source.name} waits for the Launch step."
    )


def _wrong_step(asked: Asked, name: str) -> str:
    said = f"Patterns are launched in the Launch step; {asked.instead_of('Launch')}"
    source = _source(asked, name)
    if source is None or _away(asked, source) == 0:
        return f"{said}."
    return f"{said}, and {_lacks(asked, source)}."


def _source(asked: Asked, name: str) -> Source | None:
    return next((source for source in sources(asked.game, asked.number) if source.id == name), None)


def _title(asked: Asked, name: str) -> str:
    """The name of a pattern that was launched, also when its Enemy is gone."""
    source = _source(asked, name)
    if source is not None:
        return source.name
    family = name.partition(".")[0]
    return {"hack": "This Hack", "repel": "This Repel", "bot": "Charge the BOT"}.get(family, name)


def _not_yours(asked: Asked, name: str) -> str:
    """A pattern that is not among the seat's: of a lower Enemy, of one that is gone, of the BOT, or of none."""
    family, _, rest = name.partition(".")
    uid = rest.partition(".")[0]
    if family in ("hack", "repel") and uid.isdecimal():
        return _of_enemy(asked, name, family, int(uid))
    if name == "bot":
        return _of_bot(asked.game)
    if family == "augment" and rest in asked.seat.unequipped:
        return f"{asked.named(rest)} is not equipped: it cannot be launched before that."
    if family == "body":
        market = [asked.named(body) for body in asked.game.state.market]
        return f"{asked.named(name)} is not in the Body Market: it has {len(market)}, {some(market)}."
    mine = [source.name for source in sources(asked.game, asked.number)]
    return f"There is no pattern {shown(name)} here; you have {len(mine)}: {some(mine)}."


def _of_enemy(asked: Asked, name: str, family: str, uid: int) -> str:
    stack = asked.seat.enemies
    place = next((at for at, enemy in enumerate(stack) if enemy.uid == uid), -1)
    verb = "hacked" if family == "hack" else "repelled"
    if place > (1 if has(asked.game, asked.number, "reach") else 0):
        ordinal = _ORDINALS[place] if place < len(_ORDINALS) else f"number {place + 1}"
        lower, top = _name(asked.game, stack[place]), _name(asked.game, stack[0])
        return f"{lower} is {ordinal}: only the Top Enemy, {top}, can be {verb}."
    if place >= 0:
        own = [source.family for source in enemy_sources(asked.game, stack[place])]
        has_repel = "a Repel" if "repel" in own else "no Repel"
        hacks = plural(own.count("hack"), "Hack")
        return f"{_name(asked.game, stack[place])} has no {shown(name)}: it has {hacks} and {has_repel}."
    if not stack:
        return f"No Enemy is attached to you: there is none to be {verb}, 0 in your stack."
    attached = f"{plural(len(stack), 'Enemy', 'Enemies')}, {_name(asked.game, stack[0])} on top"
    return f"That Enemy is not in your stack: you have {attached}."


def _name(game: Game, enemy: EnemyInPlay) -> str:
    return game.content.enemies[enemy.card].name


def _of_bot(game: Game) -> str:
    if game.state.bot is None:
        return "The BOT is not in play: there is nothing to charge."
    return f"All {game.content.bot.battery} batteries of the BOT are charged: there is no room for one more."


# -- what a pattern needs, and what there is ---------------------------------------------------------------------


def _lacks(asked: Asked, source: Source) -> str:
    return f"{source.name} needs {_needs(source.pattern, asked.seat)}: {_there_is(asked, source)}"


def _needs(pattern: Pattern, seat: Seat) -> str:
    """The tokens and the shape: ``3 blue in a line``, ``2 core (red) and 2 any as CA/AC``."""
    cells = listed([f"{count} {_kind(kind, seat)}" for kind, count in pattern.need])
    line = len(pattern.need) == 1 and len(pattern.rows) == 1 and "." not in pattern.rows[0]
    return f"{cells} in a line" if line else f"{cells} as {'/'.join(pattern.shape)}"


def _kind(kind: int, seat: Seat) -> str:
    if kind == CORE:
        return f"core ({TOKEN_NAMES[seat.core]})"
    return "any" if kind == ANY else TOKEN_NAMES[kind]


def _there_is(asked: Asked, source: Source) -> str:
    """What the Launcher has of it, and how far it is: ``you have 3, 2 moves away, 1 left``."""
    seat, pattern = asked.seat, source.pattern
    masks = have_now(asked.game, asked.number)
    counts = {kind: masks[kind].bit_count() for kind, _ in pattern.need}
    if len(counts) == 1:
        have = f"you have {next(iter(counts.values()))}"
    else:
        have = "you have " + listed([f"{count} {_kind(kind, seat)}" for kind, count in counts.items()])
    away, left = _away(asked, source), seat.moves
    if away is None and any(counts[kind] < count for kind, count in pattern.need):
        return have
    if away is None:
        return f"{have}, more than {plural(_limit(asked), 'move')} away, {left} left"
    return f"{have}, {plural(away, 'move')} away, {left} left"


def _limit(asked: Asked) -> int:
    """How far to look: the moves left, or a whole Program step's."""
    return max(asked.seat.moves, pro(asked.game, asked.number))


def _away(asked: Asked, source: Source) -> int | None:
    way = way_for(asked.game, asked.number, source, _limit(asked))
    return None if way is None else len(way[0])


REASONS: dict[str, Reason] = {"launch": launch}

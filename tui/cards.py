"""Cards as text: what is printed on a Body, an Augment, a Learning Protocol or an Enemy, line by line."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from core.ascend.view import (
    AttackLine,
    AugmentLine,
    BodyLine,
    BossTrackLine,
    BossView,
    BotView,
    Card,
    EnemyView,
    FrameLine,
    ProtocolStepLine,
    ProtocolView,
    RuleLine,
    TableView,
)

PATTERNS = ("cost", "pattern")
"""Headings of lines that hold a pattern, its rows apart by two blanks."""


@frozen
class CardText:
    """A card in words."""

    title: str
    kind: str
    """What it is: ``Advanced Body``, ``Reaper Augment``."""
    facts: str
    """Its numbers in a row."""
    lines: tuple[RuleLine, ...]
    """What it says, each line with a short heading or none."""


def text_of(card: Card) -> CardText:
    """A card in words."""
    if isinstance(card, BodyLine):
        return _body(card)
    if isinstance(card, AugmentLine):
        return _augment(card)
    if isinstance(card, ProtocolView):
        return _protocol(card)
    return _boss(card) if isinstance(card, BossView) else _enemy(card)


def _body(card: BodyLine) -> CardText:
    lines = [_frame(frame) for frame in card.frames]
    lines += [RuleLine("", rule) for rule in card.rules]
    if card.shape:
        lines.append(RuleLine("cost", "  ".join(card.shape)))
    return CardText(card.name, "Advanced Body" if card.shape else "Walker", numbers_of(card), tuple(lines))


def numbers_of(card: BodyLine) -> str:
    """``MOV 3  ATT 2  PRO 5``."""
    return f"MOV {card.mov}  ATT {card.att}  PRO {card.pro}"


def _augment(card: AugmentLine) -> CardText:
    lines = [_frame(card.frame)] if card.frame else []
    if card.shape:
        lines.append(RuleLine("pattern", "  ".join(card.shape)))
    lines += [RuleLine("", rule) for rule in card.rules]
    facts = [card.timing, f"{card.memory} Memory"]
    facts += [word for there, word in ((card.equipped, "equipped"), (card.used, "used")) if there]
    return CardText(card.name, f"{card.deck} Augment", ", ".join(facts), tuple(lines))


def _protocol(card: ProtocolView) -> CardText:
    lines = [RuleLine(f"step {place}", step_words(step)) for place, step in enumerate(card.steps, 1)]
    lines += [RuleLine("then", rule) for rule in card.ability]
    done = sum(step.state == "done" for step in card.steps)
    return CardText(card.name, "Learning Protocol", f"{done} of {len(card.steps)} steps done", tuple(lines))


def step_words(step: ProtocolStepLine) -> str:
    """A step of a Learning Protocol with its reward, and how far it is."""
    words = step.text
    if step.state == "now" and step.times > 1:
        words += f" ({step.count} of {step.times})"
    words += f": {step.reward}" if step.reward else "."
    return f"Done: {words}" if step.state == "done" else words


def _enemy(card: EnemyView) -> CardText:
    itg = "ITG hidden" if card.hidden else f"ITG {card.left} of {card.integrity}"
    return CardText(card.name, f"Enemy, level {card.level}", f"{itg}, {card.exp} EXP", tuple(enemy_lines(card)))


def enemy_lines(enemy: EnemyView) -> list[RuleLine]:
    """Frames, Hacks, Repel and rules, each with its heading. Where numbers are hidden, the Frames are."""
    lines = [RuleLine("hidden", "Integrity and Frames show once it has Damage.")] if enemy.hidden else []
    lines += [RuleLine(head, words) for head, words in (("basic", enemy.basic), ("special", enemy.special)) if words]
    lines += [RuleLine("hack", f"{'/'.join(hack.shape)} {hack.effect}") for hack in enemy.hacks]
    if enemy.repel:
        lines.append(RuleLine("repel", f"{'/'.join(enemy.repel.shape)} {enemy.repel.effect}"))
    return lines + [RuleLine("rule", rule) for rule in enemy.rules]


def _boss(card: BossView) -> CardText:
    place = f"on {card.place}" if card.place else "off the map"
    armor = f", armour {card.armor}, slot {card.armor_slot} of {card.armor_top}" if card.armor is not None else ""
    facts = f"{place}; {', '.join(map(track_line, card.tracks))}{armor}"
    sides = (side for side in card.sides if side != card.attack)
    more = tuple(line for side in sides for line in _attack("side", side))
    return CardText(card.name, "Boss", facts, (*boss_lines(card), *more))


def track_line(track: BossTrackLine) -> str:
    """``blue core 3 of 6``, ``red core guarded 6 of 6``, ``green core broken``."""
    if not track.left:
        return f"{track.name} {'broken' if track.kind else 'down'}"
    return f"{track.name} {'guarded ' if track.guarded else ''}{track.left} of {track.start}"


def boss_lines(boss: BossView) -> list[RuleLine]:
    """What a boss does next and did last, where it can be hit, how Damage counts, and its Hacks."""
    lines = _attack("next", boss.attack) if boss.attack else []
    lines += [RuleLine("last", boss.last)] if boss.last else []
    tiles = ", ".join(dict.fromkeys(tile for track in boss.tracks for tile in track.tiles))
    lines.append(RuleLine("hit it", f"in Combat, by its Hacks and by Faction Augments: on {tiles or 'no tile now'}."))
    lines += [RuleLine("hack", f"{'/'.join(hack.shape)} {hack.effect}") for hack in boss.hacks]
    return [*lines, RuleLine("Damage", boss.parcel), RuleLine("where", f"{', or '.join(boss.where)}.")]


def _attack(head: str, side: AttackLine) -> list[RuleLine]:
    """A side of an attack card: the Number die's rows, then the special symbol's."""
    return [RuleLine(head, f"{side.name} ({side.card})."), *side.rows]


def _frame(frame: FrameLine) -> RuleLine:
    return RuleLine(frame.symbols, frame.effect)


def bot_words(bot: BotView) -> str:
    """The J.O.R.D.A.N. BOT in a sentence."""
    return f"The BOT stands on {bot.place}, MOV {bot.mov}, battery {bot.battery} of {bot.slots}."


def sheet_of(card: Card) -> tuple[str, tuple[str, ...]]:
    """A card for LOOK: its title, and paragraphs."""
    text = text_of(card)
    lines = (f"{line.head} {line.text}".strip() for line in text.lines)
    return text.title, (f"{text.kind}: {text.facts}.", *lines)


def goal_words(view: TableView) -> tuple[str, ...]:
    """What the active card asks for: with how far it is, where its rules count that, and without. Empty for no goal."""
    lines = view.scenario.lines
    goal, so_far = (next((line.text for line in lines if line.head == head), "") for head in ("GOAL", "SO FAR"))
    if not goal:
        return ()
    return (f"GOAL {goal} SO FAR {so_far}.", f"GOAL {goal}") if so_far else (f"GOAL {goal}",)


def find_card(view: TableView, card: str) -> Card | None:
    """A card that lies on the table, in sight of this seat, by its id."""
    return next((found for found in _cards(view) if found.card == card), None)


def _cards(view: TableView) -> Iterable[Card]:
    yield from view.choice.cards if view.choice else ()
    yield from own_cards(view)
    yield from view.market.bodies
    yield from view.enemies.stack
    if view.enemies.boss is not None:
        yield view.enemies.boss
    for kit in view.party:
        yield from kit.augments


def own_cards(view: TableView) -> tuple[Card, ...]:
    """What the seat has in play or in hand, in the order of the kit: Body, Augments, Protocol, other Bodies."""
    kit = view.kit
    protocol = (kit.protocol,) if kit.protocol else ()
    return (*kit.bodies[:1], *kit.augments, *protocol, *kit.bodies[1:])


def foes(view: TableView) -> tuple[EnemyView | BossView, ...]:
    """The Enemies of the stack, the top one first, and behind them the boss."""
    boss = view.enemies.boss
    return (*view.enemies.stack, *((boss,) if boss is not None else ()))


def laid_out(view: TableView) -> tuple[Card, ...]:
    """The cards of the market screen: those a question lays out to choose from, else the Body Market."""
    return view.choice.cards if view.choice and view.choice.cards else view.market.bodies

"""Cards as they are printed: what kind of card it is, and what stands on it, line by line.

For the rules reference and docs/cards.md, where no game runs. Rule texts come from ``say``, so a card reads here as it
works.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from attrs import frozen

from core.ascend.cards.context import Effect
from core.ascend.cards.rules import CardRule
from core.ascend.cards.saying import say_all, say_repel, sentence
from core.ascend.cards.triggers import event_words
from core.ascend.components import (
    BodyCard,
    BotCard,
    ClassAugment,
    Content,
    EnemyCard,
    ExplorationToken,
    FactionAugment,
    Frame,
    Protocol,
    ProtocolStep,
    TileCard,
    Walker,
)
from core.engine.wording import plural

PLAYERS = (1, 2, 3, 4)
_TIMES = {1: "", 2: " twice"}
_STARTS = (("when you ", ""), ("when ", ""), ("after you ", "you "))
"""How events begin on cards, and what a step that asks for them begins with instead."""
SETS = {
    "co-op": "starts equipped with two or more players",
    "solo": "starts equipped in solo play",
    "plain": "starts equipped",
    "deck": "drawn from the deck",
}
"""How a Class Augment comes into a game (rulebook p.4, p.21)."""


@frozen
class Line:
    """One thing printed on a card: what it is, its words, and its pattern where it has one."""

    label: str
    words: str
    shape: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """``Hack YY: 1 Damage.``"""
        head = " ".join(part for part in (self.label, "/".join(self.shape)) if part)
        return ": ".join(part for part in (head, self.words) if part)


@frozen
class Printed:
    """A card as it is read."""

    card: str
    """Its id in content."""
    title: str
    kind: str
    """``Enemy of level 1, Scanner, 2 cards``."""
    lines: tuple[Line, ...]
    page: int
    """Where the rulebook has cards of this kind."""
    see: tuple[str, ...]
    """Titles of the rules reference that explain cards of this kind."""
    code: str = ""
    """What unlocks it; empty for a card that is open from the start."""


@frozen
class Section:
    """Cards that belong together: a kind of card, a level, a Class or a Faction."""

    title: str
    words: str
    cards: tuple[Printed, ...]


def sections(content: Content) -> tuple[Section, ...]:
    """Every component card by kind; those that a campaign still keeps locked are among them."""
    levels = sorted({enemy.level for enemy in content.enemies.values() if enemy.level})
    return (
        Section("Walkers", "The Bodies printed on the Player Boards.", tuple(map(walker, content.walkers.values()))),
        Section("Advanced Bodies", "Inhabited from the Body Market.", tuple(map(body, content.bodies.values()))),
        *(_level(content, level) for level in levels),
        *(_deck(content, deck, f"Class: {name}") for deck, name in content.classes.items()),
        *(_deck(content, deck, f"Faction: {name}") for deck, name in content.factions.items()),
        Section(
            "Learning Protocols",
            "Each player keeps one of two; three steps in order, then the ability.",
            tuple(map(protocol, content.protocols.values())),
        ),
        Section("District tiles", "The map.", tuple(map(tile, content.tiles.values()))),
        Section(
            "Exploration tokens",
            "One lies face down on each face-down tile.",
            tuple(map(exploration, content.exploration.values())),
        ),
        Section("Solo play", "The second figure of a game for one.", (bot(content.bot),)),
    )


def _level(content: Content, level: int) -> Section:
    cards = tuple(enemy(card) for card in content.enemies.values() if card.level == level)
    count = sum(card.copies for card in content.enemies.values() if card.level == level)
    return Section(f"Enemies of level {level}", f"{count} cards of {len(cards)} designs.", cards)


def _deck(content: Content, deck: str, title: str) -> Section:
    classes = (class_augment(card, content) for card in content.class_augments.values() if card.deck == deck)
    factions = (faction_augment(card, content) for card in content.faction_augments.values() if card.deck == deck)
    return Section(title, content.deck_words[deck], (*classes, *factions))


def walker(card: Walker) -> Printed:
    """A Walker (rulebook p.4, p.9)."""
    numbers = f"MOV {card.mov}, ATT {card.att}, PRO {card.pro}, Core Data {card.core}."
    lines = (Line("", numbers), *_frames(card.frames), *_rules(card.rules))
    return Printed(card.id, card.name, "Walker, the Body of a Player Board", lines, 9, ("Walker", "Combat Frame"))


def body(card: BodyCard) -> Printed:
    """An Advanced Body (rulebook p.9)."""
    lines = (
        Line("", f"MOV {card.mov}, ATT {card.att}, PRO {card.pro}."),
        Line("Cost", "Launch this Pattern to inhabit it.", card.cost.shape),
        *_frames(card.frames),
        *_rules(card.rules),
    )
    return Printed(card.id, card.name, "Advanced Body", lines, 9, ("Advanced Body", "Combat Frame"), card.code)


def enemy(card: EnemyCard) -> Printed:
    """An Enemy (rulebook p.12)."""
    gives = "" if card.exp == 1 else f", {card.exp} EXP for its defeat"
    lines = [
        Line("", f"Integrity {card.integrity}{gives}."),
        Line("Basic", said(card.basic)),
        Line("Special", said(card.special)),
        *_rules(card.rules),
        *(Line("Hack", said(hack.effects), hack.pattern.shape) for hack in card.hacks),
    ]
    if card.repel is None:
        lines.append(Line("Repel", "None: it cannot be repelled."))
    else:
        lines.append(Line("Repel", _repel(card.repel.effects), card.repel.pattern.shape))
    kind = f"Enemy of level {card.level}, {card.family.capitalize()}, {plural(card.copies, 'card')}"
    return Printed(card.id, card.name, kind, tuple(lines), 12, ("Enemies", "Hack", "Repel"), card.code)


def _repel(price: tuple[Effect, ...]) -> str:
    return by_players(lambda players: say_repel(price, players))


def class_augment(card: ClassAugment, content: Content) -> Printed:
    """A Class Augment (rulebook p.10)."""
    frames = () if card.frame is None else (card.frame,)
    numbers = f"Timing {card.timing.capitalize()}, Memory {card.memory}."
    lines = (Line("", numbers), *_frames(frames), *_rules(card.rules))
    kind = f"{content.classes[card.deck]} Class Augment, {SETS[card.set]}"
    return Printed(card.id, card.name, kind, lines, 10, ("Class Augment", "Timing"), card.code)


def faction_augment(card: FactionAugment, content: Content) -> Printed:
    """A Faction Augment (rulebook p.10)."""
    numbers = f"Timing Launch, Memory {card.memory}."
    lines = (Line("", numbers), Line("Launch", said(card.effects), card.pattern.shape))
    kind = f"{content.factions[card.deck]} Faction Augment"
    return Printed(card.id, card.name, kind, lines, 10, ("Faction Augment", "Launch"), card.code)


def protocol(card: Protocol) -> Printed:
    """A Learning Protocol (rulebook p.9)."""
    steps = (Line(f"Step {place}", _step(step)) for place, step in enumerate(card.steps, 1))
    abilities = (Line("Then", by_players(rule.say)) for rule in card.rules)
    see = ("Learning Protocol", "Triggers on cards")
    return Printed(card.id, card.name, "Learning Protocol", (*steps, *abilities), 9, see, card.code)


def _step(step: ProtocolStep) -> str:
    needs = by_players(lambda players: step_words(step, players))
    return f"{needs}. Reward: {_small(said(step.reward))}" if step.reward else f"{needs}."


def step_words(step: ProtocolStep, players: int) -> str:
    """What completes a step of a Learning Protocol (rulebook p.9): ``Defeat an Enemy, twice in one turn``."""
    if step.have is not None:
        return _great(step.have.say(players))
    words = event_words(step.on, step.of)
    for start, instead in _STARTS:
        if words.startswith(start):
            words = instead + words.removeprefix(start)
            break
    often = _TIMES.get(step.times, f" {step.times} times") + (" in one turn" if step.turn else "")
    when = f", while {step.when.say(players)}" if step.when is not None else ""
    return f"{_great(words)}{',' if often else ''}{often}{when}"


def tile(card: TileCard) -> Printed:
    """A District tile (rulebook p.11). Three tiles share a name, so the title has the number too."""
    trace = f"Trace {card.entry} for entering, {card.stationary} for staying."
    lines = (Line("", trace), Line("Effect", said(card.effects)))
    kind = f"District tile {card.number}{', Faction Hideout' if card.hideout else ''}"
    see = ("District tile", "Hideout") if card.hideout else ("District tile", "District Effect step")
    return Printed(f"tile.{card.number}", f"{card.name} {card.number}", kind, lines, 11, see, card.code)


def exploration(token: ExplorationToken) -> Printed:
    """An Exploration token (rulebook p.11)."""
    kind = f"Exploration token, {plural(token.copies, 'copy', 'copies')}"
    title = f"Token: {said(token.effects).removesuffix('.').removeprefix('Gain ')}"
    return Printed(token.id, title, kind, (Line("Effect", said(token.effects)),), 11, ("Exploration token",))


def bot(card: BotCard) -> Printed:
    """The J.O.R.D.A.N. BOT (rulebook p.21)."""
    lines = (
        Line("", f"MOV {card.mov}, {card.battery} battery slots, full at the start."),
        Line("Launch", "Charge 1 battery; it counts as a Hack.", card.pattern.shape),
    )
    return Printed(card.id, card.name, "Card of solo play", lines, 21, ("Solo play",))


def said(effects: Iterable[Effect]) -> str:
    """Effects in one sentence, for any number of players."""
    together = tuple(effects)
    return by_players(lambda players: say_all(together, players))


def by_players(say: Callable[[int], str]) -> str:
    """A text that may rest on the number of players: ``5/6/7/8 Damage (with 1/2/3/4 players).`` where it does."""
    texts = [say(players) for players in PLAYERS]
    if len(set(texts)) == 1:
        return texts[0]
    words = zip(*(text.split(" ") for text in texts), strict=True)
    joined = " ".join(each[0] if len(set(each)) == 1 else "/".join(each) for each in words)
    return f"{joined.removesuffix('.')} (with {'/'.join(map(str, PLAYERS))} players)."


def _frames(frames: Iterable[Frame]) -> Iterator[Line]:
    for frame in frames:
        yield Line(f"Frame {frame.printed}", sentence(by_players(frame.say)))


def _rules(rules: Iterable[CardRule]) -> Iterator[Line]:
    for rule in rules:
        yield Line("Rule", by_players(rule.say))


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _great(text: str) -> str:
    return text[:1].upper() + text[1:]

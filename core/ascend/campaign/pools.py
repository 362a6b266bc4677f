"""Locked and unlocked components (rulebook p.5): what a code stands for, and how much of the box is open."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from attrs import frozen

from core.ascend.components import Content


@frozen
class Piece:
    """A component card, or a design of several cards."""

    pool: str
    """What it is counted among: Bodies, Enemies, Augments, Protocols or Districts."""
    code: str
    """Empty for what is open from the start."""
    words: str
    """``Body Rigger``, ``District tile Signal Tower 20``."""
    cards: int = 1


@frozen
class Pool:
    """Components of one kind."""

    name: str
    open: int
    """Cards that may be used now."""
    every: int
    """Cards in the box."""


def pieces(content: Content) -> Iterator[Piece]:
    """All components that can be locked, and those of their kinds that are always open."""
    for body in content.bodies.values():
        yield Piece("Bodies", body.code, f"Body {body.name}")
    for enemy in content.enemies.values():
        if enemy.level:  # special Enemies belong to their scenario
            yield Piece("Enemies", enemy.code, f"Enemy {enemy.name}", enemy.copies)
    for augment in content.class_augments.values():
        yield Piece("Augments", augment.code, f"{content.classes[augment.deck]} Augment {augment.name}")
    for found in content.faction_augments.values():
        yield Piece("Augments", found.code, f"{content.factions[found.deck]} Augment {found.name}")
    for protocol in content.protocols.values():
        yield Piece("Protocols", protocol.code, f"Learning Protocol {protocol.name}")
    for tile in content.tiles.values():
        yield Piece("Districts", tile.code, f"District tile {tile.name} ({tile.number})")


def pools(content: Content, unlocked: Collection[str]) -> tuple[Pool, ...]:
    """How much of the box is open, kind by kind."""
    counts: dict[str, list[int]] = {}
    for piece in pieces(content):
        count = counts.setdefault(piece.pool, [0, 0])
        count[0] += piece.cards if not piece.code or piece.code in unlocked else 0
        count[1] += piece.cards
    return tuple(Pool(name, *count) for name, count in counts.items())


def words_for(content: Content, codes: Iterable[str]) -> tuple[str, ...]:
    """Components by their codes, in words; a code that the content does not know stands for itself."""
    named = {piece.code: piece.words for piece in pieces(content)}
    return tuple(named.get(code, code) for code in codes)

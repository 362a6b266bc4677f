"""The signs of each game with their meaning, as help lists them."""

from __future__ import annotations

from attrs import frozen

from tui.paint import LETTERS, Fill, Glyphs, Role

_TOKENS: tuple[tuple[Fill, str], ...] = (
    ("blue", "blue Data, Shield"),
    ("green", "green Data, Memory"),
    ("yellow", "yellow Data, Reroll"),
    ("red", "red Data, Power"),
    ("open", "open Data: any basic"),
    ("corrupted", "corrupted Data"),
)
_GEMS: tuple[tuple[Fill, str], ...] = (("blue", "a blue gem"), ("red", "a red gem"), ("yellow", "a yellow gem"))


@frozen
class Sign:
    """One sign."""

    text: str
    words: str
    """What it means."""
    colour: Role | Fill = "accent"
    reverse: bool = False


def signs_of(game: str, glyphs: Glyphs) -> tuple[Sign, ...]:
    """The signs of a game; of the main one where none is named."""
    return _forest(glyphs) if game == "forest" else _ascend(glyphs)


def _ascend(glyphs: Glyphs) -> tuple[Sign, ...]:
    return (
        *(Sign(f" {glyphs.token(kind)} {LETTERS[kind]} ", words, kind) for kind, words in _TOKENS),
        Sign(f" {glyphs.core_kind}", "has the kind of your Core"),
        Sign(f" {glyphs.hatch * 3}", "face down, or a locked slot"),
        Sign(" >1 =2", "Trace: entering, staying"),
        Sign(" C2 a", "marked a, as a card says"),
        Sign(f" {glyphs.steps} 2", "in reach, 2 steps"),
        Sign(f" {glyphs.steps}", "in reach of the BOT alone"),
        Sign(f" {glyphs.ascend} {glyphs.success}", "Ascend, Success token"),
        Sign(f" {glyphs.exploration}", "Exploration token"),
        Sign(f" {glyphs.ready} 2 {glyphs.empty}", "ready, 2 moves, out of reach"),
        Sign(f" {glyphs.cursor_left} {glyphs.cursor_right}", "where the keys act"),
        Sign(" final", "asked for twice: no undo"),
        Sign(" twice", "asked for twice: undo can"),
        Sign(" A C .", "pattern: any, Core, free slot"),
    )


def _forest(glyphs: Glyphs) -> tuple[Sign, ...]:
    return (
        *(Sign(f" {glyphs.token(kind)}{LETTERS[kind]} ", words, kind) for kind, words in _GEMS),
        Sign(f" {glyphs.heart}K ", "a black gem", "strong", reverse=True),
        Sign(f" {glyphs.hatch * 3}", "a card that lies face down"),
        Sign(f" {glyphs.chosen}", "whose turn it is; where the keys act"),
        Sign(" final", "asked for twice: no undo"),
    )

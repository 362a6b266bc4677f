"""The question that is asked, its answers, and what happened before it."""

from __future__ import annotations

from attrs import frozen

from core.ascend.view.enemies import Card


@frozen
class AnswerView:
    """One legal answer."""

    key: str
    label: str
    """In words, with the sums."""
    slots: tuple[int, ...]
    """Launcher slots it is about."""
    tile: str
    """The tile it is about (a move's end), or empty."""
    dice: tuple[int, ...]
    """Dice it is about."""
    pattern: str
    """Pattern source it launches, or empty."""
    armed: bool
    """It reveals something or cannot be taken back, or gives up ready patterns: ask for it twice."""
    group: str
    """Sub-list it belongs to in the decision bar (``upgrade``), or empty."""
    door: str = ""
    """What it is one of several ways to do, in words: ``Unlock a slot: EXP 3 - 2 = 1``. Empty for no such thing."""
    card: str = ""
    """Id of the card it is about (Body, Augment, Protocol, Enemy), or empty."""
    seat: int = -1
    """The other seat it is about, or -1."""
    enemy: int = -1
    """Place in the own stack of the Enemy it is about, or -1."""
    gives_up: bool = False
    """It is asked for twice only because it gives up ready patterns: undo can take it back."""


@frozen
class ChoiceView:
    """The question this seat is asked."""

    serial: int
    seat: int
    kind: str
    step: str
    prompt: str
    page: int
    answers: tuple[AnswerView, ...]
    stage: str
    """What the question is about: ``launcher``, ``patterns``, ``map``, ``combat``, ``enemies``, ``card`` (the Scenario
    card), ``cards`` (those that are laid out) or ``bar`` (nothing on the table)."""
    cards: tuple[Card, ...] = ()
    """The cards to choose from, or that it is about, where they lie nowhere else on the table."""


@frozen
class NewsLine:
    """A sentence on something that has happened since the last answer."""

    text: str
    weight: int
    """How much it matters, from 0 (what was plain beforehand) to 4 (what dice came to)."""

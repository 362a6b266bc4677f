"""Content files as records: which function reads what."""

from __future__ import annotations

from typing import Any, Protocol

from attrs import frozen

from core.engine.records import read_with, record_converter


class Speaks(Protocol):
    """What says itself."""

    def say(self) -> str:
        """Its words."""
        ...


@frozen
class Word:
    """One thing that does."""

    word: str

    def say(self) -> str:
        return self.word


@frozen
class Page:
    """A record that holds whatever says itself."""

    line: Speaks


def test_a_record_with_the_methods_of_a_protocol_is_not_read_as_the_protocol() -> None:
    converter = record_converter()
    read: list[Any] = []

    def speaking(value: Any) -> Speaks:
        read.append(value)
        return converter.structure({"word": value}, Word)

    read_with(converter, Speaks, speaking)
    assert converter.structure({"line": "yes"}, Page) == Page(Word("yes"))
    assert converter.structure({"word": "no"}, Word) == Word("no")
    assert read == ["yes"]


def test_a_union_is_read_by_its_own_function() -> None:
    converter = record_converter()
    read_with(converter, Word | None, lambda value: Word(value) if value else None)
    assert converter.structure("yes", Word | None) == Word("yes")  # type: ignore[arg-type]
    assert converter.structure("", Word | None) is None  # type: ignore[arg-type]

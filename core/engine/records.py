"""Content files in TOML as frozen records; a bad file gives one sentence a fault: file, key, reason. Knows no game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib.resources.abc import Traversable
from operator import is_
from typing import Any, TypeVar

from cattrs import Converter, transform_error
from cattrs.errors import AttributeValidationNote, ClassValidationError, IterableValidationError

from core.engine.endless import ENDLESS_KEY, ENDLESS_NUMBER

T = TypeVar("T")
K = TypeVar("K", int, str)


class BadContent(Exception):
    """A content file that cannot be used; ``str()`` is one sentence a fault: file, key, reason."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def record_converter() -> Converter:
    """A converter that refuses unknown keys by name and converts nothing on the quiet: numbers are numbers."""
    converter = Converter(forbid_extra_keys=True)
    for kind, words in ((int, "a whole number"), (str, "a text"), (bool, "true or false")):
        converter.register_structure_hook(kind, reader(_exactly(kind, words)))
    return converter


def read_with(converter: Converter, kind: Any, parse: Callable[[Any], Any]) -> None:
    """Have a converter read values of a kind, which may be a protocol or a union, by a function of one value.

    A class is known by identity: from Python 3.12 on, one with the methods of a protocol would be read as the protocol.
    """
    if isinstance(kind, type):
        converter.register_structure_hook_func(partial(is_, kind), reader(parse))
    else:
        converter.register_structure_hook(kind, reader(parse))


def reader(parse: Callable[[Any], T]) -> Callable[[Any, type], T]:
    """A function of one value as the hook a converter wants."""
    return lambda value, _: parse(value)


def renamed(read: Callable[[Any, type], T], keys: Mapping[str, str]) -> Callable[[Any, type], T]:
    """A hook for records some of whose fields have another key in files: its faults name the key."""

    def hook(value: Any, cls: type) -> T:
        try:
            return read(value, cls)
        except ClassValidationError as fault:
            for error in fault.exceptions:
                error.__notes__ = [_with_key(note, keys) for note in getattr(error, "__notes__", ())]
            raise

    return hook


def _with_key(note: str, keys: Mapping[str, str]) -> str:
    if isinstance(note, AttributeValidationNote) and note.name in keys:
        return AttributeValidationNote(note, keys[note.name], note.type)
    return note


def _exactly(kind: type, words: str) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise ValueError(f"{value!r} is not {words}")
        return value

    return read


def read_record(place: Traversable, cls: type[T], converter: Converter) -> T:
    """One file as a record. Raises BadContent."""
    return structured(place.name, read_toml(place), cls, converter)


def read_toml(place: Traversable) -> dict[str, Any]:
    """One file as plain data. Raises BadContent."""
    try:
        data = place.read_bytes()
        if ENDLESS_KEY.search(data):
            raise BadContent([f"{place.name}: it holds a key of too many parts."])
        if ENDLESS_NUMBER.search(data):
            raise BadContent([f"{place.name}: it holds a number of too many digits."])
        return tomllib.loads(data.decode())
    except OSError as fault:
        raise BadContent([f"{place.name}: the file cannot be read ({fault.strerror})."]) from None
    except RecursionError:
        raise BadContent([f"{place.name}: its lists lie too deep in one another."]) from None
    except ValueError as fault:  # no TOML, no UTF-8, or a number of thousands of digits
        raise BadContent([f"{place.name}: this is not TOML: {fault}."]) from None


def structured(name: str, raw: dict[str, Any], cls: type[T], converter: Converter) -> T:
    """The plain data of the file with this name as a record. Raises BadContent."""
    try:
        return converter.structure(raw, cls)
    except (ClassValidationError, IterableValidationError) as fault:
        raise BadContent([_sentence(name, line) for line in transform_error(fault, format_exception=_why)]) from None


def _why(fault: BaseException, _: type | None) -> str:
    if isinstance(fault, KeyError):
        return f"the key {fault.args[0]!r} is missing"
    if type(fault).__name__ == "ForbiddenExtraKeysError":
        names = ", ".join(sorted(getattr(fault, "extra_fields", ())))
        return f"unknown key {names}"
    if isinstance(fault, AttributeError | TypeError):
        return f"another kind of value is expected ({fault})"
    return str(fault.args[0]) if fault.args else str(fault)


def _sentence(file: str, line: str) -> str:
    why, _, path = line.rpartition(" @ $")
    return f"{file}: {path.lstrip('.') or 'top'}: {why}." if why else f"{file}: {line}."


def named(records: Iterable[T], name: Callable[[T], K], where: str) -> dict[K, T]:
    """Records by their name. Raises BadContent when two have the same."""
    found: dict[K, T] = {}
    for record in records:
        if name(record) in found:
            raise BadContent([f"{where}: two records are called {name(record)!r}."])
        found[name(record)] = record
    return found


def toml_files(folder: Traversable) -> list[Traversable]:
    """The content files of a folder, by name. Raises BadContent when it cannot be read."""
    try:
        return sorted((place for place in folder.iterdir() if place.name.endswith(".toml")), key=lambda p: p.name)
    except OSError as fault:
        raise BadContent([f"{folder.name}: the folder cannot be read ({fault.strerror})."]) from None

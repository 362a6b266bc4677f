"""Fast copies of state classes, written from their fields.

A state class is an attrs class whose fields hold numbers, text, tuples, None, other state classes, and lists or
dictionaries of those. ``copier`` writes one constructor-free function a class, several times faster than
``copy.deepcopy``; which fields need what is decided once, from their annotations.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Any, TypeVar, get_args, get_origin

import attrs

T = TypeVar("T")

_COPIERS: dict[type, Callable[[Any], Any]] = {}


def copy_state(state: T) -> T:
    """An independent copy of a state object. Raises TypeError for a field that is not plain data."""
    copy = _COPIERS.get(type(state))
    if copy is None:
        copy = _write(type(state))
    result: T = copy(state)
    return result


def _write(cls: type) -> Callable[[Any], Any]:
    hints = typing.get_type_hints(cls)
    names: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    lines = ["def copy(old):", "    made = new(cls)"]
    for attribute in attrs.fields(cls):
        expression = _expression(f"old.{attribute.name}", hints[attribute.name], names)
        lines.append(f"    made.{attribute.name} = {expression}")
    lines.append("    return made")
    exec("\n".join(lines), names)
    copier: Callable[[Any], Any] = names["copy"]
    _COPIERS[cls] = copier
    return copier


def _expression(value: str, hint: Any, names: dict[str, Any]) -> str:
    """The source text that copies one value of an annotated type."""
    if _plain(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        if _plain(args[0]):
            return f"{value}[:]"
        return f"([{_expression('x', args[0], names)} for x in {value}] if {value} else [])"
    if origin is dict:
        if _plain(args[1]):
            return f"({value}.copy() if {value} else {{}})"
        return f"({{k: {_expression('x', args[1], names)} for k, x in {value}.items()}} if {value} else {{}})"
    if attrs.has(hint):
        names[f"copy_{hint.__name__}"] = _COPIERS.get(hint) or _write(hint)
        return f"copy_{hint.__name__}({value})"
    inner = [arg for arg in args if arg is not type(None)]
    if len(inner) == 1 and len(args) == 2:
        return f"(None if {value} is None else {_expression(value, inner[0], names)})"
    raise TypeError(f"a state field cannot be copied: {hint!r}")


def _plain(hint: Any) -> bool:
    """Whether values of this type never change, so that copies may share them."""
    if hint in (int, str, bool, float, type(None)):
        return True
    if get_origin(hint) is tuple:
        return all(arg is ... or _plain(arg) for arg in get_args(hint))
    args = get_args(hint)
    return bool(args) and get_origin(hint) not in (list, dict) and all(_plain(arg) for arg in args)

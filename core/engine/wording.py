"""Small grammar for sentences made from numbers and lists."""

from __future__ import annotations

from collections.abc import Sequence


def plural(n: int, one: str, many: str = "") -> str:
    """``1 die``, ``2 dice``; without ``many`` an s is added."""
    return f"{n} {one if n == 1 else many or one + 's'}"


def article(noun: str) -> str:
    """``a Tower``, ``an Engineer``."""
    return f"{'an' if noun[:1] in 'aeiouAEIO' else 'a'} {noun}"


def many(noun: str) -> str:
    """The plural of a noun: ``Towers``, ``Families``, ``Glitches``, ``Echoes``."""
    if noun[-1:] == "y" and noun[-2:-1] not in tuple("aeiou"):
        return f"{noun[:-1]}ies"
    return f"{noun}{'es' if noun.endswith(('s', 'x', 'ch', 'sh', 'o')) else 's'}"


def change(before: int, after: int) -> str:
    """A sum: ``5 + 2 = 7``, ``5 - 2 = 3``, ``stays 5``."""
    if before == after:
        return f"stays {after}"
    return f"{before} {'+' if after > before else '-'} {abs(after - before)} = {after}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    return f" {last} ".join(part for part in (", ".join(words[:-1]), words[-1]) if part) if words else ""


def some(words: Sequence[str], most: int = 4) -> str:
    """The first few of many: ``a, b, c, d and 16 more``."""
    return ", ".join(words[:most]) + (f" and {len(words) - most} more" if len(words) > most else "")


def by_kind(things: Sequence[str]) -> str:
    """Equal things counted, in the order they first stand in: ``2 pulse, 1 blank``."""
    return ", ".join(f"{things.count(thing)} {thing}" for thing in dict.fromkeys(things))


def shown(text: str, most: int = 40) -> str:
    """Text that somebody typed, safe within a sentence: no control characters, and short."""
    clean = "".join(sign if sign.isprintable() else "?" for sign in text)
    return clean if len(clean) <= most else clean[: most - 1] + "…"

"""The same picture in fewer bytes: colours are said when they change, not for every run of cells.

Each run comes with all of its colours before it and a reset after it. Most runs differ from the one before in the
colour of the letters only, so saying what differs about halves a screen.
"""

import re
from functools import lru_cache
from typing import NamedTuple

_SGR = re.compile(r"\x1b\[([0-9;]*)m")
# What moves the cursor and draws nothing: no matter in which colours.
_MOVES = re.compile(r"(?:\x1b\[\d+;\d+H|\n)*")
# How an attribute is taken back without losing the colours.
_BACK = {"1": "22", "2": "22", "3": "23", "4": "24", "7": "27", "9": "29"}


class Pen(NamedTuple):
    """The colours and attributes the terminal writes with, as the codes that set them; empty: its own."""

    ink: str = ""
    ground: str = ""
    attributes: frozenset[str] = frozenset()

    def codes(self) -> list[str]:
        """All codes that lead from a reset to this pen."""
        return [*sorted(self.attributes), *(colour for colour in (self.ink, self.ground) if colour)]


RESET = Pen()


@lru_cache(maxsize=2048)
def _after_reset(parameters: str) -> Pen:
    """The pen that a sequence sets, which is always written after a reset; a reset itself gives RESET."""
    ink = ground = ""
    attributes: set[str] = set()
    codes = parameters.split(";")
    while codes:
        code = codes.pop(0)
        if code in ("38", "48"):
            length = 4 if codes[0] == "2" else 2
            code, codes = ";".join([code, *codes[:length]]), codes[length:]
        if code.startswith("38") or (len(code) == 2 and code[0] in "39"):
            ink = code
        elif code.startswith(("48", "10")) or (len(code) == 2 and code[0] == "4"):
            ground = code
        elif code not in ("", "0"):
            attributes.add(code)
    return Pen(ink, ground, frozenset(attributes))


@lru_cache(maxsize=4096)
def _change(old: Pen, new: Pen) -> str:
    """The shortest sequence from one pen to another."""
    if new == old:
        return ""
    if new == RESET:
        return "\x1b[m"
    gone = old.attributes - new.attributes
    if (old.ink and not new.ink) or (old.ground and not new.ground) or any(code not in _BACK for code in gone):
        # There are codes for the terminal's own colours, but without colours none of them is wanted.
        return f"\x1b[0;{';'.join(new.codes())}m"
    codes = sorted({_BACK[code] for code in gone})
    # 22 takes back bold and faint alike, so what stays of them is said again
    codes += sorted(new.attributes - old.attributes | (new.attributes & {"1", "2"} if "22" in codes else set()))
    codes += [new.ink] * (new.ink != old.ink) + [new.ground] * (new.ground != old.ground)
    return f"\x1b[{';'.join(codes)}m"


def thrifty(frame: str) -> str:
    """A frame with the same effect. It must begin and end with the terminal's own colours, and so does the result."""
    parts = _SGR.split(frame)
    out: list[str] = [parts[0]]
    at = RESET
    for parameters, text in zip(parts[1::2], parts[2::2], strict=True):
        wanted = _after_reset(parameters)
        if not _MOVES.fullmatch(text):
            out.append(_change(at, wanted))
            at = wanted
        out.append(text)
    out.append(_change(at, RESET))
    return "".join(out)

"""The colours a terminal writes with, and the fewest codes from one set of them to another.

A run of text comes with all of its colours. Most differ from the one before in a single colour, so only what differs
is said: that alone about halves a screen.
"""

from functools import cache, lru_cache

from attrs import field, frozen
from rich.color import ColorSystem
from rich.style import Style
from textual.strip import Strip

# How an attribute is taken back without losing the colours.
_BACK = {"1": "22", "2": "22", "3": "23", "4": "24", "7": "27", "9": "29"}
# The attributes of letters, which a blank does not show: bold, faint, italic, both kinds of blinking.
_OF_LETTERS = frozenset({"1", "2", "3", "5", "6"})


@frozen(eq=False)
class Pen:
    """Colours and attributes as the codes that set them; empty: the terminal's own.

    There is one of each, got from `pen`, so that pens are compared by identity.
    """

    ground: str = ""
    ink: str = ""
    attributes: tuple[str, ...] = ()
    blank: "Pen" = field(init=False)
    """What a blank in this pen shows: pens with the same one write the same blanks."""

    @blank.default
    def _blank(self) -> "Pen":
        plain = _OF_LETTERS.issuperset(self.attributes)
        return pen(self.ground, "", ()) if plain and (self.ink or self.attributes) else self

    def codes(self) -> list[str]:
        """All codes that lead from a reset to this pen."""
        return [*self.attributes, *(colour for colour in (self.ink, self.ground) if colour)]


@cache
def pen(ground: str, ink: str, attributes: tuple[str, ...]) -> Pen:
    """The one pen with these codes, the attributes in order."""
    return Pen(ground, ink, attributes)


RESET = pen("", "", ())


def by_ground(one: Pen) -> tuple[str, str, tuple[str, ...]]:
    """Pens sorted by this need few codes: those that share a ground lie together, then those that share an ink."""
    return one.ground, one.ink, one.attributes


@lru_cache(maxsize=4096)
def pen_of(style: Style | None) -> Pen:
    """The pen that writes in a style."""
    if style is None:
        return RESET
    ground = ink = ""
    attributes: list[str] = []
    codes = Strip.render_ansi(style, ColorSystem.TRUECOLOR).split(";")
    while codes:
        code = codes.pop(0)
        if code in ("38", "48"):
            length = 4 if codes[0] == "2" else 2
            code, codes = ";".join([code, *codes[:length]]), codes[length:]
        if code in ("", "39", "49"):
            continue  # the terminal's own colours need no code, and without colours none of them is wanted
        if code.startswith("38") or (len(code) == 2 and code[0] in "39"):
            ink = code
        elif code.startswith(("48", "10")) or (len(code) == 2 and code[0] == "4"):
            ground = code
        else:
            attributes.append(code)
    return pen(ground, ink, tuple(sorted(attributes)))


@lru_cache(maxsize=8192)
def change(old: Pen, new: Pen) -> str:
    """The shortest sequence from one pen to another."""
    if new is old:
        return ""
    if new is RESET:
        return "\x1b[m"
    gone = set(old.attributes).difference(new.attributes)
    if (old.ink and not new.ink) or (old.ground and not new.ground) or not gone.issubset(_BACK):
        # There are codes for the terminal's own colours, but without colours none of them is wanted.
        return f"\x1b[0;{';'.join(new.codes())}m"
    codes = sorted({_BACK[code] for code in gone})
    # 22 takes back bold and faint alike, so what stays of them is said again
    still = {"1", "2"} if "22" in codes else set[str]()
    codes += [code for code in new.attributes if code not in old.attributes or code in still]
    codes += [new.ink] * (new.ink != old.ink) + [new.ground] * (new.ground != old.ground)
    return f"\x1b[{';'.join(codes)}m"

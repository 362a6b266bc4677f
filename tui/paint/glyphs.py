"""The two glyph sets: signs of the Windows Glyph List 4 without an emoji form, and plain ASCII.

Every sign is one cell wide, so that no terminal shifts a row. The ASCII set holds no character over 127: it is for
terminals without UTF-8, for the Linux console, and for places where box signs may be two cells wide.
"""

from attrs import frozen


@frozen
class Glyphs:
    """Every sign the screens draw. Shapes come with a letter, so that neither colour nor shape is needed alone."""

    ascii: bool
    # tokens and the assets of the same colour
    blue: str
    green: str
    yellow: str
    red: str
    open: str
    corrupted: str
    core: str
    any: str
    core_kind: str  # the corner of a slot whose token is of the Core's kind
    # states
    ready: str
    done: str
    empty: str  # an empty slot, a pattern out of reach
    hatch: str  # face down, locked
    chosen: str  # the line or panel the keys go to
    cursor_left: str
    cursor_right: str
    steps: str  # before a number of steps
    # text
    then: str
    crumb: str
    more: str  # what was cut off
    # tracks
    full: str  # Trace, an Enemy's Integrity
    spent: str
    heart: str  # one's own Integrity
    wound: str
    # dice, three cells each
    pulse: str
    surge: str
    blank: str
    # lines
    across: str
    down: str
    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    dotted: str
    # tokens on the map and on cards: the same in both sets
    ascend: str = "!"
    success: str = "*"
    marker: str = "o"
    exploration: str = "?"
    bot: str = "J"

    def die(self, face: str) -> str:
        """The three cells of a face: "pulse", "surge" or "blank". Raises KeyError for any other word."""
        return {"pulse": self.pulse, "surge": self.surge, "blank": self.blank}[face]

    def token(self, colour: str) -> str:
        """The shape of a token: "blue" … "corrupted". Raises KeyError for any other word."""
        return {
            "blue": self.blue,
            "green": self.green,
            "yellow": self.yellow,
            "red": self.red,
            "open": self.open,
            "corrupted": self.corrupted,
        }[colour]


UNICODE = Glyphs(
    ascii=False,
    blue="■",
    green="●",
    yellow="◊",
    red="▲",
    open="○",
    corrupted="×",
    core="C",
    any="A",
    core_kind="¤",
    ready="●",
    done="√",
    empty="·",
    hatch="░",
    chosen="►",
    cursor_left="►",
    cursor_right="◄",
    steps="»",
    then="→",
    crumb="›",
    more="…",
    full="■",
    spent="·",
    heart="●",
    wound="○",
    pulse="-^-",
    surge="^^^",
    blank=" . ",
    across="─",
    down="│",
    top_left="┌",
    top_right="┐",
    bottom_left="└",
    bottom_right="┘",
    dotted="·",
)
ASCII = Glyphs(
    ascii=True,
    blue="#",
    green="o",
    yellow="%",
    red="^",
    open="O",
    corrupted="x",
    core="C",
    any="A",
    core_kind="c",
    ready="*",
    done="+",
    empty=".",
    hatch=":",
    chosen=">",
    cursor_left=">",
    cursor_right="<",
    steps="+",
    then="->",
    crumb=">",
    more="~",
    full="#",
    spent=".",
    heart="o",
    wound=".",
    pulse="-^-",
    surge="^^^",
    blank=" . ",
    across="-",
    down="|",
    top_left="+",
    top_right="+",
    bottom_left="+",
    bottom_right="+",
    dotted=".",
)
LETTERS: dict[str, str] = {"blue": "B", "green": "G", "yellow": "Y", "red": "R", "open": "O", "corrupted": "X"}

"""Modifiers: what changes a number or a rule as long as its card works (rulebook p.10, timing "passive").

``game.kit(seat)`` sorts them by their word; ``kit/reading.py`` adds them up where a rule asks.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import field, frozen

from core.ascend.cards.checks import at_least, one_of
from core.ascend.cards.conditions import Condition
from core.ascend.cards.triggers import FAMILY_WORDS
from core.ascend.names import PULSE, SURGE


def more(n: int, what: str = "", less: str = "less") -> str:
    """``1 Memory more``, ``1 Memory less``, ``2 dice fewer``."""
    return f"{abs(n)} {what} {'more' if n > 0 else less}".replace("  ", " ")


def dice(n: int) -> str:
    """``die`` or ``dice``."""
    return "die" if abs(n) == 1 else "dice"


@frozen(kw_only=True)
class Modifier:
    """A standing change. ``when`` says under which condition."""

    word: ClassVar[str]
    when: Condition | None = None

    def text(self) -> str:
        """What it changes, a clause without its condition and full stop."""
        raise NotImplementedError

    def say(self, players: int) -> str:
        """The rule text."""
        text = self.text()
        when = f" if {self.when.say(players)}" if self.when else ""
        return f"{text[:1].upper()}{text[1:]}{when}."


@frozen(kw_only=True)
class Counted(Modifier):
    """A modifier that adds a number."""

    n: int
    name: ClassVar[str]

    def text(self) -> str:
        return f"{self.name} {'+' if self.n > 0 else '-'} {abs(self.n)}"


@frozen(kw_only=True)
class Mov(Counted):
    """MOV."""

    word = "mov"
    name = "MOV"


@frozen(kw_only=True)
class Att(Counted):
    """ATT."""

    word = "att"
    name = "ATT"


@frozen(kw_only=True)
class Pro(Counted):
    """PRO."""

    word = "pro"
    name = "PRO"


@frozen(kw_only=True)
class Entry(Counted):
    """Entry Trace values of tiles, never below 0."""

    word = "entry"
    name = "Entry Trace"

    def text(self) -> str:
        return f"entering a tile gives {more(self.n, 'Trace')}"


@frozen(kw_only=True)
class Stationary(Counted):
    """Stationary Trace values of tiles, never below 0."""

    word = "stationary"
    name = "Stationary Trace"

    def text(self) -> str:
        return f"staying on a tile gives {more(self.n, 'Trace')}"


@frozen(kw_only=True)
class TraceDice(Counted):
    """Dice of the Trace Roll, never below 0."""

    word = "trace-dice"
    name = "Trace dice"

    def text(self) -> str:
        return f"your Trace Roll has {more(self.n, dice(self.n), 'fewer')}"


@frozen(kw_only=True)
class TestDice(Counted):
    """Dice of the owner's part in Tests of Scenario cards, if any token is dumped."""

    __test__ = False  # not a test class, whatever its name says
    word = "test-dice"
    name = "Test dice"

    def text(self) -> str:
        return f"roll {more(self.n, dice(self.n), 'fewer')} in each Test you add Data to"


@frozen(kw_only=True)
class ResetCorrupted(Counted):
    """Corrupted Data gained by a Reset, never below 0."""

    word = "reset-corrupted"
    name = "Corrupted Data of a Reset"

    def text(self) -> str:
        return f"a Reset gives you {more(self.n, 'Corrupted Data')}"


@frozen(kw_only=True)
class DamageMore(Modifier):
    """Each time own Frames or Hacks deal Damage."""

    word = "damage"
    n: int
    source: str = field(validator=one_of("frames", "hacks"))

    def text(self) -> str:
        return f"your {'Combat Frames' if self.source == 'frames' else 'Hacks'} deal {more(self.n)} Damage"


@frozen(kw_only=True)
class Price(Modifier):
    """The Memory that equipping an Augment costs; never below 0."""

    word = "price"
    n: int

    def text(self) -> str:
        return f"equipping an Augment costs {more(self.n, 'Memory')}"


@frozen(kw_only=True)
class Serves(Modifier):
    """Corrupted Data may stand for ``any`` cells; so used, it is discarded."""

    word = "serves"
    what: str = field(validator=one_of("corrupted"))
    cell: str = field(validator=one_of("any"))

    def text(self) -> str:
        return "Corrupted Data may serve as Any Data in Patterns; so used, it is discarded"


@frozen(kw_only=True)
class Loosen(Modifier):
    """In each pattern of a family up to ``n`` cells may hold any basic token."""

    word = "loosen"
    family: str = field(validator=one_of(*FAMILY_WORDS))
    n: int = field(validator=at_least(1))

    def text(self) -> str:
        return f"in {FAMILY_WORDS[self.family]}, {self.n} cell may hold any basic Data"


@frozen(kw_only=True)
class Uses(Modifier):
    """Each pattern of a family may be launched ``n`` times a step, each time with its own tokens."""

    word = "uses"
    family: str = field(validator=one_of(*FAMILY_WORDS))
    n: int = field(validator=at_least(2))

    def text(self) -> str:
        return f"{FAMILY_WORDS[self.family]} may be launched {self.n} times in a step, each time with its own tokens"


@frozen(kw_only=True)
class Reach(Modifier):
    """The patterns of the second Enemy are available too."""

    word = "reach"

    def text(self) -> str:
        return "you may also launch the Hacks and the Repel of your second Enemy"


@frozen(kw_only=True)
class Counts(Modifier):
    """A die that shows one face may be used as another, chosen die by die."""

    word = "counts"
    face: str = field(validator=one_of(PULSE, SURGE))
    like: str = field(validator=one_of(PULSE, SURGE))

    def text(self) -> str:
        return f"for Combat Frames, a {self.face} may be used as a {self.like}"


@frozen(kw_only=True)
class FirstFrames(Modifier):
    """Frames the player may activate before the first Enemy frame."""

    word = "first-frames"
    n: int = field(validator=at_least(2))

    def text(self) -> str:
        return f"you may activate {self.n} Combat Frames before the first Enemy acts"


@frozen(kw_only=True)
class Overflow(Modifier):
    """Excess Damage of own Frames goes on to the next Enemy."""

    word = "overflow"

    def text(self) -> str:
        return "excess Damage of your Combat Frames goes on to the next Enemy"


@frozen(kw_only=True)
class Diagonal(Modifier):
    """Slides and switches may be diagonal."""

    word = "diagonal"

    def text(self) -> str:
        return "you may slide and switch diagonally"


@frozen(kw_only=True)
class Mirror(Modifier):
    """Patterns may be mirrored."""

    word = "mirror"

    def text(self) -> str:
        return "your Patterns may be mirrored"


@frozen(kw_only=True)
class SecondCore(Modifier):
    """The visible side of the second Core Data token is Core too."""

    word = "second-core"

    def text(self) -> str:
        return "the visible side of your second Core Data token counts as Core too"


@frozen(kw_only=True)
class Pass(Modifier):
    """Face-down tiles do not end the move; all that are entered are revealed in order."""

    word = "pass"

    def text(self) -> str:
        return "face-down tiles do not end your move; all that you enter are revealed in order"


@frozen(kw_only=True)
class FairRepel(Modifier):
    """Prices of Repels are not paid."""

    word = "fair-repel"

    def text(self) -> str:
        return "you do not pay the price of Repels"


@frozen(kw_only=True)
class PartShield(Modifier):
    """Shield may be used in part."""

    word = "part-shield"

    def text(self) -> str:
        return "you may use your Shield in part"


@frozen(kw_only=True)
class NoReroll(Modifier):
    """Own dice cannot be rolled again."""

    word = "no-reroll"

    def text(self) -> str:
        return "you cannot reroll dice"


@frozen(kw_only=True)
class OnlyHacks(Modifier):
    """On an Enemy: only Damage of Hacks hurts it."""

    word = "only-hacks"

    def text(self) -> str:
        return "only Hacks deal Damage to this Enemy"


@frozen(kw_only=True)
class Stays(Modifier):
    """On an Enemy: it stays attached when its player is reset."""

    word = "stays"

    def text(self) -> str:
        return "this Enemy stays attached when you are reset"


@frozen(kw_only=True)
class Hidden(Modifier):
    """On an Enemy: its Integrity and frames are not shown until it has Damage."""

    word = "hidden"

    def text(self) -> str:
        return "the numbers and Frames of this Enemy are hidden until it has Damage"


@frozen(kw_only=True)
class ActsTwice(Modifier):
    """On an Enemy: its frame resolves twice when the Number die was rolled with this number."""

    word = "acts-twice"
    number: int = field(validator=at_least(1))

    def text(self) -> str:
        return f"when the Number die shows {self.number}, this Enemy's Frame resolves twice"


MODIFIERS: dict[str, type[Modifier]] = {
    cls.word: cls
    for cls in (
        Mov,
        Att,
        Pro,
        Entry,
        Stationary,
        TraceDice,
        TestDice,
        ResetCorrupted,
        DamageMore,
        Price,
        Serves,
        Loosen,
        Uses,
        Reach,
        Counts,
        FirstFrames,
        Overflow,
        Diagonal,
        Mirror,
        SecondCore,
        Pass,
        FairRepel,
        PartShield,
        NoReroll,
        OnlyHacks,
        Stays,
        Hidden,
        ActsTwice,
    )
}
"""Every modifier by its word in content files (``mod = "…"``)."""

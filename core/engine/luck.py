"""Named streams of luck, one saved integer each (splitmix64). The only randomness in core."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def stream_start(seed: str | int, name: str) -> int:
    """The first state of a stream: the same for equal seed and name on every machine."""
    return int.from_bytes(blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")


class Luck:
    """Draws from named streams held in ``streams``, a dictionary of the game's state.

    A stream is made when it is first used, from ``seed`` and its name; so new streams never shift old ones.
    """

    __slots__ = ("seed", "streams")

    def __init__(self, streams: dict[str, int], seed: str | int) -> None:
        self.streams = streams
        self.seed = seed

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1. Raises ValueError for n < 1."""
        if n < 1:
            raise ValueError(f"cannot draw below {n}")
        streams = self.streams
        state = streams.get(stream)
        if state is None:
            state = stream_start(self.seed, stream)
        streams[stream] = state = (state + _GOLDEN) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((state ^ (state >> 31)) * n) >> 64

    def face(self, stream: str, faces: Sequence[T]) -> T:
        """One face of a die, each side alike."""
        return faces[self.below(stream, len(faces))]

    def kind(self, stream: str, counts: Sequence[int]) -> int:
        """Draw one piece from a bag told as counts by kind; returns the kind. Raises ValueError when it is empty."""
        left = self.below(stream, sum(counts))
        for kind, count in enumerate(counts):
            if left < count:
                return kind
            left -= count
        raise AssertionError("counts changed while drawing")

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(stream, last + 1)
            items[last], items[other] = items[other], items[last]


class ScriptedLuck(Luck):
    """For tests: what a stream gives next is written down; a stream without a script is ordinary luck.

    ``script`` maps a stream to the faces, kinds or numbers it yields, in order. A stream that runs out of its
    script raises AssertionError; :meth:`leftovers` tells what was not used, and a test must end with none.
    """

    __slots__ = ("script",)

    def __init__(self, streams: dict[str, int], seed: str | int, script: dict[str, list[Any]]) -> None:
        super().__init__(streams, seed)
        self.script = script

    def _next(self, stream: str) -> Any:
        assert self.script[stream], f"the script of {stream!r} has run out"
        return self.script[stream].pop(0)

    def below(self, stream: str, n: int) -> int:
        """The scripted number, which must lie below n."""
        if stream not in self.script:
            return super().below(stream, n)
        number: int = self._next(stream)
        assert number in range(n), f"{stream!r} scripts {number}, not below {n}"
        return number

    def face(self, stream: str, faces: Sequence[T]) -> T:
        """The scripted face, which must be on the die."""
        if stream not in self.script:
            return super().face(stream, faces)
        face: T = self._next(stream)
        assert face in faces, f"{stream!r} scripts {face}, not one of {faces}"
        return face

    def kind(self, stream: str, counts: Sequence[int]) -> int:
        """The scripted kind, which must be in the bag."""
        if stream not in self.script:
            return super().kind(stream, counts)
        kind: int = self._next(stream)
        assert counts[kind] > 0, f"{stream!r} scripts kind {kind}, the bag holds none"
        return kind

    def leftovers(self) -> dict[str, list[Any]]:
        """The parts of the script that were not used."""
        return {stream: values for stream, values in self.script.items() if values}

"""Tells whether a text repeats the rulebook: all runs of eight words of the rulebook are known by a short hash.

The rulebook itself is not part of the project. ``python -m tests.docs.copied FILE`` makes the hashes anew from a text.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

RUN = 8
"""Words in a row that no text of ours shares with the rulebook."""
BYTES = 5
"""Of a hash: two different runs are alike once in a million millions."""
HASHES = Path(__file__).with_name("rulebook.runs")
_DOTTED = re.compile(r"(?<=\b\w)\.(?=\w\b)")
"""The dots in ``J.O.R.D.A.N.``, which is one word."""


def copied(text: str) -> list[str]:
    """Every run of eight words that the rulebook has as well."""
    known = _known()
    return [run for run in _runs(text) if _hash(run) in known]


def _runs(text: str) -> Iterator[str]:
    plain = unicodedata.normalize("NFKC", _DOTTED.sub("", text)).casefold()
    words = re.findall(r"[^\W_]+", re.sub("['’]", "", plain))
    for start in range(len(words) - RUN + 1):
        yield " ".join(words[start : start + RUN])


def _hash(run: str) -> bytes:
    return blake2b(run.encode(), digest_size=BYTES).digest()


@cache
def _known() -> frozenset[bytes]:
    stored = HASHES.read_bytes()
    return frozenset(stored[start : start + BYTES] for start in range(0, len(stored), BYTES))


def hashes(text: str) -> bytes:
    """The hashes of all runs of a text, as the file holds them."""
    return b"".join(sorted({_hash(run) for run in _runs(text)}))


if __name__ == "__main__":
    HASHES.write_bytes(hashes(Path(sys.argv[1]).read_text(encoding="utf-8")))

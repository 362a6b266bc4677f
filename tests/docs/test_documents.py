"""What the documents show exists: files that they link to, commands and make targets that they name."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tui.cli.words import parser

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
_LINK = re.compile(r"\]\(([^)#:]+)\)")
_MAKE = re.compile(r"\bmake ([a-z]+)\b")
_COMMAND = re.compile(r"`tamashii ([^`]+)`")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in _LINK.findall(document.read_text(encoding="utf-8")):
        assert (document.parent / link).exists(), link


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_make_targets_are_there(document: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    code = "\n".join(re.findall(r"`[^`\n]+`|^ {4}.*$", document.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(_MAKE.findall(code)) <= targets


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_commands_are_words_the_program_takes(document: Path) -> None:
    for words in _COMMAND.findall(document.read_text(encoding="utf-8")):
        if not {"ID", "NAME", "DIR", "N"} & set(shlex.split(words)):
            parser().parse_args(shlex.split(words))


def test_the_readme_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "\n    make play\n" in text
    assert "\n    make test\n" in text


def test_no_document_tells_where_it_was_made() -> None:
    for document in DOCUMENTS:
        assert not re.search(r"(?<![\w.])/(work|tmp|root|home)/", document.read_text(encoding="utf-8")), document.name

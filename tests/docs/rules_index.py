"""Makes docs/rules-index.md: rulebook page to function, read from the docstrings of the rules.

``python -m tests.docs.rules_index`` (or ``make docs``) writes it anew.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
INDEX = ROOT / "docs" / "rules-index.md"
RULES = ROOT / "core" / "ascend"
LEFT_OUT = ("reference", "printed.py", "refusals", "log", "lookup.py", "view", "words", "combat_words.py")
"""Rooms that show rules and do not hold them."""
_PAGE = re.compile(r"p\.(\d+)(?:-(\d+))?|Rulebook page (\d+)|pages? (\d+)")

Entry = tuple[int, str, str, str]
"""Page, module, name, first line of the docstring."""


def entries() -> list[Entry]:
    """Every public function and class of the rules whose docstring names a page, sorted by page.

    One that names none stands on its module's page, where that names a single one.
    """
    found: list[Entry] = []
    for file in sorted(RULES.rglob("*.py")):
        place = file.relative_to(RULES)
        if any(part.startswith(LEFT_OUT) for part in place.parts):
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        chapter = pages(ast.get_docstring(tree) or "")
        inherited = chapter if len(chapter) == 1 else set()
        for node in tree.body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and node.name[0] != "_":
                text = ast.get_docstring(node) or ""
                where, line = f"core/ascend/{place.as_posix()}", text.split("\n", 1)[0]
                found += [(page, where, node.name, line) for page in pages(text) or inherited]
    return sorted(set(found))


def pages(text: str) -> set[int]:
    """The rulebook pages that a docstring names."""
    named: set[int] = set()
    for match in _PAGE.finditer(text):
        first = next(int(group) for group in (match[1], match[3], match[4]) if group)
        named.update(range(first, int(match[2] or first) + 1))
    return named


def document() -> str:
    """The whole index."""
    lines = [
        "# Rules index",
        "",
        "Rulebook page to code: which function or class holds the rules of a page. Made from their docstrings by",
        "`make docs`; a test keeps it true.",
        "",
    ]
    page_now = 0
    for page, module, name, line in entries():
        if page != page_now:
            lines += ["", f"## Page {page}", "", "| where | name | what |", "| --- | --- | --- |"]
            page_now = page
        lines.append(f"| `{module}` | `{name}` | {line.replace('|', '/')} |")
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


if __name__ == "__main__":
    INDEX.write_text(document(), encoding="utf-8")

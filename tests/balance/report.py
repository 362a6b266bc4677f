"""The figures as a table for the terminal and as a document."""

from __future__ import annotations

from collections.abc import Iterable

from tests.balance.figures import Row, Section


def shown(section: Section) -> list[Row]:
    """The rows that are shown: all, or those outside their band."""
    return [row for row in section.rows if row.outside] if section.only_outside else list(section.rows)


def summary(section: Section) -> str:
    """How many figures of a section are as wanted."""
    judged = [row for row in section.rows if row.band is not None]
    fine = sum(not row.outside for row in judged)
    text = f"{fine} of {len(judged)} in their bands" if judged else "no bands"
    if section.only_outside:
        figures = [row.figure for row in section.rows]
        text += f"; from {min(figures):.2f} to {max(figures):.2f}"
    return text


def as_text(sections: Iterable[Section]) -> str:
    """Tables in columns."""
    lines: list[str] = []
    for section in sections:
        lines += ["", f"{section.title} ({summary(section)})"]
        for row in shown(section):
            band = f"{row.band.low:g}-{row.band.high:g}" if row.band is not None else ""
            lines.append(f"  {row.what:<36}{row.figure:>7.2f}  {band:<11}{row.note:<12}  {row.verdict}".rstrip())
    return "\n".join(lines[1:])


def as_document(sections: Iterable[Section], head: str) -> str:
    """The document below its beginning."""
    lines = [head]
    for section in sections:
        lines += [f"## {section.title}", "", f"{summary(section)[:1].upper()}{summary(section)[1:]}.", ""]
        rows = shown(section)
        if rows:
            lines += ["| figure | measured | wanted | | |", "| --- | --- | --- | --- | --- |"]
        for row in rows:
            band = f"{row.band.low:g} to {row.band.high:g}" if row.band is not None else ""
            note = f"`{row.note}`" if row.note and " " not in row.note else row.note
            lines.append(f"| {row.what} | {row.figure:.2f} | {band} | {note} | {row.verdict} |")
        lines.append("")
    return "\n".join(lines)

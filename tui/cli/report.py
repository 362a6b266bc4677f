"""The report of a fault: what was running and where it stopped. No values of variables, no folders, no names."""

from __future__ import annotations

import os
import platform
import time
import traceback
from importlib import metadata
from pathlib import Path

from saves.faults import SaveFault
from tui.streams import complain

MOST = 10
"""Reports that are kept; older ones go."""
TERMINAL = ("TERM", "COLORTERM", "TERM_PROGRAM", "LANG", "LC_ALL", "LC_CTYPE", "NO_COLOR")


def version() -> str:
    """The version of the program."""
    try:
        return metadata.version("tamashii")
    except metadata.PackageNotFoundError:
        return "from source"


def text_of(fault: BaseException) -> str:
    """The report as text: versions, terminal, and the places of the code that led to the fault."""
    lines = [
        f"tamashii {version()}, Python {platform.python_version()}, {platform.system()} {platform.machine()}",
        "terminal: " + ", ".join(f"{name}={os.environ[name]}" for name in TERMINAL if name in os.environ),
        "over SSH" if os.environ.get("SSH_CONNECTION") else "local",
        "",
    ]
    chain: list[BaseException] = []
    link: BaseException | None = fault
    while link is not None and link not in chain:
        chain.append(link)
        link = link.__cause__ or link.__context__
    for error in reversed(chain):
        lines += [
            f"  {'/'.join(Path(frame.filename).parts[-3:])}:{frame.lineno} in {frame.name}: {frame.line}"
            for frame in traceback.extract_tb(error.__traceback__)
        ]
        lines += [f"{type(error).__name__}: {_without_home(str(error))}", ""]
    return "\n".join(lines)


def keep(fault: BaseException, folder: Path | None) -> str | None:
    """Write the report of a fault into a folder; returns where it is, or None without one or when the disk refuses."""
    if folder is None:
        return None
    name = folder / f"fault-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        name.write_text(text_of(fault), encoding="utf-8", errors="replace")
        for old in sorted(folder.glob("fault-*.txt"))[:-MOST]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return str(name)


def sentence_of(fault: BaseException) -> str:
    """What a fault says that lies in content or saves, a sentence a line; nothing for one of the program's own."""
    from core.engine.records import BadContent  # brings the readers of content along, and a fault is rare

    return str(fault) if isinstance(fault, BadContent | SaveFault) else ""


def say(fault: BaseException, folder: Path | None, debug: bool) -> None:
    """One sentence on standard error for a fault of a command; the traceback too where it was asked for."""
    if debug:
        traceback.print_exception(fault)
    if said := sentence_of(fault):
        complain(said)
        return
    kept = keep(fault, folder)
    where = f" The report is {kept}." if kept else ""
    complain(f"Tamashii stopped on a fault of its own ({type(fault).__name__}).{where}")


def _without_home(text: str) -> str:
    home = os.path.expanduser("~")
    return text.replace(home, "~") if len(home) > 1 else text

"""Which palette and which signs a terminal can show, told from the environment alone.

Everything here is a pure function and imports nothing, so that it can be asked before the app is loaded.
"""

from collections.abc import Mapping
from typing import Literal

Depth = Literal["truecolor", "256", "16", "mono"]

# Terminals that show 24 bits and say so by their name only: SSH passes TERM on, but not COLORTERM.
_TRUECOLOR_TERMS = ("alacritty", "contour", "foot", "ghostty", "kitty", "wezterm")
# Locales in which box signs and shapes are two cells wide in many terminals.
_WIDE_LANGUAGES = ("zh", "ja", "ko")


def colour_depth(environ: Mapping[str, str]) -> Depth:
    """How many colours the terminal shows, told from COLORTERM and TERM.

    Apple's Terminal counts as 256 whatever COLORTERM says. A terminal that names neither gets 16, a video terminal
    of the VT line none.
    """
    term = environ.get("TERM", "").lower()
    colorterm = environ.get("COLORTERM", "").strip().lower()
    if environ.get("TERM_PROGRAM") == "Apple_Terminal":
        return "256"
    if colorterm in ("truecolor", "24bit") or environ.get("WT_SESSION"):
        return "truecolor"
    if term.endswith("-direct") or any(name in term for name in _TRUECOLOR_TERMS):
        return "truecolor"
    if "256color" in term or colorterm:
        return "256"
    return "mono" if term.startswith("vt") and term[2:3].isdigit() else "16"


def light_ground(environ: Mapping[str, str]) -> bool:
    """Whether COLORFGBG names a light ground (white or one of the bright colours); dark when it says nothing."""
    ground = environ.get("COLORFGBG", "").rpartition(";")[2].strip()
    return ground.isdecimal() and (int(ground) == 7 or 9 <= int(ground) <= 15)


def palette_name(environ: Mapping[str, str], setting: str = "") -> str:
    """The palette to start with: the setting, else none for NO_COLOR, else by depth and ground.

    `setting` is a palette's name, taken as it is; empty means: choose. NO_COLOR counts when it is not empty.
    """
    if setting:
        return setting
    depth: Depth = "mono" if environ.get("NO_COLOR") else colour_depth(environ)
    if depth == "mono":
        return "mono"
    ground = "light" if light_ground(environ) else "dark"
    return {"truecolor": ground, "256": f"{ground}-256", "16": f"ansi16-{ground}"}[depth]


def wants_ascii(environ: Mapping[str, str], setting: bool | None = None) -> bool:
    """Whether to draw with plain ASCII signs: the setting, else without UTF-8, on the Linux console, in zh, ja, ko."""
    if setting is not None:
        return setting
    if environ.get("TERM") == "linux":
        return True
    language, _, charset = _locale(environ).partition(".")
    if (charset or language).lower().replace("-", "").partition("@")[0] != "utf8":
        return True
    return language.lower().startswith(_WIDE_LANGUAGES)


def _locale(environ: Mapping[str, str]) -> str:
    """The locale that rules characters, as the person has set it."""
    if environ.get("LC_ALL"):
        return environ["LC_ALL"]
    lang, ctype = environ.get("LANG", ""), environ.get("LC_CTYPE", "")
    # Python itself puts this value into the environment where it finds the C locale.
    coerced = ctype == "C.UTF-8" and lang in ("", "C", "POSIX")
    return (ctype if ctype and not coerced else lang) or "C"

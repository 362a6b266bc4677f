"""What Python's reader of TOML must not be given: short to write, but endless to read or to say. Knows no file."""

from __future__ import annotations

import re

# The reader takes time and memory by the square of a dotted key's length: 160 kB of "a.a.a" fill gigabytes.
# The first full stop stands outside the group, so that the search leaps from one to the next.
KEY_PART = rb"""\.[ \t]*+(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+"""
ENDLESS_KEY = re.compile(KEY_PART + rb"(?:" + KEY_PART + rb"){31}")

# Such a number can be read, but not be said or written any more: Python refuses both beyond 4300 digits.
ENDLESS_NUMBER = re.compile(rb"0[xob][0-9A-Fa-f_]{1000}")

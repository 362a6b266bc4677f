"""The same program under different hash seeds: what it prints must not hang on the order of a set."""

from __future__ import annotations

import os
import subprocess
import sys

HASH_SEEDS = ("1", "2")


def printed_under_hash_seeds(program: str) -> set[str]:
    """Everything that a program printed, each output once. Raises CalledProcessError when it fails."""
    return {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in HASH_SEEDS
    }

"""Which libraries come along with a package, seen from an interpreter that has loaded nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parent.parent

IMPORT_ALL = """
import importlib, json, pkgutil, sys

package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
print(json.dumps(sorted(sys.modules)))
"""


def modules_after_importing_all_of(package: str) -> set[str]:
    """The names of all modules loaded once ``package`` and everything inside it is imported in a new process."""
    run = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, package], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return set(json.loads(run.stdout))


# None of our third-party libraries below the screen loads asyncio by itself, so finding it means that our code did.
@pytest.mark.parametrize(
    ("package", "inside", "forbidden"),
    [
        pytest.param("core", "core.ascend.phases", {"textual", "rich", "asyncio"}, id="core-without-screen-or-loop"),
        pytest.param("saves", "saves", {"textual", "rich"}, id="saves-without-screen"),
    ],
)
def test_a_package_does_not_bring_along(package: str, inside: str, forbidden: set[str]) -> None:
    loaded = modules_after_importing_all_of(package)

    assert inside in loaded
    assert sorted(loaded & forbidden) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for type checkers alone are left out: they name a class and run nothing."""
    graph = grimp.build_graph("core", "saves", "scenarios", "tui", exclude_type_checking_imports=True)
    left = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    while free := [module for module, needs in left.items() if not needs]:
        for module in free:
            del left[module]
        for needs in left.values():
            needs.difference_update(free)
    assert not left, sorted(left)

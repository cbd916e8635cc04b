"""Results that took one process of a test run a long time, shared with the others: JSON files in a folder
that is removed after the run, and the bytecode of all modules, which every started program would compile
again.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import msgspec

FOLDER = "RACCOON_TESTS_SHARED"
"""The variable that names the folder."""


def begin() -> Callable[[], None]:
    """Create the shared folder of this run's processes; return a function that removes it."""
    if FOLDER in os.environ:
        return lambda: None
    os.environ[FOLDER] = os.environ["PYTHONPYCACHEPREFIX"] = mkdtemp()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return _end


def _end() -> None:
    os.environ.pop("PYTHONPYCACHEPREFIX", None)
    rmtree(os.environ.pop(FOLDER), ignore_errors=True)


def shared(name: str, make: Callable[[], Any]) -> Any:
    """The plain JSON data stored under that name, computed if there are none."""
    if FOLDER not in os.environ:
        return make()
    file = Path(os.environ[FOLDER], blake2b(name.encode(), digest_size=16).hexdigest())
    if not file.exists():
        whole = file.with_suffix(f".{os.getpid()}")
        whole.write_bytes(msgspec.json.encode(make()))
        whole.replace(file)  # another process finds all of it or nothing
    return msgspec.json.decode(file.read_bytes())

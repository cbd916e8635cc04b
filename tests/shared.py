"""Results that took one process of a run of the tests long, for the others: JSON files in a folder that goes
with the run, and the bytecode of all modules: every program that a test starts would compile them again.
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
    """Have the processes of this run share one from now on; the function given back removes it at the end."""
    if FOLDER in os.environ:
        return lambda: None
    os.environ[FOLDER] = os.environ["PYTHONPYCACHEPREFIX"] = mkdtemp()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return _end


def _end() -> None:
    os.environ.pop("PYTHONPYCACHEPREFIX", None)
    rmtree(os.environ.pop(FOLDER), ignore_errors=True)


def shared(name: str, make: Callable[[], Any]) -> Any:
    """The plain JSON data known under that name, made if there are none."""
    if FOLDER not in os.environ:
        return make()
    file = Path(os.environ[FOLDER], blake2b(name.encode(), digest_size=16).hexdigest())
    if not file.exists():
        whole = file.with_suffix(f".{os.getpid()}")
        whole.write_bytes(msgspec.json.encode(make()))
        whole.replace(file)  # another process finds all of it or nothing
    return msgspec.json.decode(file.read_bytes())

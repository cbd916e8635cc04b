"""Starting other programs: the desktop's file manager, their environment."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from threading import Thread

from raccoon.app.errors import AppError

_OPENERS = {"darwin": "open", "linux": "xdg-open"}


def open_folder(folder: Path) -> None:
    """Show a folder in the desktop's file manager, without waiting; `AppError` where there is none."""
    if sys.platform == "win32":
        os.startfile(folder)
        return
    opener = shutil.which(_OPENERS.get(sys.platform, "xdg-open"))
    if opener is None:
        raise AppError("error.file_manager", path=str(folder))
    command = [opener, str(folder)]
    Thread(target=_run, args=(command, outside(os.environ)), name="file manager", daemon=True).start()


def _run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, env=environment, check=False, stdin=subprocess.DEVNULL)


def outside(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment for another program: a packaged build restores the system's library path."""
    found = dict(environment)
    if getattr(sys, "frozen", False):
        found.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in found:
            found["LD_LIBRARY_PATH"] = found["LD_LIBRARY_PATH_ORIG"]
    return found

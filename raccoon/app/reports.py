"""A report of what should not have happened, for a bug report: no personal paths in it."""

from __future__ import annotations

import platform
import traceback
from datetime import UTC, datetime
from pathlib import Path

from raccoon.app.version import PROGRAM, VERSION


def write(error: BaseException, data: Path, save: Path | None) -> Path | None:
    """Keep the error, the program's version and the game's log; None when the disk refuses that too."""
    now = datetime.now(UTC)
    report = data / "reports" / f"report-{now:%Y%m%d-%H%M%S}.txt"
    try:
        report.parent.mkdir(parents=True, exist_ok=True)
        report.write_text("\n".join(_lines(error, save)), encoding="utf-8")
    except OSError:
        return None
    return report


def _lines(error: BaseException, save: Path | None) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    told = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    log = save.read_text(encoding="utf-8", errors="replace") if save and save.exists() else ""
    system = f"Python {platform.python_version()} on {platform.system()}"
    return [f"{PROGRAM} {VERSION}, {system}", f"{type(error).__name__}: {error}", *told, "", log]

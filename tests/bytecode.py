"""Bytecode of test modules for all workers of a run.

pytest compiles test modules anew, with assertions that tell more, and keeps that in files. Workers that begin
at the same time would all compile all of them, half of the time until the first test: here each begins with a
share, and finds what the others have compiled when it imports.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

MODULES = "test_*.py", "conftest.py"
"""Those that pytest rewrites."""


def compile_share(config: pytest.Config) -> None:
    """Compile a worker's share of the test modules, if it is one of several that run all of them."""
    worker: dict[str, str] = getattr(config, "workerinput", {})
    if not worker or sys.dont_write_bytecode or config.args != config.getini("testpaths"):
        return
    modules = sorted(file for pattern in MODULES for file in Path(config.rootpath, "tests").rglob(pattern))
    for module in modules[int(worker["workerid"].removeprefix("gw")) :: int(worker["workercount"])]:
        keep_compiled(config, module)


def keep_compiled(config: pytest.Config, module: Path) -> Path:
    """The file with a module's bytecode, where pytest looks for it, written if there is none."""
    state = config.stash[rewrite.assertstate_key]
    file = rewrite.get_cache_dir(module) / f"{module.stem}{rewrite.PYC_TAIL}"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        seen, code = rewrite._rewrite_test(module, config)
        rewrite._write_pyc(state, code, seen, file)
    return file

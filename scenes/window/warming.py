"""The imports of the next screens while one rests: a few modules in each frame, so that no frame is long."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from threading import get_ident
from typing import Any

from raccoon.app import process_memory
from scenes.art.moving import incremental

TIME = 0.005
"""Seconds of a frame in which modules are imported; the one that is begun then is finished."""

OURS = ("raccoon.", "scenes.", "pygame_gui.")
"""The prefixes of the modules that may be imported ahead: none of them is part of an import circle."""
Load = tuple[Callable[[str], object], str]
"""Imports something of that name; once more is no harm."""


class TimeIsUp(Exception):
    """No other module is begun in this frame."""


class Warming:
    """Imports a list of things, the first first, a little in each frame.

    One that is given up leaves the modules that are whole: the next frame comes farther.
    """

    def __init__(self) -> None:
        self._done: set[Load] = set()

    def go_on(self, wanted: Iterable[Load]) -> bool:
        """Import for a part of a frame; whether everything is there. Each frame may want something else."""
        missing = [load for load in wanted if load not in self._done]
        before = {*sys.modules} if missing else set()
        try:
            with _watched(_Watch(until := incremental.now() + TIME)):
                for load in missing:
                    load[0](load[1])
                    self._done.add(load)
                    if incremental.now() > until:
                        raise TimeIsUp
        except TimeIsUp:
            _bind(sys.modules.keys() - before)
            process_memory.freeze_gc()
            return False
        return True


class _Watch(MetaPathFinder):
    """Sees every import begin and finds nothing; when the time is up, and a module was finished, it stops."""

    def __init__(self, until: float) -> None:
        self._until, self._thread = until, get_ident()
        self._begun: list[str] = []

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        """Nothing: others find the module."""
        if get_ident() != self._thread or not name.startswith(OURS):
            return
        if incremental.now() > self._until and any(map(_is_whole, self._begun)):
            raise TimeIsUp
        self._begun.append(name)


@contextmanager
def _watched(watch: _Watch) -> Iterator[None]:
    sys.meta_path.insert(0, watch)
    try:
        yield
    finally:
        sys.meta_path.remove(watch)


def _is_whole(name: str) -> bool:
    spec = getattr(sys.modules.get(name), "__spec__", None)
    return spec is not None and not getattr(spec, "_initializing", False)


def _bind(names: Iterable[str]) -> None:
    """Make modules known to their packages: one that was begun anew does not know those it had before."""
    for name in names:
        package, _, own = name.rpartition(".")
        if package in sys.modules and not hasattr(sys.modules[package], own):
            setattr(sys.modules[package], own, sys.modules[name])

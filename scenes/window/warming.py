"""Warming: imports modules ahead of their use, a few in each frame, so that no frame is long."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from threading import get_ident
from typing import Any

from raccoon.app import process_memory
from scenes.art.moving import incremental

TIME = 0.005
"""Seconds of a frame in which modules may begin to be imported."""

OURS = ("raccoon.", "scenes.", "pygame_gui.")
"""The prefixes of the modules whose import may be interrupted: none of them is in an import cycle."""
Load = tuple[Callable[[str], object], str]
"""A function that imports something, and its argument; calling it again has no effect."""


class TimeIsUp(Exception):
    """Raised to interrupt an import when the time of a frame is up."""


class Warming:
    """Imports a list of things in order, a part in each frame.

    An interrupted import keeps the modules that are complete, so that the next frame gets further.
    """

    def __init__(self) -> None:
        self._done: set[Load] = set()

    def import_some(self, wanted: Iterable[Load]) -> bool:
        """Import for a part of a frame; return whether all `wanted` is imported. The list may change."""
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
    """Finds nothing, but raises `TimeIsUp` when the time is up and a module has been completed."""

    def __init__(self, until: float) -> None:
        self._until, self._thread = until, get_ident()
        self._begun: list[str] = []

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        """Return None, so that other finders find the module."""
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
    """Set modules as attributes of their packages: a package that is imported again has lost them."""
    for name in names:
        package, _, own = name.rpartition(".")
        if package in sys.modules and not hasattr(sys.modules[package], own):
            setattr(sys.modules[package], own, sys.modules[name])

"""A mapping by name whose entries are imported at their first lookup."""

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Registry(MutableMapping[str, T], Generic[T]):
    """A lazy mapping: each entry has a loader, a function whose import statement a packager can find.

    Iterating over the names, or testing for one, imports nothing; values and items are imported.
    """

    def __init__(self, loaders: Mapping[str, Callable[[], T]]) -> None:
        self._loaders = dict(loaders)
        self._loaded: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._loaded:
            self._loaded[name] = self._loaders[name]()
        return self._loaded[name]

    def __setitem__(self, name: str, entry: T) -> None:
        self._loaders[name] = lambda: entry
        self._loaded[name] = entry

    def __delitem__(self, name: str) -> None:
        del self._loaders[name]
        self._loaded.pop(name, None)

    def __contains__(self, name: object) -> bool:
        return name in self._loaders

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)

    def is_loaded(self, name: str) -> bool:
        """Whether the entry has been imported."""
        return name in self._loaded

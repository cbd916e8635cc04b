"""Errors that are shown to the player: one catalogue key and its facts, never a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager


class AppError(Exception):
    """Something the program cannot do; the sentence says what to do about it.

    `key` is a key of the language catalogue (`raccoon.app.text`), `facts` fill its fields.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    @classmethod
    @contextmanager
    def for_os_errors(cls, key: str, path: object) -> Iterator[None]:
        """Raise an OSError in this context as an error with this key, the path and the system's reason."""
        try:
            yield
        except OSError as error:
            raise cls(key, path=str(path), why=error.strerror or str(error)) from error

    def __str__(self) -> str:
        """Return the key and the facts, for logs; players read `Catalogue.say(error.key, **error.facts)`."""
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key

"""Errors that are shown to the player: one catalogue key and its facts, never a traceback."""


class AppError(Exception):
    """Something the program cannot do; the sentence says what to do about it.

    `key` is a key of the language catalogue (`raccoon.app.text`), `facts` fill its fields.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        """Return the key and the facts, for logs; players read `Catalogue.say(error.key, **error.facts)`."""
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({told})" if told else self.key

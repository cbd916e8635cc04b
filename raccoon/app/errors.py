"""Trouble a player can be told about: one catalogue key and its facts, never a traceback."""


class AppError(Exception):
    """Something the program cannot do, with what to do about it.

    `key` names a sentence of the language catalogue (`raccoon.app.text`), `facts` fill its fields.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        """The key and the facts, for logs; players read `Catalogue.say(error.key, **error.facts)`."""
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({told})" if told else self.key

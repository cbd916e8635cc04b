"""Every sentence a player reads: templates by key, filled with facts."""

import json
from collections.abc import Callable, Iterator, Mapping

from raccoon.app.assets import SHARED, folder
from raccoon.app.errors import AppError
from raccoon.games.registry import GAMES

DEFAULT_LANGUAGE = "en"

Template = str | dict[str, str]
Say = Callable[..., str]
"""`Catalogue.say`, as it is handed about: the sentence of a key with its facts."""


class Catalogue:
    """One language's sentences. Keys are flat ("lobby.start"); a template has ``{name}`` fields.

    A template may have plural forms, ``{"one": …, "other": …}``, chosen by the fact `n`.
    """

    def __init__(
        self,
        templates: Mapping[str, Template],
        language: str = DEFAULT_LANGUAGE,
        fallback: "Catalogue | None" = None,
    ) -> None:
        """`fallback` says, in its own language, what these `templates` lack."""
        self._templates = dict(templates)
        self._fallback = fallback
        self.language = language

    @classmethod
    def load(cls, language: str = DEFAULT_LANGUAGE) -> "Catalogue":
        """The sentences of the house and of every game.

        A game that does not speak the language is told in `DEFAULT_LANGUAGE`. A key stands in one catalogue
        only. Raises `AppError` when the house does not speak the language.
        """
        spoken = templates(language)
        if spoken is None:
            raise AppError("error.language", language=language)
        plain: dict[str, Template] = {}
        for game in GAMES:
            own = templates(language, game)
            if own is None:
                plain |= templates(DEFAULT_LANGUAGE, game) or {}
            else:
                spoken |= own
        return cls(spoken, language, cls(plain) if plain else None)

    def say(self, key: str, /, **facts: object) -> str:
        """The sentence of `key` with its facts filled in; `KeyError` names what is missing."""
        if key not in self._templates and self._fallback is not None:
            return self._fallback.say(key, **facts)
        template = self._template(key)
        if isinstance(template, dict):
            template = template[self._plural(key, facts)]
        try:
            return template.format(**facts)
        except KeyError as missing:
            raise KeyError(f"the sentence {key!r} needs the fact {missing}") from None

    def __contains__(self, key: object) -> bool:
        """Whether the catalogue has a sentence of that key."""
        return key in self._templates or (self._fallback is not None and key in self._fallback)

    def __iter__(self) -> Iterator[str]:
        """Every key: the house's, then each game's, in their files' order."""
        yield from self._templates
        yield from self._fallback or ()

    def _template(self, key: str) -> Template:
        if key not in self._templates:
            raise KeyError(f"the catalogue {self.language!r} has no sentence {key!r}")
        return self._templates[key]

    def _plural(self, key: str, facts: Mapping[str, object]) -> str:
        if "n" not in facts:
            raise KeyError(f"the sentence {key!r} has plural forms and needs the fact 'n'")
        return plural_form(self.language, facts["n"])


def templates(language: str, owner: str = SHARED) -> dict[str, Template] | None:
    """What ``lang/<language>.json`` of the house or of a game holds; None when there is no such file."""
    file = folder("lang", owner) / f"{language}.json"
    if not language.isalpha() or not file.is_file():
        return None
    held: dict[str, Template] = json.loads(file.read_text(encoding="utf-8"))
    return held


def plural_form(language: str, n: object) -> str:
    """``"one"`` or ``"other"`` by the language's rule: French counts zero as one."""
    if language == "fr":
        return "one" if n in (0, 1) else "other"
    return "one" if n == 1 else "other"


def languages() -> list[str]:
    """The languages that the house speaks, in alphabetical order."""
    entries = folder("lang").iterdir()
    return sorted(entry.name.removesuffix(".json") for entry in entries if entry.name.endswith(".json"))

"""Every sentence a player reads: templates by key, filled with facts (product.md C4)."""

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files

from raccoon.app.errors import AppError

DEFAULT_LANGUAGE = "en"

Template = str | dict[str, str]


class Catalogue:
    """One language's sentences. Keys are flat ("lobby.start"); a template has ``{name}`` fields.

    A template may have plural forms, ``{"one": …, "other": …}``, chosen by the fact `n`.
    """

    def __init__(self, templates: Mapping[str, Template], language: str = DEFAULT_LANGUAGE) -> None:
        self._templates = dict(templates)
        self.language = language

    @classmethod
    def load(cls, language: str = DEFAULT_LANGUAGE) -> "Catalogue":
        """The catalogue ``assets/lang/<language>.json``; raises `AppError` when it is not there."""
        file = files("assets") / "lang" / f"{language}.json"
        if not language.isalpha() or not file.is_file():
            raise AppError("error.language", language=language)
        return cls(json.loads(file.read_text(encoding="utf-8")), language)

    def say(self, key: str, /, **facts: object) -> str:
        """The sentence of `key` with its facts filled in; `KeyError` names what is missing."""
        template = self._template(key)
        if isinstance(template, dict):
            template = template[self._plural(key, facts)]
        try:
            return template.format(**facts)
        except KeyError as missing:
            raise KeyError(f"the sentence {key!r} needs the fact {missing}") from None

    def __contains__(self, key: object) -> bool:
        """Whether the catalogue has a sentence of that key."""
        return key in self._templates

    def __iter__(self) -> Iterator[str]:
        """Every key, in the file's order."""
        return iter(self._templates)

    def _template(self, key: str) -> Template:
        if key not in self._templates:
            raise KeyError(f"the catalogue {self.language!r} has no sentence {key!r}")
        return self._templates[key]

    def _plural(self, key: str, facts: Mapping[str, object]) -> str:
        if "n" not in facts:
            raise KeyError(f"the sentence {key!r} has plural forms and needs the fact 'n'")
        return plural_form(self.language, facts["n"])


def plural_form(language: str, n: object) -> str:
    """``"one"`` or ``"other"`` by the language's rule: French counts zero as one."""
    if language == "fr":
        return "one" if n in (0, 1) else "other"
    return "one" if n == 1 else "other"


def languages() -> list[str]:
    """The languages a catalogue exists for, in alphabetical order."""
    folder = files("assets") / "lang"
    return sorted(
        entry.name.removesuffix(".json") for entry in folder.iterdir() if entry.name.endswith(".json")
    )

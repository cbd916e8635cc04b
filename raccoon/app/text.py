"""The language catalogues: every sentence a player reads, as templates by key, filled with facts."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Protocol
from unicodedata import category

import msgspec

from raccoon.app.assets import SHARED, folder
from raccoon.app.errors import AppError
from raccoon.app.fallback_strings import LAST_WORDS
from raccoon.app.message import Template, filled, usable_ones
from raccoon.games.registry import GAMES

DEFAULT_LANGUAGE = "en"

JOINERS = "\u200c\u200d"
"""Invisible characters that shape their neighbours, used in Persian words and many emoji."""

Say = Callable[..., str]
"""The type of `Catalogue.say`: from a key and its facts to the sentence."""
UNFILLABLE = (KeyError, IndexError, AttributeError, ValueError, TypeError)
"""The errors of a template that does not fit its facts."""


class Speaker(Protocol):
    """A source of the sentences of a language, by their keys."""

    def say(self, key: str, /, **facts: object) -> str:
        """Return the sentence of `key` with its facts filled in."""

    def of(self, game: str) -> Speaker:
        """Return the speaker for the screens of one game."""

    def __contains__(self, key: object) -> bool:
        """Return whether there is a sentence of that key."""

    def __iter__(self) -> Iterator[str]:
        """Yield every key."""


def can_be_shown(sign: str) -> bool:
    """Return whether a character may be in a name: also one newer than Python's tables, as new emoji are."""
    return sign.isprintable() or sign in JOINERS or category(sign) == "Cn"


def one_line(words: str) -> str:
    """Return the words on one line: breaks and wide blanks become blanks, unprintable characters go."""
    return "".join(" " if sign.isspace() else sign for sign in words if sign.isspace() or can_be_shown(sign))


class Catalogue:
    """One language's sentences. Keys are flat ("lobby.start"); a template has ``{name}`` fields.

    A template may have forms, or be a term (see `filled`); `damaged`: some files are missing or malformed.
    """

    def __init__(
        self,
        templates: Mapping[str, Template],
        language: str = DEFAULT_LANGUAGE,
        fallback: Speaker | None = None,
        damaged: bool = False,
        owners: Mapping[str, Mapping[str, Template]] | None = None,
    ) -> None:
        """Take the `templates`; `fallback` fills, in its own language, those that are missing or fail.
        `owners` has the shared ones (`SHARED`) and those of each game apart; without it all are everybody's.
        """
        self._templates = dict(templates)
        self._fallback = fallback
        self._owners = owners
        self._of: dict[str, Catalogue] = {}
        self.language = language
        self.damaged = damaged

    @classmethod
    def load(cls, language: str = DEFAULT_LANGUAGE, games: Iterable[str] | None = None) -> Catalogue:
        """Load the shared sentences and those of every game, or of these `games`; for a key that several
        have, the first counts.

        Missing sentences fall back to `DEFAULT_LANGUAGE`, and there to `LAST_WORDS`. Raises `AppError` when
        the shared sentences do not exist in the language or cannot be read; never for `DEFAULT_LANGUAGE`.
        """
        owners, damaged = _read_all(language, GAMES if games is None else games)
        found = _merged(owners)
        if language == DEFAULT_LANGUAGE:
            return cls(found, language, LAST_WORDS, damaged, owners)
        if damaged:
            raise AppError("error.language_damaged", language=language)
        if templates(language) is None:
            raise AppError("error.language", language=language)
        return cls(found, language, cls.load(games=games), owners=owners)

    def of(self, game: str) -> Catalogue:
        """Return the sentences for one game's screens: its own and the shared ones, never another game's."""
        if self._owners is None:
            return self
        if game not in self._of:
            own = {**self._owners[SHARED], **self._owners.get(game, {})}
            fallback = self._fallback and self._fallback.of(game)
            self._of[game] = Catalogue(own, self.language, fallback, self.damaged)
        return self._of[game]

    def say(self, key: str, /, **facts: object) -> str:
        """Return the sentence of `key` with its facts filled in.

        Where it is missing or fails, the fallback's is returned, with a warning; without a fallback
        `KeyError` names what is missing.
        """
        if key in self._templates:
            try:
                return self._filled(key, facts)
            except UNFILLABLE as wrong:
                if self._fallback is None:
                    raise
                warnings.warn(f"{self.language}: {key} {wrong}", stacklevel=2)
        elif self._fallback is None:
            raise KeyError(f"the catalogue {self.language!r} has no sentence {key!r}")
        elif key not in self._fallback:
            warnings.warn(f"{self.language}: {key} is missing", stacklevel=2)
        return self._fallback.say(key, **facts)

    def __contains__(self, key: object) -> bool:
        return key in self._templates or (self._fallback is not None and key in self._fallback)

    def __iter__(self) -> Iterator[str]:
        """Yield every key: the shared ones, then each game's, in their files' order; the fallback's last."""
        yield from dict.fromkeys([*self._templates, *(self._fallback or ())])

    def _filled(self, key: str, facts: Mapping[str, object]) -> str:
        try:
            return filled(self._templates[key], self.language, facts)
        except KeyError as missing:
            raise KeyError(f"the sentence {key!r} needs the fact {missing}") from None


def catalogue_with_error(language: str) -> tuple[Catalogue, AppError | None]:
    """Load the catalogue of a language; the English one with the error, where that fails."""
    try:
        catalogue = Catalogue.load(language)
    except AppError as trouble:
        return Catalogue.load(), trouble
    return catalogue, AppError("error.sentences") if catalogue.damaged else None


def known_language(preferred: Iterable[str]) -> str:
    """Return the first of these languages that this program has, else `DEFAULT_LANGUAGE`."""
    spoken_here = languages()
    return next((language for language in preferred if language in spoken_here), DEFAULT_LANGUAGE)


def _merged(owners: Mapping[str, Mapping[str, Template]]) -> dict[str, Template]:
    """Merge the sentences of all owners; for the same key the first counts."""
    whole: dict[str, Template] = {}
    for own in owners.values():
        whole |= {key: said for key, said in own.items() if key not in whole}
    return whole


def _read_all(language: str, games: Iterable[str]) -> tuple[dict[str, dict[str, Template]], bool]:
    """Read the shared sentences and those of each game; the flag is True where some are damaged.

    For English a missing file counts as damaged too.
    """
    owners: dict[str, dict[str, Template]] = {}
    damaged = False
    for owner in (SHARED, *games):
        try:
            held = templates(language, owner)
        except (OSError, ValueError):
            held, damaged = {}, True
        damaged |= held is None and language == DEFAULT_LANGUAGE
        owners[owner] = usable_ones(held or {})
        damaged |= len(owners[owner]) < len(held or {})
    return owners, damaged


@lru_cache(maxsize=64)
def in_every_language(key: str, owner: str) -> frozenset[str]:
    """Return the sentences of one owner's key in all languages of the program."""
    held = (_read_all(language, (owner,))[0][owner].get(key) for language in languages())
    return frozenset(filled(template, DEFAULT_LANGUAGE, {}) for template in held if template)


def templates(language: str, owner: str = SHARED) -> dict[str, Template] | None:
    """Read the templates of ``lang/<language>.json``, shared or of a game; None when there is no such file.

    OSError or ValueError when it cannot be read or is no object.
    """
    file = folder("lang", owner) / f"{language}.json"
    if not language.isalpha() or not file.is_file():
        return None
    return _decoded(file.read_bytes())


@lru_cache(maxsize=16)
def _decoded(held: bytes) -> dict[str, Template]:
    """Decode a file of sentences; cached, because the command line and the window want the same ones."""
    found: dict[str, Template] = msgspec.json.decode(held, type=dict[str, Any])
    return found


def languages() -> list[str]:
    """Return the languages of the program in alphabetical order, always with `DEFAULT_LANGUAGE`."""
    try:
        names = [entry.name for entry in folder("lang").iterdir()]
    except OSError:  # the catalogue reports the missing sentences
        names = []
    spoken = {name.removesuffix(".json") for name in names if name.endswith(".json")}
    return sorted({DEFAULT_LANGUAGE, *spoken})

"""A language that nobody speaks, "xx": English with accents, a third longer, each sentence in ‹ ›.

Plain letters on a screen are then not out of a catalogue, and a sentence that is not closed was cut.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from raccoon.app import text
from raccoon.app.assets import SHARED
from raccoon.app.text import DEFAULT_LANGUAGE

LANGUAGE = "xx"
SHARE = 0.35
KEPT = re.compile(r"(\{[^}]*\}|\[[^\]]*\]|<[^>]*>|--[a-z_-]+|\*)")
LONGER = dict(zip("aeiouAEIOU", ("äa", "éè", "îi", "ôö", "üù", "ÀA", "ÉE", "ÎI", "ÔÖ", "ÜU"), strict=True))
ALONE = (
    "language.",
    "key.",
    "saloon.syllables",
    "cli.",
    "table.letter.",
)
"""The beginnings of keys that are no sentences, or short signs."""
PLAIN = re.compile(r"\b[A-Za-z]*[aeiou][A-Za-z]*\b")
"""A word that has not been through the catalogue: every other has an accent on each vowel."""
_templates = text.templates


def sentence(said: str) -> str:
    """The sentence in that language; facts, pictures and marks stay."""
    words = KEPT.sub("", said)
    if not re.search("[A-Za-z]", words):
        return said
    share = SHARE * (1.6 if len(words) <= 10 else 1.2 if len(words) <= 20 else 1.0)
    parts = KEPT.split(said)
    return f"‹{''.join(part if KEPT.fullmatch(part) else _longer(part, share) for part in parts)}›"


def _longer(words: str, share: float) -> str:
    out, due = "", 0.0
    for sign in words:
        more = LONGER.get(sign, sign)
        due += share
        whole = len(more) > 1 and due >= 1
        due -= whole
        out += more if whole else more[0]
    return out


def _anew(template: Any) -> Any:
    if isinstance(template, str):
        return sentence(template)
    return {name: form if name == "by" else _anew(form) for name, form in template.items()}


def templates(language: str, owner: str = SHARED) -> dict[str, Any] | None:
    """Stands for `raccoon.app.text.templates`, with that language besides the others."""
    return _longer_ones(owner) if language == LANGUAGE else _templates(language, owner)


@lru_cache(maxsize=16)
def _longer_ones(owner: str) -> dict[str, Any]:
    """The sentences of the house or of a game, made longer once in a process."""
    english = _templates(DEFAULT_LANGUAGE, owner) or {}
    return {key: said if key.startswith(ALONE) else _anew(said) for key, said in english.items()}


def english() -> dict[str, Any]:
    """The sentences of the house."""
    return _templates(DEFAULT_LANGUAGE) or {}

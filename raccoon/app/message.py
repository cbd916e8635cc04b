"""Message templates: sentences with plural and other forms, filled with facts by the rules of a language."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping, Sequence
from functools import lru_cache
from string import Formatter
from typing import Any
from unicodedata import bidirectional

from raccoon.app import grammar

Template = str | dict[str, Any]
"""A sentence, its forms, or a term, as `filled` reads them."""

ISOLATE, ISOLATED = "\u2068", "\u2069"
"""The invisible Unicode marks around words that keep their own direction in a sentence."""
common_facts: dict[str, object] = {"key": None}
"""Facts available to every sentence: ``{key.undo}``, the key that the player has set for an action."""
ENDED = "\0"
"""A marker after a fact that ends like a sentence: a full stop that follows it is removed."""
ENDS = ("!", ".", "?", "…")
RIGHT_TO_LEFT = ("R", "AL")
"""The Unicode classes of Hebrew and of Arabic letters."""
PLAIN = re.compile(r"[^{}]*(?:\{\w+\}[^{}]*)*")
"""Templates without forms and formats (nearly all): words, and facts by their names."""
PARSED = re.compile(r"[^{}]*(?:\{[\w.]+(?::[^{}\0]*)?\}[^{}]*)*")
"""Sentences with valid braces, one or several joined by `ENDED`."""


class Term(str):
    """A name with its grammatical forms from the catalogue: gender, cases, with an article."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, forms: Mapping[str, str]) -> Term:
        made = super().__new__(cls, forms["term"])
        made.forms = forms
        return made


def form(words: str, name: str) -> str:
    """Return a form of a term; the words themselves where there is none."""
    return words.forms.get(name, words) if isinstance(words, Term) else words


class _Fact:
    """A fact wrapped for a format field that asks for a form, a particle or a number's format."""

    __slots__ = ("_fact", "_language")

    def __init__(self, fact: object, language: str) -> None:
        self._fact = fact
        self._language = language

    def __getattr__(self, name: str) -> _Fact:
        fact = form(self._fact, name) if isinstance(self._fact, str) else getattr(self._fact, name)
        return _Fact(fact, self._language)

    def __format__(self, spec: str) -> str:
        fact, language = self._fact, self._language
        if isinstance(fact, str):
            little = spec.isalpha()
            return _mark_end(
                grammar.with_particle(language, spec, isolated(fact)) if little else format(fact, spec)
            )
        if isinstance(fact, float) or (isinstance(fact, int) and spec.endswith(("n", "d"))):
            return grammar.number(language, fact, spec or "n")
        return format(fact, spec)


def filled(template: Template, language: str, facts: Mapping[str, object]) -> str:
    """Fill a template: choose its form by the facts, and put the facts in their places.

    Forms are chosen by the facts that ``"by"`` names (``"n"`` without it), nested: by an exact value
    (``"=0"``), a plural category, or a term's attribute (``"who.g"``); else ``"other"``. Returns a `Term`
    where the template is one.
    """
    chosen = _chosen(template, language, facts)
    if isinstance(chosen, str):
        return _filled(chosen, language, facts)
    if facts:
        chosen = {name: _filled(words, language, facts) for name, words in chosen.items()}
    return Term(chosen)


def _chosen(
    template: Template, language: str, facts: Mapping[str, object], by: Sequence[str] = ("n",)
) -> Template:
    if isinstance(template, str) or "term" in template:
        return template
    first, *others = template.get("by", by)
    return _chosen(_one_of(template, language, first, facts), language, facts, others or ("n",))


def _one_of(forms: dict[str, Any], language: str, by: str, facts: Mapping[str, object]) -> Template:
    name, _, attribute = by.partition(".")
    fact = facts[name]
    if attribute:
        fact = form(fact, attribute) if isinstance(fact, str) else getattr(fact, attribute)
    kind = fact if isinstance(fact, str) else grammar.plural_form(language, fact)
    exact = f"={fact}"
    found: Template = forms[exact] if exact in forms else forms[kind] if kind in forms else forms["other"]
    return found


def _filled(sentence: str, language: str, facts: Mapping[str, object]) -> str:
    special = _formatted_facts(sentence)
    if "key" in special:
        facts = {"key": common_facts["key"], **facts}
    text = sentence.format(
        **{
            name: _Fact(fact, language) if name in special else _formatted(fact, language)
            for name, fact in facts.items()
        }
    )
    return _drop_double_stops(text) if ENDED in text else text


def _formatted(fact: object, language: str) -> object:
    if isinstance(fact, str):
        return _mark_end(isolated(fact))
    return grammar.number(language, fact) if isinstance(fact, float) else fact


@lru_cache(maxsize=8192)
def _formatted_facts(sentence: str) -> frozenset[str]:
    """Return the names of the facts that have an attribute or a format in the sentence."""
    if PLAIN.fullmatch(sentence):
        return frozenset()
    fields = [(name, spec) for _, name, spec, _ in Formatter().parse(sentence) if name is not None]
    return frozenset(name.partition(".")[0] for name, spec in fields if spec or "." in name)


def _mark_end(words: str) -> str:
    return words + ENDED if words.endswith(ENDS) else words


def _drop_double_stops(text: str) -> str:
    """Remove full stops after facts that ended with one, also where the fact is in bold."""
    return text.replace(ENDED + "*.", "*").replace(ENDED + ".", "").replace(ENDED, "")


def isolated(words: str) -> str:
    """Return the words for insertion into a sentence: right-to-left words are isolated."""
    plain = words.isascii() or ISOLATE in words
    if plain or not any(bidirectional(sign) in RIGHT_TO_LEFT for sign in words):
        return words
    return f"{ISOLATE}{words}{ISOLATED}"


def usable_ones(held: Mapping[str, Template]) -> dict[str, Template]:
    """Return the valid templates; plain sentences are checked all at once."""
    together = ENDED.join(template for template in held.values() if isinstance(template, str))
    whole = PARSED.fullmatch(together) is not None
    return {
        key: template
        for key, template in held.items()
        if (whole and isinstance(template, str)) or usable(template)
    }


def usable(template: object) -> bool:
    """Return whether it is a valid sentence, forms of one, or a term."""
    if isinstance(template, str):
        return bool(PARSED.fullmatch(template)) or _can_be_parsed(template)
    if not isinstance(template, dict):
        return False
    forms = [form for name, form in template.items() if name != "by"]
    if "term" in template:
        return all(isinstance(form, str) and usable(form) for form in forms)
    by = template.get("by", ["n"])
    named = isinstance(by, list) and all(isinstance(name, str) for name in by)
    return named and "other" in template and all(usable(form) for form in forms)


def _can_be_parsed(sentence: str) -> bool:
    try:
        deque(Formatter().parse(sentence), maxlen=0)
    except ValueError:
        return False
    return True

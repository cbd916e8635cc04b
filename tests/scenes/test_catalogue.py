"""The language catalogue: every sentence the program says is in it, and says what it should."""

import ast
import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from raccoon.app.errors import AppError
from raccoon.app.text import Catalogue, languages, plural_form
from tests.scenes.driving import ENGLISH

ROOT = Path(__file__).parents[2]
SOURCES = sorted([*(ROOT / "raccoon").rglob("*.py"), *(ROOT / "scenes").rglob("*.py")])


def said_in(source: str) -> Iterator[tuple[str, bool]]:
    """The keys of ``say("…")`` and ``AppError("…")``: a whole key, or its start when it is an f-string."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in ("say", "AppError"):
            continue
        first = node.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value, True
        elif isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
            yield str(first.values[0].value), False


def test_the_search_for_keys_finds_them() -> None:
    source = 'say("a.b")\ncatalogue.say(f"c.{d}")\nraise AppError("e.f", why="")\nprint("g")\n'
    assert list(said_in(source)) == [("a.b", True), ("c.", False), ("e.f", True)]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_key_that_is_said_is_in_the_catalogue(source: Path) -> None:
    for key, whole in said_in(source.read_text(encoding="utf-8")):
        if whole:
            assert key in ENGLISH, key
        else:
            assert any(known.startswith(key) for known in ENGLISH), key


def test_facts_are_filled_in() -> None:
    catalogue = Catalogue({"sale": "Sell {n} {what} for ${amount}"})
    assert catalogue.say("sale", n=4, what="wood", amount=24) == "Sell 4 wood for $24"


def test_plural_forms_follow_n() -> None:
    catalogue = Catalogue({"left": {"one": "{n} card left", "other": "{n} cards left"}})
    assert [catalogue.say("left", n=n) for n in (0, 1, 2)] == ["0 cards left", "1 card left", "2 cards left"]
    assert plural_form("fr", 0) == "one"


@pytest.mark.parametrize(
    ("key", "facts", "told"),
    [("nowhere", {}, "nowhere"), ("sale", {}, "amount"), ("left", {}, "'n'")],
)
def test_what_is_missing_is_named(key: str, facts: dict[str, object], told: str) -> None:
    catalogue = Catalogue({"sale": "for ${amount}", "left": {"one": "", "other": ""}})
    with pytest.raises(KeyError, match=told):
        catalogue.say(key, **facts)


@pytest.mark.parametrize("language", ["tlh", "../en", ""])
def test_an_unknown_language_is_one_clear_error(language: str) -> None:
    with pytest.raises(AppError) as caught:
        Catalogue.load(language)
    assert language in ENGLISH.say(caught.value.key, **caught.value.facts)


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_is_flat_sorted_and_readable(language: str) -> None:
    text = (files("assets") / "lang" / f"{language}.json").read_text(encoding="utf-8")
    pairs = json.loads(text, object_pairs_hook=list)
    keys = [key for key, _ in pairs]
    assert keys == sorted(set(keys))
    assert all("." in key for key in keys)
    assert text == json.dumps(dict(json.loads(text)), indent=2, ensure_ascii=False) + "\n"
    assert f"language.{language}" in keys

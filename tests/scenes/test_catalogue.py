"""The language catalogue: every sentence the program says is in it, and says what it should."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from raccoon.app import text
from raccoon.app.assets import OWNERS, SHARED, folder
from raccoon.app.errors import AppError
from raccoon.app.message import Template
from raccoon.app.text import Catalogue, languages
from raccoon.games.registry import GAMES
from tests import house
from tests.scenes.driving import ENGLISH

ROOT = Path(__file__).parents[2]
ROOMS = ("raccoon", "scenes", "build/bench", "build/strength", "build/training")
SOURCES = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))


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


@pytest.mark.parametrize("owner", OWNERS)
def test_apostrophes_are_those_of_print(owner: str) -> None:
    sentences = folder("lang", owner).joinpath("en.json").read_text(encoding="utf-8")
    assert re.findall(r".{0,20}'.{0,20}", sentences) == []


def test_facts_are_filled_in() -> None:
    catalogue = Catalogue({"sale": "Sell {n} {what} for ${amount}"})
    assert catalogue.say("sale", n=4, what="wood", amount=24) == "Sell 4 wood for $24"


def test_plural_forms_follow_n() -> None:
    catalogue = Catalogue({"left": {"one": "{n} card left", "other": "{n} cards left"}})
    assert [catalogue.say("left", n=n) for n in (0, 1, 2)] == ["0 cards left", "1 card left", "2 cards left"]


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


def test_what_a_game_does_not_say_in_a_language_it_says_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    files: dict[tuple[str, str], dict[str, Template]] = {
        ("fr", SHARED): {"left": {"one": "{n} carte", "other": "{n} cartes"}},
        ("en", "there"): {"won": {"one": "{n} game", "other": "{n} games"}},
    }
    monkeypatch.setattr(text, "GAMES", {"there": None})
    monkeypatch.setattr(text, "templates", lambda language, owner=SHARED: files.get((language, owner)))
    catalogue = Catalogue.load("fr")
    assert [catalogue.say("left", n=0), catalogue.say("won", n=0)] == ["0 carte", "0 games"]
    assert "won" in catalogue
    assert list(catalogue) == ["left", "won"]


def held(language: str, owner: str = SHARED) -> dict[str, Template]:
    """A catalogue's file that is there."""
    found = text.templates(language, owner)
    assert found
    return found


FILES = [(language, owner) for owner in OWNERS for language in languages() if text.templates(language, owner)]


def test_no_game_says_anew_what_the_house_says() -> None:
    for language, owner in FILES:
        assert owner == SHARED or not {*held(language)} & {*held(language, owner)}, (language, owner)


def test_games_may_call_different_sentences_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new game cannot know, or change, what others call theirs."""
    files: dict[str, dict[str, Template]] = {
        SHARED: {"ok": "Fine"},
        "chess": {"move": "A move", "check": "Check"},
        "draughts": {"move": "A jump"},
    }
    monkeypatch.setattr(text, "templates", lambda language, owner=SHARED: files[owner])
    monkeypatch.setattr(text, "GAMES", dict.fromkeys(["chess", "draughts"]))
    everybody = Catalogue.load()
    assert [everybody.of(game).say("move") for game in ("chess", "draughts")] == ["A move", "A jump"]
    assert everybody.say("move") == "A move", "of several the first"
    assert everybody.of("draughts").say("ok") == "Fine"
    assert "check" not in everybody.of("draughts")
    assert "check" in everybody


def words_of_a_game(sentence: str) -> set[str]:
    """Words that only one game uses, in a sentence."""
    told = re.sub(r"raccoon[ -]tycoon", "", sentence, flags=re.IGNORECASE).lower()
    return set(re.findall(r"[a-z]+", told)) & GAME_WORDS


GAME_WORDS = (house.GAME_WORDS | {"building", "hammer", "produce"}) - {"money", "price", "prices"}
"""Coins are pieces of the house: it says what they are worth."""


@pytest.mark.parametrize("language", languages())
def test_the_house_speaks_of_no_game(language: str) -> None:
    told = {key: str(template) for key, template in held(language).items()}
    assert {key for key, sentence in told.items() if words_of_a_game(sentence)} == set()


def test_a_word_of_a_game_is_found_and_the_products_name_is_not() -> None:
    assert words_of_a_game("The first tycoon of Astoria") == {"tycoon", "astoria"}
    assert not words_of_a_game("Raccoon Tycoon needs two players: pip install raccoon-tycoon")


def of_a_game(path: Path) -> bool:
    """Whether a source belongs to one game's folder."""
    return bool({*path.relative_to(ROOT).parts} & set(GAMES))


def test_general_files_say_what_is_the_houses() -> None:
    said = {
        key
        for source in SOURCES
        if not of_a_game(source)
        for key, whole in said_in(source.read_text(encoding="utf-8"))
        if whole
    }
    assert said - set(held("en")) == set()


@pytest.mark.parametrize(("language", "owner"), FILES)
def test_a_catalogue_is_flat_sorted_and_readable(language: str, owner: str) -> None:
    written = (folder("lang", owner) / f"{language}.json").read_text(encoding="utf-8")
    pairs = json.loads(written, object_pairs_hook=list)
    keys = [key for key, _ in pairs]
    assert keys == sorted(set(keys))
    assert all("." in key for key in keys)
    assert written == json.dumps(dict(json.loads(written)), indent=2, ensure_ascii=False) + "\n"
    assert owner or f"language.{language}" in keys

"""Every word on a screen is out of a catalogue and whole, in each language and in one a third longer."""

from __future__ import annotations

import re

import pytest

from raccoon.app import text as catalogues
from raccoon.app.text import languages
from scenes.art import text
from scenes.registry import SHOWCASES, showcase_of
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.window.window import render
from tests.scenes import pseudo
from tests.scenes.unpainted import unpainted

LICENCES = "about"
"""No words of the game."""
SHOTS = [(game, shot) for game in SHOWCASES for shot in shots_of(showcase_of(game)) if shot != LICENCES]
NARROW = (
    "Guest Room",
    "action",
    "play",
    "Internationalism",
    "No-Good Troublemaker",
    "Corporate Self Interest",
    "Easygoing",
)
"""Words that have hardly room in English: their translations are as short."""


def words_of(drawn: list[tuple[str, int]], game: str, shot: str, language: str) -> set[str]:
    """Everything written on a picture, without the names of those who play."""
    showcase = showcase_of(game)
    with unpainted():
        scene = shots_of(showcase)[shot](Still(showcase, None, language))
        drawn.clear()
        render(scene, (1280, 720))
    names = [seat.name for seat in showcase.cast_seats(4)]
    found = {words for words, _ in drawn}
    for name in names:
        found = {words.replace(name, "") for words in found}
    return found


def cut(words: set[str]) -> list[str]:
    return sorted(word for word in words if word.endswith(text.ELLIPSIS) and word.strip("…. ") != "")


@pytest.mark.parametrize(("game", "shot"), SHOTS)
def test_no_word_is_beside_the_catalogues_and_there_is_room_for_longer_ones(
    drawn: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch, game: str, shot: str
) -> None:
    monkeypatch.setattr(catalogues, "templates", pseudo.templates)
    words = words_of(drawn, game, shot, pseudo.LANGUAGE)
    keys = {said for key, said in pseudo.english().items() if key.startswith("key.")}
    without = re.compile("|".join(map(re.escape, sorted(keys, key=len, reverse=True))))
    assert sorted(word for word in words if pseudo.PLAIN.search(without.sub("", word))) == []
    assert [word for word in cut(words) if not narrow(word)] == []


def narrow(word: str) -> bool:
    """Whether it is one of those that have hardly room."""
    begun = word.strip("‹…").split("‹")[-1]
    return any(begun in pseudo.sentence(known) for known in NARROW)


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize(("game", "shot"), SHOTS)
def test_no_word_of_a_language_is_cut(
    drawn: list[tuple[str, int]], game: str, shot: str, language: str
) -> None:
    found = cut(words_of(drawn, game, shot, language))
    assert found == []

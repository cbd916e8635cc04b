"""On every screen of every game every word is whole and no type too small, at every text size.

At 200 % nothing is smaller than twice the least type, but for the modules of `SMALLER`, and nothing is cut or
covered, but for those of `CUT` and `COVERED`: the lists may only become shorter. All languages, sizes of text
and windows are measured by ``python -m tests.long letters``.
"""

from __future__ import annotations

from functools import cache

import pytest

from scenes.art import text
from scenes.art.frame import Frame
from scenes.dialogs.key_list import KeysScene
from scenes.raccoon_tycoon.showcase import SHOWCASE
from scenes.registry import SHOWCASES, showcase_of
from scenes.tools.shots import GENERAL, shots_of
from scenes.tools.still import Still
from scenes.window.window import render
from tests.scenes.driving import ENGLISH
from tests.scenes.lettering import COVERED, CUT, SMALLER, Written, faults, written
from tests.scenes.raccoon_tycoon.stills import SHOTS

CASES = (((1024, 768), 1.0), ((1024, 768), 2.0), ((1920, 1080), 1.0))
THEATRE = 16
"""Pixels of the smallest words in the theatre: film and bar leave the table less than the whole window."""
LARGE = ((1280, 720), 2.0)
OWN = ("table", "lesson", "hint", "results", "rulebook", "inspect")
"""The pictures of all games that are looked at in each; the others, which are alike, in the first alone."""
EVERY = [
    (game, shot)
    for game in SHOWCASES
    for shot in shots_of(showcase_of(game))
    if game == SHOWCASE.presentation.game or shot in OWN or shot not in GENERAL
]


@cache
def large(game: str, shot: str) -> tuple[Written, ...]:
    """Everything written on a picture in the largest type."""
    showcase = showcase_of(game)
    return tuple(written(shots_of(showcase)[shot](Still(showcase, None, "en")), *LARGE))


@pytest.mark.parametrize("name", sorted(SHOTS))
def test_every_word_is_whole_and_large_enough(drawn: list[tuple[str, int]], name: str) -> None:
    scene = SHOTS[name](Still(SHOWCASE, None, "en"))
    for size, scale in CASES:
        drawn.clear()  # before the first, small pictures of tables, whose words nobody reads
        render(scene, size, scale)
        assert len(drawn) > 4
        floor = min(Frame.of(size).floor, THEATRE) if name in ("replay", "why") else Frame.of(size).floor
        assert [words for words, _ in drawn if words.endswith(text.ELLIPSIS) and words != text.ELLIPSIS] == []
        assert [(words, pixels) for words, pixels in drawn if pixels < floor] == [], (size, scale)


@pytest.mark.parametrize(("game", "shot"), EVERY)
def test_at_200_per_cent_every_line_is_of_twice_the_size_whole_and_uncovered(game: str, shot: str) -> None:
    assert list(faults(large(game, shot), Frame.of(*LARGE).floor, f"{game}/{shot}")) == []


@pytest.mark.parametrize("module", SMALLER)
def test_a_module_that_may_write_smaller_still_does(module: str) -> None:
    floor = Frame.of(*LARGE).floor
    lines = (line for at in SMALLER[module] for line in large(*at.split("/")) if line.module == module)
    assert any(line.is_read and line.pixels < floor for line in lines)


@pytest.mark.parametrize("module", [*COVERED, *CUT])
def test_a_module_whose_words_may_be_covered_or_cut_still_has_such(module: str) -> None:
    where = (*COVERED.get(module, ()), *CUT.get(module, ()))
    lines = (line for at in where for line in large(*at.split("/")) if line.module == module)
    assert any(line.is_cut or line.is_covered for line in lines)


def test_a_word_that_is_covered_or_small_is_found() -> None:
    lines = (
        Written("half seen", 24, "somewhere", 0.5),
        Written("small", 23, "somewhere", 1.0),
        Written("cu…", 24, "somewhere", 1.0),
        Written("veiled", 12, "somewhere", 0.0),
        Written("well", 24, "somewhere", 1.0),
    )
    assert len(list(faults(lines, 24, "game/table"))) == 3


def test_the_list_of_keys_grows_with_the_text() -> None:
    def size(scale: float) -> int:
        scene = KeysScene(ENGLISH.say, SHOWCASE.presentation.words.keys, lambda: None)
        scene.resize((1280, 720), scale)
        return scene._words().pixels

    assert size(2.0) >= 1.5 * size(1.0)

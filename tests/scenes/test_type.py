"""On every screen every word is whole and no type too small, in small windows, at every text size.

At 200 % all type has grown, to at least twice the least size, but for what `lettering.json` lists.
"""

from __future__ import annotations

import json

import pytest

from scenes.art import text
from scenes.art.frame import Frame
from scenes.dialogs.key_list import KeysScene
from scenes.raccoon_tycoon.showcase import SHOWCASE
from scenes.window.window import render
from tests.scenes.driving import ENGLISH
from tests.scenes.lettering import LIST, SCREENS, Written, growth, measured, small, spoilt
from tests.scenes.raccoon_tycoon.stills import SHOTS, Still
from tests.scenes.unpainted import unpainted

CASES = (((1024, 768), 1.0), ((1024, 768), 2.0), ((1280, 720), 2.0), ((1920, 1080), 1.0))


THEATRE = 16
"""Pixels of the smallest words in the theatre: film and bar leave the table less than the whole window."""


@pytest.mark.parametrize("name", sorted(SHOTS))
def test_every_word_is_whole_and_large_enough(drawn: list[tuple[str, int]], name: str) -> None:
    with unpainted():
        scene = SHOTS[name](Still(None, "en"))
    for size, scale in CASES:
        drawn.clear()
        with unpainted():
            render(scene, size, scale)
        assert len(drawn) > 4
        floor = min(Frame.of(size).floor, THEATRE) if name in ("replay", "why") else Frame.of(size).floor
        assert [words for words, _ in drawn if words.endswith(text.ELLIPSIS) and words != text.ELLIPSIS] == []
        assert [(words, pixels) for words, pixels in drawn if pixels < floor] == [], (size, scale)


def test_the_list_of_keys_grows_with_the_text() -> None:
    def size(scale: float) -> int:
        scene = KeysScene(ENGLISH.say, SHOWCASE.presentation.words.keys, lambda: None)
        scene.resize((1280, 720), scale)
        return scene._words().pixels

    assert size(2.0) >= 1.5 * size(1.0)


@pytest.mark.parametrize("screen", SCREENS, ids="-".join)
def test_text_grows_and_stays_whole_but_for_what_is_listed(screen: tuple[str, str, str]) -> None:
    listed = json.loads(LIST.read_text("utf-8")).get("/".join(screen), {})
    found = measured(*screen)
    assert {kind: factor for kind, factor in found.items() if factor < listed.get(kind, 2.0)} == {}
    assert listed.keys() <= found.keys(), "mended: python -m tests.scenes.lettering --keep"


def test_text_that_grows_too_little_is_cut_or_covered_or_gone_is_found() -> None:
    usual = [
        Written("small", 12, "a", 1.0),
        Written("well", 12, "b", 1.0),
        Written("only here", 12, "c", 1.0),
        Written("further", 12, "d", 1.0),
    ]
    large = [
        Written("small", 15, "a", 1.0),
        Written("well", 24, "b", 1.0),
        Written("we…", 24, "b", 1.0),
        Written("well", 24, "b", 0.5),
        Written("further down", 24, "d", 0.0),
    ]
    assert growth(usual, large, 36) == {"a": 1.25}
    assert growth(usual, large, 15) == {}
    assert small(large, 24) == {"a": 1.25}
    assert spoilt(usual, large) == {"b cut: we…", "b covered", "c gone"}

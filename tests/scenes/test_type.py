"""On every screen every word is whole and no type too small, in small windows, at every text size."""

from __future__ import annotations

import pytest

from scenes.art import text
from scenes.art.frame import Frame
from scenes.dialogs.key_list import KeysScene
from scenes.raccoon_tycoon.showcase import SHOWCASE
from scenes.window.window import render
from tests.scenes.driving import ENGLISH
from tests.scenes.raccoon_tycoon.stills import SHOTS, Still

CASES = (((1024, 768), 1.0), ((1024, 768), 2.0), ((1280, 720), 2.0), ((1920, 1080), 1.0))


THEATRE = 16
"""Pixels of the smallest words in the theatre: film and bar leave the table less than the whole window."""


@pytest.mark.parametrize("name", sorted(SHOTS))
def test_every_word_is_whole_and_large_enough(drawn: list[tuple[str, int]], name: str) -> None:
    scene = SHOTS[name](Still(None, "en"))
    for size, scale in CASES:
        drawn.clear()  # before the first, small pictures of tables, whose words nobody reads
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

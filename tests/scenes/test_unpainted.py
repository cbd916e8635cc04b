"""Screens without their pictures have the same words, and leave nothing blank to those that are painted."""

from __future__ import annotations

import pygame
import pytest

from scenes.art import surface_cache
from scenes.registry import showcase_of
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.window.window import render
from tests.scenes.unpainted import unpainted
from tests.scenes.wordless import wordless_kept


def picture(game: str, shot: str) -> bytes:
    showcase = showcase_of(game)
    return pygame.image.tobytes(render(shots_of(showcase)[shot](Still(showcase)), (1280, 720)), "RGB")


@pytest.mark.parametrize(
    ("game", "shot"),
    [("raccoon_tycoon", "rulebook"), ("saloon_tycoon", "table"), ("raccoon_rampage", "title")],
)
def test_blank_pictures_have_all_words_and_are_gone_afterwards(
    drawn: list[tuple[str, int]], game: str, shot: str
) -> None:
    surface_cache.clear()
    painted = picture(game, shot)
    words = {*drawn}
    drawn.clear()
    with unpainted():
        surface_cache.clear()
        assert picture(game, shot) != painted
    assert {*drawn} == words
    assert picture(game, shot) == painted


def test_where_lines_are_measured_only_what_has_none_is_kept() -> None:
    drawn, lines = list[str](), list[str]()

    @surface_cache.surface_cache(2)
    def ground(name: str) -> pygame.Surface:
        drawn.append("ground")
        return pygame.Surface((8, 8))

    @surface_cache.surface_cache(2)
    def line(name: str) -> pygame.Surface:
        drawn.append("line")
        lines.append(name)
        return pygame.Surface((8, 8))

    @surface_cache.surface_cache(2)
    def page(name: str, number: int) -> pygame.Surface:
        drawn.append("page")
        ground(name)
        return line(name)

    for _ in range(2):
        with wordless_kept((320, 180), 1.0, lambda: len(lines)):
            page("one", 1)
            page("one", 2)
            page("one", 1)
    assert drawn == ["page", "ground", "line", "page", "page", "line", "page"]

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
    surface_cache.forget()
    painted = picture(game, shot)
    words = {*drawn}
    drawn.clear()
    with unpainted():
        surface_cache.forget()
        assert picture(game, shot) != painted
    assert {*drawn} == words
    assert picture(game, shot) == painted

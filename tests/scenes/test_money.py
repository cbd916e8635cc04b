"""Coins and notes: they make up every sum, fit where they lie, and fly when somebody pays."""

from itertools import combinations

import pygame
import pytest

from scenes.art.pieces import coinage


def canvas(size: tuple[int, int] = (200, 120)) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


@pytest.mark.parametrize("amount", [0, 1, 4, 9, 17, 38, 99, 148, 1000])
def test_the_pieces_make_up_the_sum_with_as_few_as_possible(amount: int) -> None:
    pieces = coinage.change(amount, 999)
    assert sum(pieces) == amount
    assert pieces == sorted(pieces, reverse=True)
    assert pieces.count(1) < 5
    assert pieces.count(5) < 2
    assert pieces.count(10) < 2
    assert pieces.count(20) < 5


def test_of_a_large_sum_the_largest_pieces_are_shown() -> None:
    assert coinage.change(348, 4) == [100, 100, 100, 20]


def test_there_is_no_piece_of_seven_dollars() -> None:
    with pytest.raises(KeyError):
        coinage.piece(canvas(), pygame.Rect(0, 0, 40, 40), 7)


@pytest.mark.parametrize("rect", [(20, 10, 34, 34), (20, 10, 100, 20), (20, 10, 30, 90)])
@pytest.mark.parametrize("value", coinage.VALUES)
def test_a_piece_stays_inside_its_place(value: int, rect: tuple[int, int, int, int]) -> None:
    surface = canvas()
    coinage.piece(surface, pygame.Rect(rect), value)
    assert surface.get_bounding_rect().width > 8
    assert pygame.Rect(rect).inflate(2, 2).contains(surface.get_bounding_rect())


@pytest.mark.parametrize("amount", [1, 4, 13, 99, 460, 2000])
@pytest.mark.parametrize("size", [(58, 62), (40, 41), (120, 62)])
def test_a_heap_stays_inside_its_place(amount: int, size: tuple[int, int]) -> None:
    surface, rect = canvas(), pygame.Rect(30, 20, *size)
    coinage.heap(surface, rect, amount)
    assert rect.contains(surface.get_bounding_rect())


def test_an_empty_purse_has_no_heap() -> None:
    surface = canvas()
    coinage.heap(surface, pygame.Rect(30, 20, 60, 60), 0)
    assert surface.get_bounding_rect().width == 0


@pytest.mark.parametrize("height", [22, 34, 72])
def test_pieces_are_told_apart_in_grey(height: int) -> None:
    grey = {}
    for value in coinage.VALUES:
        image = pygame.transform.smoothscale(coinage.image_of(value, height), (40, 40))
        grey[value] = pygame.image.tobytes(pygame.transform.grayscale(image), "RGBA")
    for a, b in combinations(coinage.VALUES, 2):
        difference = sum(abs(x - y) for x, y in zip(grey[a], grey[b], strict=True)) / len(grey[a])
        assert difference > 8, (a, b)


def test_coins_are_round_and_notes_are_oblong() -> None:
    shapes = {value: coinage.image_of(value, 40).get_bounding_rect().size for value in coinage.VALUES}
    for value, (width, height) in shapes.items():
        assert (width > 1.6 * height) == coinage.is_note(value)
        assert coinage.is_note(value) or abs(width - height) <= 3
    assert shapes[1] < shapes[5]

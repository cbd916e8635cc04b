"""The screen at the end of a game of no game in particular, and what is seen of it."""

from __future__ import annotations

import pygame

from scenes.results.scene import ResultsActions, ResultsScene
from scenes.table.presentation.result_data import Results
from tests.scenes.driving import ENGLISH
from tests.scenes.finished import finished


def certificate(
    results: Results | None = None,
    pace: float = 0.0,
    heard: list[str] | None = None,
    actions: ResultsActions | None = None,
) -> ResultsScene:
    """The screen; results of a real game come from the factory, `results_scene`."""
    sounds = [] if heard is None else heard
    actions = actions or ResultsActions(lambda: None, lambda: None)
    return ResultsScene(ENGLISH, results or finished(), actions, pace=pace, hear=sounds.append)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures of the same kind show the same: most often already byte by byte, as they lie."""
    raw = (picture.get_buffer().raw for picture in (one, other))
    return next(raw) == next(raw) or pixels(one) == pixels(other)

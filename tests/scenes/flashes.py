"""Flashes as WCAG 2.3.1 counts them, over the frames of a sitting.

A change is one of a tenth of the relative luminance where the darker end is below 0.8, or one to or from a
saturated red; two opposing ones are a flash. Those count that more than a quarter of any field of 341 by 256
pixels (in a window of 1024 by 768) has gone through within the same second, each time at once.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame

from raccoon.engine.chance import Chance
from scenes.results.scene import ResultsScene
from scenes.window.stack import SceneStack
from tests.scenes.masher import calm_move
from tests.scenes.person import FRAME, Sitting, seats
from tests.scenes.sight import LUMINANCE, linear

CELLS = (60, 36)
FIELD = (CELLS[0] // 3, CELLS[1] // 3)
FIELDS = (CELLS[0] - FIELD[0] + 1, CELLS[1] - FIELD[1] + 1)
SHARE = 0.25
TOGETHER = 6
"""Frames within which changes are seen at once: a tenth of a second."""
SECOND = round(1 / FRAME)
MOST = 3
"""Flashes allowed in a second."""
LIGHT = linear(np.arange(256))
Grid = npt.NDArray[np.float64]


class Together:
    """Counts the changes in one way that many cells of a field make at once, and the most that as many of its
    cells have made in a second.
    """

    def __init__(self) -> None:
        self._changes: deque[Grid] = deque(maxlen=TOGETHER)
        self._counted: deque[Grid] = deque()
        self._sum = self._rest = np.zeros(CELLS)
        self.most = 0

    def frame(self, changed: Grid) -> None:
        """These cells have changed in that way, each after the opposite."""
        self._changes.append(changed)
        lately = np.any(self._changes, axis=0)
        counted = lately & _within(_fields(lately) > SHARE) & (self._rest <= 0) if lately.any() else lately
        self._rest = np.where(counted, TOGETHER, self._rest - 1)
        self._counted.append(counted.astype(float))
        self._sum = self._sum + self._counted[-1]
        if len(self._counted) > SECOND:
            self._sum = self._sum - self._counted.popleft()
        while counted.any() and (_fields(self._sum > self.most) > SHARE).any():
            self.most += 1


class Changes:
    """Finds in each cell the changes that follow upon an opposite one, and counts where many are at once."""

    def __init__(self, least: float, darker: float) -> None:
        self._least, self._darker = least, darker
        self._low = self._high = self._way = np.zeros(CELLS)
        self._ways = Together(), Together()
        self._first = True

    def frame(self, now: Grid) -> None:
        """Look at the next frame."""
        low, high = (now, now) if self._first else (np.minimum(self._low, now), np.maximum(self._high, now))
        up = (now - low >= self._least) & (low < self._darker) & (self._way <= 0)
        down = (high - now >= self._least) & (now < self._darker) & (self._way >= 0)
        self._way = np.where(up, 1, np.where(down, -1, self._way))
        self._low, self._high = np.where(up | down, now, low), np.where(up | down, now, high)
        self._first = False
        for way, changed in zip(self._ways, (up, down), strict=True):
            way.frame(changed)

    @property
    def most(self) -> int:
        """The most flashes in a second: each has a change in both ways."""
        return max(way.most for way in self._ways)


def _fields(there: Grid) -> Grid:
    """The share of each field that is there."""
    sums = np.zeros((CELLS[0] + 1, CELLS[1] + 1))
    sums[1:, 1:] = there.cumsum(axis=0).cumsum(axis=1)
    wide, high = FIELD
    fields = sums[wide:, high:] - sums[:-wide, high:] - sums[wide:, :-high] + sums[:-wide, :-high]
    return np.asarray(fields / (wide * high))


def _within(fields: Grid) -> Grid:
    """The cells that are in any of these fields."""
    wide, high = FIELD
    edges = np.zeros((CELLS[0] + 1, CELLS[1] + 1))
    across, down = FIELDS
    for (x, y), by in {(0, 0): 1, (wide, 0): -1, (0, high): -1, (wide, high): 1}.items():
        edges[x : x + across, y : y + down] += by * fields
    return np.asarray(edges.cumsum(axis=0).cumsum(axis=1)[:-1, :-1] > 0)


def _grids(surface: pygame.Surface) -> tuple[Grid, Grid]:
    """The luminance and the saturated red of each cell."""
    light = LIGHT[pygame.surfarray.array3d(pygame.transform.smoothscale(surface, CELLS))]
    red, rest = light[..., 0], light[..., 1] + light[..., 2]
    reds = np.where(red >= 0.8 * (red + rest), (red - rest).clip(0) * 320, 0)
    return light @ np.array(LUMINANCE), reds


class Meter:
    """The flashes of a window's frames."""

    def __init__(self) -> None:
        self._general, self._red = Changes(0.1, 0.8), Changes(20, np.inf)
        self._last, self._grids = b"", (np.zeros(CELLS), np.zeros(CELLS))
        self.frames = 0

    def frame(self, surface: pygame.Surface) -> None:
        """Look at the next frame."""
        self.frames += 1
        content = surface.get_buffer().raw
        if content != self._last:
            self._last, self._grids = content, _grids(surface)
        self._general.frame(self._grids[0])
        self._red.frame(self._grids[1])

    @property
    def flashes(self) -> int:
        """The most flashes in any second."""
        return max(self._general.most, self._red.most)


class Watched(Sitting):
    """A sitting whose every frame is measured, sixty in a second."""

    def __init__(self, data: Path, reduced: bool, speed: str = "brisk") -> None:
        super().__init__(data, (960, 540), speed)
        self.program.settings.reduced_motion = reduced
        self.meter, self._step = Meter(), self.window.step
        self.window.step = self._each_frame  # type: ignore[method-assign]

    def _each_frame(self, stack: SceneStack, dt: float) -> None:
        for _ in range(max(1, round(dt / FRAME))):
            self._step(stack, FRAME)
            self.meter.frame(self.window.surface)

    def evening(self, game: str, seed: str, moves: int) -> int:
        """A game of two people and a bot, or so many moves of it, and its end; the moves made. Moves come as
        quickly as the guard against hasty presses lets people make them.
        """
        chance = Chance(seed)
        session = self.begin(seats("person", "person", "random"), seed, game=game)
        self.frame(2 * SECOND)
        while len(session.match.entries) < moves and not session.over:
            if any(session.seats[seat].is_person for seat in session.waiting):
                self.look()
                calm_move(self, chance)
            self.frame(SECOND // 4)
        self.frame(SECOND if not session.over else 8 * SECOND)
        assert not session.over or isinstance(self.stack.top, ResultsScene)
        return len(session.match.entries)

"""What comes to the valley is seen to come: lamps are lit, chimneys rise, a train makes its first run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from scenes.art.moving import tween
from scenes.art.sprite_layer import Aloft
from scenes.raccoon_tycoon.valley import sprites
from scenes.raccoon_tycoon.valley.ground import SeatColours
from scenes.raccoon_tycoon.valley.sites import Consist, Country
from scenes.raccoon_tycoon.valley.valley import Arrival, Factory, Hamlet, Train, Valley

BEGIN = 0.5
"""Seconds after which it is seen: what was paid for it is on its way first."""
KINDLED, RISEN = 0.7, 0.9
"""Seconds in which a hamlet lights up and in which works rise."""
STAYS = 2.6
"""Seconds a piece is shown at least; longer when the ground that has it is late."""
RUN = 170.0
"""Design units in a second that a train makes on its first run, at scale 1."""


@dataclass(frozen=True)
class Stage:
    """Where arrivals are shown: the country, the seats' colours and the pixels to a unit."""

    country: Country
    colours: SeatColours
    k: float


class Coming:
    """Something on its way into the valley, which looks like `valley` then; told at `since` seconds."""

    def __init__(self, what: Arrival, valley: Valley, since: float) -> None:
        self.what = what
        self._valley = valley
        self._begin = since + BEGIN
        self._picture: tuple[Stage, Aloft] | None = None

    @property
    def is_train(self) -> bool:
        """Whether it needs the main line for itself."""
        return isinstance(self.what, Train)

    def over(self, time: float, stage: Stage, late: bool) -> bool:
        """Whether it has come; `late` when the ground that has it is not there yet."""
        age = time - self._begin
        if isinstance(self.what, Train):
            return self._run(age, stage) > stage.country.end
        return age > STAYS and not late

    def seen(self, time: float, stage: Stage) -> Iterator[Aloft]:
        """What of it is seen at that time."""
        age = time - self._begin
        if age < 0:
            return
        image, place = self._drawn(stage)
        if isinstance(self.what, Train):
            there = self._run(age, stage) - stage.country.left
            yield image, place.move(round(there * stage.k), 0)
        elif isinstance(self.what, Factory):
            yield _risen(image, place, tween.out(tween.share_of(age, 0, RISEN)))
        else:
            yield from _kindled(image, place, tween.share_of(age, 0, KINDLED))

    def _run(self, age: float, stage: Stage) -> float:
        """Where the tail of a train is on its first run, in design units."""
        return stage.country.left + (age * RUN - 110) * stage.country.train_scale

    def _drawn(self, stage: Stage) -> Aloft:
        """Its picture, drawn once."""
        if self._picture is None or self._picture[0] != stage:
            self._picture = stage, self._draw(stage)
        return self._picture[1]

    def _draw(self, stage: Stage) -> Aloft:
        how = self._valley.hour, stage.colours, stage.k
        if isinstance(self.what, Hamlet):
            return sprites.hamlet(stage.country, self.what, *how)
        if isinstance(self.what, Factory):
            return sprites.works(stage.country, self.what, *how)
        cards = max(1, self._valley.trains.count(self.what))
        return sprites.train(stage.country, Consist(self.what.seat, (self.what.railroad,) * cards), *how)


def _kindled(image: pygame.Surface, place: pygame.Rect, share: float) -> Iterator[Aloft]:
    """A glow, and in it the houses."""
    if share >= 1:
        yield image, place
        return
    glow = sprites.glow(max(4, round(place.width * 0.45)), round(9 * (1 - share)))
    yield glow, glow.get_rect(center=(place.centerx, place.top + round(place.height * 0.5)))
    houses = image.copy()
    houses.set_alpha(round(255 * share))
    yield houses, place


def _risen(image: pygame.Surface, place: pygame.Rect, share: float) -> Aloft:
    """So much of works over the ground, the chimney first."""
    foot = round(place.height * sprites.WORKS_FOOT)
    below = round(foot * (1 - share))
    if not below:
        return image, place
    shown = image.subsurface((0, 0, place.width, max(1, foot - below)))
    return shown, shown.get_rect(topleft=(place.left, place.top + below))

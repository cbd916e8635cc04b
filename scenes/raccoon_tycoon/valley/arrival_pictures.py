"""The animations of arrivals in the valley: a hamlet's houses go up, works rise, a train passes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from scenes.art.moving import tween
from scenes.art.sprite_layer import PlacedSprite
from scenes.raccoon_tycoon.valley import running, sprites
from scenes.raccoon_tycoon.valley.land import train_length
from scenes.raccoon_tycoon.valley.sites import Stage
from scenes.raccoon_tycoon.valley.small_life import chimney, round_of
from scenes.raccoon_tycoon.valley.valley import Arrival, Factory, Hamlet, Train

BEGIN = 0.5
"""Seconds before an arrival is shown, while the payment's flights are."""
KINDLED, RISEN = 2.0, 2.0
"""Seconds in which a hamlet is built and lit, and in which works rise."""
STAYS = 3.4
"""The least seconds for which an arrival is shown; longer until the background contains it."""
RUN = 170.0
"""The speed of a train's first run in design units a second, at scale 1."""
COLUMNS, EACH, GROWS = 9, 0.14, 0.42
"""The columns in which a hamlet goes up, the seconds between their starts, the seconds of each."""
HAMLET, WORKS = 130.0, 90.0
"""The side of a hamlet's and of works' room, at scale 1."""
STRUCK = 0.5
"""Seconds in which the scaffold fades."""


class ArrivalSprites:
    """The sprites of an arrival, drawn one by one; they keep the light of the first."""

    def __init__(self, what: Arrival) -> None:
        self.what = what
        self._stage: Stage | None = None
        self._sprites: list[PlacedSprite] = []
        self._steps: Iterator[PlacedSprite | None] = iter(())

    def prepare(self, stage: Stage) -> bool:
        """Draw one more sprite; return whether there was one to draw."""
        if self._stage is None or self._stage != replace(stage, hour=self._stage.hour):
            self._stage, self._sprites, self._steps = stage, [], self._draw(stage)
        for picture in self._steps:
            self._sprites += [picture] if picture else []
            return True
        return False

    def ready(self, stage: Stage) -> tuple[Stage, Sequence[PlacedSprite]]:
        """The stage they are drawn for, and all sprites; draws what is missing."""
        while self.prepare(stage):
            pass
        assert self._stage
        return self._stage, self._sprites

    def _draw(self, stage: Stage) -> Iterator[PlacedSprite | None]:
        """Draw the sprites; those of a train stay in the caches of `sprites`."""
        if isinstance(self.what, Hamlet):
            yield sprites.hamlet(stage, self.what)
        elif isinstance(self.what, Factory):
            yield sprites.works(stage, self.what)
            yield sprites.scaffold(stage, self.what)
        else:
            yield from running.rehearse(stage, self.what)


class ArrivalAnimation:
    """An arrival whose animation starts `BEGIN` after `since` seconds."""

    def __init__(self, what: Arrival, since: float) -> None:
        self.what = what
        self.sprites = ArrivalSprites(what)
        self._begin = since + BEGIN

    @property
    def is_train(self) -> bool:
        """Whether it is a train, which needs the main line for itself."""
        return isinstance(self.what, Train)

    def over(self, time: float, stage: Stage, late: bool) -> bool:
        """Whether its animation has ended; `late` if the background does not contain it yet."""
        age = time - self._begin
        if self.is_train:
            return running.is_over(stage, age, RUN)
        return age > STAYS and not late

    def place(self, stage: Stage) -> pygame.Rect | None:
        """The rectangle in pixels in which it goes up; None for a train."""
        if isinstance(self.what, Train):
            return None
        if isinstance(self.what, Hamlet):
            site, room = stage.country.hamlet(self.what.town), HAMLET
        else:
            site, room = stage.country.works(self.what), WORKS
        side = round(room * site.scale * stage.k)
        rect = pygame.Rect(0, 0, side, side)
        rect.midbottom = round(site.at[0] * stage.k), round(site.at[1] * stage.k)
        return rect

    def seen(self, time: float, stage: Stage) -> Iterator[PlacedSprite]:
        """Its sprites at a time."""
        age = time - self._begin
        if age < 0:
            return
        lit, pictures = self.sprites.ready(stage)
        if isinstance(self.what, Hamlet):
            yield from _built(stage, self.what, pictures[0], age)
        elif isinstance(self.what, Factory):
            yield from _risen(stage, self.what, pictures, age)
        else:
            yield from running.train_sprites(lit, self.what, age + train_length(stage.country) / 2 / RUN, RUN)


def _built(stage: Stage, town: Hamlet, picture: PlacedSprite, age: float) -> Iterator[PlacedSprite]:
    """A hamlet going up column by column with dust; then its lamps are lit."""
    image, place = picture
    if age >= KINDLED:
        yield picture
        return
    foot, wide = round(place.height * sprites.HAMLET_FOOT), place.width
    for column in range(COLUMNS):
        left, right = wide * column // COLUMNS, wide * (column + 1) // COLUMNS
        share = tween.share_of(age, column * EACH, GROWS)
        high = round(foot * tween.out(share))
        if high:
            part = image.subsurface((left, 0, right - left, min(foot, high)))
            yield part, part.get_rect(topleft=(place.left + left, place.top + foot - high))
        if 0 < share < 1:
            at = (place.left + (left + right) / 2) / stage.k, (place.top + foot) / stage.k
            yield round_of(stage, at, (3 + 6 * share) * stage.country.scale, 1 - share)
    yield from _lamps(place, tween.share_of(age, COLUMNS * EACH, KINDLED - COLUMNS * EACH))


def _lamps(place: pygame.Rect, share: float) -> Iterator[PlacedSprite]:
    """The glow over a hamlet while its lamps are lit."""
    strength = round(9 * 4 * share * (1 - share))
    if strength > 0:
        image = sprites.glow(max(4, round(place.width * 0.45)), strength)
        yield image, image.get_rect(center=(place.centerx, place.top + round(place.height * 0.5)))


def _risen(
    stage: Stage, works: Factory, pictures: Sequence[PlacedSprite], age: float
) -> Iterator[PlacedSprite]:
    """Works rising in a scaffold, which fades; then the chimney smokes."""
    (image, place), (poles, around) = pictures
    share = tween.share_of(age, 0, RISEN)
    foot = round(place.height * sprites.WORKS_FOOT)
    high = foot if share >= 1 else round(foot * (0.06 + 0.94 * share))
    shown = image if share >= 1 else image.subsurface((0, foot - high, place.width, high))
    yield shown, shown.get_rect(topleft=(place.left, place.top + foot - high))
    left = 1 - tween.share_of(age, RISEN, STRUCK)
    if left > 0:
        part = poles.copy() if left < 1 else poles
        part.set_alpha(round(255 * left))
        yield part, around
    site = stage.country.works(works)
    if share < 1:
        side = (-30, 22, -6, 34)[int(age * 5) % 4]
        at = site.at[0] + side * site.scale, site.at[1] - (4 + 40 * share) * site.scale
        yield round_of(stage, at, (3 + 5 * (age * 5 % 1)) * site.scale, 1 - age * 5 % 1)
    else:
        yield from chimney(stage, site, age)

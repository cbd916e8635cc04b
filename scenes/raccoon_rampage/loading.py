"""The loading screen's lamps, and the drawings that are made before the table is shown."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import ROLES
from scenes.art.palette import rgb
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import DEEP
from scenes.raccoon_rampage.layout import NightLayout, RampageLayout
from scenes.raccoon_rampage.picture.ground import Chamber
from scenes.raccoon_rampage.words.pictograms import square
from scenes.table.choosing import choice_panel
from scenes.table.presentation import Loading, LoadingLamp
from scenes.table.scene import TableScene
from scenes.window.scene import Scene


def _dark(role: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    picture = art.role(role, (min(rect.size), min(rect.size)))
    surface.blit(picture, picture.get_rect(center=rect.center))
    shade = pygame.Surface(rect.size, pygame.SRCALPHA)
    shade.fill(rgb(DEEP, 150))
    surface.blit(shade, rect)


class RampageLoading(Loading):
    """The emblems of the four roles as lamps, and the table's large drawings."""

    lights: Sequence[LoadingLamp] = tuple(
        LoadingLamp(partial(_dark, role), square(art.role, role)) for role in ROLES
    )

    def prewarm(self, table: Scene) -> Iterator[None]:
        """Draw the Chamber, the map by day and by night, the paper of choices and the headline."""
        assert isinstance(table, TableScene)
        layout, view, ground = (
            table.context.shown.layout,
            table.context.shown.view,
            table.parts.picture.ground,
        )
        assert isinstance(layout, RampageLayout)
        if isinstance(ground, Chamber):
            yield from ground.rehearse(layout, view)
        art.europe(layout.europe.size, sum(view.raccoons))
        yield
        night = NightLayout(layout.size, replace(layout.places, each=1), layout.frame.text_scale)
        art.by_night(night.europe.size, night.sky.bottom - night.europe.top)
        yield
        art.sky(night.sky.size)
        yield
        yield from choice_panel.rehearse(table.size, layout)
        yield from table.parts.headline.rehearse(pygame.Surface(table.size))

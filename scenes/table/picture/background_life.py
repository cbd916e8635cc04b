"""The idle life of the background: shown while nothing covers the table and the window has the focus."""

from collections.abc import Iterator
from typing import Any

import pygame

from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart
from scenes.table.controls.controls import Controls
from scenes.table.controls.hints import Hints
from scenes.table.layout import Layout
from scenes.table.picture.picture import TablePicture


class Background(TablePart):
    """Runs the idle life in the background of one table."""

    def __init__(
        self,
        context: TableContext,
        picture: TablePicture,
        panel_host: PanelHost,
        controls: Controls,
        hints: Hints,
    ) -> None:
        super().__init__(context)
        self._picture = picture
        self._panel_host = panel_host
        self._controls = controls
        self._hints = hints
        self.life = context.presentation.look.life()
        controls.headline.stages = self.life.stages
        self._stages: list[pygame.Rect] = []
        self.awake = True
        self._covered = False
        self.hurried = False
        """Whether frames are busy with other drawing, so that nothing is drawn ahead."""
        self._lived = 0.0
        """Seconds already passed by `live`, to be subtracted in `update`."""
        self.uncovered = False
        """Whether the cover of the table is in transition out: the life reappears after it."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Stop while the window has no focus; leave the event to others."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.awake = event.type == pygame.WINDOWFOCUSGAINED
        return False

    def show(self, layout: Layout, view: Any, dimmed: bool) -> None:
        """Adapt to the drawn table: show the life unless something covers it."""
        panel = self._panel_host.panel
        covered = dimmed or self._hints.open or (panel is not None and panel.region == "stage")
        self.uncovered |= self._covered and not covered
        self._covered = covered
        if covered or self.context.settings.reduced_motion:
            self.life.rest()
        else:
            self.life.follow(self._picture.ground, layout, view, self._controls.covers)

    def expect(self, layout: Layout, view: Any) -> Iterator[None]:
        """Begin to draw the ground on its thread; a step to be taken after the flights are planned."""
        self._picture.ground.expect(layout, view)
        yield

    @property
    def rate(self) -> int:
        """The number of its movements per second; 0 for none."""
        return self.life.rate if self.awake else 0

    def live(self, dt: float) -> None:
        """Let `dt` seconds pass ahead of `update`, which gets them later as a part of its time."""
        self._lived += dt
        self._pass(dt)

    def update(self, dt: float) -> None:
        self._pass(dt - self._lived)
        self._lived = 0.0

    def _pass(self, dt: float) -> None:
        stages = list(self.life.stages())
        if stages != self._stages:
            self._stages = stages
            self.context.damage.all()
        if self.awake and self.life.update(dt, self.hurried or self.context.damage.due):
            self.context.damage.sprites()

    def sprites(self) -> Iterator[PlacedSprite]:
        return self.life.sprites()

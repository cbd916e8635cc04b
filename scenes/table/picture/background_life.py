"""The idle life behind the table: seen while nothing lies over it, asleep while nobody looks."""

from collections.abc import Iterator, Sequence
from typing import Any

import pygame

from raccoon.engine.events import Event
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart
from scenes.table.controls.controls import Controls
from scenes.table.controls.hints import Hints
from scenes.table.layout import Layout
from scenes.table.picture.picture import TablePicture


class Background(TablePart):
    """Watches over the life in the ground of one table."""

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
        self._panels = panel_host
        self._controls = controls
        self._hints = hints
        self.life = context.presentation.look.life()
        controls.headline.stages = self.life.stages
        self._stages: list[pygame.Rect] = []
        self.awake = True
        self._covered = False
        self.hurried = False
        """Whether the window goes over to another picture, which takes time enough."""
        self._lived = 0.0
        """Seconds that have passed for it and not for other parts yet."""
        self.uncovered = False
        """Whether what lay over it is only going: what moves is seen again once that has gone."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Nothing moves while the window is not looked at; the event goes on to others."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.awake = event.type == pygame.WINDOWFOCUSGAINED
        return False

    def show(self, layout: Layout, view: Any, dimmed: bool) -> None:
        """The table is drawn like this: there is life in it unless something lies over it."""
        panel = self._panels.panel
        covered = dimmed or self._hints.open or (panel is not None and panel.region == "stage")
        self.uncovered |= self._covered and not covered
        self._covered = covered
        if covered or self.context.settings.reduced_motion:
            self.life.rest()
        else:
            self.life.follow(self._picture.ground, layout, view, self._controls.covers)

    def welcome(self, events: Sequence[Event], view: Any) -> None:
        """These have happened; `view` is as they left it."""
        self.life.welcome(events, view)

    def expect(self, layout: Layout, view: Any) -> Iterator[None]:
        """Have the ground begun on its thread: not while flights are worked out, which takes a core."""
        self._picture.ground.expect(layout, view)
        yield

    def settle(self) -> None:
        """Nothing comes any more: it was taken back."""
        self.life.settle()

    @property
    def rate(self) -> int:
        """The times a second at which it moves now."""
        return self.life.rate if self.awake else 0

    def live(self, dt: float) -> None:
        """Let `dt` seconds pass that `update` is told of later, with others."""
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

    def aloft(self) -> Iterator[PlacedSprite]:
        return self.life.aloft()

"""The screen of a person's habits: the answers the table gives for them, its questions, its counts."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from raccoon.app.settings import Settings
from raccoon.app.text import Catalogue
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.landscape import backdrop
from scenes.art.text import Style
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.toggle import Toggle
from scenes.widgets.widget import Widget
from scenes.window.scene import Scene

PANEL = (410, 150, 1100, 780)
TOP, STEP, HIGH = 196.0, 140.0, 128.0
HABITS = (
    ("answer_forced", "check"),
    ("hold_turn", "hourglass"),
    ("every_call", "horn"),
    ("confirmations", "speech"),
    ("ledger", "coin"),
)
"""The settings that are switched here, each with its picture; the catalogue has ``habits.<name>``."""


class HabitsScene(Scene):
    """A switch for each habit; `on_change` is called after each change, `on_back` leaves."""

    ring: FocusRing

    def __init__(
        self,
        catalogue: Catalogue,
        settings: Settings,
        on_change: Callable[[Settings], None],
        on_back: Callable[[], object],
        ground: backdrop.PaintBackdrop = backdrop.fresh,
    ) -> None:
        super().__init__()
        self._ground = ground
        self._say = catalogue.say
        self._settings = settings
        self._on_change = on_change
        self._on_back = on_back
        self.toggles = [self._toggle(name, icon) for name, icon in HABITS]
        self.back = Button(
            self._say("settings.back"), self._leave, look="primary", cap=self._say("key.escape")
        )
        widgets: list[Widget] = [*self.toggles, self.back]
        self.ring = FocusRing(widgets, shown=True)

    def _toggle(self, name: str, icon: str) -> Toggle:
        def switch(on: bool) -> None:
            setattr(self._settings, name, on)
            self._on_change(self._settings)

        say = self._say
        now: bool = getattr(self._settings, name)
        return Toggle(say(f"habits.{name}"), now, switch, say(f"habits.{name}.why"), icon)

    def _leave(self) -> None:
        self._on_back()

    def layout(self) -> None:
        """One below the other."""
        for number, toggle in enumerate(self.toggles):
            toggle.rect = self.frame.rect(PANEL[0] + 50, TOP + number * STEP, PANEL[2] - 100, HIGH)
        self.back.rect = self.frame.rect(1330, 960, 380, 74)

    def handle(self, event: pygame.event.Event) -> None:
        """Switches and the way back."""
        if move_of(event) == "cancel":
            self._leave()
        else:
            self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """A panel of switches on dark wood."""
        frame = self.frame
        backdrop.behind(surface, frame.scale, self._ground)
        title = Style(Typeface.POSTER, frame.type(54, 1.2), pal.IVORY, frame.px(3))
        text.draw(surface, self._say("habits.title"), frame.point(960, 108), title, "centre", frame.px(1400))
        shapes.wood_panel(surface, frame.rect(*PANEL), frame.scale, filigree=True)
        self.ring.draw(surface, frame)

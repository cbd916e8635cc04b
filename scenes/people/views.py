"""The views of a person's page, and the buttons that turn to them: figures, medals, best results."""

from collections.abc import Callable

import pygame

from raccoon.app.afterwards.medals import medals
from raccoon.app.afterwards.people import Record
from raccoon.app.text import Say
from scenes.art.frame import Frame
from scenes.people.medal_case import MedalCase
from scenes.widgets.button import Button, in_one_type
from scenes.widgets.widget import Widget

VIEWS = ("record", "medals", "bests")
SWITCH = (1060.0, 160.0, 750.0, 62.0)
"""The row of buttons, in design units."""


class PersonViews:
    """The buttons by view, and the case of medals; `on_turn` is called when another view is chosen."""

    def __init__(self, say: Say, on_turn: Callable[[], None]) -> None:
        self._say, self._on_turn = say, on_turn
        self.view = VIEWS[0]
        self.case = MedalCase()
        self.buttons = {view: self._button(view) for view in VIEWS}

    def _button(self, view: str) -> Button:
        return Button("", lambda: self.turn(view), look="quiet", size=24)

    @property
    def controls(self) -> list[Widget]:
        """All that can be focused."""
        return [*self.buttons.values(), self.case]

    def turn(self, view: str) -> None:
        """Turn to a view."""
        self.view = view
        self._on_turn()

    def show(self, record: Record | None, game: str, say: Say) -> None:
        """Show the views of a person, or none; a game without medals has no view of them."""
        won, known = record.medals if record else {}, medals(game)
        self.case.show(game, won, say)
        self.view = self.view if known or self.view != "medals" else VIEWS[0]
        for view, button in self.buttons.items():
            button.label = self._say(f"people.view.{view}", n=len(won), of=len(known))
            button.chosen, button.visible = view == self.view, record is not None
        self.buttons["medals"].visible = bool(known and record)
        self.case.visible = self.view == "medals" and record is not None

    def lay(self, frame: Frame, beneath: pygame.Rect) -> None:
        """The buttons beside the name, the case of medals beneath it."""
        shown = [button for button in self.buttons.values() if button.visible]
        row, gap = frame.rect(*SWITCH), frame.px(10)
        wide = (row.width - gap * (len(VIEWS) - 1)) // len(VIEWS)
        for number, button in enumerate(reversed(shown), 1):
            left = row.right - number * (wide + gap) + gap
            button.rect = pygame.Rect(left, row.top, wide, frame.px(SWITCH[3]))
        if shown:
            in_one_type(shown, frame)
        self.case.layout(beneath, frame)

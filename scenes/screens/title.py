"""The title: the valley at dawn, the name of the game, and what one can do."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from raccoon.app.text import Catalogue
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Face
from scenes.art.landscape import countryside
from scenes.art.landscape.running_train import RunningTrain
from scenes.art.pieces import lettering
from scenes.art.sprite_layer import Aloft
from scenes.art.text import Style
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.window.scene import Scene

PANEL = (84, 500, 396, 440)


@dataclass(frozen=True)
class TitleActions:
    """What the title's buttons do."""

    resume: Callable[[], None]
    new_game: Callable[[], None]
    settings: Callable[[], None]
    quit: Callable[[], None]


class TitleScene(Scene):
    """The first screen. `unfinished` tells where the last game stands ("round 9, Clara's turn"), or is empty.

    `warning` is a sentence to show once, beneath the buttons (settings that could not be read); `moving`
    tells whether the train runs.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        actions: TitleActions,
        unfinished: str = "",
        warning: str = "",
        moving: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__()
        self.train = RunningTrain()
        self._moving = moving
        self.catalogue = catalogue
        self.warning = warning
        say = catalogue.say
        self.resume_button = Button(
            say("title.continue"),
            actions.resume,
            look="primary",
            sub=unfinished or say("title.nothing"),
            reason="" if unfinished else say("title.continue.none"),
            size=34,
        )
        self.new_button = Button(say("title.new"), actions.new_game)
        self.settings_button = Button(say("title.settings"), actions.settings)
        self.quit_button = Button(say("title.quit"), actions.quit, look="quiet")
        self.ring = FocusRing([self.resume_button, self.new_button, self.settings_button, self.quit_button])
        self.ring.focus(self.resume_button if unfinished else self.new_button)

    def layout(self) -> None:
        """Stack the buttons in the panel."""
        left, top, width, _ = PANEL
        y = top + 38.0
        for number, button in enumerate(self.ring.widgets):
            height = 102 if number == 0 else 72
            button.rect = self.frame.rect(left + 34, y, width - 68, height)
            y += height + 14

    def handle(self, event: pygame.event.Event) -> None:
        """Buttons by mouse, keyboard and controller."""
        self.train.notice(event)
        self.dirty = self.ring.handle(event, self.size) or self.dirty

    def resume(self) -> None:
        """Back from the settings, where motion may have been reduced."""
        super().resume()
        self.train.awake = True

    def update(self, dt: float) -> None:
        """The train runs on while nothing lies over the title."""
        self.idle = not self.stirred
        if self._moving() and (self.stack is None or self.stack.top is self):
            self.stirred |= self.train.update(dt)

    def aloft(self) -> Iterator[Aloft]:
        """The train, as far as the panel does not hide it."""
        covers = [self.frame.rect(*PANEL)]
        yield from self.train.aloft(self.size, covers, self._moving())

    def draw(self, surface: pygame.Surface) -> None:
        """The valley, the lettering, the panel of buttons."""
        frame, say = self.frame, self.catalogue.say
        countryside.countryside(surface)
        lettering.poster_line(
            surface, say("title.name"), frame.point(960, 206), frame.px(204), frame.px(1640)
        )
        lettering.ribbon(surface, frame.rect(452, 334, 1016, 84), frame.scale)
        motto = Style(Face.BOOK_ITALIC, frame.type(29, 1.25), pal.IVORY)
        text.draw(
            surface, say("title.motto"), frame.point(960, 366), motto, "centre", frame.px(840), middle=True
        )
        shapes.wood_panel(surface, frame.rect(*PANEL), frame.scale, filigree=True)
        if self.warning:
            self._draw_warning(surface)
        self.ring.draw(surface, frame)
        place = Style(Face.BOOK_ITALIC, frame.type(20, 1.4), pal.IVORY, frame.px(2))
        corner = surface.get_width() - frame.px(48), surface.get_height() - frame.px(34)
        text.draw(surface, say("title.place"), corner, place, "right")

    def _draw_warning(self, surface: pygame.Surface) -> None:
        frame = self.frame
        box = frame.rect(520, 950, 1040, 92)
        shapes.paper_panel(surface, box, frame.scale)
        style = Style(Face.BOOK, frame.type(21, 1.4), pal.INK)
        margin = frame.px(16)
        text.paragraph(
            surface, self.warning, box.inflate(-2 * margin, -margin), style, centred=True, floor=frame.floor
        )

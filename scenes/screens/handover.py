"""The curtain between two people at one computer: opaque until the next one lifts it."""

from collections.abc import Callable

import pygame
from msgspec.structs import replace

from raccoon.app.seats import CHARACTERS, Seat
from raccoon.app.text import Catalogue
from scenes.art import Style, Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.linework.drawing_file import trimming
from scenes.art.moving.curtain import VELVET, Curtain
from scenes.art.pieces.characters import CALM, portrait
from scenes.dialogs.dialog import DialogAnswer
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.window.press_guard import ENTER
from scenes.window.scene import Scene

PANEL = (560, 262, 800, 612)
PLAQUE = (540, 80, 840, 906)
"""The panel with everything around it, including the shadow, in design units."""


class HandoverScene(Scene):
    """A curtain with the next player's portrait and name; `on_look` is called when it is lifted.

    `hidden` names what the curtain hides. `face` is the character that the table shows for the seat, "" for
    the seat's own choice. `curtain` is the game's, velvet by default. `step_back` is the answer by which the
    previous player may take back a step until then, None if there is none.
    """

    ring: FocusRing
    pad_places = ("curtain",)

    def __init__(
        self,
        catalogue: Catalogue,
        seat: Seat,
        on_look: Callable[[], None],
        hidden: str = "",
        face: str = "",
        on_menu: Callable[[], None] | None = None,
        curtain: Curtain = VELVET,
        step_back: DialogAnswer | None = None,
    ) -> None:
        super().__init__()
        self._curtain = curtain
        self.catalogue = catalogue
        self.seat = seat
        self.hidden = hidden or catalogue.say("handover.hidden")
        self._on_menu = on_menu
        self.face = face or seat.character or CHARACTERS[0]
        self.look_button = Button(
            catalogue.say("handover.look"),
            on_look,
            look="primary",
            action="look",
            size=34,
        )
        self.back_button = self._step_back_button(step_back)
        self.ring = FocusRing([self.look_button, *filter(None, [self.back_button])], shown=True)
        for button in self.ring.widgets:
            button.early = catalogue.say("press.early")

    @staticmethod
    def _step_back_button(back: DialogAnswer | None) -> Button | None:
        if back is None or back.on_choose is None:
            return None
        return Button(back.label, back.on_choose, look="quiet", action="undo", size=24)

    @property
    def attention_call(self) -> str:
        """The sentence that calls the next player to the screen."""
        return self.catalogue.say("table.their_turn", name=self.seat.name)

    def layout(self) -> None:
        self.entrance = replace(self._curtain, plaque=self.frame.rect(*PLAQUE))
        self.look_button.rect = self.frame.rect(740, 744, 440, 88)
        if self.back_button:
            self.back_button.rect = self.frame.rect(560, 894, 800, 72)

    def handle(self, event: pygame.event.Event) -> None:
        """Lift the curtain by its button or key, never by Enter; Esc opens a menu without secrets."""
        if move_of(event) == "cancel" and self._on_menu:
            self._on_menu()
        elif event.type != pygame.KEYDOWN or self.ring.pressed_key(event):
            self.dirty = self.ring.handle(event, self.size) or self.dirty
        elif event.key in ENTER:
            self.look_button.refusal, self.dirty = self.catalogue.say("handover.by_key"), True

    def draw(self, surface: pygame.Surface) -> None:
        frame, say = self.frame, self.catalogue.say
        self._curtain.cover(surface)
        shapes.wood_panel(surface, frame.rect(*PANEL), frame.scale, filigree=True)
        rose = frame.rect(750, 84, 420, 420)
        surface.blit(trimming("rosette", (rose.width,) * 2), rose)
        place = frame.rect(796, 130, 328, 328)
        portrait(surface, place, self.face, CALM, self.seat.colour, self.seat.emblem)
        name = Style(Typeface.POSTER, frame.type(80, 1.1), pal.IVORY, frame.px(4))
        text.draw(surface, self.seat.name, frame.point(960, 576), name, "centre", frame.px(700))
        shapes.rule(surface, frame.rect(750, 600, 420, 14), frame.scale, pal.GILT)
        slim = text.NARROWEST if frame.is_large else 1.0
        pass_on = Style(Typeface.BOOK_SEMIBOLD, frame.heading(34), pal.CREAM, slim=slim)
        text.draw(
            surface,
            say("handover.pass", name=self.seat.name),
            frame.point(960, 662),
            pass_on,
            "centre",
            frame.px(700),
        )
        hidden = lettered(frame, Typeface.BOOK_ITALIC, 22, pal.DIM, 2.0)
        text.draw(
            surface, self.hidden, frame.point(960, 706), hidden, "centre", frame.px(720), floor=frame.floor
        )
        self.ring.draw(surface, frame)

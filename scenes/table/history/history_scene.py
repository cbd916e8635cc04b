"""The running game at an earlier point: to look at, and to take back to."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from raccoon.app.text import Say
from scenes.table.history import history_ribbon
from scenes.table.history.moment import MomentScene, Past
from scenes.table.layout import Layout, verbs_in_row
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing

GAP = 16
"""The gap between buttons, in design units."""


class HistoryScene(MomentScene):
    """One moment of the running game. `on_take_back` gets the number of moves to keep; `on_back` leaves."""

    pad_places = ("history",)

    def __init__(self, past: Past, on_take_back: Callable[[int], None], on_back: Callable[[], None]) -> None:
        super().__init__(past, on_back)
        self.buttons = _buttons(past.say, self.step, lambda: on_take_back(self.moves), on_back)
        self.ring = FocusRing(list(self.buttons))

    def settle(self, moves: int) -> None:
        """Show the table after `moves` moves; update the buttons."""
        last = len(self.past.session.match.entries)
        self.buttons.earlier.reason = "" if moves > 0 else self.say("moment.why.first")
        self.buttons.later.reason = "" if moves < last else self.say("moment.why.last")
        self.buttons.take_back.reason = self._why_no_takeback(moves, last)
        super().settle(moves)

    def _why_no_takeback(self, moves: int, last: int) -> str:
        if self.past.session.over:
            return self.say("moment.why.over")
        if moves >= last:
            return self.say("moment.why.now")
        return "" if self.past.session.people else self.say("moment.why.nobody")

    def layout(self) -> None:
        """Put the buttons in the verbs' places, the takeback in the banner's, where no move is confirmed."""
        super().layout()
        places = self.places
        earlier, later, self._plate = _in_place_of_verbs(places)
        steps = places.undo.unionall([places.menu, places.hint])
        rects = earlier, later, places.banner, steps
        for button, rect in zip(self.buttons, rects, strict=True):
            button.rect = rect

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw also that no move can be made here."""
        super().draw_words(surface)
        history_ribbon.draw_plate(surface, self._plate, self.places.frame, self.say("moment.only_look"))


class Buttons(NamedTuple):
    """The buttons in the places of the verbs and the banner, the last over hint, Undo and menu."""

    earlier: Button
    later: Button
    take_back: Button
    back: Button


def _buttons(
    say: Say, step: Callable[[int], None], take_back: Callable[[], None], back: Callable[[], None]
) -> Buttons:
    taking = Button(say("moment.take_back"), take_back, look="verb", action="take_back", size=26)
    taking.early = say("press.early")
    return Buttons(
        Button(say("moment.earlier"), lambda: step(-1), look="quiet", cap="left", size=24),
        Button(say("moment.later"), lambda: step(1), look="quiet", cap="right", size=24),
        taking,
        Button(say("moment.now"), back, look="primary", cap="back", size=26),
    )


def _in_place_of_verbs(places: Layout) -> tuple[pygame.Rect, ...]:
    """Three places in the row of the verbs, the last one over all remaining verbs.

    With fewer than three verbs or two rows: three parts of the room between the banner and Undo.
    """
    verbs, gap = verbs_in_row(places), places.frame.px(GAP)
    if len(verbs) >= 3 and len({rect.top for rect in verbs}) == 1:
        return verbs[0], verbs[1], verbs[2].unionall(verbs[3:])
    left, top, high = places.banner.right + gap, places.banner.top, places.banner.height
    wide = (places.undo.left - left) // 3
    return tuple(pygame.Rect(left + place * wide, top, wide - gap, high) for place in range(3))

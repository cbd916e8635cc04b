"""The banner at the foot of the table: who is to do what, and what follows."""

from collections.abc import Iterable

import pygame

from raccoon.app.seats import Seat
from raccoon.app.wording import listed
from scenes.art import Typeface, names, palette as pal, shapes, text
from scenes.art.pieces import emblems
from scenes.table.choosing import disabled_reason
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart

BADGE = 50
"""The side of the awaited seat's emblem, in design units."""
LOFTY = 2.4
"""The height of a banner, in lines of its title, from which the text below has several lines."""


class Banner(TablePart):
    """Names the awaited seat and its task; shows nothing of what anybody has answered."""

    def __init__(self, context: TableContext, panel_host: PanelHost) -> None:
        super().__init__(context)
        self._panel_host = panel_host
        self.thinks = ""
        """The words while seats are thinking; "" when none takes long."""
        self.title, self.below = "", ""
        self.shorter = ""
        """The shorter form of `below`, for narrow room; "" where `below` may be cut."""
        self._seat: Seat | None = None

    def show(self) -> None:
        """Update the words for the position and the open choice."""
        context, shown, say = self.context, self.context.shown, self.context.say
        if not shown.waiting:
            self.title, self.below, self.shorter, self._seat = say("table.over"), "", "", None
            return
        self._seat = context.seats[disabled_reason.awaited(context)]
        title, below = context.presentation.choices.banner(shown.view, context.seats, say)
        choice = self._panel_host.choice
        self.title = say(f"table.doing.{choice.key}") if choice else title or self._usual(self._seat)
        others = self._others()
        self.below, self.shorter = others or (below, "")

    def _usual(self, awaited: Seat) -> str:
        if self.context.shown.chooser is not None:
            return self.context.say("table.your_turn")
        return self.context.say("table.their_turn", name=awaited.name)

    def _others(self) -> tuple[str, str] | None:
        """The other awaited seats, by names and by number; None for none."""
        context, first = self.context, disabled_reason.awaited(self.context)
        seats = [context.seats[seat].name for seat in context.shown.waiting if seat != first]
        if not seats:
            return None
        many = context.say("table.waits_for.several", n=len(seats))
        return context.say("table.waits_for", names=listed(seats, context.say)), many

    def spoken(self) -> Iterable[str]:
        return self.title, self.below

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the plate, the awaited seat's emblem, the words."""
        layout = self.context.shown.layout
        frame, rect = layout.frame, layout.banner
        shapes.plate(surface, rect, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 10)
        slim = text.NARROWEST if frame.is_large else text.SLIMMEST
        head = text.Style(Typeface.POSTER, frame.type(26, 1.8), pal.IVORY, slim=slim)
        margin = frame.px(12)
        badge = pygame.Rect(rect.left + frame.px(14), 0, frame.px(BADGE), frame.px(BADGE))
        room = rect.right - badge.right - 2 * margin
        sub = text.Style(Typeface.BOOK_ITALIC, frame.type(18, 1.8), pal.CREAM, slim=slim)
        lofty = rect.height > LOFTY * head.leading
        lower = 0 if lofty else text.width(self.thinks or self.shorter or self.below, sub)
        crowded = frame.is_large and slim * max(text.width(self.title, head), lower) > room
        if self._seat and not crowded:
            badge.centery = rect.centery
            emblems.emblem(surface, badge, self._seat.emblem, self._seat.colour)
        else:
            margin = frame.px(6 if crowded else 14)
            badge.right = rect.left
            room = rect.width - margin - frame.px(6 if crowded else 12)
        left = badge.right + margin
        below = self.thinks or self._fitting(sub, room)
        wide, least = (round(room / slim), None) if frame.is_large else (room, frame.floor)
        if text.fit(self.title, head, wide, least)[0] != self.title:
            edge = frame.px(1 if frame.is_large else 6)
            whole = pygame.Rect(left, rect.top + edge, room, rect.height - 2 * edge)
            if frame.is_large:
                text.paragraph(surface, self.title, whole, head, "left", True, frame.floor)
            else:
                names.draw(surface, self.title, whole, head, "left", frame.floor)
            return
        if not below:
            text.draw(surface, self.title, (left, rect.centery), head, "left", room, middle=True)
            return
        line = rect.top + round(rect.height * (0.38 if lofty else 0.46))
        text.draw(surface, self.title, (left, line), head, "left", room)
        if lofty:
            rest = pygame.Rect(left, line + frame.px(10), room, rect.bottom - line - frame.px(14))
            text.paragraph(surface, self.thinks or self.below, rest, sub, floor=frame.floor)
            return
        at = (left, rect.top + round(rect.height * (0.86 if frame.is_large else 0.8)))
        text.draw(surface, below, at, sub, "left", room, frame.floor)

    def _fitting(self, style: text.Style, room: int) -> str:
        """The line below, in its shorter form if the full one would be cut or made smaller."""
        frame = self.context.shown.layout.frame
        if frame.is_large:
            whole = text.width(self.below, style) * style.slim <= room
        else:
            whole = text.fit(self.below, style, room, frame.floor)[0] == self.below
        return self.below if whole or not self.shorter else self.shorter

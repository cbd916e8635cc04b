"""The page with the recap of the others' turns, next to the table."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art import Frame, Typeface, palette as pal, shapes, text, theme
from scenes.art.moving import incremental
from scenes.table.choosing.page_rows import PADDING
from scenes.table.context import TableContext
from scenes.table.log.recap import Recap, recap
from scenes.table.log.recap_turn import TurnBlock
from scenes.table.picture.zones import MARGIN
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.widget import Widget, read
from scenes.window.press_guard import ENTER, MODIFIERS

TITLE, BUTTON = 26, 60
"""The type size of the heading and the height of the button, in design units."""
NARROWEST = 360
"""The least width of the paper if the dock has no room for the longest words next to a head."""
SLACK = 12
"""The width in design units by which the paper may be wider than the dock: it covers nothing then."""
LARGEST, COMFORTABLE, WIDEST_GAP = 24, 22.5, 34
"""In design units: the type size of few turns; the type size below which the paper becomes wider or the foot
is left out; the largest gap between turns.
"""


def page_for(seat: int, context: TableContext, on_done: Callable[[], None]) -> RecapPage | None:
    """The recap page for the seat that is to move; None if no other turn has ended since its last one."""
    session = context.session
    data = recap(session, seat, context.presentation.words, context.say)
    if data is None:
        return None
    faces = Opponents(session.match.game.name).faces(session.seats)
    return RecapPage(data, context.seats, faces, context.say, on_done)


class RecapPage:
    """The recap page. Any key or press closes it (`on_done`)."""

    def __init__(
        self, data: Recap, seats: Sequence[Seat], faces: Sequence[str], say: Say, on_done: Callable[[], None]
    ) -> None:
        self.recap = data
        self.blocks = [TurnBlock(turn, tuple(seats), faces[turn.seat]) for turn in data.turns]
        self.say = say
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        self._on_done = on_done
        self._pressed = False
        self._printed: tuple[object, pygame.Surface] | None = None
        label = say("recap.go_on")
        self.done = Button(label, on_done, look="primary", cap="confirm", size=24)
        self.ring = FocusRing([self.done])
        self.area = Widget(hotkeys=ENTER)
        self.area.label, self.area.role = label, "button"
        """The page as one control: any press on it closes it."""
        self.area.focused = True

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Close on any press; Enter, Escape and presses on the page are used, others are passed on."""
        if event.type == pygame.KEYDOWN:
            if move_of(event) == "skip" or event.key in MODIFIERS:
                return False
            self._on_done()
            return move_of(event) in ("press", "cancel") or event.key in ENTER
        pointer = read(event, size)
        if pointer is None:
            return False
        inside = self.rect.collidepoint(pointer.pos)
        if pointer.kind == "down":
            self._pressed = inside
        if (pointer.kind == "down" and not inside) or (pointer.kind == "up" and inside and self._pressed):
            self._on_done()
            return inside
        return self.ring.handle(event, size) or inside

    def spoken(self) -> Iterable[str]:
        """The title, and a sentence for each turn."""
        yield self.say("recap.first" if self.recap.first else "recap.title")
        yield from (turn.sentence for turn in self.recap.turns)

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fit it into the dock, if need be with lines below the heads and as little wider as possible."""
        self.frame = frame
        dock = rect
        for below in (False, True):
            for block in self.blocks:
                block.below = below
            rect = self._wide_enough(dock)
            if rect.width <= dock.width + frame.px(SLACK):
                break
        self.rect = self.area.rect = rect
        pad = frame.px(PADDING)
        high = frame.px(BUTTON)
        self.done.rect = pygame.Rect(rect.left + pad, rect.bottom - pad - high, rect.width - 2 * pad, high)

    def _wide_enough(self, rect: pygame.Rect) -> pygame.Rect:
        """The rectangle, extended to the left until every turn has room or more width would save no line."""
        narrowest = rect.width
        size, wide = self.frame.type(LARGEST), self._turns_box(rect).width
        if not all(block.has_room(size, wide, self.frame) for block in self.blocks):
            narrowest = max(narrowest, self.frame.px(NARROWEST))
        widths = range(narrowest, max(narrowest, rect.right - self.frame.px(PADDING)))
        wide = narrowest + bisect(widths, False, key=partial(self._has_room, rect))
        return pygame.Rect(rect.right - wide, rect.top, wide, rect.height)

    def _has_room(self, rect: pygame.Rect, wide: int) -> bool:
        """Whether a paper of this width has room for every turn and, except in large text, the foot."""
        box = self._turns_box(pygame.Rect(0, 0, wide, rect.height))
        high = box.height - (0 if self.frame.is_large else self._foot_high)
        return self._least(box.width) <= max(high, self._least(rect.right))

    @property
    def _foot_high(self) -> int:
        """The height of the foot with the space above it; 0 for none."""
        foot = self.recap.foot
        return foot.height(self.frame) + self.frame.px(8) if foot else 0

    def _turns_box(self, rect: pygame.Rect) -> pygame.Rect:
        """The room for the turns on the paper without a foot."""
        px = self.frame.px
        top = rect.top + px(PADDING) + self.frame.heading(TITLE) + px(54 - TITLE)
        bottom = rect.bottom - px(PADDING) - px(BUTTON) - px(12)
        return pygame.Rect(rect.left + px(PADDING), top, rect.width - 2 * px(PADDING), bottom - top)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the paper, cached, and the button."""
        margin, key = self.frame.px(MARGIN), (self.rect.size, self.frame, theme.high_contrast())
        place = self.rect.inflate(2 * margin, 2 * margin)
        if self._printed is None or self._printed[0] != key:
            incremental.part(partial(self._redraw, key, place))
            incremental.mark_done()
        assert self._printed
        surface.blit(self._printed[1], place)
        self.ring.draw(surface, self.frame)

    def _redraw(self, key: object, place: pygame.Rect) -> None:
        sheet = pygame.Surface(place.size, pygame.SRCALPHA)
        self._print(sheet, self.rect.move(-place.left, -place.top))
        self._printed = key, sheet

    def _print(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the paper, the turns, and the foot if it has room."""
        frame = self.frame
        shapes.paper_panel(surface, rect, frame.scale)
        box = rect.inflate(-2 * frame.px(PADDING), -2 * frame.px(PADDING))
        title = text.Style(Typeface.POSTER, frame.heading(TITLE), pal.OXBLOOD_DEEP)
        words = self.say("recap.first" if self.recap.first else "recap.title")
        below = box.top + title.pixels - frame.px(TITLE)
        text.draw(surface, words, (box.centerx, below + frame.px(24)), title, "centre", box.width)
        rule = pygame.Rect(box.left, below + frame.px(34), box.width, frame.px(8))
        shapes.rule(surface, rule, frame.scale)
        shown, turns = self.recap.foot, self._turns_box(rect)
        if shown and self._least(turns.width) <= turns.height - self._foot_high:  # else the table shows it
            foot = pygame.Rect(box.left, 0, box.width, shown.height(frame))
            foot.bottom = turns.bottom
            shown.draw(surface, foot, frame, self.say)
            turns.height -= self._foot_high
        self._draw_turns(surface, turns)

    def _least(self, wide: int) -> int:
        return self._height(self.frame.type(COMFORTABLE), wide, self._gap)

    @property
    def _gap(self) -> int:
        return self.frame.px(4 if self.frame.is_large else 14)

    def _draw_turns(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the turns, the earliest first, in the largest type that fits, with rules between them."""
        frame = self.frame
        gap, most = self._gap, max(frame.floor, frame.type(LARGEST))
        sizes = range(frame.floor, most + 1)
        fitting = bisect(sizes, box.height, key=lambda size: self._height(size, box.width, gap))
        size = sizes[max(0, fitting - 1)]
        if self._height(size, box.width, gap) > box.height:
            gap = frame.px(4)
        spare = box.height - self._height(size, box.width, gap)
        gap = min(max(gap, frame.px(WIDEST_GAP)), gap + max(0, spare) // len(self.blocks))
        top = box.top
        for number, block in enumerate(self.blocks):
            high = block.height(size, box.width, frame)
            if top + high > box.bottom:
                break
            if number and gap > frame.px(8):
                y = top - gap // 2
                pygame.draw.line(surface, pal.rgb(pal.GILT), (box.left, y), (box.right - 1, y))
            block.draw(surface, pygame.Rect(box.left, top, box.width, high), size, frame)
            top += high + gap

    def _height(self, size: int, width: int, gap: int) -> int:
        return sum(block.height(size, width, self.frame) + gap for block in self.blocks)

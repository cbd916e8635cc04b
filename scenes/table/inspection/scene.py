"""The scene with a piece's page, over any other scene; leads to the pages of other pieces."""

from collections.abc import Iterable, Sequence

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.art.letters import key_caps
from scenes.table.inspection import sheet
from scenes.table.inspection.inspectables import Direction, Inspectables, asks
from scenes.table.inspection.page import Page
from scenes.table.piece import Piece
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusMove, move_of
from scenes.widgets.group import ControlGroup
from scenes.widgets.widget import Pointer, read
from scenes.window.keys import KEYS
from scenes.window.press_guard import ENTER, Control
from scenes.window.scene import Scene

VEIL = 190
PAGE, NOTCH = 600.0, 90.0
"""The distance by which a key and a wheel notch scroll a long page, in design units."""
FOOT = (990.0, 64.0)
"""The top and the height of the plate with the keys, in design units."""
WALKS: dict[FocusMove, Direction] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class InspectionScene(Scene):
    """The page of one piece.

    Tab and the arrows go to other pieces; Enter begins the page's action; Esc, I and a press outside the page
    close it.
    """

    opaque = False
    pad_places = ("page",)

    def __init__(self, say: Say, inspectables: Inspectables, piece: Piece) -> None:
        super().__init__()
        self._say = say
        self._inspectables = inspectables
        self.piece = piece
        page = inspectables.page(piece)
        assert page is not None, piece
        self.page: Page = page
        self._next = Button(say("ask.next"), lambda: self._walk(1), look="quiet", cap="next", size=22)
        self.action = Button("", self._begin, look="primary", cap="confirm", hotkeys=ENTER, size=24)
        self._book = Button(say("ask.book"), self._open_book, look="quiet", cap="ask_book", size=22)
        self.buttons = ControlGroup([self._book, self._next, self.action])
        self.scrolled = 0
        """The number of pixels by which a long page is scrolled."""
        self._word()

    def show(self, piece: Piece) -> None:
        """Show the page of another piece, if it has one."""
        page = self._inspectables.page(piece)
        if page is None or piece == self.piece:
            return
        self.piece, self.page, self.scrolled = piece, page, 0
        self._word()
        self.layout()
        self.dirty = True

    def _word(self) -> None:
        beginning, action = self._inspectables.beginning, self.page.action
        self.action.visible = beginning is not None and action is not None
        self._book.visible = self._inspectables.open_book is not None and bool(self.page.in_book)
        self._next.visible = len(self._inspectables.pieces) > 1
        if beginning and action:
            self.action.label, self.action.reason = action.label, beginning.disabled_reason(action)

    def _walk(self, by: int) -> None:
        """Go to the next piece in keyboard order, or the one before, that has a page."""
        piece = self.piece
        for _ in self._inspectables.pieces:
            piece = self._inspectables.beside(piece, by)
            if self._inspectables.page(piece):
                break
        self.show(piece)

    def _open_book(self) -> None:
        if self._inspectables.open_book and self.page.in_book:
            self._inspectables.open_book(self.page.in_book)

    def _begin(self) -> None:
        beginning, action, piece = self._inspectables.beginning, self.page.action, self.piece
        if beginning and action:
            self._close()
            beginning.begin(action, piece)

    def _close(self) -> None:
        assert self.stack is not None
        self.stack.pop()

    def controls(self) -> Iterable[Control]:
        """The buttons along the foot."""
        return self.buttons.widgets

    # The window.

    def layout(self) -> None:
        """Place the boards, and the buttons along the foot of the first."""
        self.places = places = sheet.BoardPlaces.of(self.frame, self.page)
        self._scroll(0)
        frame, by, right = places.frame, places.columns, places.columns.board[0] - 36
        grown = by.button / 60
        widths = [216 * grown * self._book.visible, 222 * grown]
        self._book.rect = frame.rect(by.left, by.buttons, widths[0], by.button)
        left = by.left + widths[0] + (16 if widths[0] else 0)
        self._next.rect = frame.rect(left, by.buttons, widths[1], by.button)
        left = max(left + widths[1] + 16, right - 390 * grown)
        self.action.rect = frame.rect(left, by.buttons, right - left, by.button)

    def spoken(self) -> Iterable[str]:
        """The page; its action, and why that is disabled."""
        yield from self.page.spoken()
        if self.action.visible:
            yield self._say("speech.deed", what=self.action.label)
        if self.action.visible and self.action.reason:
            yield self._say("speech.unavailable", why=self.action.reason)

    def caption_area(self) -> pygame.Rect:
        """The part for captions: above the foot, at the left."""
        return self.frame.rect(0, 0, 630, 1072)

    def handle(self, event: pygame.event.Event) -> None:
        """Keys walk or begin the action; a press outside closes, a right click opens another piece."""
        if pointer := read(event, self.size):
            self._point(pointer)
            return
        move = move_of(event)
        if move == "cancel" or asks(event):
            self._close()
        elif move in ("next", "previous"):
            self._walk(1 if move == "next" else -1)
        elif move in WALKS:
            self.show(self._inspectables.towards(self.piece, WALKS[move]))
        elif KEYS.is_press(event, "ask_book"):
            self._open_book()
        elif KEYS.is_press(event, "page_down") or KEYS.is_press(event, "page_up"):
            self._scroll(PAGE if KEYS.is_press(event, "page_down") else -PAGE)
        elif move == "press" and self.action.visible:
            self.action.press()

    def _scroll(self, by: float) -> None:
        moved = self.scrolled + round(by * self.frame.scale)
        self.scrolled = max(0, min(self.places.paper.overflow, moved))
        self.dirty = True

    def _point(self, pointer: Pointer) -> None:
        if pointer.kind == "wheel":
            self._scroll(-NOTCH * pointer.wheel)
        for button in self.buttons.widgets:
            self.dirty |= button.pointer(pointer)
        if pointer.kind != "down" or any(board.collidepoint(pointer.pos) for board in self.places.all):
            return
        piece = self._inspectables.piece_at(pointer.pos)
        if pointer.button == pygame.BUTTON_RIGHT and piece and self._inspectables.page(piece):
            self.show(piece)
        else:
            self._close()

    def draw(self, surface: pygame.Surface) -> None:
        """Dim the screen below; draw the focus line round the piece, the boards, the keys, the buttons."""
        shapes.dim(surface, VEIL)
        place, places = self._inspectables.place_of(self.piece), self.places
        if place and place.collidelist(list(places.all)) < 0:
            shapes.focus_line(surface, place, self.frame.scale)
        sheet.draw(surface, places, self.scrolled)
        pairs = [
            (KEYS.cap("ask"), self._say("ask.asks")),
            (KEYS.cap("back"), self._say(self._inspectables.back)),
        ]
        if places.paper.overflow:
            pairs[:1] = [(KEYS.cap("page_down"), self._say("ask.further"))]
        _draw_keys(surface, places.all[0].unionall(list(places.all)).centerx, self.frame, pairs)
        self.buttons.draw(surface, places.frame)


def _draw_keys(surface: pygame.Surface, middle: int, frame: Frame, pairs: Sequence[tuple[str, str]]) -> None:
    """Draw the plate with keys below the boards: inspect or scroll, and close."""
    style = text.Style(Typeface.BOOK_SEMIBOLD, frame.type(20, 1.84), pal.CREAM)
    gap, top, high, size = frame.px(16), frame.y(FOOT[0]), frame.px(FOOT[1]), key_caps.share(frame)
    caps = [key_caps.rect_of(cap, pygame.Rect(0, top, 0, high), frame, size) for cap, _ in pairs]
    wide = sum(
        cap.width + 3 * gap + text.width(words, style) for cap, (_, words) in zip(caps, pairs, strict=True)
    )
    plate = pygame.Rect(0, top, wide + 2 * gap, high)
    plate.centerx = middle
    shapes.wood_panel(surface, plate, frame.scale)
    left = plate.left + 2 * gap
    for cap, (label, words) in zip(caps, pairs, strict=True):
        cap.midleft = (left, plate.centery)
        key_caps.key_cap(surface, cap, label, size=size)
        drawn = text.draw(surface, words, (cap.right + gap, plate.centery), style, middle=True)
        left = drawn.right + 2 * gap

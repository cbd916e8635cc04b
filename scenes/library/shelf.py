"""The shelves: cards in rows, one of them chosen; scrolled by wheel, keys, bar and finger."""

import math
from collections.abc import Callable, Sequence
from itertools import product

import pygame

from raccoon.app.text import Say
from scenes.art import Drawing, Frame, palette as pal, shapes
from scenes.art.moving import incremental
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_painting
from scenes.art.surface_cache import sheet_cache, surface_cache
from scenes.library import card
from scenes.library.card import CardPictures, SmallPicture
from scenes.library.plan import PAD, Plan
from scenes.library.save_summary import SaveSummary
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Pointer, Widget

SHADE = (0, "#fff4e6"), (0.45, "#c4adab"), (1, "#7d6a78")
"""The gradient by which a painting is shaded, from its lamp down."""
GLIMMER = "#c8824a"
DRAWER, LEAST_DRAWER = 150, 80
"""The approximate height of a drawer with the gap above it, and the least height, in design units."""
NOTCH = 0.45
"""The rows that a notch of the wheel scrolls."""
DOUBLE = 0.4
"""Seconds within which a second click opens a card."""
_KEYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Shelf(Widget):
    """The cards of `games`; `on_choose` is called when one is chosen, `on_open` to open the chosen one.

    `small` gives the small picture of a game, None while there is none. The cards in view are drawn one a
    turn of the loop, so that no turn takes long.
    """

    pressed_by_enter = True

    def __init__(
        self, small: SmallPicture, on_choose: Callable[[], None], on_open: Callable[[], None]
    ) -> None:
        super().__init__()
        self.games: Sequence[SaveSummary] = ()
        self.chosen: SaveSummary | None = None
        self.plan = Plan((1280, 720), 1.0)
        self.scroll = Scroll()
        self._pictures = CardPictures(small)
        self._on_choose, self._on_open = on_choose, on_open
        self._since_click = math.inf

    def layout(self, plan: Plan) -> None:
        """Adapt to a new layout; the chosen card stays in view."""
        self.plan, self.rect = plan, plan.shelf
        self._pictures.clear()
        self._fit()
        self.show_chosen(at_once=True)

    def _fit(self) -> None:
        self.scroll.fit(self.plan.inside, self.plan.bar, self.plan.strip(len(self.games)))

    def fill(self, games: Sequence[SaveSummary]) -> None:
        """Show these games; the chosen one stays chosen, or else the one that takes its place is."""
        path, number = self.chosen.listing.path if self.chosen else None, self.number
        same = [save for save in games if save.listing.path == path]
        next_one = games[min(number, len(games) - 1)] if games else None
        self.games, self.chosen = games, same[0] if same else next_one
        self._fit()

    def value_text(self, say: Say) -> str:
        """The chosen card and its place, in words; the page next to it has the rest."""
        if self.chosen is None:
            return ""
        return say("speech.entry", entry=self.chosen.title, n=self.number + 1, all=len(self.games))

    def choose(self, save: SaveSummary) -> None:
        """Choose a card and scroll to it."""
        self.chosen = save
        self.show_chosen()
        self._on_choose()

    def show_chosen(self, at_once: bool = False) -> None:
        """Scroll until the whole chosen card is in view."""
        number = self.number
        place = self.plan.place(number).move(0, -self.plan.inside.top)
        pad = self.plan.frame.px(PAD)
        low, high = place.bottom + pad - self.plan.inside.height, place.top - pad
        self.scroll.to(min(max(self.scroll.target, low), high), at_once)

    @property
    def number(self) -> int:
        """The index of the chosen card."""
        return next((n for n, save in enumerate(self.games) if save is self.chosen), 0)

    def seen(self) -> list[tuple[SaveSummary, pygame.Rect]]:
        """The cards in view with their rectangles in the window."""
        plan, columns = self.plan, self.plan.columns
        offset = self.scroll.offset
        first = max(0, (offset - plan.frame.px(PAD)) // plan.row) * columns
        last = (offset + plan.inside.height) // plan.row * columns + columns
        cards = [(save, plan.place(first + n)) for n, save in enumerate(self.games[first:last])]
        return [(save, place.move(0, -offset)) for save, place in cards]

    def press(self) -> None:
        """Open the chosen card."""
        if self.chosen:
            self._on_open()

    def key(self, event: pygame.event.Event) -> bool:
        """Handle keys: arrows go from card to card, page keys a window further, Home and End to the ends."""
        if event.type != pygame.KEYDOWN or not self.games:
            return False
        to = _reached(event.key, self.number, len(self.games), self.plan)
        if to is None:
            return False
        self.choose(self.games[to])
        return True

    def pointer(self, pointer: Pointer) -> bool:
        """Handle the wheel, a click, a double click, and a drag of the bar or of the cards."""
        changed = super().pointer(pointer)
        if pointer.kind == "wheel" and self.hover:
            self.scroll.to(self.scroll.target - pointer.wheel * self.plan.row * NOTCH)
            return True
        if pointer.kind == "down" and self.hover and pointer.button == pygame.BUTTON_LEFT:
            self.scroll.grab(pointer.pos, self.plan.frame)
            return True
        if self.scroll.held and pointer.kind == "move":
            self.scroll.drag(pointer.pos[1])
            return True
        if self.scroll.held and pointer.kind == "up":
            self._let_go(pointer.pos)
            return True
        return changed and False

    def _let_go(self, pos: tuple[int, int]) -> None:
        pressed = self.scroll.release()
        hit = next((save for save, place in self.seen() if place.collidepoint(pos)), None)
        if not pressed or hit is None or not self.plan.inside.collidepoint(pos):
            return
        twice = hit is self.chosen and self._since_click < DOUBLE
        self._since_click = 0.0
        if twice:
            self._on_open()
        else:
            self.choose(hit)

    def update(self, dt: float) -> bool:
        """Continue a scroll and draw one more of the cards in view; whether there is something new."""
        self._since_click += dt
        moved = self.scroll.update(dt)
        return self._pictures.draw_one(self.seen(), self.plan) or moved

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the cards in view on their boards, the chosen one framed, and the bar."""
        while not incremental.is_spread() and self._pictures.draw_one(self.seen(), self.plan):
            pass
        seen, edge = self.seen(), card.margin(frame)
        before = surface.get_clip()
        surface.set_clip(self.plan.inside.clip(before))
        first = self.plan.place(0).bottom - self.scroll.offset % self.plan.row
        for row in range(first, self.plan.inside.bottom, self.plan.row):
            _draw_board(surface, row, self.plan, self.scroll.most > 0)
        _draw_guests(surface, len(self.games), self.plan)
        if not self.scroll.most:
            _draw_drawers(surface, self.plan)
        for save, place in seen:
            if save is self.chosen:
                shapes.glow(surface, place, frame.scale)
                _draw_chosen(surface, place, frame, self.focused)
            surface.blit(self._pictures.of(save, self.plan), (place.left - edge, place.top - edge))
        surface.set_clip(before)
        self.scroll.draw(surface, frame)


def _draw_guests(surface: pygame.Surface, games: int, plan: Plan) -> None:
    """Draw paintings of guests in empty places; without any games the first row is left to the words."""
    rows = (plan.inside.height - plan.frame.px(PAD) + plan.row - plan.card[1]) // plan.row
    for number in range(games or plan.columns, rows * plan.columns):
        place = plan.place(number)
        face = characters.CHARACTERS[number % len(characters.CHARACTERS)]
        surface.blit(_guest(place.size, plan.frame.scale, face), place)


@surface_cache(12)
def _guest(size: tuple[int, int], k: float, face: str) -> pygame.Surface:
    picture = _lamp(size, k).copy()
    window = pygame.Rect(0, 0, size[1] * 3 // 5, size[1] * 4 // 5)
    window.midbottom = picture.get_rect().midbottom
    painting = picture.subsurface(window)
    framed_painting(painting, painting.get_rect(), k, characters.painted(face))
    painting.blit(_shade(window.size, k), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


@sheet_cache(2)
def _lamp(sheet: Drawing) -> None:
    """Draw the brass lamp of a painting, and its light on the wood."""
    middle, high = sheet.width / 2, sheet.height
    stops = (0, GLIMMER, 0.7), (0.6, GLIMMER, 0.34), (1, GLIMMER, 0)
    sheet.inset(0, 0, sheet.radial((middle, high / 2), sheet.width / 2, *stops))
    brass = sheet.down(high * 0.14, high * 0.18, (0, pal.GILT_LIGHT), (0.5, pal.GILT), (1, pal.GILT_DEEP))
    sheet.box(middle - 5, high * 0.16, 10, high * 0.05, 2, pal.GILT_DEEP)
    sheet.box(middle - high * 0.13, high * 0.14, high * 0.26, high * 0.04, high * 0.02, brass, pal.NIGHT, 1.4)


@sheet_cache(2)
def _shade(sheet: Drawing) -> None:
    sheet.inset(0, 0, sheet.down(0, sheet.height, *SHADE))


def _draw_chosen(surface: pygame.Surface, place: pygame.Rect, frame: Frame, focused: bool) -> None:
    """Draw a frame round the chosen card, brighter while the shelf is focused."""
    if focused:
        shapes.focus_line(surface, place, frame.scale, 9)
        return
    around = place.inflate(frame.px(10), frame.px(10))
    pygame.draw.rect(surface, pal.rgb(pal.GLOW), around, frame.px(3), border_radius=frame.px(11))


def _reached(key: int, at: int, count: int, plan: Plan) -> int | None:
    """The card to which a key leads from card `at` of so many; None where it leads out of the shelf."""
    columns = plan.columns
    if key in _KEYS:
        to = at + _KEYS[key]
        return to if to // columns == at // columns and to < count else None
    if key in (pygame.K_HOME, pygame.K_END):
        return 0 if key == pygame.K_HOME else count - 1
    window = max(1, plan.inside.height // plan.row)
    rows = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -window, pygame.K_PAGEDOWN: window}
    if key not in rows:
        return None
    paging = key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
    to = at + rows[key] * columns
    if to < 0:
        return at % columns if paging else None
    below = at // columns < (count - 1) // columns
    return min(to, count - 1) if to < count or below or paging else None


def _draw_board(surface: pygame.Surface, bottom: int, plan: Plan, scrolls: bool) -> None:
    """Draw the board below a row of cards, as wide as the shelf, or up to the bar where it `scrolls`."""
    frame, inside = plan.frame, plan.inside
    wide = (plan.bar.left - frame.px(10) if scrolls else inside.right) - inside.left
    board = pygame.Rect(inside.left, bottom + frame.px(4), wide, frame.px(22))
    shapes.plate(surface, board, frame.scale, "#6d4636", "#38211f", 3)


def _draw_drawers(surface: pygame.Surface, plan: Plan) -> None:
    """Draw drawers below the last whole row, where there is room."""
    frame, inside, columns = plan.frame, plan.inside, plan.columns
    rows = max(1, (inside.height - frame.px(PAD) + plan.row - plan.card[1]) // plan.row)
    top, gap = plan.place((rows - 1) * columns).bottom + frame.px(26), frame.px(10)
    wide, high = (inside.width - gap) // columns, inside.bottom - top - gap
    tiers = high // frame.px(DRAWER) or int(high >= frame.px(LEAST_DRAWER))
    for tier, column in product(range(tiers), range(columns)):
        left, upper = inside.left + gap + column * wide, top + gap + tier * high // tiers
        drawer = pygame.Rect(left, upper, wide - gap, high // tiers - gap)
        shapes.plate(surface, drawer, frame.scale, "#4d2f2b", "#2c1a1c", 5)
        knob = pygame.Rect(0, 0, frame.px(64), frame.px(18)).move_to(center=drawer.center)
        shapes.plate(surface, knob, frame.scale, pal.GILT_LIGHT, pal.GILT_DEEP, 9)

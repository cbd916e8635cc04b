"""The list of keys on one page over any screen, opened and closed with "?"."""

from collections.abc import Callable

import pygame

from raccoon.app.text import Say
from scenes.art import Typeface, palette as pal, shapes, text
from scenes.art.letters import key_caps
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_painting
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.widget import read
from scenes.window.keys import IN_HAND, KEYS, GameKeys, description_key
from scenes.window.scene import Scene

SHEET, LARGE_SHEET = (1880, 912), (1880, 1056)
"""The size of the page; above text scale 1 it fills the window."""
PAINTING, EDGE, HOST = (420, 617), 30, "bear"
"""The size of the painting next to the keys, its margin, and its character."""
ROW, GAP = 51, 8
"""The least height of a row with one line, gap included, and the gap between two rows."""
TOP = 122
MARGIN, BETWEEN = 60, 20
"""The margin at the sides of the columns, and the gap between them."""
CAPS = {"moves": 52, "choices": 118}
"""The width for keys in each column."""
WORDS, LARGEST = 24, 1.9
"""The size of the sentences' type, and the most by which it grows with the text scale."""
Rows = tuple[tuple[str, str], ...]
"""The label of each key, and the name of its sentence (``keys.<name>``)."""
AFTER_TURN = ("undo", "redo", "log", "hint", "ask")
BEFORE_CHOICES, AFTER_CHOICES = ("confirm", "back"), ("skip", "look", "full_screen", "rulebook")
"""The actions that every table has, besides those of the game."""


def groups_of(keys: GameKeys) -> tuple[tuple[str, Rows], ...]:
    """Return the rows of the two columns: the keys of a turn, and those of choices with all others."""

    def rows(*names: str) -> Rows:
        caps = ((KEYS.cap(name), description_key(name, bool(IN_HAND.kind))) for name in names)
        return tuple((cap, what) for cap, what in caps if cap)

    turn, choices = (tuple(map(keys.named, own)) for own in (keys.turn, keys.choices))
    walk = [KEYS.cap(name) for name in ("up", "down", "left", "right")]
    walking = ("" if all(len(one) == 1 for one in walk) else " ").join(walk), "walk"
    typed = () if IN_HAND.kind else (("0–9", "digits"), *keys.fixed)
    before = (*rows("next"), walking, *typed[:1], *rows(*BEFORE_CHOICES))
    return (
        ("moves", rows(*turn, *AFTER_TURN)),
        ("choices", (*before, *rows(*choices), *typed[1:], *rows(*AFTER_CHOICES))),
    )


def asked(event: pygame.event.Event) -> bool:
    """Return whether the event opens or closes this page: "?" or F1."""
    return event.type == pygame.KEYDOWN and event.key in (KEYS.code_of("keys"), KEYS.code_of("rulebook"))


class KeysScene(Scene):
    """The list of keys, including the game's (`keys`); `on_close` is called to close it."""

    opaque = False
    ring: FocusRing

    def __init__(self, say: Say, keys: GameKeys, on_close: Callable[[], object]) -> None:
        super().__init__()
        self.say = say
        self.groups = groups_of(keys)
        self._on_close = on_close
        self.close_button = Button(say("keys.close"), self._close, look="primary", cap="back")
        self.ring = FocusRing([self.close_button], shown=True)
        self.panel = self.hung = pygame.Rect(0, 0, 0, 0)

    def _close(self) -> None:
        self._on_close()

    def layout(self) -> None:
        wide, high = SHEET if self.frame.text_scale <= 1 else LARGE_SHEET
        left, top = (1920 - wide) / 2, (1080 - high) / 2
        self.panel = self.frame.rect(left, top, wide, high)
        self.hung = pygame.Rect(0, 0, 0, 0)
        if self.frame.is_large:
            self.close_button.rect = self.frame.rect(left + 0.75 * wide - 150, top + high - 96, 300, 72)
            return
        across, down = PAINTING
        beside = left + wide - EDGE - across
        top = 540 - (down + EDGE + 72) / 2
        self.hung = self.frame.rect(beside, top, across, down)
        self.close_button.rect = self.frame.rect(beside, top + down + EDGE, across, 72)

    def handle(self, event: pygame.event.Event) -> None:
        """Close on "?", F1, Esc, and on a click outside the page."""
        pointer = read(event, self.size)
        beside = pointer and pointer.kind == "down" and not self.panel.collidepoint(pointer.pos)
        if asked(event) or move_of(event) == "cancel" or beside:
            self._close()
        else:
            self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        frame = self.frame
        shapes.dim(surface, 165)
        shapes.wood_panel(surface, self.panel, frame.scale, filigree=not self.hung.width)
        if self.hung.width:
            framed_painting(surface, self.hung, frame.scale, characters.painted(HOST))
        head = text.Style(Typeface.POSTER, frame.heading(38), pal.IVORY, frame.px(2))
        at = self.panel.left + self._width_without_painting // 2, self.panel.top + frame.px(76)
        text.draw(
            surface, self.say("keys.title"), at, head, "centre", self._width_without_painting - frame.px(200)
        )
        words = self._words()
        for number, (group, rows) in enumerate(self.groups):
            left = self.panel.left + frame.px(MARGIN) + (self._column + frame.px(BETWEEN)) * number
            self._draw_group(surface, left, group, rows, words)
        self.ring.draw(surface, frame)

    @property
    def _width_without_painting(self) -> int:
        return (self.hung.left - self.panel.left) if self.hung.width else self.panel.width

    @property
    def _column(self) -> int:
        return (self._width_without_painting - self.frame.px(2 * MARGIN + BETWEEN)) // 2

    @property
    def _gap(self) -> int:
        return self.frame.px(GAP / 2 if self.frame.is_large else GAP)

    def _room(self, group: str, style: text.Style) -> int:
        """Return the room for a sentence, in widths of its usual letters."""
        return round((self._column - self._cap_width(group, style) - self.frame.px(16)) / style.slim)

    def _cap_width(self, group: str, style: text.Style) -> int:
        """Return the width for keys, which grow with the words next to them."""
        return round(CAPS[group] * max(self.frame.scale, style.pixels / WORDS))

    def _words(self) -> text.Style:
        """Return the style of all sentences: the largest in which both columns fit, some sentences in two
        lines.
        """
        slim = text.NARROWEST if self.frame.is_large else 1.0
        style = text.Style(Typeface.BOOK_SEMIBOLD, self.frame.type(WORDS, LARGEST), pal.CREAM, slim=slim)
        top, below = self.panel.top + self.frame.px(TOP + 46), self.panel.bottom - self.frame.px(EDGE)
        feet = below, below if self.hung.width else self.close_button.rect.top
        while style.pixels > self.frame.floor and not all(
            sum(self._row_height(what, group, style) for _, what in rows) <= foot - top
            for (group, rows), foot in zip(self.groups, feet, strict=True)
        ):
            style = style.sized(style.pixels - 1)
        return style

    def _row_height(self, what: str, group: str, style: text.Style) -> int:
        words = text.height(self.say(f"keys.{what}"), style, self._room(group, style))
        return max(words, self._key_high(style)) + self._gap

    def _key_high(self, style: text.Style) -> int:
        """Return the height of every key: that of a row with one line."""
        return self.frame.px(ROW - GAP) if self.frame.text_scale <= 1 else round(style.pixels * 1.3)

    def _draw_group(
        self,
        surface: pygame.Surface,
        left: int,
        group: str,
        rows: Rows,
        words: text.Style,
    ) -> None:
        frame, top = self.frame, self.panel.top + self.frame.px(TOP)
        title = text.Style(Typeface.POSTER, frame.heading(26), pal.GILT_LIGHT)
        text.draw(surface, self.say(f"keys.{group}"), (left, top + frame.px(18)), title, "left")
        if not frame.is_large:
            under = pygame.Rect(left, top + frame.px(28), self._column - frame.px(BETWEEN), frame.px(10))
            shapes.rule(surface, under, frame.scale)
        y = top + frame.px(46)
        for cap, what in rows:
            high = self._row_height(what, group, words)
            self._draw_row(
                surface, pygame.Rect(left, y, self._column, high - self._gap), group, (cap, what), words
            )
            y += high

    def _draw_row(
        self, surface: pygame.Surface, row: pygame.Rect, group: str, shown: tuple[str, str], words: text.Style
    ) -> None:
        cap, said = shown[0], self.say(f"keys.{shown[1]}")
        key = pygame.Rect(row.left, 0, self._cap_width(group, words), self._key_high(words))
        key.centery = row.centery
        size = key_caps.share(self.frame)
        place = key_caps.rect_of(cap, key, self.frame, size)
        place = pygame.Rect(0, 0, min(key.width, round(place.width * key.height / place.height)), key.height)
        place.midright = key.midright
        key_caps.key_cap(surface, place, cap, size=size)
        at, room = key.right + self.frame.px(16), self._room(group, words)
        wide = round(room * words.slim)
        if text.width(said, words) <= room:
            text.draw(surface, said, (at, row.centery), words, limit=wide, middle=True)
        else:
            text.paragraph(surface, said, pygame.Rect(at, row.top, wide, row.height), words, centred=True)

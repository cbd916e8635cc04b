"""The keys on one page, over whatever is on the screen: opened and closed with "?"."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from raccoon.app.text import Say
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Face
from scenes.art.icons import key_caps
from scenes.table.presentation import Keys
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.pointer import read
from scenes.window.scene import Scene

SHEET = (1780, 912)
ROW = 55
TOP = 122
COLUMN = 810
CAPS = {"moves": 52, "choices": 118}
"""How wide a column's widest key is."""
Rows = tuple[tuple[str, str], ...]
"""A key's label and the catalogue's ``keys.<what>`` each."""
AFTER_TURN: Rows = (("Z", "undo"), ("Y", "redo"), ("L", "log"), ("H", "hint"), ("I", "ask"))
BEFORE_CHOICES: Rows = (
    ("Tab", "next"),
    ("↑↓←→", "walk"),
    ("0–9", "digits"),
    ("Enter", "confirm"),
    ("Esc", "back"),
)
AFTER_CHOICES: Rows = (("Space", "skip"), ("F11", "full_screen"), ("F1", "rulebook"), ("?", "keys"))
"""What every table understands, around the keys of the game's own."""


def groups_of(keys: Keys) -> tuple[tuple[str, Rows], ...]:
    """What is listed, in two columns: a turn's keys, then those of choices and the rest."""
    return (
        ("moves", (*keys.turn, *AFTER_TURN)),
        ("choices", (*BEFORE_CHOICES, *keys.choices, *AFTER_CHOICES)),
    )


def asked(event: pygame.event.Event) -> bool:
    """Whether the event asks for this page: "?" or F1, or a controller's Back."""
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        return bool(event.button == pygame.CONTROLLER_BUTTON_BACK)
    return event.type == pygame.KEYDOWN and (event.unicode == "?" or event.key == pygame.K_F1)


class KeysScene(Scene):
    """The list, the game's own `keys` among it; any key, press or button closes it (`on_close`)."""

    opaque = False

    def __init__(self, say: Say, keys: Keys, on_close: Callable[[], object]) -> None:
        super().__init__()
        self.say = say
        self.groups = groups_of(keys)
        self._on_close = on_close
        self.close_button = Button(say("keys.close"), self._close, look="primary", cap=say("key.escape"))
        self.ring = FocusRing([self.close_button], shown=True)
        self.panel = pygame.Rect(0, 0, 0, 0)

    def _close(self) -> None:
        self._on_close()

    def layout(self) -> None:
        """In the middle of the window."""
        left, top = (1920 - SHEET[0]) / 2, (1080 - SHEET[1]) / 2
        self.panel = self.frame.rect(left, top, *SHEET)
        self.close_button.rect = self.frame.rect(left + SHEET[0] / 2 - 150, top + SHEET[1] - 104, 300, 72)

    def handle(self, event: pygame.event.Event) -> None:
        """Close on "?", Esc, and on a press beside the page."""
        pointer = read(event, self.size)
        beside = pointer and pointer.kind == "down" and not self.panel.collidepoint(pointer.pos)
        if asked(event) or move_of(event) == "cancel" or beside:
            self._close()
        else:
            self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Dim what is beneath, then the page."""
        frame = self.frame
        shapes.dim(surface, 165)
        shapes.wood_panel(surface, self.panel, frame.scale, filigree=True)
        head = text.Style(Face.POSTER, frame.type(38, 1.3), pal.IVORY, frame.px(2))
        at = (self.panel.centerx, self.panel.top + frame.px(76))
        text.draw(surface, self.say("keys.title"), at, head, "centre", self.panel.width - frame.px(200))
        words = self._words()
        for number, (group, rows) in enumerate(self.groups):
            left = self.panel.left + frame.px(80 + (COLUMN + 20) * number)
            self._draw_group(surface, left, group, rows, words)
        self.ring.draw(surface, frame)

    def _room(self, group: str) -> int:
        """How wide a sentence may be."""
        return self.frame.px(COLUMN - 60 - CAPS[group])

    def _words(self) -> text.Style:
        """One size for all sentences: the largest in which every one fits."""
        style = text.Style(Face.BOOK_SEMIBOLD, self.frame.type(24, 1.7), pal.CREAM)
        for group, rows in self.groups:
            for _, what in rows:
                _, style = text.fit(self.say(f"keys.{what}"), style, self._room(group), self.frame.floor)
        return style

    def _draw_group(
        self,
        surface: pygame.Surface,
        left: int,
        group: str,
        rows: Rows,
        words: text.Style,
    ) -> None:
        frame, top = self.frame, self.panel.top + self.frame.px(TOP)
        title = text.Style(Face.POSTER, frame.type(26, 1.3), pal.GILT_LIGHT)
        text.draw(surface, self.say(f"keys.{group}"), (left, top + frame.px(18)), title, "left")
        for number, (cap, what) in enumerate(rows):
            y = top + frame.px(46) + number * frame.px(ROW)
            row = pygame.Rect(left, y, frame.px(CAPS[group]), frame.px(ROW - 8))
            key_caps.key_cap(surface, _cap_rect(row, cap), cap)
            at = (row.right + frame.px(16), row.centery)
            text.draw(surface, self.say(f"keys.{what}"), at, words, middle=True)


def _cap_rect(row: pygame.Rect, cap: str) -> pygame.Rect:
    """A key in its row: square for a letter, as wide as the row for a word."""
    cap_rect = row if len(cap) > 2 else pygame.Rect(0, 0, round(row.height * 0.95), row.height)
    cap_rect = cap_rect.copy()
    cap_rect.midright = row.midright
    return cap_rect

"""Hints (P11): the best move for whoever is to act, lit on the table, with the figures that decided.

They are thought in the opponents' own process, from what the person's seat may know, and never played.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from raccoon.app.thinking.protocol import Reason
from scenes.art import palette as pal
from scenes.art import rich, shapes, text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.auction.panel import SHEET, AuctionPanel
from scenes.table.marks import Marks
from scenes.table.markup import dressed, strong
from scenes.table.presentation import Advice
from scenes.widgets.button import Button
from scenes.widgets.focus import move_of
from scenes.widgets.pointer import read

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

PADDING = 16
AT, BUTTON = (938, 22), (164, 56)
"""Where it lies on the auction's sheet, and its size: design units."""


class Hinting:
    """The hint at one table: asked for by a key or a button, gone with the position it was for."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        say = scene.say
        self.button = Button(
            say("hint.button"),
            self.toggle,
            look="quiet",
            cap="H",
            hotkeys=(pygame.K_h,),
            size=22,
            tip=say("hint.tip"),
        )
        self.open = False
        self.reason: Reason | None = None
        self.advice: Advice | None = None
        self._failed = False

    @property
    def seat(self) -> int | None:
        """The person who may ask: to act, and at the screen."""
        person = self._scene.person
        return person if person is not None and person == self._scene.seating.viewer else None

    def layout(self) -> None:
        """The button lies in the strip, in an auction beside its title."""
        if isinstance(self._scene.panel, AuctionPanel):
            sheet = Frame.within(self._scene.opened.stage(), SHEET)
            self.button.rect = sheet.rect(*AT, *BUTTON)

    def toggle(self) -> None:
        """Ask for a hint, or put it away."""
        if self.open:
            self.close()
        elif self.seat is not None:
            self.open = True
            self._scene.dirty = True

    def close(self) -> None:
        """No hint is wanted any more."""
        if self.open:
            self._scene.session.reasons.drop()
            self._scene.dirty = True
        self.open = self._failed = False
        self.reason = self.advice = None

    def update(self) -> None:
        """Look whether the answer has come."""
        if not self.open or self.advice or self._failed:
            return
        seat, scene = self.seat, self._scene
        if seat is None:
            self.close()
            return
        giver = scene.settings.hint_giver(scene.session.match.game.name)
        found = scene.session.reasons.advise(seat, giver)
        if isinstance(found, Reason):
            words = scene.context.presentation.words
            self.reason, self.advice = found, words.advice(found, scene.view, scene.say)
        self._failed = found is not None and not self.advice
        scene.dirty |= found is not None

    def handle(self, event: pygame.event.Event) -> bool:
        """H asks and puts away, Esc and a press on the paper put away."""
        if _asks(event):
            self.toggle()
            return True
        if not self.open:
            return False
        pointer = read(event, self._scene.size)
        pressed = pointer is not None and pointer.kind == "down" and self.paper().collidepoint(pointer.pos)
        if pressed or move_of(event) == "cancel":
            self.close()
            return True
        return False

    def marks(self, marks: Marks) -> Marks:
        """Light up what the move is made with."""
        if not self.reason:
            return marks
        words = self._scene.context.presentation.words
        used = frozenset(words.pieces_for(self.reason.command, self._scene.view))
        lifted = marks.chosen if self._scene.panel else marks.chosen | used
        return replace(marks, lit=marks.lit | used, chosen=lifted)

    # Drawing.

    def sentence(self) -> str:
        """What the paper says."""
        say = self._scene.say
        if self._failed:
            return say("hint.failed")
        if not self.advice:
            return say("hint.thinking")
        told = self.advice
        return say("hint.sentence", move=strong(told.move), because=told.because, verdict=told.verdict)

    def paper(self) -> pygame.Rect:
        """In the open country between market and offer; in an auction over the desk, which rests then."""
        places, frame = self._scene.places, self._scene.places.frame
        area = places.strip.copy()
        if isinstance(self._scene.panel, AuctionPanel):
            area.top, area.height = places.me.top, places.me.height
        else:
            right = min((button.rect.left for button in self._scene.controls.in_strip), default=area.right)
            left = places.gavel.right + frame.px(10)
            area.left, area.width = left, right - frame.px(10) - left
        style, bold = self._styles()
        width = area.width - 2 * frame.px(PADDING)
        high = rich.height(self._words(), style, width, bold) + frame.px(PADDING)
        paper = pygame.Rect(area.left, 0, area.width, max(high, frame.px(66)))
        paper.centery = area.centery
        return paper.clamp(pygame.Rect((0, 0), places.size))

    def _words(self) -> str:
        return dressed(self.sentence(), self._scene.session.seats)

    def _styles(self) -> tuple[text.Style, text.Style]:
        size = self._scene.places.frame.type(19)
        return text.Style(Face.BOOK_SEMIBOLD, size, pal.INK), text.Style(
            Face.BOOK_BOLD, size, pal.OXBLOOD_DEEP
        )

    def draw(self, surface: pygame.Surface) -> None:
        """The paper with the words, over everything but what flies; in an auction the button lies on it."""
        if isinstance(self._scene.panel, AuctionPanel) and self.button.visible:
            self.button.draw(surface, self._scene.places.frame)
        if not self.open:
            return
        frame, paper = self._scene.places.frame, self.paper()
        shapes.shadow(surface, paper, frame.scale, 190, 6)
        shapes.paper_panel(surface, paper, frame.scale)
        style, bold = self._styles()
        box = paper.inflate(-2 * frame.px(PADDING), -frame.px(PADDING))
        rich.paragraph(surface, self._words(), box, style, bold, centred=True)


def _asks(event: pygame.event.Event) -> bool:
    """H, or a controller's upper button."""
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        return bool(event.button == pygame.CONTROLLER_BUTTON_Y)
    return event.type == pygame.KEYDOWN and event.key == pygame.K_h and not event.mod & pygame.KMOD_CTRL

"""Hints: the best move for the person, lit on the table, with its reason and figures.

They are computed in the opponents' own process, from the person's view, and never played.
"""

from collections.abc import Iterable
from dataclasses import replace

import pygame

from raccoon.app.thinking.protocol import BotReason
from scenes.art import Frame, shapes
from scenes.art.pieces import characters
from scenes.table.advice_text import AdviceText
from scenes.table.choosing.panel import Panel
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart
from scenes.table.controls.headline import Headline
from scenes.table.controls.quick_actions import QuickActions
from scenes.table.log.game_log import LogStep
from scenes.table.picture.zones import Highlights
from scenes.table.presentation import Advice
from scenes.widgets.button import Button
from scenes.widgets.focus import move_of
from scenes.widgets.widget import read
from scenes.window.keys import KEYS

PADDING = 16
HEADS, ASIDE = (56, 90), 16
"""The side of the adviser's head in the open country and over the desk, and the gap right of it."""
LARGER = 1.12
"""The factor by which the words over the desk are larger."""


class Hints(TablePart):
    """The hint at one table: opened by a key or a button, closed when the position changes."""

    def __init__(
        self, context: TableContext, panel_host: PanelHost, quick_actions: QuickActions, headline: Headline
    ) -> None:
        super().__init__(context)
        self._panel_host = panel_host
        self._quick_actions = quick_actions
        self._headline = headline
        say = context.say
        self.button = Button(
            say("hint.button"), self.toggle, look="quiet", action="hint", size=24, tip=say("hint.tip")
        )
        self.button.visible = bool(_hint_bot(context))
        quick_actions.aside = [self.button] if self.button.visible else []
        self.open = False
        self.reason: BotReason | None = None
        self.advice: Advice | None = None
        self._failed = False

    def follow(self, step: LogStep) -> None:
        """Close the hint: it was for the position before."""
        self.close()

    def toggle(self) -> None:
        """Open or close the hint."""
        if self.open:
            self.close()
        elif _hint_bot(self.context) and self.context.shown.chooser is not None:
            self.open = self._headline.covered = True
            self.context.damage.all()

    def close(self) -> None:
        """Close the hint and stop computing it."""
        if self.open:
            self.context.session.reasons.drop()
            self.context.damage.all()
        self.open = self._headline.covered = self._failed = False
        self.reason = self.advice = None

    @property
    def is_thinking(self) -> bool:
        """Whether a hint is being computed."""
        return self.open and not self.advice and not self._failed

    def update(self, dt: float) -> None:
        """Poll for the answer."""
        if not self.is_thinking:
            return
        context, seat = self.context, self.context.shown.chooser
        if seat is None:
            self.close()
            return
        found = context.session.reasons.advise(seat, _hint_bot(context))
        if isinstance(found, BotReason):
            words = context.presentation.words
            self.reason, self.advice = found, words.advice(found, context.shown.view, context.say)
        self._failed = found is not None and not self.advice
        if found is not None:
            context.damage.all()

    def handle(self, event: pygame.event.Event) -> bool:
        """H opens and closes, Esc and a press on the paper close; Esc then also closes an open choice."""
        asks = KEYS.is_press(event, "hint")
        if not asks and not (self.open and self._puts_away(event)):
            return False
        if asks:
            self.toggle()
        else:
            self.close()
        self.context.damage.all()
        return move_of(event) != "cancel" or self._panel_host.choice is None or not self._panel_host.can_close

    def _puts_away(self, event: pygame.event.Event) -> bool:
        pointer = read(event, self.context.shown.layout.size)
        pressed = pointer is not None and pointer.kind == "down" and self.paper().collidepoint(pointer.pos)
        return pressed or move_of(event) == "cancel"

    def marks(self, marks: Highlights) -> Highlights:
        """Add the pieces that the hinted move uses."""
        if not self.reason:
            return marks
        words = self.context.presentation.words
        used = frozenset(words.pieces_for(self.reason.command, self.context.shown.view))
        lifted = marks.chosen if self._panel_host.panel else marks.chosen | used
        return replace(marks, lit=marks.lit | used, chosen=lifted)

    def spoken(self) -> Iterable[str]:
        words = self.advice_text()
        return (words.sentence, words.figures) if self.open else ()

    # Drawing.

    def advice_text(self) -> AdviceText:
        """The words of the hint."""
        say, seats = self.context.say, self.context.seats
        if self.advice:
            return AdviceText.of(self.advice, say, seats)
        return AdviceText(say("hint.failed" if self._failed else "hint.thinking"), "", seats)

    def paper(self) -> pygame.Rect:
        """The paper's rectangle: in the open country, or over the desk while a panel is on the stage."""
        layout, frame = self.context.shown.layout, self._frame
        if _on_desk(self._panel_host.panel):
            area = layout.strip.copy()
            area.width, area.bottom = layout.desk.right - area.left, layout.desk.bottom
        else:
            area = self._quick_actions.free
            area.left, area.width = area.left + frame.px(10), area.width - 2 * frame.px(10)
        words = self.advice_text().height(
            frame, area.width - 2 * frame.px(PADDING) - self._beside_head(area.width)
        )
        high = max(words + frame.px(PADDING), frame.px(HEADS[_on_desk(self._panel_host.panel)] + 10))
        paper = pygame.Rect(area.left, area.bottom - high, area.width, high)
        if not _on_desk(self._panel_host.panel):
            paper.centery = area.centery
            if not frame.is_large:
                paper.top = max(paper.top, area.top)  # the map below is less to miss than the cards above
        return paper.clamp(pygame.Rect((0, 0), layout.size))

    @property
    def _frame(self) -> Frame:
        """The frame of the words: larger over the desk, except in large text."""
        frame = self.context.shown.layout.frame
        larger = _on_desk(self._panel_host.panel) and not frame.is_large
        return replace(frame, scale=frame.scale * LARGER) if larger else frame

    def _beside_head(self, wide: int) -> int:
        """The width for the head of the game's teacher; 0 if the words would need more lines next to it."""
        frame, words = self._frame, self.advice_text()
        room, aside = wide - 2 * frame.px(PADDING), frame.px(HEADS[_on_desk(self._panel_host.panel)] + ASIDE)
        if self.context.presentation.learning.book is None or frame.is_large:
            return 0
        narrow, whole = (words.height(frame, width) for width in (room - aside, room))
        return aside if _on_desk(self._panel_host.panel) or narrow == whole else 0

    def draw(self, surface: pygame.Surface) -> None:
        if not self.open:
            return
        frame, paper = self._frame, self.paper()
        shapes.shadow(surface, paper, frame.scale, 190, 6)
        shapes.paper_panel(surface, paper, frame.scale)
        box, aside = paper.inflate(-2 * frame.px(PADDING), -frame.px(PADDING)), self._beside_head(paper.width)
        book = self.context.presentation.learning.book
        if aside and book:
            head = pygame.Rect(box.left, paper.top, aside - frame.px(ASIDE), paper.height)
            characters.character(surface, head, book.teacher.face, characters.PLEASED)
        box.left, box.width = box.left + aside, box.width - aside
        self.advice_text().draw(surface, box, frame)


def _hint_bot(context: TableContext) -> str:
    """The name of the bot that gives hints; "" in a game without one."""
    return context.settings.hint_giver(context.session.match.game.name)


def _on_desk(panel: Panel | None) -> bool:
    return panel is not None and panel.region == "stage"

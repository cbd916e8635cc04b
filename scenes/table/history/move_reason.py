"""Why a move was made, or the strongest opponent's move, computed anew from the seat's view at the time."""

from collections.abc import Sequence

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.engine.events import Command
from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.art.letters import signs
from scenes.art.letters.signs import lettered
from scenes.table.advice_text import AdviceText
from scenes.table.layout import Layout
from scenes.table.presentation import Narration

PADDING = 14
TITLE = 40


class MoveReason:
    """The slip next to the log: the reason for one move of a finished game; or, if `asked` is a seat, the
    move that the strongest opponent would make for it next.
    """

    def __init__(self, session: Session, words: Narration, say: Say, seats: Sequence[Seat]) -> None:
        self._session = session
        self._seats = seats
        self._words = words
        self._say = say
        self._moves = 0
        self.asked: int | None = None
        self._strongest = Opponents(session.match.game.name).strongest
        self.reason: BotReason | None = None
        self._failed = False

    @property
    def shown(self) -> bool:
        """Whether a reason is shown: a seat was asked about, or the game is over and there is a last move."""
        return self.asked is not None or (self._session.over and self._moves > 0)

    def show(self, moves: int, asked: int | None = None) -> None:
        """Explain the last of `moves` moves, or the best next move of the seat `asked`."""
        if (moves, asked) != (self._moves, self.asked):
            self._moves, self.asked, self.reason, self._failed = moves, asked, None, False

    def update(self) -> bool:
        """Poll for the reason; return whether there is something new to show."""
        if not self.shown or self.reason or self._failed:
            return False
        reasons = self._session.reasons
        if self.asked is None:
            found = reasons.explain(self._moves, self._session.seats[self._command.seat])
        else:
            found = reasons.advise(self.asked, self._strongest, self._moves)
        if isinstance(found, BotReason):
            self.reason = found
        self._failed = found is not None and not self.reason
        return found is not None

    def leave(self) -> None:
        """Stop computing the reason."""
        self._session.reasons.drop()

    @property
    def _command(self) -> Command:
        return self._session.match.entries[self._moves - 1].command

    def title(self) -> str:
        """The title: a bot's own reasons, those of a careful player, or the bot and the seat asked about."""
        if self.asked is not None:
            name, bot = self._session.seats[self.asked].name, self._say(f"bot.{self._strongest}")
            return self._say("reason.asked", bot=bot, name=name)
        who = self._session.seats[self._command.seat]
        own = self._session.reasons.own(who)
        return self._say("reason.own" if own else "reason.lent", name=who.name)

    def advice_text(self) -> AdviceText:
        """The reason for the move, and the next best move."""
        if not self.reason:
            return AdviceText(
                self._say("reason.failed" if self._failed else "hint.thinking"), "", self._seats
            )
        if self.asked is None:
            view = self._session.view(self._command.seat, self._moves - 1)
        else:
            view = self._session.view(self.asked, self._moves)
        return AdviceText.of(self._words.advice(self.reason, view, self._say), self._say, self._seats)

    def spoken(self) -> tuple[str, ...]:
        """The title and the reason."""
        advice = self.advice_text()
        return self.title(), advice.sentence, advice.figures

    # Drawing.

    def paper(self, places: Layout) -> pygame.Rect:
        """The rectangle of the slip: as high as needed, at the foot of its area."""
        frame = places.frame
        inner = places.reason_area.width - 2 * frame.px(PADDING)
        high = (
            self.advice_text().height(frame, inner) + self._title_high(frame, inner) + frame.px(2 * PADDING)
        )
        return places.reason_paper(max(high, frame.px(100)))

    def draw(self, surface: pygame.Surface, places: Layout) -> None:
        """Draw the slip over the paper of the log."""
        frame, paper = places.frame, self.paper(places)
        pad = frame.px(PADDING)
        shapes.shadow(surface, paper, frame.scale, 190, 6)
        shapes.paper_panel(surface, paper, frame.scale)
        box = paper.inflate(-2 * pad, -2 * pad)
        high, head = self._title_high(frame, box.width), _head(frame)
        place = pygame.Rect(box.topleft, (box.width, high))
        if high > frame.px(TITLE) and (lines := signs.whole_lines(self.title(), head, place.size)):
            lines.draw(surface, place, "left")
        else:
            text.draw(surface, self.title(), place.midleft, head, "left", box.width, frame.floor, middle=True)
        box.top, box.height = box.top + high, box.height - high
        self.advice_text().draw(surface, box, frame)

    def _title_high(self, frame: Frame, wide: int) -> int:
        head = _head(frame)
        is_narrow = frame.is_large and head.slim * text.width(self.title(), head) > wide
        return 2 * round(signs.CLOSE * head.pixels) if is_narrow else frame.px(TITLE)


def _head(frame: Frame) -> text.Style:
    return lettered(frame, Typeface.POSTER, 22, pal.OXBLOOD_DEEP, 1.3)

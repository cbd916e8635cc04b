"""Describes the turning points of a game, and finds the pieces of the table they are about."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from raccoon.app.afterwards.review import Finding, Kind
from raccoon.app.seats import Seat
from raccoon.app.thinking.protocol import BotReply, decoded
from raccoon.app.wording import capitalised, listed
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command, Event
from scenes.afterwards.finished import FinishedGame
from scenes.table.log.game_log import GameLog, Item, LogSteps
from scenes.table.piece import Piece

NAMED = 2
"""The most revealed things that are named."""
NO_REASON = ("hint.only", "hint.nothing_better", "hint.little")


@dataclass(frozen=True)
class TurningCard:
    """A turning point in sentences with narration marks: the event (`title`), the alternative (`instead`) and
    the reason (`why`); chances in per cent `before` and `after`; `moves` made before it; its `pieces`.
    """

    kind: Kind
    seat: int
    title: str
    when: str
    instead: str
    why: str
    before: int
    after: int
    moves: int
    pieces: frozenset[Piece]

    @property
    def shown(self) -> int:
        """The number of moves after which the table shows it."""
        return self.moves + (self.kind == "luck")


class TurningWords:
    """Describes the turning points and draws of a finished game."""

    def __init__(self, game: FinishedGame) -> None:
        self._game, self._match = game, game.session.match
        self._words = game.shown.words
        self.say = self._words.spoken(game.say, self._match.setup)
        self.seats: tuple[Seat, ...] = game.shown.look.displayed_seats(game.session.seats, self._match.setup)

    @cached_property
    def log(self) -> GameLog:
        """The log of the whole game."""
        log = GameLog(self._game.session, self._words, self.say)
        log.follow(LogSteps(self._game.session).advance())
        return log

    def card(self, found: Finding) -> TurningCard:
        """Return the card of a turning point."""
        made, other = (round(100 * chances[found.seat]) for chances in found.pairs.chances)
        item = self._item(found)
        came = self.revealed(found.moves) if found.kind == "luck" else ""
        progress = self._match.game.progress(self._game.session.view(None, found.moves))
        return TurningCard(
            found.kind,
            found.seat,
            self.say("review.came", what=came) if came else self._sentence(item),
            self.say(f"progress.{progress.key}.heading", n=progress.number),
            self._instead(found),
            self._why(found),
            other,
            made,
            found.moves,
            frozenset(self._pieces(found, item.event)),
        )

    def _item(self, found: Finding) -> Item:
        """Return its line of the log: for a draw the one that reveals something, for a move the mover's."""
        items, mover = self.log.items_of(found.moves + 1), self._match.entries[found.moves].command.seat
        if found.kind == "luck":
            return next((item for item in items if item.event and item.event.reveals), items[-1])
        own = [item for item in items if item.event and item.event.seat == mover]
        return next((item for item in own if not item.trivial), (*own, *items)[0])

    def draw_sentence(self, moves: int) -> str:
        """Return the sentence about what a move revealed, with the round."""
        items = self.log.items_of(moves + 1)
        item = next((item for item in items if item.event and item.event.reveals), items[-1])
        progress = self._match.game.progress(self._game.session.view(None, moves))
        when = self.say(f"progress.{progress.key}.heading", n=progress.number)
        return self.say("luck.drawn", when=when, what=self._sentence(item))

    def revealed(self, moves: int) -> str:
        """Return the names of what a move revealed; "" if there are none, or too many."""
        events = [event for event in self._match.entries[moves].events if event.reveals]
        names = [name for event in events for name in self._words.events.revealed(event, self.say)]
        return listed(names, self.say) if 0 < len(names) <= NAMED else ""

    def _sentence(self, item: Item) -> str:
        """Return the sentence of a line, without what it gained."""
        if item.event is None:
            return item.sentence
        return self._words.narrate(self._match.game.hide(item.event, None), self.say)

    def _view(self, found: Finding) -> Any:
        command = self._match.entries[found.moves].command
        return self._game.session.view(command.seat, found.moves)

    def _command(self, found: Finding) -> Command:
        return Codec(self._match.game).command(found.other)

    def _instead(self, found: Finding) -> str:
        """Return the words for the other move, or for the average draw."""
        if found.kind == "luck":
            return capitalised(self.say("review.usual"))
        return capitalised(self._words.named(self._command(found), self._view(found), self.say))

    def _why(self, found: Finding) -> str:
        """Return the sentence on the difference: the better move's reason, else the measured points."""
        points = round(100 * abs(found.swing))
        if found.kind == "luck":
            worth = "more" if found.swing > 0 else "less"
            return self.say(f"review.luck.{worth}", name=f"<seat:{found.seat}>", points=points)
        if found.reason:
            reply = decoded(BotReply(0, reason=found.reason), self._match.game.name)
            assert reply.reason
            why = self._words.advice(reply.reason, self._view(found), self.say).why
            if why not in map(self.say, NO_REASON):
                return capitalised(self.say(f"review.why.{found.kind}", why=why))
        return self.say("review.measured", games=found.pairs.games, points=points)

    def _pieces(self, found: Finding, event: Event | None) -> set[Piece]:
        view, entry = self._view(found), self._match.entries[found.moves]
        if found.kind == "luck" and event:
            return set(self._words.pieces_of(event, self._game.session.view(None, found.moves + 1)))
        named = set(self._words.pieces_for(entry.command, view))
        return named or {Piece("panel", entry.command.seat)}

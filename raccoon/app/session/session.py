"""One game at one table: seats, moves, bots, undo and its save."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from raccoon.app.errors import AppError
from raccoon.app.games import check_seats, check_seed, dealt, game_named, table_options
from raccoon.app.saves.fallback_moves import FallbackMove, already_reported, moves_before
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.lock import Lock
from raccoon.app.saves.new_save import create_save
from raccoon.app.saves.reader import read
from raccoon.app.saves.seatings import Seating
from raccoon.app.saves.snapshot import SaveSnapshot, Takeback, may_step_back, moved_back
from raccoon.app.saves.writer import Save
from raccoon.app.seats import Seat
from raccoon.app.session.auto_answers import AutoAnswers
from raccoon.app.session.bot_seats import BotSeats
from raccoon.app.session.lesson_script import LessonScript
from raccoon.app.session.questions import Questions
from raccoon.app.session.reasons import Reasons
from raccoon.app.session.views import Views
from raccoon.app.standing_orders import StandingOrders
from raccoon.engine.chance import fresh_seed
from raccoon.engine.events import Command, Event, Option
from raccoon.engine.game import Game
from raccoon.engine.match import Entry, Match
from raccoon.engine.table_options import OptionValue
from raccoon.games.registry import by_rules


class Session:
    """A game in progress. `path` is its save, None when it is not saved (tests, a demonstration).

    `bots` move for the seats without a person, `orders` are people's answers in advance, `auto_answers` adds
    the only allowed ones, `reasons` explain moves. `fallback_moves` were made for bots that failed. Saving
    may raise `SaveError`; the move has then not happened. `torn`: the save had an incomplete end (a power
    cut), which was left out. A `lesson_script` makes prepared moves in the bots' place.
    """

    def __init__(self, seats: tuple[Seat, ...], match: Match, save: Save | None) -> None:
        self.seatings: tuple[Seating, ...] = (Seating(1, seats),)
        self.match = match
        self.questions = Questions(match)
        self.bots = BotSeats(match, self.questions)
        self.reasons = Reasons(match, self.questions)
        self.orders = StandingOrders(match)
        self._views = Views(match)
        self.auto_answers = AutoAnswers(match, self.orders, self._views)
        self.fallback_moves: tuple[FallbackMove, ...] = ()
        self.takebacks: tuple[Takeback, ...] = ()
        self.torn = False
        self.lesson_script: LessonScript | None = None
        self._save = save
        self.header = save.header if save else None
        """The first line of the save file; None where there is no file."""
        self._read_from: Path | None = None
        if save:
            save.contents = self._contents

    @classmethod
    def new(
        cls,
        name: str,
        seats: Sequence[Seat],
        options: Mapping[str, OptionValue],
        seed: str | None,
        saves: Path | None,
        rules: int | None = None,
    ) -> Session:
        """Deal a new game of that name, by the newest or the given rules version, and begin its save in the
        folder `saves`.

        Raises `AppError` for an unknown game, seats or options; `seed` None or blank draws a new one.
        """
        game = game_named(name) if rules is None else by_rules(name, rules)
        seats = tuple(seats)
        check_seats(game, seats)
        seed = check_seed(seed) or fresh_seed()
        setup = _set_up(game, seats, table_options(game, options), seed)
        save = create_save(saves, game, setup, seed, seats) if saves else None
        return cls(seats, Match(game, setup, seed, save), save)

    @classmethod
    def load(cls, path: Path, keep: bool = True) -> Session:
        """Load a saved game at the point where it was left; `SaveError` when it cannot be read, or when
        another program plays it.

        Without `keep` the file is only read: moves from then on are not saved.
        """
        lock = Lock.take(path) if keep else None
        try:
            loaded = read(path)
        except SaveError:
            if lock:
                lock.release()
            raise
        save = Save.open(loaded, lock) if keep else None
        session = cls(loaded.seats, loaded.match(save), save)
        session.seatings, session.takebacks = loaded.seatings, loaded.takebacks
        session.fallback_moves = loaded.fallback_moves
        session.torn = loaded.torn
        session._read_from, session.header = path, loaded.header
        return session

    def close(self) -> SaveError | None:
        """Close the save, so that another program may continue it. Returns the news of the save
        (`save_news`), or why the game is not saved.
        """
        try:
            if self._save:
                self._save.close()
        except SaveError as error:
            return error
        return self.save_news()

    def keep_in(self, folder: Path) -> None:
        """Move the save to another folder; `SaveError` where that cannot be written."""
        if self._save:
            self._save.move_to(folder)

    def save_news(self) -> SaveError | None:
        """Return, once, the message that the save had vanished or was replaced and was
        rewritten; else None.
        """
        news = self._save.news if self._save else None
        if self._save:
            self._save.news = None
        return news

    def _contents(self) -> SaveSnapshot:
        return SaveSnapshot(self.seatings, self.match.entries, self.takebacks, self.fallback_moves)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats as they are now."""
        return self.seatings[-1].seats

    @property
    def path(self) -> Path | None:
        """The save file; None where moves are not saved."""
        return self._save.path if self._save else None

    @property
    def file(self) -> Path | None:
        """The game's save file, also where it is only read."""
        return self.path or self._read_from

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats the game waits for, in the order of the table; empty when it is over."""
        return self.match.to_act()

    @property
    def trouble(self) -> AppError | None:
        """The trouble with the last bot's move, as a sentence key with facts."""
        return self.bots.trouble

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people the game waits for, without those answered automatically; in any order."""
        return tuple(s for s in self.waiting if self.seats[s].is_person and self._auto_answer(s) is None)

    def _auto_answer(self, seat: int) -> Command | None:
        """Return a person's automatic answer; a guided game does not give the only allowed one."""
        return self.auto_answers.answer(seat, alone=len(self.people) == 1 and self._active_script is None)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, who in enumerate(self.seats) if who.is_person)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting

    def view(self, seat: int | None, entries: int | None = None) -> Any:
        """Return the view of the seat: now, or after that many entries."""
        return self._views.view(seat, entries)

    def options(self, seat: int) -> tuple[Option, ...]:
        """Return everything the seat may do now."""
        return self._views.options(seat)

    def submit(self, command: Command) -> Entry:
        """Make a move; Refusal when the rules do not allow it."""
        why = self.bots.why_fallback(command)
        if why and already_reported(self.fallback_moves, command.seat, why):
            why = None
        with self._save.falling_back(why) if self._save else nullcontext():
            entry = self.match.submit(command)
        if why:
            self.fallback_moves = (*self.fallback_moves, FallbackMove(entry.number, command.seat, why))
        return entry

    def visible_events(self, entry: Entry, seat: int | None) -> tuple[Event, ...]:
        """Return the entry's events as that seat may see them."""
        return tuple(self.match.game.hide(event, seat) for event in entry.events)

    def undo(self, seat: int) -> Entry:
        """Undo a person's last move; Refusal as `Match.check_undo`, ValueError for a bot's seat."""
        if not self.seats[seat].is_person:
            raise ValueError(f"a bot in seat {seat} does not step back")
        entry = self.match.undo(seat)
        self._after_undo()
        return entry

    def redo(self) -> Entry:
        """Make the last undone move again; Refusal if there is none."""
        return self.match.redo()

    def go_back(self, entries: int) -> Takeback | None:
        """Go back to the point after that many entries without asking: as an undo where nothing was revealed
        since and no other person has moved, else as a takeback, which is returned. ValueError as `take_back`.
        """
        taken = self.match.entries[entries:]
        plain = not any(entry.reveals for entry in taken) and may_step_back(taken, self.seats)
        if not taken or entries < 0 or not plain:
            return self.take_back(entries)
        self.match.rewind(entries)
        self._after_undo()
        return None

    def take_back(self, entries: int) -> Takeback:
        """Go back to the point after that many entries, as all people at the table have agreed.

        It stays in the log and cannot be redone. ValueError when it is not earlier or there are no people.
        """
        taken = self.match.entries[entries:]
        if not taken or entries < 0 or not self.people:
            raise ValueError("a takeback goes back")
        takeback = Takeback(taken[0].number, self.people, len(taken))
        if self._save:
            self._save.take_back(takeback)
        self.match.cut(entries)
        self._after_undo()
        self.takebacks = (*self.takebacks, takeback)
        return takeback

    def change_seat(self, seat: int, to: Seat) -> None:
        """Change a seat and record it. `AppError` as `new`; IndexError without such a seat."""
        if not 0 <= seat < len(self.seats):
            raise IndexError(f"there is no seat {seat} among {len(self.seats)}")
        seats = (*self.seats[:seat], to, *self.seats[seat + 1 :])
        check_seats(self.match.game, seats, known=self.seats)
        if self._save:
            self._save.change_seats(seats)
        self.seatings = (*self.seatings, Seating(self.match.next_number, seats))
        self.orders.drop(seat)
        self._forget_questions()

    def _after_undo(self) -> None:
        """Drop orders, questions and marks that belong to moves taken back."""
        self.orders.clear()
        self._forget_questions()
        self.seatings = moved_back(self.seatings, self.match.next_number)
        self.takebacks = moved_back(self.takebacks, self.match.next_number)
        self.fallback_moves = moves_before(self.fallback_moves, self.match.next_number)

    def _forget_questions(self) -> None:
        self.bots.drop()
        self.reasons.drop()

    def think(self) -> Command:
        """Return the next command: an automatic answer, or the move of the first bot asked, from its view
        alone.

        The bot has its own random stream, so the same position always gives the same move. If it fails or
        cheats, `trouble` is set and a fallback move is made for it. Takes as long as the bot needs.
        """
        seat, who = self._acting_seats()[0]
        ordered = self._first_auto_answer()
        return self.bots.choose(seat, who) if ordered is None else ordered

    def consider(self, in_order: bool = False) -> Command | None:
        """Return the next command without waiting: of the bot that answers first or, `in_order`, of the first
        at the table. None while they think in their process (`questions.thinker`).
        """
        asked = self._acting_seats()
        ordered = self._first_auto_answer()
        if ordered is not None:
            return ordered
        if self._active_script:
            return self._active_script.command()
        self.prepare()
        commands = (self.bots.consider(seat, who) for seat, who in (asked[:1] if in_order else asked))
        return next((command for command in commands if command is not None), None)

    def prepare(self) -> None:
        """Start the thinking of all bots now asked, if they think in their own process."""
        if self._active_script:
            return
        self.bots.prepare((seat, self.seats[seat]) for seat in self.waiting if not self.seats[seat].is_person)

    @property
    def _active_script(self) -> LessonScript | None:
        """The script that makes the bots' moves now; None where they think."""
        return self.lesson_script if self.lesson_script is not None and self.lesson_script.in_charge else None

    @property
    def paused(self) -> bool:
        """Whether the bots wait for the lesson script."""
        lesson_script = self._active_script
        return lesson_script is not None and lesson_script.command() is None

    def _acting_seats(self) -> list[tuple[int, Seat]]:
        """Return the seats that move without being asked at the screen."""
        awaited = self.awaited
        found = [(seat, self.seats[seat]) for seat in self.waiting if seat not in awaited]
        if not found:
            raise ValueError("no bot is asked")
        return found

    def _first_auto_answer(self) -> Command | None:
        """Return the first automatic answer for an awaited person."""
        people = (seat for seat in self.waiting if self.seats[seat].is_person)
        return next((command for seat in people if (command := self._auto_answer(seat)) is not None), None)


def _set_up(game: Game, seats: Sequence[Seat], options: Any, seed: str) -> Any:
    """Return the set-up of a new game; `AppError` where the roles cannot be had together."""
    try:
        return dealt(game, len(seats), options, seed, [seat.role for seat in seats])
    except ValueError as error:
        raise AppError("error.roles") from error

"""One game at one table, for whoever shows it: seats, moves, bots, undo, and the save beside it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from raccoon.app.errors import AppError
from raccoon.app.saves.writer import Save, read
from raccoon.app.seats import LONGEST_NAME, Seat
from raccoon.app.session.bot_seats import Bots, check_bot
from raccoon.app.session.fallback_moves import StandIn, before
from raccoon.app.session.takebacks import Takeback, moved_back
from raccoon.app.standing_orders import Beyond, Limit, Limits
from raccoon.bots.registry import BOTS
from raccoon.engine.chance import Chance, fresh_seed
from raccoon.engine.events import Command, Event, Option
from raccoon.engine.game import Game
from raccoon.engine.match import Entry, Match
from raccoon.games.registry import GAMES

GAME = "raccoon_tycoon"
SAVE_ENDING = ".raccoon"
LONGEST_SEED = 64


class Session:
    """A game in progress. `path` is its save, None when it is not kept (tests, a demonstration).

    `bots` think for the seats without a person; `stand_ins` are the moves that another had to make for one
    that failed, so that the game goes on. Saving may raise `SaveError`; the
    move has then not happened. `torn` tells that the save had an incomplete end (a power cut), which was
    left out.
    """

    def __init__(self, seats: tuple[Seat, ...], match: Match, save: Save | None) -> None:
        self.seats = seats
        self.match = match
        self.bots = Bots(match)
        self.stand_ins: tuple[StandIn, ...] = ()
        self.takebacks: tuple[Takeback, ...] = ()
        self.limits = Limits()
        self.torn = False
        self._save = save

    @classmethod
    def new(
        cls, seats: Sequence[Seat], options: dict[str, bool], seed: str | None, saves: Path | None
    ) -> Session:
        """Deal a new game and begin its save in the folder `saves`.

        Raises `AppError` for seats or options that make no game; `seed` None or blank draws a new one.
        """
        game = GAMES[GAME]
        seats = tuple(seats)
        check_seats(game, seats)
        seed = check_seed(seed) or fresh_seed()
        setup = game.setup(len(seats), table_options(game, options), Chance(seed))
        save = _begin(saves, game, setup, seed, seats) if saves else None
        return cls(seats, Match(game, setup, seed, save), save)

    @classmethod
    def load(cls, path: Path, keep: bool = True) -> Session:
        """Go on with a saved game at the very point where it was left; `SaveError` when it cannot be.

        Unless it is to `keep` what happens from then on, the file stays as it is: it is only looked at.
        """
        loaded = read(path)
        save = Save.open(loaded) if keep else None
        session = cls(loaded.seats, loaded.match(save), save)
        session.takebacks = loaded.takebacks
        session.stand_ins = loaded.stand_ins
        session.torn = loaded.torn
        return session

    @property
    def path(self) -> Path | None:
        """The file of the game."""
        return self._save.path if self._save else None

    @property
    def asked(self) -> int | None:
        """The seat the game waits for; None when it is over."""
        return next(iter(self.match.to_act()), None)

    @property
    def trouble(self) -> AppError | None:
        """What went wrong with the bot's move last thought of, as a sentence key with facts."""
        return self.bots.trouble

    @property
    def awaited(self) -> int | None:
        """The person the game waits for; None when a bot moves, or a private maximum for a person."""
        seat = self.asked
        if seat is None or not self.seats[seat].is_person or self._limited(seat) is not None:
            return None
        return seat

    @property
    def people(self) -> tuple[int, ...]:
        """The seats in which people sit."""
        return tuple(seat for seat, who in enumerate(self.seats) if who.is_person)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.asked is None

    def view(self, seat: int | None, entries: int | None = None) -> Any:
        """What the seat may know: now, or as it was after that many entries."""
        return self.match.view(seat, entries)

    def options(self, seat: int) -> tuple[Option, ...]:
        """Everything the seat may do now."""
        return self.match.options(seat)

    def submit(self, command: Command) -> Entry:
        """Make a move; Refusal when the rules do not allow it."""
        why = self.bots.why_stood_in(command)
        with self._save.stood_in(why) if self._save else nullcontext():
            entry = self.match.submit(command)
        if why:
            self.stand_ins = (*self.stand_ins, StandIn(entry.number, command.seat, why))
        return entry

    def hidden(self, entry: Entry, seat: int | None) -> tuple[Event, ...]:
        """The entry's events as that seat may see them."""
        return tuple(self.match.game.hide(event, seat) for event in entry.events)

    def undo(self, seat: int) -> Entry:
        """Take back the seat's last move; Refusal as `check_undo`."""
        entry = self.match.undo(seat)
        self._gone_back()
        self.takebacks = moved_back(self.takebacks, entry.number)
        return entry

    def check_undo(self, seat: int) -> None:
        """Raise Refusal where undoing has to stop for this seat."""
        self.match.check_undo(seat)

    def redo(self) -> Entry:
        """Make the last undone move again; Refusal when there is none."""
        return self.match.redo()

    def limit(self, seat: int) -> Limit | None:
        """The seat's private maximum in the auction under way: for its owner's eyes only."""
        return self.limits.of(self.match.entries, seat)

    def raise_for(self, seat: int, most: int, beyond: Beyond) -> None:
        """Bid for the seat up to `most` dollars in this auction, then pass for it or ask it (P6)."""
        self.limits.set(self.match.entries, seat, most, beyond)

    def can_redo(self) -> bool:
        """Whether there is an undone move to make again."""
        return self.match.can_redo()

    def take_back(self, entries: int) -> Takeback:
        """Go back to the point after that many entries, as all people at the table have agreed (P8).

        It stays in the log, and nothing of it can be redone. ValueError when that is not
        earlier, or when no person sits at the table.
        """
        taken = self.match.entries[entries:]
        if not taken or entries < 0 or not self.people:
            raise ValueError("a takeback goes back")
        takeback = Takeback(taken[0].number, self.people, len(taken))
        if self._save:
            self._save.take_back(takeback)
        self.match.cut(entries)
        self._gone_back()
        self.takebacks = (*moved_back(self.takebacks, takeback.number), takeback)
        return takeback

    def change_seat(self, seat: int, to: Seat) -> None:
        """Put someone else into a seat, person or bot; kept in the save. `AppError` as `new`.

        IndexError when the table has no such seat.
        """
        if not 0 <= seat < len(self.seats):
            raise IndexError(f"there is no seat {seat} among {len(self.seats)}")
        seats = (*self.seats[:seat], to, *self.seats[seat + 1 :])
        check_seats(self.match.game, seats)
        if self._save:
            self._save.change_seats(seats)
        self.seats = seats
        self.limits.drop(seat)
        self.bots.drop()

    def _gone_back(self) -> None:
        """Nothing of what was taken back is in force, and nobody thinks about it any more."""
        self.limits.clear()
        self.bots.drop()
        self.stand_ins = before(self.stand_ins, self.match.next_number)

    def think(self) -> Command:
        """The command of the bot now asked, from its view alone; or what a private maximum bids.

        It has its own stream of chance, so the same position always gives the same thought. A bot that
        fails or cheats is told in `trouble` and a stand-in makes its move. It takes as long as it takes.
        """
        seat = self._bot_asked()
        bid = self._limited(seat)
        return bid if bid is not None else self.bots.choose(seat, self.seats[seat])

    def consider(self) -> Command | None:
        """As `think`, but never waiting: None while the bot thinks in its own process (`bots.thinker`)."""
        seat = self._bot_asked()
        bid = self._limited(seat)
        return bid if bid is not None else self.bots.consider(seat, self.seats[seat])

    def prepare(self) -> None:
        """Let the bot now asked begin to think, if one is asked and thinks in its own process."""
        if self.asked is not None and self.awaited is None and self._limited(self.asked) is None:
            self.bots.prepare(self.asked, self.seats[self.asked])

    def _bot_asked(self) -> int:
        seat = self.asked
        if seat is None or self.awaited is not None:
            raise ValueError("no bot is asked")
        return seat

    def _limited(self, seat: int) -> Command | None:
        """What the person's private maximum answers for them, None when they are asked themselves."""
        if not self.seats[seat].is_person:
            return None
        if not self.limits.of(self.match.entries, seat):
            return None
        return self.limits.answer(self.match.entries, self.match.view(seat))


def check_seats(game: Game, seats: Sequence[Seat]) -> None:
    """Raise `AppError` unless these seats can play: how many, their names, known bots."""
    check_players(game, len(seats))
    names = [seat.name.strip() for seat in seats]
    for number, (seat, name) in enumerate(zip(seats, names, strict=True), 1):
        if not name:
            raise AppError("error.no_name", number=number)
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise AppError("error.long_name", number=number, most=LONGEST_NAME)
        if not seat.is_person:
            check_bot(game.name, seat.controller)
    folded = [name.casefold() for name in names]
    for name, key in zip(names, folded, strict=True):
        if folded.count(key) > 1:
            raise AppError("error.same_name", name=name)


def bot_names(game: str = GAME) -> tuple[str, ...]:
    """The opponents there are, weakest first."""
    return tuple(BOTS[game])


def check_players(game: Game, players: int) -> None:
    """Raise `AppError` unless so many can play."""
    if players not in game.seats:
        raise AppError("error.seats", n=players, least=game.seats[0], most=game.seats[-1])


def table_options(game: Game, options: dict[str, bool]) -> Any:
    """The game's record of options from flags by name; `AppError` for an unknown one."""
    known = game.options_type.__struct_fields__
    for name in options:
        if name not in known:
            raise AppError("error.unknown_option", name=name, known=", ".join(known))
    return game.options_type(**options)


def check_seed(seed: str | None) -> str:
    """The seed without blanks around it, "" for none; `AppError` for one that is no short line of text."""
    seed = (seed or "").strip()
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise AppError("error.seed", most=LONGEST_SEED)
    return seed


def _begin(folder: Path, game: Game, setup: Any, seed: str, seats: tuple[Seat, ...]) -> Save:
    """The save of a new game under a name that tells when it was begun."""
    now = datetime.now(UTC)
    name = f"{now.astimezone():%Y-%m-%d_%H-%M-%S}"
    path = folder / (name + SAVE_ENDING)
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{name}_{number}{SAVE_ENDING}"
    options = msgspec.to_builtins(setup.options)
    return Save.create(path, game, setup, seed, seats, options, now.isoformat(timespec="seconds"))

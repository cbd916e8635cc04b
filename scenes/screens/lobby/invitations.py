"""The players proposed for a new game: those of the last game, then random opponents."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from raccoon.app.opponents import Opponents
from raccoon.app.seats import COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.text import Say

FIRST = 4
"""The seats of the very first game, a person and bots, if the game allows so many."""
Chooser = Callable[[Sequence[str]], str]


class Invitations:
    """Proposes people and opponents for a table of `seats`; `choose` picks one of several names at random.

    `level` is that of the next opponent: the last one chosen. `first` is the first person's name, "" for
    the usual one.
    """

    def __init__(
        self, roster: Opponents, seats: range, choose: Chooser, say: Say, level: str = "", first: str = ""
    ) -> None:
        self.roster = roster
        self.fewest, self.most = seats[0], min(seats[-1], len(COLOURS))
        self.level = level if level in roster.levels else roster.usual_level
        self._first = first
        self._choose = choose
        self._say = say

    def again(self, seats: Sequence[Seat]) -> list[Seat]:
        """Return last time's seats, as far as their bots still exist, or a person against three bots.

        No personality gets two seats; a bot of a level without a personality is given one.
        """
        kept: list[Seat] = []
        for seat in seats[: self.most]:
            who, level = self.roster.choice(seat.controller)
            twice = who in self.roster.personalities and who in self._players_of(kept)
            if level and (not who or twice):
                kept.append(self._with_bot(self.somebody(kept), level, seat))
            elif who:
                kept.append(seat)
            self.level = level or self.level
        first = min(self.most, max(self.fewest, FIRST))
        while len(kept) < (self.fewest if kept and seats else first):
            kept.append(self.fresh(kept))
        return kept

    def somebody(self, seats: Sequence[Seat]) -> str:
        """Return a random personality that has no seat yet, if any; else any of them, or a plain bot."""
        taken = self._players_of(seats)
        free = [who for who in self.roster.personalities if who not in taken]
        return self._choose(free or self.roster.personalities or self.roster.plain)

    def fresh(self, seats: Sequence[Seat]) -> Seat:
        """Return one more seat with a free colour and emblem: a person if it is the first, else a bot."""
        colour = next(colour for colour in COLOURS if colour not in [seat.colour for seat in seats])
        emblem = next(emblem for emblem in EMBLEMS if emblem not in [seat.emblem for seat in seats])
        seat = Seat("", PERSON, colour, emblem)
        if not seats:
            return replace(seat, name=self._first or self.person_name(()))
        return self._with_bot(self.somebody(seats), self.level, seat)

    def person_name(self, taken: Sequence[str], place: int = 0) -> str:
        """Return a name for a person who has typed none: the one for that place, or the next free one."""
        names = self._say("lobby.person.names").split(", ")
        return next(name for name in [*names[place:], *names[:place]] if name not in taken)

    def _with_bot(self, who: str, level: str, seat: Seat) -> Seat:
        return replace(seat, name=str(self._say(f"bot.{who}")), controller=self.roster.controller(who, level))

    def _players_of(self, seats: Sequence[Seat]) -> list[str]:
        return [self.roster.choice(seat.controller)[0] for seat in seats]


def next_free(values: Sequence[str], now: str, taken: Sequence[str]) -> str:
    """Return the next value that is not taken, going round; `now` if every other one is taken."""
    start = values.index(now)
    ring = [*values[start + 1 :], *values[:start]]
    return next((value for value in ring if value not in taken), now)


def numbered(name: str, taken: Sequence[str], most: int) -> str:
    """Return the name, cut to `most` characters, with a number after it if it is taken."""
    folded = [other.casefold() for other in taken]
    names = [name[:most], *(f"{name[: most - 2]} {number}" for number in range(2, len(taken) + 2))]
    return next(name for name in names if name.casefold() not in folded)

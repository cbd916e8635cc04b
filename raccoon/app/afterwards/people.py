"""Statistics and ratings of people over all saved games, computed from the saves each time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from raccoon.app.afterwards.game_figures import GameFigures, kept_figures
from raccoon.app.afterwards.medals import reached
from raccoon.app.afterwards.names import Names
from raccoon.app.saves.listing import Listing
from raccoon.app.seats import Seat
from raccoon.bots.arena import wilson
from raccoon.bots.game_bots import parts
from raccoon.engine.facts import place_of
from raccoon.engine.game import SeatOutcome

if TYPE_CHECKING:
    from glicko2 import Player

BOT = "bot:"
"""The prefix that marks a bot's level among the players; people have their names."""
KEPT = 60
"""The most points of a rating's course."""
HONOURED = 3
"""The number of best results shown for a game and number of players."""


@dataclass
class Duel:
    """The games of two players at one table: how many, and in how many the first was ahead or behind."""

    games: int = 0
    before: int = 0
    behind: int = 0


@dataclass
class Record:
    """The results of one person in one game. `share` is the expected number of wins if all were equal."""

    points: list[int] = field(default_factory=list)
    wins: int = 0
    share: float = 0.0
    run: int = 0
    """The current run of wins, up to the last game."""
    longest: int = 0
    widest: int = 0
    """The largest lead by which a game was won alone."""
    duels: dict[str, Duel] = field(default_factory=dict)
    course: list[float] = field(default_factory=list)
    """The rating after each game."""
    accuracies: list[float] = field(default_factory=list)
    """The accuracy in each reviewed game."""
    luck: list[float] = field(default_factory=list)
    """The luck in each reviewed game, in percentage points of the chance to win."""
    medals: dict[str, Path] = field(default_factory=dict)
    """The medals won, each with the file of the first game that won it."""

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.points)

    @property
    def mean(self) -> float:
        """The mean points per game."""
        return fmean(self.points) if self.points else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share of games won."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Best:
    """One of the best results in a game with so many players."""

    points: int
    name: str
    game: Path


class PeopleStatistics:
    """Statistics over the games given to it by `add`, the oldest first."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._players: dict[tuple[str, str], Player] = {}
        self.records: dict[tuple[str, str], Record] = {}
        """The records by game and person."""
        self.bests: dict[tuple[str, int], tuple[Best, ...]] = {}
        """The best results of people by game and number of players, the best first."""
        self.latest = ""
        """The name of the game played last."""
        self.seats: dict[str, Seat] = {}
        """The last seat of each person."""

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who has played, those with the most games first."""
        games: dict[str, int] = {}
        for (_, name), record in self.records.items():
            games[name] = games.get(name, 0) + record.games
        return tuple(sorted(games, key=lambda name: (-games[name], name)))

    def rating(self, game: str, name: str) -> tuple[float, float]:
        """Return the rating of a person, or of a level (`BOT` and its name), and its standard deviation."""
        player: Any = self._player(game, name)
        return player.rating, player.rd

    def levels(self, game: str) -> tuple[tuple[str, float], ...]:
        """Return the levels met in a game, each with its rating, the lowest first."""
        met = [who for known, who in self._players if known == game and who.startswith(BOT)]
        found = [(who.removeprefix(BOT), self.rating(game, who)[0]) for who in met]
        return tuple(sorted(found, key=lambda level: level[1]))

    def ranking(self, game: str) -> tuple[str, ...]:
        """Return everybody who has played a game, by the lower 95 % bound of the rating, the best first."""

        def sure(name: str) -> float:
            rating, deviation = self.rating(game, name)
            return rating - 2 * deviation

        return tuple(sorted((who for known, who in self.records if known == game), key=sure, reverse=True))

    def holders(self, game: str, record: str) -> tuple[tuple[str, int], ...]:
        """Return the best in a record ("longest", "widest", number of "medals") with their values, best
        first.
        """
        found = [
            (name, value if isinstance(value, int) else len(value))
            for (known, name), own in self.records.items()
            if known == game and (value := getattr(own, record))
        ]
        return tuple(sorted(found, key=lambda holder: (-holder[1], holder[0]))[:HONOURED])

    def add(self, listing: Listing, figures: GameFigures | None = None) -> None:
        """Count a finished game; forks are ignored.

        It counts for those who made most moves of a seat; medals need all of them. Shared wins are wins.
        """
        outcome = listing.outcome
        if not listing.counts or outcome is None:
            return
        who = [
            self._player_name(seat.name if seat.is_person else "", seat.controller)
            for seat in listing.players
        ]
        ranks = [place_of(outcome, seat) for seat in range(len(outcome))]
        self._rate(listing.game, who, ranks)
        for seat, name in enumerate(who):
            if name and not name.startswith(BOT):
                self.seats[name], self.latest = listing.players[seat], listing.game
                self._count(listing.game, name, seat, outcome)
                if figures:
                    self.records[listing.game, name].accuracies.append(figures.accuracy(seat))
                    self.records[listing.game, name].luck.append(figures.luck[seat])
                self._count_duels(listing.game, seat, who, ranks)
                if any(end.won for end in outcome):
                    self._update_bests(listing, Best(outcome[seat].points, name, listing.path))
                won = self.records[listing.game, name].medals
                for medal in reached(listing, seat):
                    won.setdefault(medal, listing.path)

    def _player_name(self, person: str, controller: str) -> str:
        return self._names.of(person) if person else BOT + parts(controller)[0]

    def _player(self, game: str, name: str) -> Player:
        if (game, name) not in self._players:
            from glicko2 import Player

            self._players[game, name] = Player()
        return self._players[game, name]

    def _rate(self, game: str, who: list[str], ranks: list[int]) -> None:
        """Update the ratings: one game is one Glicko period in which each played each, rated as before it."""
        before = {name: self.rating(game, name) for name in who if name}
        for name in before:
            met = [
                (*before[other], _score(ranks[mine], ranks[theirs]))
                for mine, me in enumerate(who)
                for theirs, other in enumerate(who)
                if me == name and other and other != name
            ]
            if met:
                ratings, deviations, scores = map(list, zip(*met, strict=True))
                player: Any = self._player(game, name)
                player.update_player(ratings, deviations, scores)

    def _count(self, game: str, name: str, seat: int, outcome: tuple[SeatOutcome, ...]) -> None:
        record = self.records.setdefault((game, name), Record())
        record.points.append(outcome[seat].points)
        record.wins += outcome[seat].won
        record.share += 1 / len(outcome)
        record.run = record.run + 1 if outcome[seat].won else 0
        record.longest = max(record.longest, record.run)
        if outcome[seat].won:
            others = [end.points for end in outcome[:seat] + outcome[seat + 1 :]]
            record.widest = max(record.widest, outcome[seat].points - max(others, default=0))
        record.course = [*record.course[1 - KEPT :], self.rating(game, name)[0]]

    def _update_bests(self, listing: Listing, result: Best) -> None:
        key = listing.game, len(listing.seats)
        known = (*self.bests.get(key, ()), result)
        self.bests[key] = tuple(sorted(known, key=lambda best: -best.points)[:HONOURED])

    def _count_duels(self, game: str, seat: int, who: list[str], ranks: list[int]) -> None:
        duels = self.records[game, who[seat]].duels
        for other, name in enumerate(who):
            if name and name != who[seat]:
                duel = duels.setdefault(name, Duel())
                duel.games += 1
                duel.before += ranks[seat] < ranks[other]
                duel.behind += ranks[seat] > ranks[other]


def _score(mine: int, theirs: int) -> float:
    return 1.0 if mine < theirs else 0.0 if mine > theirs else 0.5


def people_statistics(
    listings: Iterable[Listing], names: Names, reviews: Path | None = None
) -> Iterator[PeopleStatistics]:
    """Count these games, given in any order: yield the statistics after each, at last complete.

    The folder `reviews` has the figures of the reviewed games.
    """
    found = PeopleStatistics(names)
    for one in sorted(listings, key=lambda one: one.age):
        found.add(one, kept_figures(one, reviews) if reviews else None)
        yield found
    yield found

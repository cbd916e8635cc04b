"""The things in the valley of Astoria at a moment of the game: a pure reading of a view, no drawing."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from raccoon.games.raccoon_tycoon.catalogue import ADVANCED_TILES, BUILDINGS, TOWNS, railroads_in_play
from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.view import PlayerView, View

DAWN, DUSK = 0.0, 1.0
"""The hours at which a game begins and ends."""
OPENING_OFFER = 4
"""Buildings face up at the beginning."""
_ENDINGS_IN_A_LONGER_GAME = 2


@dataclass(frozen=True)
class Hamlet:
    """A town that `seat` has bought."""

    town: str
    seat: int


@dataclass(frozen=True)
class Train:
    """A railroad card that `seat` has won; a card's train carries the railroad's and the seat's colours."""

    railroad: str
    seat: int


@dataclass(frozen=True)
class Factory:
    """A building of `seat`; `copy` tells tiles of the same name apart, from 0 on."""

    building: str
    seat: int
    copy: int = 0

    @property
    def site(self) -> tuple[str, int]:
        """The site: an upgrade changes the house, not the place."""
        return BUILDINGS[self.building].upgraded_from or self.building, self.copy


Arrival = Hamlet | Train | Factory
"""Something that comes to the valley."""


@dataclass(frozen=True)
class Valley:
    """Everything in the valley, each seat's in the order in which it came, and the hour of the day."""

    hamlets: tuple[Hamlet, ...] = ()
    trains: tuple[Train, ...] = ()
    factories: tuple[Factory, ...] = ()
    hour: float = DAWN
    """From dawn (0) to dusk (1)."""


def valley_of(view: View) -> Valley:
    """The valley at this view."""
    players = tuple(enumerate(view.players))
    return Valley(
        tuple(Hamlet(town, seat) for seat, player in players for town in player.towns),
        tuple(Train(railroad, seat) for seat, player in players for railroad in player.railroads),
        tuple(_factories(view.players)),
        hour_of(view),
    )


def _factories(players: tuple[PlayerView, ...]) -> Iterator[Factory]:
    copies: Counter[str] = Counter()
    for seat, player in enumerate(players):
        for building in player.buildings:
            yield Factory(building, seat, copies[building])
            copies[building] += 1


def hour_of(view: View) -> float:
    """The share of the way to the end that is done, by the ending conditions of this game (rules, "End").

    The share of the towns or of the railroads that are owned, whichever is larger; in the longer game the
    second largest share, buildings included. It never falls while the game goes on.
    """
    if view.final_round or isinstance(view.pending, Over):
        return DUSK
    shares = [
        sum(len(player.towns) for player in view.players) / _towns_in_play(view),
        sum(len(player.railroads) for player in view.players) / len(railroads_in_play(len(view.players))),
    ]
    if not view.options.longer_game:
        return max(shares)
    shares.append(sum(len(player.buildings) for player in view.players) / _tiles_in_play(view))
    return sorted(shares)[-_ENDINGS_IN_A_LONGER_GAME]


def _towns_in_play(view: View) -> int:
    """All of them; with two players one of each value has left the game (setup step 4)."""
    values = {town.points for town in TOWNS.values()}
    return len(TOWNS) - (len(values) if len(view.players) == 2 else 0)


def _tiles_in_play(view: View) -> int:
    """The basic tiles of the opening offer and the advanced ones (setup step 5, table options)."""
    options = view.options
    basic = min(OPENING_OFFER, len(view.players)) if options.mixed_opening else OPENING_OFFER
    return basic + (0 if options.beginners else len(ADVANCED_TILES))

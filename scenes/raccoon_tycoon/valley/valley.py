"""The content of the valley of Astoria for a view: hamlets, trains, factories, the hour. No drawing."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from raccoon.games.raccoon_tycoon.catalogue import ADVANCED_TILES, BUILDINGS, TOWNS, railroads_in_play
from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.view import PlayerView, View

DAWN, DUSK = 0.0, 1.0
"""The hours at the start and at the end of a game."""
OPENING_OFFER = 4
"""The number of buildings on offer at the start."""
_ENDINGS_IN_A_LONGER_GAME = 2


@dataclass(frozen=True)
class Hamlet:
    """A town that `seat` has bought."""

    town: str
    seat: int


@dataclass(frozen=True)
class Train:
    """A railroad card that `seat` has won."""

    railroad: str
    seat: int


@dataclass(frozen=True)
class Factory:
    """A building of `seat`; `copy` numbers tiles of the same name, from 0 on."""

    building: str
    seat: int
    copy: int = 0

    @property
    def site(self) -> tuple[str, int]:
        """The key of its site: the front's name and the copy; an upgrade keeps it."""
        return BUILDINGS[self.building].upgraded_from or self.building, self.copy


Arrival = Hamlet | Train | Factory
"""A thing that arrives in the valley by a purchase."""


@dataclass(frozen=True)
class Valley:
    """Everything in the valley, by seat and in order of purchase, and the hour of the day."""

    hamlets: tuple[Hamlet, ...] = ()
    trains: tuple[Train, ...] = ()
    factories: tuple[Factory, ...] = ()
    hour: float = DAWN
    """From dawn (0) to dusk (1)."""


def valley_of(view: View) -> Valley:
    """The valley for a view."""
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
    """The progress of the game, 0 to 1, by its ending conditions (rules, "End").

    It is the larger share of the towns or of the railroads that are owned; in the longer game the second
    largest share, with buildings. It never decreases.
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
    """The number of towns in play; with two players one of each value is removed (setup step 4)."""
    values = {town.points for town in TOWNS.values()}
    return len(TOWNS) - (len(values) if len(view.players) == 2 else 0)


def _tiles_in_play(view: View) -> int:
    """The number of tiles in play: those of the opening offer and advanced ones (setup step 5, options)."""
    options = view.options
    basic = min(OPENING_OFFER, len(view.players)) if options.mixed_opening else OPENING_OFFER
    return basic + (0 if options.beginners else len(ADVANCED_TILES))

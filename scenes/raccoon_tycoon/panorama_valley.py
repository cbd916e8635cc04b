"""What stands in the valley of Astoria at a moment of the game: a pure reading of a view, no drawing.

Every town bought is a hamlet, every railroad card won puts a train on the line, every building is a
factory; the hour of the day tells how near the end is (art-direction.md, "The panorama"). All of it is
public, so that the valley is the same from every seat.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.view import PlayerView, View

DAWN, DUSK = 0.0, 1.0
"""The hours at which a game begins and ends."""
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
        """Where it stands: an upgrade changes the house, not the place."""
        return BUILDINGS[self.building].upgraded_from or self.building, self.copy


@dataclass(frozen=True)
class Valley:
    """Everything in the valley, each seat's in the order in which it came, and the hour of the day."""

    hamlets: tuple[Hamlet, ...] = ()
    trains: tuple[Train, ...] = ()
    factories: tuple[Factory, ...] = ()
    hour: float = DAWN
    """From dawn (0) to dusk (1)."""


def valley_of(view: View) -> Valley:
    """The valley as it stands at this view."""
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
    """How much of the way to the end lies behind, by what ends this game (rules, "End").

    The share of the towns or of the railroads that are owned, whichever is larger; in the longer game the
    second largest share, buildings included. It never falls while the game goes on.
    """
    if view.final_round or isinstance(view.pending, Over):
        return DUSK
    shares = [
        _owned(sum(len(p.towns) for p in view.players), (view.town is not None) + view.town_deck),
        _owned(sum(len(p.railroads) for p in view.players), len(view.railroad_offer) + view.railroad_deck),
    ]
    if not view.options.longer_game:
        return max(shares)
    built = sum(len(player.buildings) for player in view.players)
    shares.append(_owned(built, len(view.building_offer) + view.building_stack))
    return sorted(shares)[-_ENDINGS_IN_A_LONGER_GAME]


def _owned(owned: int, left: int) -> float:
    return owned / (owned + left) if owned + left else DUSK

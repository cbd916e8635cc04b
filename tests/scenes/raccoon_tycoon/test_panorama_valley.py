"""The valley follows the game: over recorded games, after every event, against the events' own counting."""

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.state import State
from scenes.raccoon_tycoon.valley.valley import DAWN, DUSK, Factory, Valley, valley_of
from tests.games.raccoon_tycoon.playthroughs import PLAYTHROUGHS
from tests.golden.playthroughs import Playthrough, first_state, steps

Owned = Counter[tuple[str, str, int]]
"""The count of pieces by kind, name and seat."""


def _told(owned: Owned, event: Event) -> None:
    """Add an event to the count."""
    if isinstance(event, TownBought):
        owned["hamlet", event.town, event.seat] += 1
    elif isinstance(event, AuctionWon):
        owned["train", event.railroad, event.seat] += 1
    elif isinstance(event, BuildingBought):
        owned["factory", event.building, event.seat] += 1
    elif isinstance(event, BuildingUpgraded):
        owned["factory", event.building, event.seat] -= 1
        owned["factory", event.upgrade, event.seat] += 1


def _standing(valley: Valley) -> Owned:
    """Count the pieces in the valley."""
    found: Owned = Counter(("hamlet", hamlet.town, hamlet.seat) for hamlet in valley.hamlets)
    found.update(("train", train.railroad, train.seat) for train in valley.trains)
    found.update(("factory", factory.building, factory.seat) for factory in valley.factories)
    return found


def _moments(playthrough: Playthrough) -> Iterator[tuple[Event, State]]:
    """Every event of the game and the state right after it."""
    for step in steps(playthrough):
        state = step.before
        for event in step.events:
            state = GAME.evolve(state, event)
            yield event, state


@pytest.fixture(params=PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def playthrough(request: pytest.FixtureRequest) -> Playthrough:
    """The recorded games."""
    found = request.param
    assert isinstance(found, Playthrough)
    return found


def test_after_every_event_the_valley_holds_what_the_events_told(playthrough: Playthrough) -> None:
    owned: Owned = Counter()
    first = valley_of(GAME.view(first_state(playthrough), None))
    assert first == Valley(hour=DAWN)
    hour, seen = first.hour, 0
    for event, state in _moments(playthrough):
        _told(owned, event)
        valley = valley_of(GAME.view(state, None))
        assert _standing(valley) == +owned
        assert hour <= valley.hour <= DUSK, "the sun does not run back"
        hour, seen = valley.hour, seen + 1
    assert seen > 100
    assert sum(owned.values()) > 3
    assert hour == DUSK


def test_the_valley_is_the_same_from_every_seat(playthrough: Playthrough) -> None:
    for _, state in list(_moments(playthrough))[::25]:
        seats = (None, *range(len(state.players)))
        assert len({valley_of(GAME.view(state, seat)) for seat in seats}) == 1


def test_it_is_dusk_as_soon_as_the_end_is_certain_and_not_before(playthrough: Playthrough) -> None:
    for _, state in _moments(playthrough):
        gone = [
            state.town is None,
            not state.railroad_offer,
            state.options.longer_game and not state.building_offer,
        ]
        certain = sum(gone) >= (2 if state.options.longer_game else 1)
        ends = certain or state.final_round or isinstance(state.pending, Over)
        assert (valley_of(GAME.view(state, None)).hour == DUSK) == ends


def test_each_seats_pieces_come_in_the_order_in_which_they_were_won() -> None:
    won: dict[int, list[str]] = {}
    for event, state in _moments(PLAYTHROUGHS[3]):
        if isinstance(event, AuctionWon):
            won.setdefault(event.seat, []).append(event.railroad)
            valley = valley_of(GAME.view(state, None))
            assert [train.railroad for train in valley.trains if train.seat == event.seat] == won[event.seat]


def test_an_upgrade_stands_where_the_tile_stood() -> None:
    for tile in BUILDINGS.values():
        if tile.upgrade:
            assert Factory(tile.name, 1).site == Factory(tile.upgrade, 1).site


def test_two_tiles_of_one_name_have_places_of_their_own() -> None:
    state = first_state(PLAYTHROUGHS[3])
    players = tuple(replace(player, buildings=("Warehouse",)) for player in state.players[:2])
    valley = valley_of(GAME.view(replace(state, players=(*players, *state.players[2:])), None))
    assert [factory.seat for factory in valley.factories] == [0, 1]
    assert len({factory.site for factory in valley.factories}) == 2

"""Action 4, Buy a building: from the offer, or upgrade an own double-sided tile.

The Construction Company allows two such purchases in one turn, at once when it is the first (R15).
"""

from msgspec.structs import replace

from raccoon.engine.counts import replaced
from raccoon.engine.events import Command, Event, FieldOption, Option, Refusal, SeatEvent
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitSecondPurchase, TurnDone
from raccoon.games.raccoon_tycoon.state import State, with_player


class BuyBuilding(Command, frozen=True):
    """Buy this tile from the offer."""

    building: str


class UpgradeBuilding(Command, frozen=True):
    """Pay for the other face of this own tile and flip it."""

    building: str


class BuildingBought(SeatEvent, frozen=True):
    """The seat paid `cost` to the bank; `revealed` is the tile that replaces it, None without one."""

    building: str
    cost: int
    revealed: str | None
    revealing = "revealed"


class BuildingUpgraded(SeatEvent, frozen=True):
    """The seat paid `cost` and flipped the tile to its other face, `upgrade`."""

    building: str
    upgrade: str
    cost: int


class BuildOption(FieldOption, frozen=True):
    """Buy one of these tiles of the offer."""

    buildings: tuple[str, ...]
    command = BuyBuilding


class UpgradeOption(FieldOption, frozen=True):
    """Upgrade one of these own tiles."""

    buildings: tuple[str, ...]
    command = UpgradeBuilding


COSTS = {name: building.cost for name, building in BUILDINGS.items()}
UPGRADE_COSTS = {name: COSTS[face.upgrade] for name, face in BUILDINGS.items() if face.upgrade}
"""Dollars printed on the other face of each tile that has one."""


def options(state: State, seat: int) -> tuple[Option, ...]:
    """Return buying and upgrading, each if the seat can pay for at least one tile."""
    player = state.players[seat]
    money = player.money
    found: list[Option] = []
    if tiles := tuple([name for name in state.building_offer if COSTS[name] <= money]):
        found.append(BuildOption(seat, tiles))
    if owned := tuple([name for name in player.buildings if UPGRADE_COSTS.get(name, money + 1) <= money]):
        found.append(UpgradeOption(seat, owned))
    return tuple(found)


def _check_purchase(state: State, seat: int, cost: int) -> None:
    if not isinstance(state.pending, AwaitAction | AwaitSecondPurchase):
        raise Refusal("not_now")
    money = state.players[seat].money
    if cost > money:
        raise Refusal("not_enough_money", need=cost, have=money)


def decide_buy(state: State, command: BuyBuilding) -> Event:
    """Buy the tile; refuse one that is not on offer, or that costs more than the seat's money."""
    if command.building not in state.building_offer:
        raise Refusal("building_not_on_offer", building=command.building)
    cost = COSTS[command.building]
    _check_purchase(state, command.seat, cost)
    revealed = state.building_stack[0] if state.building_stack else None
    return BuildingBought(command.seat, command.building, cost, revealed)


def decide_upgrade(state: State, command: UpgradeBuilding) -> Event:
    """Upgrade the tile; refuse one not owned, without another face, or above the seat's money."""
    if command.building not in state.players[command.seat].buildings:
        raise Refusal("building_not_owned", building=command.building)
    face = BUILDINGS[command.building].upgrade
    if face is None:
        raise Refusal("no_upgrade", building=command.building)
    cost = COSTS[face]
    _check_purchase(state, command.seat, cost)
    return BuildingUpgraded(command.seat, command.building, face, cost)


def _purchased(state: State, seat: int, cost: int, buildings: tuple[str, ...]) -> State:
    """Pay and set the buildings; they count at once, a Construction Company for this turn too (R15)."""
    player = replace(state.players[seat], money=state.players[seat].money - cost, buildings=buildings)
    state = replace(state, players=with_player(state, seat, player))
    first = type(state.pending) is AwaitAction
    again = first and player.powers.purchases > 1 and options(state, seat)
    return replace(state, pending=AwaitSecondPurchase(seat) if again else TurnDone(seat))


def evolve_bought(state: State, event: BuildingBought) -> State:
    """Give the tile to the seat and refill the offer to four."""
    place = state.building_offer.index(event.building)
    filler = (event.revealed,) if event.revealed else ()
    state = replace(
        state,
        building_offer=state.building_offer[:place] + filler + state.building_offer[place + 1 :],
        building_stack=state.building_stack[1:],
    )
    owned = state.players[event.seat].buildings
    return _purchased(state, event.seat, event.cost, (*owned, event.building))


def evolve_upgraded(state: State, event: BuildingUpgraded) -> State:
    """Put the new face in the place of the old one."""
    owned = state.players[event.seat].buildings
    turned = replaced(owned, owned.index(event.building), event.upgrade)
    return _purchased(state, event.seat, event.cost, turned)

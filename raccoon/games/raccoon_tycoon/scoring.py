"""The end of the game and the scoring (rules, "End" and "Score")."""

import msgspec

from raccoon.games.raccoon_tycoon.catalogue import RAILROADS, TOWNS
from raccoon.games.raccoon_tycoon.state import Player, State

POINTS_PER_PAIR = 2
POINTS_PER_BUILDING = 1


class Score(msgspec.Struct, frozen=True):
    """One player's points by source; `bonuses` are those of buildings with a scoring power."""

    railroads: int
    towns: int
    pairs: int
    buildings: int
    bonuses: int
    money: int

    @property
    def total(self) -> int:
        """The sum of all VP; money only breaks ties."""
        return self.railroads + self.towns + self.pairs + self.buildings + self.bonuses


def railroad_points(railroads: tuple[str, ...]) -> int:
    """Return the VP of all railroads: for each the printed total for the number of its cards."""
    owned = {name: railroads.count(name) for name in railroads}
    return sum(RAILROADS[name].points[count - 1] for name, count in owned.items())


def pairs(railroads: int, towns: int) -> int:
    """Return the number of pairs of one town and one railroad card."""
    return min(railroads, towns)


def bonus_points(holdings: Player) -> dict[str, int]:
    """Return the points of each scoring power: Governor's Mansion, Rail Baron, Mayor's Office, Bank."""
    powers = holdings.powers
    per_money = holdings.money // powers.money_points if powers.money_points else 0
    return {
        "town_points": powers.town_points * len(holdings.towns),
        "railroad_points": powers.railroad_points * len(holdings.railroads),
        "building_points": powers.building_points * len(holdings.buildings),
        "money_points": per_money,
    }


def score(player: Player) -> Score:
    """Return the player's current points."""
    return Score(
        railroads=railroad_points(player.railroads),
        towns=sum(TOWNS[name].points for name in player.towns),
        pairs=POINTS_PER_PAIR * pairs(len(player.railroads), len(player.towns)),
        buildings=POINTS_PER_BUILDING * len(player.buildings),
        bonuses=sum(bonus_points(player).values()),
        money=player.money,
    )


def winners(players: tuple[Player, ...]) -> tuple[int, ...]:
    """Return the winners: most VP, then most money, then a shared win (R18)."""
    ranks = [(counted.total, counted.money) for counted in map(score, players)]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


def exhausted(state: State) -> tuple[str, ...]:
    """Return the kinds of which none is left on offer or in the deck: railroads, towns, buildings."""
    kinds = {
        "railroads": not state.railroad_offer,
        "towns": state.town is None,
        "buildings": not state.building_offer,
    }
    return tuple(name for name, empty in kinds.items() if empty)


def end_reached(state: State) -> bool:
    """Return whether the last town or railroad card is owned; in the longer game two of the three kinds."""
    if state.options.longer_game:
        return len(exhausted(state)) >= 2
    return state.town is None or not state.railroad_offer

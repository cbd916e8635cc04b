"""The hand-made value of a position for a seat, in VP, by which the greedy bot plays.

Money loses worth as the game runs out of things to buy: from about a quarter of a VP a dollar to far less at
the end (measured in games between variants).
"""

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, Bid, BidOption, OpenAuction
from raccoon.games.raccoon_tycoon.actions.town import costs
from raccoon.games.raccoon_tycoon.catalogue import LOWEST_PRICES, TOWNS, railroads_in_play
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.powers import BASE_LIMIT, BASE_STORAGE, Powers
from raccoon.games.raccoon_tycoon.state import Player, State

MONEY_EARLY, MONEY_LATE = 0.26, 0.035
SALE_DISCOUNT = 0.75
"""A token is worth this part of its price: its sale costs a turn."""
TURNS_IN_A_GAME = 22
LONE_PIECE = 0.6
"""The worth in VP of a town or railroad without a partner, early in the game."""
SET_PROSPECT = 0.25
"""The worth in VP of the further cards of each set begun, early in the game."""
POWER_SHARE = 1.2
"""The factor from a building's nominal income to its worth."""


def value(state: State, seat: int) -> float:
    """Return the seat's worth less a part of the best rival's."""
    worths = [_worth(state, other) for other in range(len(state.players))]
    best_other = max(worth for other, worth in enumerate(worths) if other != seat)
    return worths[seat] - 0.35 * best_other


def progress(state: State) -> float:
    """Return the progress of the game: 0 at the start, 1 when all towns or all railroads are owned."""
    railroads = len(state.railroad_offer) + len(state.railroad_deck)
    towns = len(state.town_deck) + (state.town is not None)
    all_towns = towns + sum(len(player.towns) for player in state.players)
    all_railroads = len(railroads_in_play(len(state.players)))
    return 1 - min(railroads / all_railroads, towns / all_towns)


def _worth(state: State, seat: int) -> float:
    player = _after_auction(state, seat)
    played = progress(state)
    turns = (1 - played) * TURNS_IN_A_GAME
    dollar = MONEY_EARLY + (MONEY_LATE - MONEY_EARLY) * played
    points = scoring.score(player).total
    alone = abs(len(player.towns) - len(player.railroads))
    return (
        points
        + dollar * (player.money + _token_money(player, state))
        + LONE_PIECE * (1 - played) * min(alone, 3)
        + SET_PROSPECT * (1 - played) * len(set(player.railroads))
        + _town_prospect(player, state)
        + _power_worth(player.powers, turns, dollar)
    )


def _after_auction(state: State, seat: int) -> Player:
    """Return the player after a current auction that the seat leads: the bid is paid, the card taken."""
    player, pending = state.players[seat], state.pending
    if not isinstance(pending, AwaitBid) or pending.leader != seat:
        return player
    railroads = (*player.railroads, pending.railroad)
    return replace(player, money=player.money - pending.bid, railroads=railroads)


def _token_money(player: Player, state: State) -> float:
    """Return the money for the tokens, each kind in one sale at its falling price."""
    total = 0.0
    for held, price, low in zip(player.tokens, state.prices, LOWEST_PRICES, strict=True):
        if held:
            total += held * ((price + max(low, price - held)) / 2)
    return SALE_DISCOUNT * total


def _town_prospect(player: Player, state: State) -> float:
    """Return the part of the town's VP for being close to its price."""
    if state.town is None:
        return 0.0
    named, any_cost = costs(state.town, player.powers.town_discount)
    need = sum(named)
    have = max(min(h, n) for h, n in zip(player.tokens, named, strict=True))
    share = max(have / need, 0.8 * min(sum(player.tokens), any_cost) / any_cost)
    return 0.35 * TOWNS[state.town].points * share * share


def _power_worth(powers: Powers, turns: float, dollar: float) -> float:
    """Return the worth in VP of the buildings' powers: their income in the turns left, and their points."""
    income = (
        3.0 * (powers.production_limit - BASE_LIMIT)
        + 0.5 * (powers.hand_limit - BASE_LIMIT)
        + 1.6
        * max((bonus.amount * min(2, sum(map(bool, bonus.most))) for bonus in powers.bonuses), default=0)
        + 0.15 * (powers.storage_limit - BASE_STORAGE)
        + 0.5 * sum(powers.firm)
        + 0.5 * powers.auction_income
        + 1.2 * powers.town_discount
        + 0.8 * powers.export_raise
        + 1.5 * (powers.sales - 1)
        + 0.6 * (powers.purchases - 1)
        + 0.7 * powers.trading_floor
    )
    scoring_powers = 1.5 * (powers.town_points + powers.railroad_points + powers.building_points)
    later = min(1.0, turns / TURNS_IN_A_GAME)
    return POWER_SHARE * dollar * turns * income + later * (scoring_powers + bool(powers.money_points))


def candidates(option: Option) -> Iterator[Command]:
    """Yield the lowest bid of each auction, and all commands of other options."""
    if isinstance(option, AuctionOption):
        for railroad, least in zip(option.railroads, option.minimum_bids, strict=True):
            yield OpenAuction(option.seat, railroad, least)
    elif isinstance(option, BidOption):
        yield Bid(option.seat, option.least)
    else:
        yield from option.commands()

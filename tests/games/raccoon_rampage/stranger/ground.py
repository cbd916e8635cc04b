"""The map, the tracker, spread cards, dice and protection."""

from __future__ import annotations

from tests.games.raccoon_rampage.stranger.pieces import (
    AGENCIES,
    AREAS,
    LOWEST_IMPACT,
    REST_SPACES,
    Data,
    Seat,
    Table,
    seat_of,
)


def _come(table: Table, area: str, raccoons: int) -> None:
    """So many raccoons more; a full Rest of Europe takes none, but the tracker moves."""
    place = AREAS.index(area)
    table.raccoons[place] += raccoons
    if area == "rest":
        table.raccoons[place] = min(REST_SPACES, table.raccoons[place])
    table.impact += raccoons


def raccoons_came(table: Table, event: Data) -> None:
    for area, raccoons in zip(AREAS, event["added"], strict=True):
        _come(table, area, raccoons)


def spread_deck_shuffled(table: Table, event: Data) -> None:
    assert sorted(table.spread_discard + table.spread_unseen) == sorted(event["order"])
    table.spread_deck += event["order"]
    table.spread_discard, table.spread_unseen = [], []


def spread_dealt(table: Table, event: Data) -> None:
    each = event["each"]
    for place in range(len(AREAS)):
        table.piles[place] = table.spread_deck[:each]
        del table.spread_deck[:each]


def card_cancelled(table: Table, event: Data) -> None:
    table.players[event["seat"]].protection -= 1
    table.spread_unseen.append(table.piles[AREAS.index(event["area"])].pop(0))


def pile_turned_up(table: Table, event: Data) -> None:
    place = AREAS.index(event["area"])
    assert table.piles[place] == event["cards"]
    table.piles[place] = []
    table.spread_discard += event["cards"]
    _come(table, event["area"], event["added"])


def spread_card_turned_up(table: Table, event: Data) -> None:
    assert table.spread_deck.pop(0) == event["raccoons"]
    table.spread_discard.append(event["raccoons"])
    _come(table, event["area"], event["added"])


def _home_of(table: Table, event: Data) -> Seat | None:
    """The seat whose scoring track gets the token; None for the supply."""
    if event["kind"] == "reduce":
        return seat_of(table, "HU")
    return next((seat for seat in table.players if AGENCIES.get(seat.role) == event["area"]), None)


def raccoon_removed(table: Table, event: Data) -> None:
    table.raccoons[AREAS.index(event["area"])] -= 1
    table.impact = max(LOWEST_IMPACT, table.impact - 1)
    if seat := _home_of(table, event):
        seat.tokens += 1


def hunter_dice_rolled(table: Table, event: Data) -> None:
    table.players[event["seat"]].protection += event["faces"].count("shield")


def protection_gained(table: Table, event: Data) -> None:
    table.players[event["seat"]].protection += event["n"]


def influence_gained(table: Table, event: Data) -> None:
    table.players[event["seat"]].influence += event["n"]


HAPPENS = {
    "RaccoonsCame": raccoons_came,
    "SpreadDeckShuffled": spread_deck_shuffled,
    "SpreadDealt": spread_dealt,
    "CardCancelled": card_cancelled,
    "PileTurnedUp": pile_turned_up,
    "SpreadCardTurnedUp": spread_card_turned_up,
    "RaccoonRemoved": raccoon_removed,
    "HunterDiceRolled": hunter_dice_rolled,
    "ProtectionGained": protection_gained,
    "InfluenceGained": influence_gained,
}

"""An independent reader of an export, as a stranger would write it from the description in `saves.export`.

It shares no code with the game: it uses only the lines and the description.
"""

from collections.abc import Iterator
from typing import Any

from tests.app.lines import lines

COMMODITIES = ["wheat", "wood", "iron", "coal", "goods", "luxury"]


class Table:
    """The table, changed event by event."""

    def __init__(self, header: dict[str, Any]) -> None:
        setup = header["setup"]
        count = setup["players"]
        cards = list(setup["production_cards"])
        self.money = [10] * count
        self.tokens = [[0] * 6 for _ in range(count)]
        self.hands = [cards[3 * seat : 3 * seat + 3] for seat in range(count)]
        self.railroads: list[list[str]] = [[] for _ in range(count)]
        self.towns: list[list[str]] = [[] for _ in range(count)]
        self.buildings: list[list[str]] = [[] for _ in range(count)]
        self.draw_pile = cards[3 * count :]
        self.discard_pile: list[int] = []
        self.prices = [1, 1, 2, 2, 3, 3]
        self.supply = [24] * 6
        self.railroad_offer = setup["railroads"][:2]
        self.railroad_deck = setup["railroads"][2:]
        self.town = setup["towns"][0]
        self.town_deck = setup["towns"][1:]
        basics = min(count, 4) if setup["options"]["mixed_opening"] else 4
        self.building_offer = setup["basic_tiles"][:basics] + setup["advanced_tiles"][: 4 - basics]
        self.building_stack = setup["advanced_tiles"][4 - basics :]
        self.start = setup["start_player"]
        self.round = 1
        self.final = False
        self.points: list[int] | None = None
        self.winners: list[int] | None = None

    def happen(self, event: dict[str, Any]) -> None:
        """Apply one event."""
        getattr(self, f"on_{event['type']}", lambda event: None)(event)

    def take(self, seat: int, tokens: list[int], sign: int = 1) -> None:
        """Move tokens from the supply to a seat; back with sign -1."""
        for i in range(6):
            self.tokens[seat][i] += sign * tokens[i]
            self.supply[i] -= sign * tokens[i]

    def on_StartTokensTaken(self, event: dict[str, Any]) -> None:  # noqa: N802 - named as in the export
        self.take(event["seat"], event["tokens"])

    def on_TokensTaken(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.take(event["seat"], event["tokens"])

    def on_BonusTaken(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.take(event["seat"], event["tokens"])

    def on_TokensDiscarded(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.take(event["seat"], event["tokens"], -1)

    def on_CardPlayed(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.hands[event["seat"]].remove(event["card"])
        self.discard_pile.append(event["card"])

    def on_FloorTraded(self, event: dict[str, Any]) -> None:  # noqa: N802
        which, paid = COMMODITIES.index(event["commodity"]), event["amount"] * event["price"]
        for seat, sign in ((event["seat"], 1), (event["seller"], -1)):
            self.tokens[seat][which] += sign * event["amount"]
            self.money[seat] -= sign * paid

    def on_PricesRaised(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.prices = [price + raised for price, raised in zip(self.prices, event["raised"], strict=True)]

    def on_DrawPileShuffled(self, event: dict[str, Any]) -> None:  # noqa: N802
        assert sorted(self.discard_pile) == sorted(event["order"])
        self.draw_pile += event["order"]
        self.discard_pile = []

    def on_CardsDrawn(self, event: dict[str, Any]) -> None:  # noqa: N802
        assert self.draw_pile[: event["count"]] == event["cards"]
        self.hands[event["seat"]] += event["cards"]
        del self.draw_pile[: event["count"]]

    def on_Sold(self, event: dict[str, Any]) -> None:  # noqa: N802
        which = COMMODITIES.index(event["commodity"])
        sold = [event["amount"] if i == which else 0 for i in range(6)]
        self.take(event["seat"], sold, -1)
        self.money[event["seat"]] += event["amount"] * event["price"]
        for seat, dollars in event["firms"]:
            self.money[seat] += dollars
        assert event["price"] == self.prices[which] + event["raised"]
        self.prices[which] = event["new_price"]

    def on_AuctionWon(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.money[event["seat"]] -= event["price"]
        self.railroads[event["seat"]].append(event["railroad"])
        for seat, dollars in event["houses"]:
            self.money[seat] += dollars
        self.refill(self.railroad_offer, self.railroad_deck, event["railroad"], event["revealed"])

    def on_BuildingBought(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.money[event["seat"]] -= event["cost"]
        self.buildings[event["seat"]].append(event["building"])
        self.refill(self.building_offer, self.building_stack, event["building"], event["revealed"])

    def refill(self, offer: list[str], deck: list[str], gone: str, revealed: str | None) -> None:
        """Replace the taken card by the top of the deck."""
        place = offer.index(gone)
        assert revealed == (deck[0] if deck else None)
        offer[place : place + 1] = deck[:1]
        del deck[:1]

    def on_BuildingUpgraded(self, event: dict[str, Any]) -> None:  # noqa: N802
        owned = self.buildings[event["seat"]]
        owned[owned.index(event["building"])] = event["upgrade"]
        self.money[event["seat"]] -= event["cost"]

    def on_TownBought(self, event: dict[str, Any]) -> None:  # noqa: N802
        assert event["town"] == self.town
        self.take(event["seat"], event["tokens"], -1)
        self.towns[event["seat"]].append(event["town"])
        self.town = self.town_deck.pop(0) if self.town_deck else None
        assert self.town == event["revealed"]

    def on_TurnEnded(self, event: dict[str, Any]) -> None:  # noqa: N802
        if (event["seat"] + 1) % len(self.money) == self.start and not self.final:
            self.round += 1

    def on_FinalRoundBegun(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.final = True

    def on_GameEnded(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.points, self.winners = event["points"], event["winners"]


def fold(export: bytes) -> Iterator[tuple[dict[str, Any], Table]]:
    """Every event's line and the table after it; checksums and numbers are checked."""
    records = lines(export)
    table, number = Table(next(records)), 0
    for record in records:
        if "number" in record:
            number += 1
            assert record["number"] == number
            table.happen(record["event"])
            yield record, table

"""An independent reading of a game's events, as a stranger would write it from the words of `events`.

It shares no code with the game: only the set-up, the events, and what the description says.
"""

from __future__ import annotations

from typing import Any

COMMON = ("guest_room", "billiards_room", "poker_room", "pantry", "laundry", "kitchen", "pharmacy")
SPECIAL = (
    "brothel",
    "theater",
    "whiskey_still",
    "printing_press",
    "luxury_suite",
    "jail",
    "stables",
    "schoolroom",
)
CHARACTERS = {
    "purty_nellie",
    "lucy_allen",
    "widow_campbell",
    "miss_watson",
    "sheriff_fletcher",
    "senator",
    "doc",
    "colonel",
    "flatfoot",
    "angie",
    "sydney",
    "phineus",
}
FAIR = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 3, 5)}
SOURCES = ("tiles", "roofs", "lots", "open_claims", "secret_claims", "cards")

Data = dict[str, Any]


class Seat:
    """The pieces before a player."""

    def __init__(self, gold: int, hand: list[str], secrets: list[str]) -> None:
        self.gold = gold
        self.points = dict.fromkeys(SOURCES, 0)
        self.rooms: list[Data] = [
            {"tile": "saloon", "place": "corner", "floor": 1, "cubes": 0, "roof": False}
        ]
        self.hand, self.secrets, self.rejected = hand, secrets, list[str]()
        self.claims: list[tuple[str, int]] = []
        self.characters: list[str] = []


class Stranger:
    """The table, changed event by event."""

    def __init__(self, setup: Data) -> None:
        count, start, options = setup["players"], setup["start_player"], setup["options"]
        cards, secrets = list(setup["tycoon_cards"]), list(setup["secret_claims"])
        extra = FAIR[count] if options["fair_start"] else (0,) * count
        self.seats = [
            Seat(3 + extra[(i - start) % count], cards[3 * i : 3 * i + 3], secrets[4 * i : 4 * i + 4])
            for i in range(count)
        ]
        self.market = dict.fromkeys(COMMON, 4) | dict.fromkeys(SPECIAL, 1)
        self.pile = count * (20 if options["short_game"] else 25)
        self.deck, self.discards, self.table = cards[3 * count :], list[str](), list[str]()
        self.open_claims = list(setup["open_claims"][: count + 2])
        self.away = set(CHARACTERS)
        self.start, self.turn, self.round = start, start, 1
        self.ender: int | None = None
        self.result: tuple[list[int], list[int]] | None = None

    def happen(self, event: Data) -> None:
        """One event."""
        who = None if event["seat"] is None else self.seats[event["seat"]]
        getattr(self, "on_" + event["type"])(who, event)

    def _nothing(self, seat: Seat, event: Data) -> None:
        """Told, but nothing changes."""

    on_SecretsShown = on_DrawChosen = on_VictimChosen = on_Declined = on_Skipped = _nothing  # noqa: N815

    def on_SecretsKept(self, seat: Seat, event: Data) -> None:  # noqa: N802 - named as in the export
        assert sorted(seat.secrets) == sorted(event["kept"] + event["rejected"])
        seat.secrets, seat.rejected = event["kept"], event["rejected"]

    def on_GoldTaken(self, seat: Seat, event: Data) -> None:  # noqa: N802
        seat.gold += event["gold"]

    on_IncomeTaken = on_Earned = on_GoldTaken  # noqa: N815

    def on_CardDiscarded(self, seat: Seat, event: Data) -> None:  # noqa: N802
        seat.hand.remove(event["card"])
        self.discards.append(event["card"])

    def on_DeckShuffled(self, seat: Seat, event: Data) -> None:  # noqa: N802
        assert sorted(self.discards) == sorted(event["order"])
        self.deck, self.discards = self.deck + event["order"], []

    def on_CardsDrawn(self, seat: Seat, event: Data) -> None:  # noqa: N802
        assert self.deck[: event["count"]] == event["cards"]
        seat.hand += event["cards"]
        del self.deck[: event["count"]]

    def on_CardPlayed(self, seat: Seat, event: Data) -> None:  # noqa: N802
        seat.hand.remove(event["card"])
        self.table.append(event["card"])

    def on_CardResolved(self, seat: Seat, event: Data) -> None:  # noqa: N802
        assert self.table.pop() == event["card"]
        self.discards.append(event["card"])

    def on_TileBuilt(self, seat: Seat, event: Data) -> None:  # noqa: N802
        seat.gold -= event["price"]
        seat.points["lots"] += event["points"]
        self.market[event["tile"]] -= 1
        room = {name: event[name] for name in ("tile", "place", "floor")}
        seat.rooms.append(room | {"cubes": 0, "roof": False})

    def on_Supplied(self, seat: Seat, event: Data) -> None:  # noqa: N802
        seat.gold -= event["price"]
        for room, cubes in zip(event["rooms"], event["cubes"], strict=True):
            self._cubes(seat, room, cubes)

    def on_CubePlaced(self, seat: Seat, event: Data) -> None:  # noqa: N802
        self._cubes(seat, event["room"], 1)

    def _cubes(self, seat: Seat, room: int, cubes: int) -> None:
        seat.rooms[room]["cubes"] += cubes
        self.pile = max(0, self.pile - cubes)

    def on_RoomFinished(self, seat: Seat, event: Data) -> None:  # noqa: N802
        seat.points["tiles"] += event["points"]

    def on_RoofLaid(self, seat: Seat, event: Data) -> None:  # noqa: N802
        seat.rooms[event["room"]]["roof"] = True
        seat.points["roofs"] += event["points"]

    def on_PointsScored(self, seat: Seat, event: Data) -> None:  # noqa: N802
        seat.points["cards"] += event["points"]

    def on_CitizenArrived(self, seat: Seat, event: Data) -> None:  # noqa: N802
        self.away.remove(event["character"])
        seat.characters.append(event["character"])

    on_OutlawArrived = on_CitizenArrived  # noqa: N815

    def on_CharacterMoved(self, seat: Seat, event: Data) -> None:  # noqa: N802
        seat.gold -= event["price"]
        source = self.seats[event["source"]]
        source.gold += event["compensation"]
        source.characters.remove(event["character"])
        self.seats[event["host"]].characters.append(event["character"])

    def on_GoldStolen(self, seat: Seat, event: Data) -> None:  # noqa: N802
        seat.gold += event["gold"]
        self.seats[event["victim"]].gold -= event["gold"]

    def on_CardsStolen(self, seat: Seat, event: Data) -> None:  # noqa: N802
        assert len(event["cards"]) == event["count"]
        for card in event["cards"]:
            self.seats[event["victim"]].hand.remove(card)
        seat.hand += event["cards"]

    def on_ClaimScored(self, seat: Seat, event: Data) -> None:  # noqa: N802
        secret = event["claim"].startswith("s_")
        (seat.secrets if secret else self.open_claims).remove(event["claim"])
        seat.points["secret_claims" if secret else "open_claims"] += event["points"]
        seat.claims.append((event["claim"], event["points"]))

    def on_EndTriggered(self, seat: Seat, event: Data) -> None:  # noqa: N802
        assert self.pile == 0
        self.ender = event["seat"]

    def on_TurnEnded(self, seat: Seat, event: Data) -> None:  # noqa: N802
        following = (event["seat"] + 1) % len(self.seats)
        if following != self.ender:
            self.turn = following
            self.round += following == self.start

    def on_GameEnded(self, seat: None, event: Data) -> None:  # noqa: N802
        self.result = event["points"], event["winners"]

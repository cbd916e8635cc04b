"""The games of an archive: the players, the rules, and the point at which each is saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from raccoon.app.seats import COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.engine.table_options import OptionValue
from tests.archive import incidents
from tests.archive.scripts import Hands, anything, keen, step

SEEDS = 40
"""The number of deals that are tried; the one that reaches its point soonest is used."""
LONGEST = 600
"""Moves after which a deal is given up."""

NAMES = ("Zoë Ångström", "Łukasz", "O’Hara & Sons", "Ἀγάθη", "Bartholomew Featherstonehaugh the Second")
FACES = ("raccoon", "hare", "", "fox", "cat")
"""The faces of the seats in order, for people and bots."""

Until = Callable[[Session], bool]


@dataclass(frozen=True)
class Game:
    """One save: `until` is the point to reach, not before `least` moves; `then` are further incidents."""

    name: str
    controllers: tuple[str, ...]
    until: Until
    options: tuple[str, ...] = ()
    least: int = 0
    hands: Hands = anything
    then: Callable[[Session], None] | None = None
    rules: str = "raccoon_tycoon"
    values: Mapping[str, OptionValue] = field(default_factory=dict)
    """Options of the table that are not flags."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, each with a colour and an emblem that is not the first of the list."""
        return tuple(
            Seat(NAMES[place], who, COLOURS[-1 - place], EMBLEMS[-1 - place], FACES[place])
            for place, who in enumerate(self.controllers)
        )

    def begun(self, seed: str, folder: Path | None) -> Session:
        """The game's first state."""
        options = {**dict.fromkeys(self.options, True), **self.values}
        return Session.new(self.rules, self.seats, options, seed, folder)

    def moves(self, seed: str, most: int) -> int | None:
        """The number of moves to the point; None if it is not reached within `most`."""
        session = self.begun(seed, None)
        for made in count():
            if made >= self.least and self.until(session):
                return made
            if made == most or session.over:
                return None
            step(session, self.hands)
        return None

    def seed(self) -> str:
        """The deal that reaches the point soonest."""
        best, most = "", LONGEST
        for number in range(SEEDS):
            moves = self.moves(f"{self.name} {number}", most - 1)
            if moves is not None:
                best, most = f"{self.name} {number}", moves
        assert best, f"{self.name}: no game comes to its point"
        return best

    def play(self, folder: Path) -> Path:
        """Play the game and write its save under its name."""
        session = self.begun(self.seed(), folder)
        while len(session.match.entries) < self.least or not self.until(session):
            step(session, self.hands)
        if self.then:
            self.then(session)
        assert session.path is not None
        return session.path.rename(folder / f"{self.name}.raccoon")


def waits(kind: str) -> Until:
    """A condition: the game waits for a person at a point of this kind."""

    def arrived(session: Session) -> bool:
        return bool(session.awaited) and type(session.view(None).pending).__name__ == kind

    return arrived


action = waits("AwaitAction")


def over(session: Session) -> bool:
    """Return whether the game has ended."""
    return session.over


def deep(session: Session) -> bool:
    """Return whether a person with much money is asked for a bid while two others are still in the
    auction.
    """
    pending = session.view(None).pending
    if not waits("AwaitBid")(session) or len(pending.active) < 3:
        return False
    seat = session.awaited[0]
    return bool(session.view(seat).players[seat].money >= pending.bid + 8)


def last_round(session: Session) -> bool:
    """Return whether a person begins the last turn of the game."""
    return action(session) and session.view(None).final_round


def lost(session: Session) -> bool:
    """Return whether a person has lost the auction that they opened, and acts again."""
    return action(session) and session.view(None).pending.may_end


def anywhere(session: Session) -> bool:
    """True at any point."""
    return not session.over


CONTROLLERS = (PERSON, "greedy", "random", PERSON, "random")
"""The players at the tables of every size and option."""
SISTERS = (PERSON, "random", PERSON, "random")
"""The players at the tables of the other games."""


def sister(
    rules: str, players: int, *, least: int = 40, until: Until = anywhere, **values: OptionValue
) -> Game:
    """A game of another kind than the first, with its options."""
    chosen = "-".join(str(value) if value is not True else name for name, value in values.items())
    words = chosen or ("over" if until is over else "plain")
    return Game(
        f"{rules}-{players}-{words}", SISTERS[:players], until, least=least, rules=rules, values=values
    )


GAMES = (
    Game(
        "free-tokens", ("random", PERSON, "greedy", PERSON, "easygoing"), waits("AwaitStartTokens"), least=2
    ),
    Game("tokens", (PERSON, "easygoing:barnaby"), waits("AwaitTokens"), ("beginners",), least=20),
    Game("bonus", ("greedy", PERSON, "random"), waits("AwaitBonus"), least=30),
    Game("discard", (PERSON, "random", "easygoing:dusty", "greedy"), waits("AwaitDiscard"), least=20),
    Game(
        "trading-floor",
        (PERSON, "random"),
        waits("AwaitFloorTrade"),
        ("mixed_opening",),
        hands=keen(15, "Trading Floor"),
    ),
    Game(
        "second-sale",
        (PERSON, "greedy", PERSON),
        waits("AwaitSecondSale"),
        ("mixed_opening", "longer_game"),
        hands=keen(15, "Freight Company"),
    ),
    Game(
        "second-purchase",
        (PERSON, "sensible:mabel", "random", PERSON),
        waits("AwaitSecondPurchase"),
        ("open_money",),
        hands=keen(15, "Construction Company", "Wheat Field", "Lumber Yard"),
    ),
    Game("bid", (PERSON, "greedy", "shrewd:vixen", PERSON, "random"), waits("AwaitBid"), ("open_money",), 60),
    Game("auction-lost", (PERSON, "greedy", PERSON), lost, least=20),
    Game("private-maximum", (PERSON, "greedy", PERSON), deep, then=incidents.limited),
    Game("turn-done", (PERSON, PERSON), waits("TurnDone"), ("sudden_death",), hands=keen(40)),
    Game("declared", (PERSON, PERSON), over, ("sudden_death", "open_money"), hands=keen(40)),
    Game("last-round", ("greedy", "sensible:mabel", PERSON), last_round),
    Game("over-3-longer", (PERSON, "greedy", "sensible"), over, ("beginners", "longer_game")),
    Game("over-5", ("greedy", "random", "greedy", "greedy", "greedy"), over),
    Game("undone", (PERSON, "greedy", PERSON, "random"), deep, least=30, then=incidents.undone),
    Game("undone-last", (PERSON, "greedy", "greedy"), deep, then=incidents.thinks_again),
    Game("taken-back", (PERSON, "random", PERSON), action, least=30, then=incidents.taken_back),
    Game("taken-back-last", (PERSON, "random"), action, least=20, then=incidents.just_taken_back),
    Game("changed-seats", (PERSON, "greedy", "random"), action, least=20, then=incidents.changed),
    Game("stood-in", (PERSON, "sensible", "shrewd:otis"), action, least=20, then=incidents.stood_in),
    Game("torn", (PERSON, "random", "easygoing"), action, least=20, then=incidents.torn),
    Game("imported", (PERSON, "easygoing", PERSON), action, least=24, then=incidents.imported),
    Game("resumed", (PERSON, "greedy", PERSON), action, least=20, then=incidents.resumed),
    *(
        Game(
            f"table-{players}-{option or 'plain'}",
            CONTROLLERS[:players],
            anywhere,
            (option,) * bool(option),
            40,
        )
        for players in (2, 3, 4, 5)
        for option in (
            "",
            "beginners",
            "mixed_opening",
            "longer_game",
            "sudden_death",
            "open_money",
            "full_bidding",
        )
    ),
    *(sister("saloon_tycoon", players) for players in (2, 3, 4)),
    sister("saloon_tycoon", 2, smooth_lots=True),
    sister("saloon_tycoon", 3, fair_start=True),
    sister("saloon_tycoon", 4, short_game=True),
    sister("saloon_tycoon", 2, open_hands=True),
    sister("saloon_tycoon", 3, family_names=True),
    sister("saloon_tycoon", 2, least=0, until=over),
    *(sister("raccoon_rampage", players) for players in (3, 4)),
    sister("raccoon_rampage", 3, scenario="techno_panacea"),
    sister("raccoon_rampage", 4, scenario="mixed"),
    sister("raccoon_rampage", 3, tutorial=True),
    sister("raccoon_rampage", 4, level_table=True),
    sister("raccoon_rampage", 3, printed_spread=True),
    sister("raccoon_rampage", 3, least=0, until=over),
)

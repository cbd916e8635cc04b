"""Levels and personalities: the same knowledge, played with more or less care, and to a taste."""

import msgspec

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.state import State

KINDS: dict[type[Command], str] = {
    Produce: "produce",
    Sell: "sell",
    OpenAuction: "auction",
    Bid: "bid",
    BuyBuilding: "build",
    UpgradeBuilding: "build",
    BuyTown: "town",
}
OPENING_ROUNDS = 5
"""A taste for an opening has gone by this round."""
PATIENCE = 1.3
"""So many times the usual length of a game nobody minds; then what ends it seems better every round."""
IMPATIENCE, IMPATIENCE_OF_NOISE = 0.2, 0.05
"""VP a round that it seems better: nothing in the rules ends a game (R28), so they must want to finish."""
ENDING = (OpenAuction, BuyTown, BuyBuilding)


class Personality(msgspec.Struct, frozen=True):
    """A taste: VP that each kind of move seems to be worth beyond its value. Small, so that it costs little.

    `opening` is the same for the first rounds. `bid_spread` is VP of doubt in every bid, so that nobody can
    tell to the dollar where the bidder stops; `step` is the usual part of what is still to be bid, before
    the others give up, that it bids at once. `collects` is for an auction of a railroad that it has begun.
    """

    taste: dict[str, float] = {}
    opening: dict[str, float] = {}
    bid_spread: float = 0.4
    step: float = 0.5
    collects: float = 0.0

    def liking(self, command: Command, state: State) -> float:
        """The preference for the move, in VP above its worth."""
        kind = KINDS.get(type(command), "")
        early = max(0.0, 1 - (state.round - 1) / OPENING_ROUNDS)
        begun = self.collects and _auctioned(command, state) in state.players[command.seat].railroads
        return self.taste.get(kind, 0.0) + early * self.opening.get(kind, 0.0) + self.collects * begun


def _auctioned(command: Command, state: State) -> str:
    """The railroad that is bid for; "" with any other move."""
    if isinstance(command, OpenAuction):
        return command.railroad
    return state.pending.railroad if isinstance(state.pending, AwaitBid) and isinstance(command, Bid) else ""


class Level(msgspec.Struct, frozen=True):
    """The skill of a bot: `noise` in VP on every move, `bid_noise` on every bid, `mood` on kinds of action.

    The mood is drawn anew each turn: the bot acts well, but not always at the best time. `wide`: it looks at
    all seats and every amount. `eye` is the share by which it misjudges a railroad at most as long as that is
    auctioned, `keeps` how many dollars at most it would rather not bid then. `deals` is how many imagined
    deals it plays ahead, 0 for none; among more than two at least `deals_of_more`, for there one move says
    less about what becomes of it. `noise_of_two` comes besides between two, where one move says so much.
    """

    noise: float
    noise_of_two: float = 0.0
    wide: bool = False
    deals: int = 0
    deals_of_more: int = 0
    bid_noise: float = 0.0
    mood: float = 0.0
    eye: float = 0.0
    keeps: float = 0.0

    def erring(self, players: int) -> float:
        """The noise on every move among so many players."""
        return self.noise + self.noise_of_two * (players == 2)

    def ahead(self, players: int) -> int:
        """The number of imagined deals that are played ahead among so many players."""
        return self.deals if players == 2 else max(self.deals, self.deals_of_more)

    def hurry(self, command: Command, rounds_over: float) -> float:
        """The preference for a move that brings the end nearer, so many rounds after it was due."""
        if rounds_over <= 0 or not isinstance(command, ENDING):
            return 0.0
        return rounds_over * (IMPATIENCE + IMPATIENCE_OF_NOISE * self.noise)


LEVELS: dict[str, Level] = {
    "easygoing": Level(noise=13.0, mood=84.0, eye=0.6, keeps=20.0),
    "keen": Level(noise=6.5, mood=53.0, eye=0.4, keeps=6.0),
    "sensible": Level(noise=4.6, bid_noise=4.6, mood=22.0),
    "canny": Level(noise=2.0, bid_noise=2.0, mood=7.8),
    "shrewd": Level(noise=1.25, noise_of_two=2.25, bid_noise=0.1, wide=True, deals_of_more=1),
    "tycoon": Level(noise=0.0, wide=True, deals=8),
}
"""By name, weakest first (set by games between two: each step is won about seven times of ten)."""

PERSONALITIES: dict[str, Personality] = {
    "barnaby": Personality({"build": 2.0, "auction": -0.35}, {"build": 1.0}, bid_spread=0.3, step=0.4),
    "vixen": Personality(
        {"bid": 0.1, "auction": 0.5, "sell": 0.6}, {"auction": 0.4}, bid_spread=0.5, step=0.9
    ),
    "otis": Personality({"town": 2.0, "auction": -0.65}, {"produce": 0.3}, bid_spread=0.3, step=0.25),
    "mabel": Personality(
        {"sell": -0.45, "produce": 0.2, "auction": -0.5}, {"sell": -0.3}, bid_spread=0.4, step=0.5
    ),
    "dusty": Personality({"sell": 0.7, "bid": -0.1}, {"sell": 0.4}, bid_spread=0.5, step=0.25),
    "wilhelmina": Personality({"auction": -0.5, "bid": -0.2}, bid_spread=0.3, step=0.6, collects=1.5),
}
"""By name; each can play at every level."""

PLAIN = Personality()

"""Levels and personalities: the same evaluation, used with more or less care and with preferences."""

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
"""The number of rounds in which a preference for the opening fades out."""
PATIENCE = 1.3
"""The usual length of a game times this is accepted; after it moves that end the game gain each round."""
IMPATIENCE, IMPATIENCE_OF_NOISE = 0.2, 0.05
"""Their gain in VP a round, and more for each VP of noise: no rule ends a stalled game (R28)."""
ENDING = (OpenAuction, BuyTown, BuyBuilding)


class Personality(msgspec.Struct, frozen=True):
    """A taste: VP added to the value of each kind of move. Small, so that it costs little strength.

    `opening` is the same for the first rounds. `bid_spread` is VP of noise on every bid, which hides the
    bidder's limit; `step` is the usual part, of what the others would still pay, by which it raises at once.
    `collects` is VP for bidding for a railroad of which it has a card.
    """

    taste: dict[str, float] = {}
    opening: dict[str, float] = {}
    bid_spread: float = 0.4
    step: float = 0.5
    collects: float = 0.0

    def liking(self, command: Command, state: State) -> float:
        """Return the preference for the move, in VP."""
        kind = KINDS.get(type(command), "")
        early = max(0.0, 1 - (state.round - 1) / OPENING_ROUNDS)
        begun = self.collects and _auctioned(command, state) in state.players[command.seat].railroads
        return self.taste.get(kind, 0.0) + early * self.opening.get(kind, 0.0) + self.collects * begun


def _auctioned(command: Command, state: State) -> str:
    """Return the railroad that the move bids for; "" for any other move."""
    if isinstance(command, OpenAuction):
        return command.railroad
    return state.pending.railroad if isinstance(state.pending, AwaitBid) and isinstance(command, Bid) else ""


class Level(msgspec.Struct, frozen=True):
    """The skill of a bot: `noise` in VP on every move, `bid_noise` on every bid, `mood` on kinds of action.

    The mood is drawn anew each turn: the bot acts well, but not always at the best time. `wide`: it weighs
    all seats and every amount. `eye` is the largest error in the gain of a railroad during its auction, as a
    share; `keeps` is the largest amount of dollars that it holds back from bidding. `deals` is the number of
    imagined deals that it plays ahead, 0 for none; with more than two players at least `deals_of_more`.
    `noise_of_two` is added to the noise between two players, where looking one move ahead is stronger.
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
        """Return the noise on every move with that many players, in VP."""
        return self.noise + self.noise_of_two * (players == 2)

    def ahead(self, players: int) -> int:
        """Return the number of imagined deals that are played ahead with that many players."""
        return self.deals if players == 2 else max(self.deals, self.deals_of_more)

    def hurry(self, command: Command, rounds_over: float) -> float:
        """Return the preference, in VP, for a move towards the end, this many rounds after it was due."""
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
"""By name, weakest first (set by games between two: each level wins about 7 of 10 against the one below)."""

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

"""The pending points: what the game waits for, as data, to be saved, undone and searched (R24)."""

import msgspec


class Pending(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """A point where `seat` has to choose, or where the rules take the next step themselves."""

    seat: int


class AwaitStartTokens(Pending, frozen=True):
    """Setup step 6: the seat takes `count` free tokens of different commodities."""

    count: int


class AwaitAction(Pending, frozen=True):
    """The seat takes its action; after a lost auction it may also end the turn (R25)."""

    may_end: bool = False


class AwaitSecondSale(Pending, frozen=True):
    """Freight Company: a second sale, not of the commodity just sold (R11)."""

    sold: str


class AwaitSecondPurchase(Pending, frozen=True):
    """Construction Company: another purchase or upgrade in the same turn (R15)."""


class AwaitFloorTrade(Pending, frozen=True):
    """Trading Floor: the seat, having played `card`, may first buy from one player (R10)."""

    card: int


class AwaitTokens(Pending, frozen=True):
    """The seat takes the tokens its card shows, up to its production limit (R2)."""

    card: int


class AwaitBonus(Pending, frozen=True):
    """The seat chooses one Bonus building or declines (R3, R4)."""

    card: int


class RaisePrices(Pending, frozen=True):
    """The prices rise by the card's Price half; no seat chooses."""

    card: int


class DrawCards(Pending, frozen=True):
    """The hand is filled up to its limit; no seat chooses."""


class AwaitDiscard(Pending, frozen=True):
    """The seat discards `count` tokens, its storage overflow (R9)."""

    count: int


class AwaitBid(Pending, frozen=True):
    """The seat bids or passes: `active` seats are in the auction, `starter` opened, `leader` made `bid`."""

    railroad: str
    starter: int
    leader: int
    bid: int
    active: tuple[int, ...]


class Hammer(Pending, frozen=True):
    """The auction is decided: `seat` pays `bid` to the bank; no seat chooses."""

    railroad: str
    starter: int
    bid: int


class TurnDone(Pending, frozen=True):
    """The seat's action is complete; a choice is left only with sudden death (R22)."""


class Scoring(Pending, frozen=True):
    """The game is scored: the last turn is over, or `seat` has `declared` victory."""

    declared: bool = False


class Over(Pending, frozen=True):
    """The game is over; `winners` share the win (R18)."""

    winners: tuple[int, ...]


AnyPending = (
    AwaitStartTokens
    | AwaitAction
    | AwaitSecondSale
    | AwaitSecondPurchase
    | AwaitFloorTrade
    | AwaitTokens
    | AwaitBonus
    | RaisePrices
    | DrawCards
    | AwaitDiscard
    | AwaitBid
    | Hammer
    | TurnDone
    | Scoring
    | Over
)

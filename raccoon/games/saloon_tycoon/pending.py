"""The pending points: what the game still has to do, as data, to be saved, undone and searched."""

import msgspec


class Pending(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """A point where a seat has to choose, or where the rules take the next step themselves."""


# The course of the game


class ChooseSecrets(Pending, frozen=True):
    """Setup step 5: these seats still have to choose their secret claims, all at the same time (SR5)."""

    seats: tuple[int, ...]


class ShowSecrets(Pending, frozen=True):
    """With open hands, all claims kept are shown once all have chosen; no seat chooses."""


class TakeIncome(Pending, frozen=True):
    """The Income step of a turn; no seat chooses."""


class Turn(Pending, frozen=True):
    """The Actions step: free actions, the Tycoon action unless it is used, or the end of the turn."""

    action_used: bool = False


class TurnDone(Pending, frozen=True):
    """The turn that triggered the end is over; no seat chooses."""


class Scoring(Pending, frozen=True):
    """The last turn has been played; no seat chooses."""


class Over(Pending, frozen=True):
    """The game is over; `winners` share the win (SR38)."""

    winners: tuple[int, ...]


# Choices by a bonus, a card or an action


class GrantedAction(Pending, frozen=True):
    """The player takes an additional Tycoon action at once; it cannot be declined (SR24, SR32)."""

    may_play: bool


class GrantedPlay(Pending, frozen=True):
    """The player may play a card without Angie's discard."""


class GrantedBuild(Pending, frozen=True):
    """The player may build a tile for `discount` gold less, or without the gold of its lots (SR33)."""

    discount: int
    free_lots: bool


class GrantedMove(Pending, frozen=True):
    """The player may move a character of this `kind` (`move.py`); the old host gets `compensation` gold."""

    kind: str
    compensation: int


class PlaceCubes(Pending, frozen=True):
    """The player places `count` free cubes, one by one, while a space is open (SR23)."""

    count: int


class DrawCards(Pending, frozen=True):
    """The player draws `count` cards, after discarding for the hand limit (SR9)."""

    count: int


class DiscardToPlay(Pending, frozen=True):
    """Moonshine Angie: the player discards `count` other cards before the card played works (SR11)."""

    count: int


class StealGold(Pending, frozen=True):
    """The player chooses an opponent and takes up to `most` gold."""

    most: int


class StealCards(Pending, frozen=True):
    """The player chooses an opponent and takes up to `most` cards."""

    most: int


class TakeCards(Pending, frozen=True):
    """The player takes `count` random cards of the victim, after discarding for the hand limit (SR34)."""

    victim: int
    count: int


# Steps without a choice


class FinishRoom(Pending, frozen=True):
    """The room's last space was filled: it scores its points, then comes its roof, then its bonus (SR21)."""

    room: int


class LayRoof(Pending, frozen=True):
    """A roof is laid on the room, which is on floor 3 (SR22)."""

    room: int


class TakeGold(Pending, frozen=True):
    """The player takes gold from the bank."""

    gold: int


class TakeIncomeGold(Pending, frozen=True):
    """The player takes gold equal to the income level from the bank, but `most` at most."""

    most: int


class ScorePoints(Pending, frozen=True):
    """The player scores points by a card."""

    points: int


class Welcome(Pending, frozen=True):
    """The citizen comes to the player's saloon, except on final turns (SR36)."""

    citizen: str


class CardDone(Pending, frozen=True):
    """The card has been resolved and goes to the discard pile only now (SR10)."""

    card: str


AnyPending = (
    ChooseSecrets
    | ShowSecrets
    | TakeIncome
    | Turn
    | TurnDone
    | Scoring
    | Over
    | GrantedAction
    | GrantedPlay
    | GrantedBuild
    | GrantedMove
    | PlaceCubes
    | DrawCards
    | DiscardToPlay
    | StealGold
    | StealCards
    | TakeCards
    | FinishRoom
    | LayRoof
    | TakeGold
    | TakeIncomeGold
    | ScorePoints
    | Welcome
    | CardDone
)
Agenda = tuple[AnyPending, ...]
"""The pending points, the next one last."""

"""The things the game still has to do, as data on the state: it can be saved, undone and searched."""

import msgspec


class Pending(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """A point where somebody has to choose, or where the next step follows by itself."""


# The frame of the game


class ChooseSecrets(Pending, frozen=True):
    """Setup step 5: these seats still choose which secret claims they keep, all at the same time (SR5)."""

    seats: tuple[int, ...]


class ShowSecrets(Pending, frozen=True):
    """All have chosen at a table with open hands: the claims they keep are laid open; nobody chooses."""


class TakeIncome(Pending, frozen=True):
    """A turn begins; nobody chooses."""


class Turn(Pending, frozen=True):
    """The Actions step: free actions, a Tycoon action if that of the turn is not yet used, or the end."""

    action_used: bool = False


class TurnDone(Pending, frozen=True):
    """The turn is over; nobody chooses."""


class Scoring(Pending, frozen=True):
    """The last turn has been played; nobody chooses."""


class Over(Pending, frozen=True):
    """The game has ended; `winners` share the win (SR38)."""

    winners: tuple[int, ...]


# What a bonus, a card or an action asks for


class GrantedAction(Pending, frozen=True):
    """A Tycoon action at once, beside the one of the turn; it cannot be declined (SR24, SR32)."""

    may_play: bool


class GrantedPlay(Pending, frozen=True):
    """A card may be played at once, without Angie's discard."""


class GrantedBuild(Pending, frozen=True):
    """A tile may be built for `discount` gold less, or without paying for its lots (SR33)."""

    discount: int
    free_lots: bool


class GrantedMove(Pending, frozen=True):
    """A character may be moved: `kind` says which; the old host takes `compensation` gold."""

    kind: str
    compensation: int


class PlaceCubes(Pending, frozen=True):
    """So many free cubes are to be placed, one by one, while a space is open (SR23)."""

    count: int


class DrawCards(Pending, frozen=True):
    """So many cards are drawn, as soon as the hand has room for them (SR9)."""

    count: int


class DiscardToPlay(Pending, frozen=True):
    """Moonshine Angie: so many other cards go before the card that is being played (SR11)."""

    count: int


class StealGold(Pending, frozen=True):
    """One opponent with gold is chosen and gives up to `most`."""

    most: int


class StealCards(Pending, frozen=True):
    """One opponent with cards is chosen and gives up to `most`."""

    most: int


class TakeCards(Pending, frozen=True):
    """So many of the victim's cards are taken at random, as soon as the hand has room for them (SR34)."""

    victim: int
    count: int


# What follows by itself


class FinishRoom(Pending, frozen=True):
    """The room's last space was filled: points first (SR21)."""

    room: int


class LayRoof(Pending, frozen=True):
    """The room stands on floor 3: its roof comes before its bonus (SR21)."""

    room: int


class TakeGold(Pending, frozen=True):
    """So much gold comes from the bank."""

    gold: int


class TakeIncomeGold(Pending, frozen=True):
    """Gold equal to the income level comes from the bank, at most so much."""

    most: int


class ScorePoints(Pending, frozen=True):
    """A card gives so many points."""

    points: int


class Welcome(Pending, frozen=True):
    """This citizen comes to the saloon, except on final turns (SR36)."""

    citizen: str


class CardDone(Pending, frozen=True):
    """This card has been resolved and goes to the discard pile, where it was not until now (SR10)."""

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
"""The things to do, the last first."""

"""Taking a card back from the own discard pile (A Fresh Take)."""

from msgspec.structs import replace

from raccoon.engine.counts import without
from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, finish_play
from raccoon.games.raccoon_rampage.catalogue import Action
from raccoon.games.raccoon_rampage.choices import PlayOption
from raccoon.games.raccoon_rampage.state import State, with_player

KIND = "regain"


class Regain(Command, frozen=True):
    """Play this card and take `regained` back into the hand."""

    card: str
    regained: str


class CardRegained(ActionPlayed, frozen=True):
    """The seat played the card and took `regained` from its discard pile into its hand."""

    regained: str


class RegainOption(PlayOption, frozen=True):
    """Take back any of the `discards`."""

    discards: tuple[str, ...]
    command = Regain


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without a card on the discard pile, where the card played is not yet (RR43)."""
    discards = tuple(dict.fromkeys(state.players[seat].discard))
    return RegainOption(seat, action.name, discards) if discards else None


def decide(state: State, command: Regain) -> Event:
    """Take the card back; refuse if this card cannot be played now, or the other is not discarded."""
    check_play(state, command, KIND, options)
    return CardRegained(command.seat, command.card, command.regained)


def evolve(state: State, event: CardRegained) -> State:
    """Move the card from the discard pile to the hand."""
    player = state.players[event.seat]
    player = replace(
        player,
        hand=(*player.hand, event.regained),
        discard=without(player.discard, event.regained),
    )
    state = replace(state, players=with_player(state, event.seat, player))
    return finish_play(state, event.seat, event.card)

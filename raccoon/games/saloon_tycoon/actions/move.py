"""Moving characters between saloons: the Tycoon action Bribe (SR18), and cards."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced, without
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.saloon_tycoon.actions.decline import DeclineOption, Skipped
from raccoon.games.saloon_tycoon.actions.earn import check_action
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS, CONSTANTS
from raccoon.games.saloon_tycoon.pending import GrantedMove
from raccoon.games.saloon_tycoon.state import State, action_spent

COST = CONSTANTS["bribe_cost"]


class Bribe(Command, frozen=True):
    """Pay 6 gold to move this character to the saloon of the seat `host`."""

    character: str
    host: int


class MoveCharacter(Command, frozen=True):
    """Move this character to the saloon of the seat `host` by a card."""

    character: str
    host: int


class CharacterMoved(SeatEvent, frozen=True):
    """The seat moved the character for `price` gold; the old host got `compensation` gold from the bank."""

    character: str
    source: int
    host: int
    price: int
    compensation: int


class MoveOption(Option, frozen=True):
    """One of these moves, each a character and the new host."""

    moves: tuple[tuple[str, int], ...]

    def allows(self, command: Any) -> bool:
        return (command.character, command.host) in self.moves

    def draw(self, chance: Chance) -> Command:
        return self._make(chance.pick(self.moves))

    def commands(self) -> Iterator[Command]:
        return map(self._make, self.moves)

    def _make(self, move: tuple[str, int]) -> Command:
        make: Callable[[int, str, int], Command] = self.command
        return make(self.seat, *move)


class BribeOption(MoveOption, frozen=True):
    """Bribe a character in town to another saloon, for 6 gold."""

    command = Bribe


class MoveCharacterOption(MoveOption, frozen=True):
    """Move a character as the card allows; the old host gets `compensation` gold."""

    compensation: int
    command = MoveCharacter


Moves = tuple[tuple[str, int], ...]


def _moves(state: State) -> Moves:
    seats = range(len(state.players))
    return tuple(
        [
            (character, seat)
            for source, player in enumerate(state.players)
            for character in player.characters
            for seat in seats
            if seat != source
        ]
    )


def _outlaws(state: State) -> Moves:
    return tuple([move for move in _moves(state) if CHARACTERS[move[0]].kind == "outlaw"])


def _citizens_to_self(state: State) -> Moves:
    own = state.turn
    return tuple([move for move in _moves(state) if move[1] == own and CHARACTERS[move[0]].kind == "citizen"])


KINDS: dict[str, Callable[[State], Moves]] = {
    "outlaw": _outlaws,
    "citizen_to_self": _citizens_to_self,
}
"""The moves that each kind of card allows."""


def bribe_option(state: State, seat: int) -> BribeOption | None:
    """Return the bribes; None without 6 gold or a character in town, and on final turns (SR36)."""
    if state.final_turn or state.players[seat].gold < COST:
        return None
    moves = _moves(state)
    return BribeOption(seat, moves) if moves else None


def granted_options(state: State, pending: GrantedMove) -> tuple[Option, ...]:
    """Return the moves that the card allows, and declining."""
    moves, seat = KINDS[pending.kind](state), state.turn
    decline = DeclineOption(seat)
    return (MoveCharacterOption(seat, moves, pending.compensation), decline) if moves else (decline,)


def granted(state: State, pending: GrantedMove, chance: Chance) -> Event | None:
    """Skip the granted move if no character can be moved; else None: the player chooses."""
    return None if KINDS[pending.kind](state) else Skipped(state.turn, "move_char")


def _host(state: State, character: str) -> int:
    """Return the seat whose saloon the character is at; refuse one that is not in town."""
    for seat, player in enumerate(state.players):
        if character in player.characters:
            return seat
    raise Refusal("not_in_town", character=character)


def decide_bribe(state: State, command: Bribe) -> Event:
    """Bribe; refuse on final turns, with too little gold, for a character not in town or already there."""
    check_action(state)
    if state.final_turn:
        raise Refusal("no_moves_on_final_turns")
    source = _host(state, command.character)
    if (command.character, command.host) not in _moves(state):
        raise Refusal("move_to_other_saloon", character=command.character)
    gold = state.players[command.seat].gold
    if gold < COST:
        raise Refusal("not_enough_gold", need=COST, have=gold)
    return CharacterMoved(command.seat, command.character, source, command.host, COST, 0)


def decide_move(state: State, command: MoveCharacter, pending: GrantedMove) -> Event:
    """Move the character; refuse a move that the card does not allow."""
    source = _host(state, command.character)
    if (command.character, command.host) not in KINDS[pending.kind](state):
        raise Refusal("move_not_allowed", character=command.character)
    return CharacterMoved(command.seat, command.character, source, command.host, 0, pending.compensation)


def evolve(state: State, event: CharacterMoved) -> State:
    """Pay the price and the compensation, and move the character to its new host."""
    players = state.players
    if event.price:
        payer = players[event.seat]
        players = replaced(players, event.seat, replace(payer, gold=payer.gold - event.price))
    left = players[event.source]
    left = replace(
        left,
        gold=left.gold + event.compensation,
        characters=without(left.characters, event.character),
    )
    players = replaced(players, event.source, left)
    host = players[event.host]
    host = replace(host, characters=(*host.characters, event.character))
    return replace(state, players=replaced(players, event.host, host), agenda=action_spent(state))

"""Positions for the tests: a table laid by hand, then played on under the laws of the game.

Seats 0 to 3 are Germany, France, Activist and Hunter. Hands are empty unless a test fills them, so that
windows are skipped; the one event turned up is over and changes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, Option, Refusal
from raccoon.games.raccoon_rampage.catalogue import (
    AREAS,
    EVENT_TARGET,
    EVENTS,
    GREY,
    POLICIES,
    QUEUE_SPACES,
    ROLE_ACTIONS,
    ROLE_POLICIES,
    ROLES,
    ROUNDS,
    SPREAD_CARDS,
)
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.laws import on_the_table
from raccoon.games.raccoon_rampage.pending import (
    AnyPending,
    AwaitEvaluation,
    AwaitLastCall,
    AwaitMain,
    AwaitMoves,
    AwaitPlace,
    AwaitProtection,
    AwaitToss,
    NextFinal,
)
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote
from raccoon.games.raccoon_rampage.phases.place import SearchDeck
from raccoon.games.raccoon_rampage.phases.turn_end import KeepAll
from raccoon.games.raccoon_rampage.phases.windows import Pass
from raccoon.games.raccoon_rampage.setup import deal
from raccoon.games.raccoon_rampage.state import Player, Queued, State, StoryEvent, TableOptions, clockwise
from raccoon.games.raccoon_rampage.turn import EVOLVE, FOLLOWS

E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=Option)  # noqa: E741 - the letter of Option

DE, FR, AR, HU = range(4)
ALL = tuple(ROLES)
PLAIN = [("compost", DE), ("border", FR), ("school", AR), ("hobby", HU)]
PLAIN += [("attic", DE), ("vineyard", FR), ("rehome", AR), ("urban", HU)]
"""The policies on spaces 1 to 8 unless a test says otherwise: no tags but on space 5."""


class Dice(Chance):
    """Loaded dice: numbers for six-sided dice, symbols for hunter dice, in the order they fall."""

    def __init__(self, *falls: int | str) -> None:
        super().__init__("loaded")
        self.falls = list(falls)

    def below(self, limit: int) -> int:
        value = self.falls.pop(0)
        assert isinstance(value, int)
        assert 1 <= value <= limit == 6
        return value - 1

    def pick(self, items: Sequence[Any]) -> Any:
        symbol = self.falls.pop(0)
        assert symbol in items
        return symbol


def votes(text: str) -> tuple[int, ...]:
    """Votes as the rulebook writes them: ``"2/1/0/0+1"`` of the four seats and grey ones."""
    seats, _, grey = text.partition("+")
    found: list[int] = []
    for seat, count in enumerate(seats.split("/") if seats else ()):
        found += [seat] * int(count)
    return (*found, *[GREY] * int(grey or 0))


def event(round_number: int) -> int:
    """The target of a vote on the event of that round."""
    return EVENT_TARGET + round_number


def only(kind: type[E], events: Iterable[Event]) -> E:
    """The one event of that kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, f"{len(found)} events {kind.__name__} in {events}"
    return found[0]


def all_of(kind: type[E], events: Iterable[Event]) -> list[E]:
    """Every event of that kind."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: Iterable[Event]) -> list[type[Event]]:
    """Their classes, in order."""
    return [type(event) for event in events]


class Table:
    """A game in progress that a test arranges and plays; seat 0 is active and in its main phase.

    What is given to a seat is taken from its deck, so that the laws of the game hold; they are checked
    after every move played.
    """

    def __init__(self, roles: tuple[str, ...] = ALL, start_player: int = 0, **options: Any) -> None:
        chosen = TableOptions(**({"scenario": "mixed"} | options))
        setup = deal(len(roles), chosen, Chance("table"), roles)
        self.state: State = GAME.start(replace(setup, start_player=start_player))
        self.log: list[Event] = []
        self.change(turn=start_player, spread_deck=SPREAD_CARDS[len(roles)])
        for seat in range(len(roles)):
            self.set(seat, hand=(), discard=())
        plain = [Queued(policy, seat) for policy, seat in PLAIN if len(roles) == len(ALL)]
        plain = plain or [Queued(policy, seat) for policy, seat in self._plain_of_three()]
        self.change(
            queue=tuple(
                replace(policy, face_up=space <= 4)
                for space, policy in enumerate(plain[: QUEUE_SPACES[len(roles)]], 1)
            )
        )
        self.story("self_interest", completed=("self_interest",))
        self.main()

    def _plain_of_three(self) -> list[tuple[str, int]]:
        roles = [player.role for player in self.state.players]
        names = [("sterilise", 0), ("school", roles.index("AR")), ("hobby", roles.index("HU"))]
        names += [("international" if "DE" in roles else "border", 0), ("rehome", roles.index("AR"))]
        return [*names, ("urban", roles.index("HU")), ("compost" if "DE" in roles else "vineyard", 0)]

    # Looking

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def pending(self) -> AnyPending:
        """The point that the game waits at."""
        return self.state.pending

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return GAME.to_act(self.state)

    def area(self, name: str) -> int:
        """The raccoons in an area."""
        return self.state.raccoons[AREAS.index(name)]

    def on(self, space: int) -> Queued:
        """The policy on a space."""
        policy = self.state.queue[space - 1]
        assert policy is not None
        return policy

    def options(self, kind: type[O], seat: int | None = None) -> list[O]:
        """The options of that kind of the seat, or of the first one asked."""
        who = self.asked[0] if seat is None else seat
        return [option for option in GAME.options(self.state, who) if isinstance(option, kind)]

    def may(self, command: Command) -> bool:
        """Whether the options allow the command."""
        return any(
            option.command is type(command) and option.allows(command)
            for option in GAME.options(self.state, command.seat)
        )

    # Arranging

    def change(self, **fields: Any) -> Table:
        """Fields of the state as they shall be; decks hold what lies nowhere else."""
        self.state = replace(self.state, **fields)
        players = []
        for seat, player in enumerate(self.state.players):
            printed = Counter(ROLE_POLICIES[player.role] + ROLE_ACTIONS[player.role])
            out = player.hand + player.discard + player.set_aside + player.removed
            rest = printed - Counter([*out, *on_the_table(self.state, seat)])
            ordered = [card for card in player.deck if card in rest]
            deck = list((Counter(ordered) & rest).elements())
            deck += list((rest - Counter(deck)).elements())
            players.append(replace(player, deck=tuple(deck)))
        self.state = replace(self.state, players=tuple(players))
        return self

    def set(self, seat: int, **fields: Any) -> Table:
        """Fields of one player as they shall be."""
        players = list(self.state.players)
        players[seat] = replace(players[seat], **fields)
        return self.change(players=tuple(players))

    def _clear(self, owner: int | None, *cards: str) -> None:
        """Plain policies of the queue make way for those that a test lays elsewhere."""
        queue = list(self.state.queue)
        for index, policy in enumerate(queue):
            if policy and owner is not None and policy.owner == owner and policy.policy in cards:
                taken = {other.policy for other in queue if other and other.owner == owner} | set(cards)
                spare = next(card for card in self[owner].deck if card in POLICIES and card not in taken)
                queue[index] = replace(policy, policy=spare)
        self.state = replace(self.state, queue=tuple(queue))

    def hand(self, seat: int, *cards: str) -> Table:
        """The seat's hand."""
        self._clear(seat, *cards)
        return self.set(seat, hand=cards)

    def discards(self, seat: int, *cards: str) -> Table:
        """The seat's discard pile."""
        self._clear(seat, *cards)
        return self.set(seat, discard=cards)

    def deck(self, seat: int, *cards: str) -> Table:
        """These cards on top of the seat's deck."""
        rest = list(self[seat].deck)
        for card in cards:
            rest.remove(card)
        players = list(self.state.players)
        players[seat] = replace(players[seat], deck=(*cards, *rest))
        self.state = replace(self.state, players=tuple(players))
        return self

    def influence(self, **roles: int) -> Table:
        """The influence of roles named, as in ``DE=5``."""
        for seat, player in enumerate(self.state.players):
            if player.role in roles:
                self.set(seat, influence=roles[player.role])
        return self

    def queued(self, policy: str, owner: int | None, lying: str = "", **fields: Any) -> Queued:
        """A face-up policy with votes written as in `votes`."""
        return Queued(policy, owner, **({"face_up": True, "votes": votes(lying)} | fields))

    def put(self, space: int, policy: str, owner: int | None, lying: str = "", **fields: Any) -> Table:
        """A policy on a space, face up on the first four, with votes written as in `votes`."""
        fields = {"face_up": space <= 4} | fields
        self._clear(owner, policy)
        queue = list(self.state.queue)
        queue[space - 1] = self.queued(policy, owner, lying, **fields)
        return self.change(queue=tuple(queue))

    def lying(self, space: int, lying: str) -> Table:
        """Votes on the policy of a space."""
        queue = list(self.state.queue)
        queue[space - 1] = replace(self.on(space), votes=votes(lying))
        return self.change(queue=tuple(queue))

    def empty(self, *spaces: int) -> Table:
        """Spaces without a policy."""
        queue = [None if n in spaces else policy for n, policy in enumerate(self.state.queue, 1)]
        return self.change(queue=tuple(queue))

    def story(self, *names: str, completed: tuple[str, ...] = ()) -> Table:
        """The events turned up; the round is the last one's."""
        events = tuple(StoryEvent(name, completed=name in completed) for name in names)
        coming = tuple(name for name in EVENTS if name not in names)[: ROUNDS - len(names)]
        return self.change(events=events, coming=coming, round=len(names))

    def coming(self, *names: str) -> Table:
        """The next events of the storyline."""
        known = {turned_up.name for turned_up in self.state.events} | set(names)
        rest = tuple(name for name in EVENTS if name not in known)
        return self.change(coming=(names + rest)[: ROUNDS - len(self.state.events)])

    def slots(self, round_number: int, *seats: int) -> Table:
        """Votes on an event, in the order in which they came."""
        events = list(self.state.events)
        events[round_number - 1] = replace(events[round_number - 1], votes=seats)
        return self.change(events=tuple(events))

    def raccoons(self, france: int, germany: int, rest: int) -> Table:
        """The raccoons in the areas."""
        return self.change(raccoons=(france, germany, rest))

    def spread(self, *cards: int) -> Table:
        """These spread cards on top of the deck, the others below."""
        rest = list(SPREAD_CARDS[len(self.state.players)])
        for card in cards:
            rest.remove(card)
        return self.change(spread_deck=(*cards, *rest), spread_discard=(), spread_unseen=())

    # Points of the game

    def main(self, seat: int | None = None, placed: int = 0) -> Table:
        """The seat's main phase with so many votes placed."""
        turn = self.state.turn if seat is None else seat
        return self.change(turn=turn, votes_placed=placed, pending=AwaitMain((turn,)))

    def last_call(self, seat: int | None = None) -> Table:
        """The last call before the seat's queue phase."""
        turn = self.state.turn if seat is None else seat
        return self.change(turn=turn, pending=AwaitLastCall(self._holders(turn)))

    def evaluate(
        self, policy: str, owner: int | None, lying: str = "", turn: int | None = None, **fields: Any
    ) -> Table:
        """The policy under evaluation, its window open to all who hold a card; the last space is free."""
        active = self.state.turn if turn is None else turn
        self.empty(len(self.state.queue))
        self._clear(owner, policy)
        self.change(turn=active, evaluated=self.queued(policy, owner, lying, **fields))
        return self.change(pending=AwaitEvaluation(self._holders(active)))

    def place(self, seat: int | None = None) -> Table:
        """The seat has to place a policy on the last space."""
        turn = self.state.turn if seat is None else seat
        self.empty(len(self.state.queue))
        return self.change(turn=turn, pending=AwaitPlace((turn,)))

    def final(self) -> Table:
        """Nothing but the final evaluation is left; the Hunter was the last active seat."""
        names = ("self_interest", "big_farm", "schengen", "urbanophiles", "free_trade")
        self.story(*names, completed=names)
        return self.change(turn=len(self.state.players) - 1, final=True, pending=NextFinal())

    def _holders(self, first: int) -> tuple[int, ...]:
        return tuple(seat for seat in clockwise(first, len(self.state.players)) if self[seat].hand)

    # Playing

    def play(self, *commands: Command, chance: Chance | None = None) -> list[Event]:
        """The events of these commands; each must be offered, and no law broken by it."""
        assert GAME.faults(self.state) == (), "the test has laid an impossible table"
        events: list[Event] = []
        for command in commands:
            assert self.may(command), f"{command} is not offered at {self.pending}"
            decision = GAME.decide(self.state, command, chance or Chance("table", len(self.log)))
            events += decision.events
            self.log += decision.events
            self.state = decision.state
            assert GAME.faults(self.state) == ()
        return events

    def pass_all(self, chance: Chance | None = None) -> list[Event]:
        """Everybody asked in this window passes; what follows by itself follows."""
        return self.play(*[Pass(seat) for seat in self.asked], chance=chance)

    def go(self, chance: Chance | None = None) -> list[Event]:
        """Go on where nobody was asked: as after the last answer of a step before."""
        events: list[Event] = []
        dice = chance or Chance("table", len(self.log))
        while follow := FOLLOWS.get(type(self.pending)):
            found = follow(self.state, self.pending, dice)
            if found is None:
                break
            events.append(found)
            self.state = EVOLVE[type(found)](self.state, found)
        assert GAME.faults(self.state) == ()
        self.log += events
        return events

    def decide(self, chance: Chance | None = None) -> list[Event]:
        """The evaluation window closes: everybody passes, or nobody holds a card."""
        return self.pass_all(chance) if self.asked else self.go(chance)

    def idle(self) -> list[Event]:
        """The first seat asked does the least it may: it passes, keeps, places, votes, ends."""
        options = GAME.options(self.state, self.asked[0])
        quiet = isinstance(
            self.pending, AwaitLastCall | AwaitEvaluation | AwaitToss | AwaitProtection | AwaitMoves
        )
        return self.play(next(options[-1 if quiet else 0].commands()))

    def finish_turn(self, target: int = 1) -> list[Event]:
        """The active seat places its votes on one target, plays and discards nothing, and ends."""
        seat, events = self.asked[0], []
        while isinstance(self.pending, AwaitMain):
            vote = Vote(seat, target)
            events += self.play(vote if self.may(vote) else EndMain(seat))
        return events + (self.play(KeepAll(seat)) if isinstance(self.pending, AwaitToss) else [])

    def search(self) -> list[Event]:
        """The active seat, without a policy in hand, lays one from its deck."""
        return self.play(SearchDeck(self.asked[0]))

    def refuse(self, command: Command) -> Refusal:
        """The refusal of a command that is not offered either."""
        assert not self.may(command)
        with pytest.raises(Refusal) as caught:
            GAME.decide(self.state, command, Chance("table"))
        return caught.value

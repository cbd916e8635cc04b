"""Public wishes: recorded promises of votes that bind no seat (RR44).

A wish is a pin on a face-up policy: "this many votes from me if the others add that many", together what
the policy lacks. It changes nothing but the record of promises kept and broken.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_rampage.catalogue import ROUNDS
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall, AwaitMain
from raccoon.games.raccoon_rampage.state import Pin, Player, Queued, State
from raccoon.games.raccoon_rampage.voting import cost_of


class Wish(Command, frozen=True):
    """Pin a wish on the policy of the space: `mine` votes from this seat if the others add the rest."""

    space: int
    mine: int


class WishSaid(SeatEvent, frozen=True):
    """The seat moved its only pin to the policy: `mine` more votes from it if the others add `others`."""

    space: int
    policy: str
    mine: int
    others: int


class WishesSettled(Event, frozen=True):
    """The promises on a policy that leaves were settled: kept, broken, or not due."""

    policy: str
    kept: tuple[int, ...]
    broken: tuple[int, ...]
    uncalled: tuple[int, ...]


class WishOption(Option, frozen=True):
    """Pin a wish on one of `places`, pairs of a space and the most votes that the seat may promise there."""

    places: tuple[tuple[int, int], ...]
    command = Wish
    talk = True

    def allows(self, command: Wish) -> bool:
        return any(space == command.space and 0 <= command.mine <= most for space, most in self.places)

    def draw(self, chance: Chance) -> Command:
        space, most = chance.pick(self.places)
        return Wish(self.seat, space, chance.below(most + 1))

    def commands(self) -> Iterator[Command]:
        for space, most in self.places:
            for mine in range(most + 1):
                yield Wish(self.seat, space, mine)


def options(state: State, seat: int) -> tuple[Option, ...]:
    """Return pinning a wish: once in each turn, in windows and in the seat's main phase."""
    if seat in state.spoken or state.final:
        return ()
    places = []
    for space, policy in enumerate(state.queue, 1):
        if policy is None or not policy.face_up:
            continue
        short = cost_of(policy, state.rules) - len(policy.votes)
        if short > 0:
            places.append((space, short - 1 if may_promise(state, seat, space) else 0))
    return (WishOption(seat, tuple(places)),) if places else ()


def may_promise(state: State, seat: int, space: int) -> bool:
    """Return whether the seat has a later turn before the policy on the space is evaluated."""
    players = len(state.players)
    done = (state.round - 1) * players + (state.turn - state.start_player) % players
    last = min(space - (2 if isinstance(state.pending, AwaitLastCall) else 1), ROUNDS * players - 1 - done)
    return ((seat - state.turn - 1) % players) + 1 <= last


def decide(state: State, command: Wish) -> Event:
    """Pin the wish; refuse outside windows and main phases, a second one in a turn, or a wrong space."""
    if not isinstance(state.pending, AwaitLastCall | AwaitEvaluation | AwaitMain) or state.final:
        raise Refusal("not_now")
    if command.seat in state.spoken:
        raise Refusal("wish_said")
    if not any(option.allows(command) for option in options(state, command.seat)):
        raise Refusal("no_wish_there")
    policy = state.queue[command.space - 1]
    assert policy is not None
    short = cost_of(policy, state.rules) - len(policy.votes)
    return WishSaid(command.seat, command.space, policy.policy, command.mine, short - command.mine)


def evolve(state: State, event: WishSaid) -> State:
    """Put the pin on the policy; the seat's older pin is judged now and removed."""
    state = _without_pin(state, event.seat)
    policy = state.queue[event.space - 1]
    assert policy is not None
    own = policy.votes.count(event.seat)
    pin = Pin(event.seat, event.mine, event.others, own, len(policy.votes) - own)
    policy = replace(policy, pins=(*policy.pins, pin))
    queue = replaced(state.queue, event.space - 1, policy)
    return replace(state, queue=queue, spoken=(*state.spoken, event.seat))


def _without_pin(state: State, seat: int) -> State:
    for policy in (*state.queue, state.evaluated):
        for pin in policy.pins if policy else ():
            if policy and pin.seat == seat:
                word = _judge_promise(pin, policy, pin.others_added(policy.votes))
                return _recorded(_taken_off(state, policy, pin), **{word: (seat,)} if word else {})
    return state


def _taken_off(state: State, policy: Queued, pin: Pin) -> State:
    bare = replace(policy, pins=tuple([other for other in policy.pins if other is not pin]))
    if policy is state.evaluated:
        return replace(state, evaluated=bare)
    return replace(state, queue=tuple([bare if other is policy else other for other in state.queue]))


def _judge_promise(pin: Pin, policy: Queued, due: bool) -> str:
    """Judge a promise: "kept", "broken", or "" if it was of no votes or the others did not add theirs."""
    if not pin.mine or not pin.others_added(policy.votes):
        return ""
    if pin.promise_kept(policy.votes):
        return "kept"
    return "broken" if due else ""


def mark_due(state: State, seat: int) -> State:
    """Mark the seat's promise as due if the others have added their votes; the seat ends its main phase."""
    queue = list(state.queue)
    for index, policy in enumerate(queue):
        if policy and any(
            pin.seat == seat and not pin.due and pin.others_added(policy.votes) for pin in policy.pins
        ):
            pins = [replace(pin, due=True) if pin.seat == seat else pin for pin in policy.pins]
            queue[index] = replace(policy, pins=tuple(pins))
            return replace(state, queue=tuple(queue))
    return state


def settlement(policy: Queued) -> Event | None:
    """Return the settlement of the promises on a policy that leaves; None without promises."""
    words = {pin.seat: _judge_promise(pin, policy, pin.due) for pin in policy.pins if pin.mine}
    if not words:
        return None
    kept, broken, uncalled = (
        tuple([seat for seat, said in words.items() if said == word]) for word in ("kept", "broken", "")
    )
    return WishesSettled(None, policy.policy, kept, broken, uncalled)


def evolve_settled(state: State, event: WishesSettled) -> State:
    """Remove the pins and update the records."""
    assert state.evaluated is not None
    state = replace(state, evaluated=replace(state.evaluated, pins=()))
    return _recorded(state, event.kept, event.broken)


def _recorded(state: State, kept: tuple[int, ...] = (), broken: tuple[int, ...] = ()) -> State:
    def record(seat: int, player: Player) -> Player:
        return replace(player, kept=player.kept + (seat in kept), broken=player.broken + (seat in broken))

    if not kept and not broken:
        return state
    return replace(state, players=tuple([record(seat, player) for seat, player in enumerate(state.players)]))

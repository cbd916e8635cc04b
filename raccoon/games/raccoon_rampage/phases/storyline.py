"""The storyline: an event is turned up each round, its now part happens; events fill with votes."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, replaced, without
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_rampage.catalogue import AREAS, EVENTS, ROLES, Part
from raccoon.games.raccoon_rampage.choices import CardsOption
from raccoon.games.raccoon_rampage.flow import last_call, others
from raccoon.games.raccoon_rampage.ground import room_before_skull, with_raccoons
from raccoon.games.raccoon_rampage.in_force import in_group
from raccoon.games.raccoon_rampage.pending import AwaitForcedDiscard, NextRound, TurnStart
from raccoon.games.raccoon_rampage.state import GREY, Player, State, StoryEvent, clockwise, with_player
from raccoon.games.raccoon_rampage.voting import event_leader, open_policies, tags_of, with_votes


class GiveUp(Command, frozen=True):
    """Discard these cards of the hand, as an event demands."""

    cards: tuple[str, ...]


class EventTurnedUp(Event, frozen=True):
    """The event of that round; `surprise`: nobody could know which (mixed storyline)."""

    round: int
    event: str
    surprise: bool

    @property
    def reveals(self) -> bool:
        return self.surprise


class GreyVotesCast(Event, frozen=True):
    """So many grey votes came on the policy of each of these spaces."""

    spaces: tuple[int, ...]
    n: int


class RaccoonsCame(Event, frozen=True):
    """An event brought raccoons to the areas, in the order of AREAS."""

    added: Counts


class SeatsGained(Event, frozen=True):
    """An event gave the seats so much each, in their order: of `what`, "influence" or "protection"."""

    what: str
    gained: Counts


class DiscardDemanded(Event, frozen=True):
    """An event asks these seats to discard so many cards each."""

    seats: tuple[int, ...]
    count: int


class DiscardChosen(SeatEvent, frozen=True):
    """The seat has chosen what it gives up; only it may know what until all have (RR39)."""

    cards: tuple[str, ...]


class DiscardsShown(Event, frozen=True):
    """All have chosen: the cards are shown together, as pairs of a card and the seat that gave it up."""

    cards: tuple[tuple[str, int], ...]

    @property
    def reveals(self) -> bool:
        return True


class EventCompleted(Event, frozen=True):
    """The last slot of the event of that round was filled: its active part ends, the votes return.

    `majority` is the seat with most votes there, None if only grey ones lay there; `raised` what each
    seat's influence rose by.
    """

    round: int
    event: str
    majority: int | None
    raised: Counts


class TurnBegan(SeatEvent, frozen=True):
    """The seat is the active one of that round."""

    round: int


class GiveUpOption(CardsOption, frozen=True):
    """Cards of the hand that an event demands."""

    command = GiveUp


def _raised(players: tuple[Player, ...], seats: tuple[int, ...], n: int) -> Counts:
    """What the influence of each seat rises by: never above the end of its track (RR15)."""
    raised = [0] * len(players)
    for seat in seats:
        raised[seat] = min(n, ROLES[players[seat].role].highest_influence - players[seat].influence)
    return tuple(raised)


def _group(state: State, group: str) -> tuple[int, ...]:
    seats = clockwise(state.turn, len(state.players))
    return tuple(seat for seat in seats if in_group(state.players[seat].role, group))


def _grey_now(state: State, part: Part) -> Event:
    spaces = []
    for space in open_policies(state.queue):
        policy = state.queue[space - 1]
        if policy and part.argument in tags_of(policy.policy, policy.added_tags):
            spaces.append(space)
    return GreyVotesCast(None, tuple(spaces), part.n)


def _raccoons(state: State, part: Part) -> Event:
    coming = tuple(part.n * (area in part.argument.split()) for area in AREAS)
    return RaccoonsCame(None, room_before_skull(state, coming))


def _discard(state: State, part: Part) -> Event:
    seats = tuple(seat for seat in _group(state, part.argument) if state.players[seat].hand)
    return DiscardDemanded(None, seats, part.n)


def _influence(state: State, part: Part) -> Event:
    return SeatsGained(None, part.kind, _raised(state.players, _group(state, part.argument), part.n))


def _protection(state: State, part: Part) -> Event:
    group = _group(state, part.argument)
    return SeatsGained(None, part.kind, tuple(part.n * (seat in group) for seat in range(len(state.players))))


NOW: dict[str, Callable[[State, Part], Event]] = {
    "grey_now": _grey_now,
    "raccoons": _raccoons,
    "discard": _discard,
    "influence": _influence,
    "protection": _protection,
}
"""The kinds of now parts; a new kind is one hook here."""


def turn_up(state: State, pending: NextRound, chance: Chance) -> Event:
    """The next event of the storyline."""
    return EventTurnedUp(None, state.round + 1, state.coming[0], state.options.storyline == "mixed")


def begin_turn(state: State, pending: TurnStart, chance: Chance) -> Event:
    """The now part of a new event comes before the first turn of the round."""
    part = EVENTS[state.events[-1].name].now
    return NOW[part.kind](state, part) if pending.now and part else TurnBegan(state.turn, state.round)


def discard_options(state: State, pending: AwaitForcedDiscard, seat: int) -> tuple[Option, ...]:
    """As many cards as are demanded, or all there are."""
    hand = state.players[seat].hand
    return (GiveUpOption(seat, hand, min(pending.count, len(hand))),)


def decide_discard(state: State, command: GiveUp) -> Event:
    """Refused unless it is the right number of cards of the hand."""
    pending = state.pending
    if not isinstance(pending, AwaitForcedDiscard):
        raise Refusal("not_now")
    if not discard_options(state, pending, command.seat)[0].allows(command):
        raise Refusal("forced_discard", count=pending.count)
    return DiscardChosen(command.seat, command.cards)


def show_discards(state: State, pending: AwaitForcedDiscard, chance: Chance) -> Event | None:
    """When all have chosen the cards are shown together."""
    if pending.asked:
        return None
    seats = clockwise(state.turn, len(state.players))
    return DiscardsShown(
        None, tuple((card, seat) for seat in seats for card in state.players[seat].set_aside)
    )


def completion(state: State) -> Event | None:
    """The event whose last slot was just filled, if there is one."""
    for number, event in enumerate(state.events, 1):
        card = EVENTS[event.name]
        if card.slots and not event.completed and len(event.votes) >= card.slots:
            majority = event_leader(event)
            return EventCompleted(
                None, number, event.name, majority, _reward(state, card.completed, majority)
            )
    return None


def _reward(state: State, part: Part | None, majority: int | None) -> Counts:
    """What a completed event gives, seat by seat: to its majority, if there is one, or to a group."""
    if part is None:
        return _raised(state.players, (), 0)
    if part.argument != "majority":
        return _raised(state.players, _group(state, part.argument), part.n)
    return _raised(state.players, () if majority is None else (majority,), part.n)


def evolve_turned_up(state: State, event: EventTurnedUp) -> State:
    """A new round; the start player will be active."""
    return replace(
        state,
        events=(*state.events, StoryEvent(event.event)),
        coming=state.coming[1:],
        round=event.round,
        turn=state.start_player,
        pending=TurnStart(now=True),
    )


def evolve_grey(state: State, event: GreyVotesCast) -> State:
    """Grey votes lie on the policies."""
    for space in event.spaces:
        state = with_votes(state, space, (GREY,) * event.n)
    return replace(state, pending=TurnStart())


def evolve_came(state: State, event: RaccoonsCame) -> State:
    """The raccoons are on the map."""
    return with_raccoons(state, event.added, TurnStart())


def _with(players: tuple[Player, ...], what: str, gained: Counts) -> tuple[Player, ...]:
    """The players with so much more influence, or protection, each."""
    return tuple(
        replace(player, **{what: getattr(player, what) + n}) if n else player
        for player, n in zip(players, gained, strict=True)
    )


def evolve_gained(state: State, event: SeatsGained) -> State:
    """The markers stand higher, or the cubes lie in the ring."""
    players = _with(state.players, event.what, event.gained)
    return replace(state, players=players, pending=TurnStart())


def evolve_demanded(state: State, event: DiscardDemanded) -> State:
    """All of them are asked at once."""
    pending = AwaitForcedDiscard(event.seats, event.count) if event.seats else TurnStart()
    return replace(state, pending=pending)


def evolve_chosen(state: State, event: DiscardChosen) -> State:
    """The cards wait aside until all have chosen."""
    player, pending = state.players[event.seat], state.pending
    hand = player.hand
    for card in event.cards:
        hand = without(hand, card)
    player = replace(player, hand=hand, set_aside=event.cards)
    asked = others(pending.asked, event.seat)
    return replace(
        state, players=with_player(state, event.seat, player), pending=replace(pending, asked=asked)
    )


def evolve_shown(state: State, event: DiscardsShown) -> State:
    """The cards lie on the discard piles."""
    players = tuple(
        replace(player, discard=player.discard + player.set_aside, set_aside=()) for player in state.players
    )
    return replace(state, players=players, pending=TurnStart())


def evolve_completed(state: State, event: EventCompleted) -> State:
    """The slots are empty and take no more votes; what was going on goes on."""
    done = replace(state.events[event.round - 1], votes=(), completed=True)
    return replace(
        state,
        events=replaced(state.events, event.round - 1, done),
        players=_with(state.players, "influence", event.raised),
    )


def evolve_began(state: State, event: TurnBegan) -> State:
    """The last call before the queue moves."""
    return replace(
        state,
        turn=event.seat,
        votes_placed=0,
        pending=last_call(state.players, event.seat),
    )

"""The invariants of every state: the tests and ``raccoon verify`` check them after every move."""

from collections.abc import Iterator

from raccoon.games.raccoon_rampage import catalogue
from raccoon.games.raccoon_rampage.pending import (
    AtWork,
    AwaitContributions,
    AwaitEvaluation,
    AwaitForcedDiscard,
    AwaitLastCall,
    AwaitMajority,
    AwaitProtection,
    Counting,
    Draw,
    Effects,
    Failing,
    Over,
    card_at_work,
)
from raccoon.games.raccoon_rampage.state import Queued, State

EVALUATING = (AwaitEvaluation, AwaitMajority, Effects, Failing, AwaitProtection)


def faults(state: State) -> tuple[str, ...]:
    """Return a sentence for each invariant that the state breaks."""
    return (
        *_cards(state),
        *_spread(state),
        *_map(state),
        *_players(state),
        *_queue(state),
        *_wishes(state),
        *_evaluation(state),
        *_storyline(state),
        *_asked(state),
    )


def _policies(state: State) -> Iterator[Queued]:
    yield from (policy for policy in state.queue if policy)
    if state.evaluated:
        yield state.evaluated


def on_the_table(state: State, seat: int) -> list[str]:
    """Return the seat's cards that are neither in its hand nor on its own piles."""
    cards = [card for card, owner in state.pool if owner == seat]
    for policy in _policies(state):
        cards += [policy.policy] * (policy.owner == seat)
        cards += [policy.rider] * (policy.rider != "" and policy.rider_owner == seat)
    if state.accelerating and seat == state.turn:
        cards.append(state.accelerating)
    working = card_at_work(state.pending, seat)
    return [*cards, working] if working else cards


def _cards(state: State) -> Iterator[str]:
    """Check 12 policies and 10 or 11 actions of each role, Inaction at most once, and the sizes of hands."""
    for seat, player in enumerate(state.players):
        piles = player.hand + player.deck + player.discard + player.set_aside + player.removed
        printed = catalogue.ROLE_POLICIES[player.role] + catalogue.ROLE_ACTIONS[player.role]
        if sorted([*piles, *on_the_table(state, seat)]) != sorted(printed):
            yield f"the cards of {player.role} are not the printed ones"
        choosing = isinstance(state.pending, AwaitContributions | AwaitForcedDiscard)
        if player.set_aside and (not choosing or seat in state.pending.asked):
            yield f"seat {seat} has cards set aside that nobody asked for"
        if state.round and len(player.hand) + len(player.set_aside) > catalogue.HAND_SIZE:
            yield f"seat {seat} holds more than {catalogue.HAND_SIZE} cards"
    ownerless = [policy.policy for policy in _policies(state) if policy.owner is None]
    if ownerless not in ([], [catalogue.INACTION]):
        yield "a policy other than Inaction has no owner"


def _spread(state: State) -> Iterator[str]:
    dealt = [card for pile in state.piles for card in pile]
    found = [*state.spread_deck, *dealt, *state.spread_discard, *state.spread_unseen]
    if sorted(found) != sorted(state.options.spread_cards(len(state.players))):
        yield "the spread cards are not the printed ones"
    if dealt and not isinstance(state.pending, AwaitProtection | Counting | Over):
        yield "spread cards lie dealt outside a spread"


def _map(state: State) -> Iterator[str]:
    if min(state.raccoons) < 0:
        yield "an area owes raccoons"
    if state.raccoons[catalogue.REST] > len(catalogue.SPACES):
        yield "the Rest of Europe holds more raccoons than spaces"
    if not catalogue.LOWEST_IMPACT <= state.impact <= catalogue.SKULL:
        yield "the impact tracker is off its scale"
    if state.impact == catalogue.SKULL and not isinstance(state.pending, Counting | Over):
        yield "the game goes on at the skull"


def _players(state: State) -> Iterator[str]:
    roles = [player.role for player in state.players]
    if len(set(roles)) != len(roles):
        yield "a role is played twice"
    for seat, player in enumerate(state.players):
        role = catalogue.ROLES[player.role]
        if not role.lowest_influence <= player.influence <= role.highest_influence:
            yield f"the influence of seat {seat} is off its track"
        if min(player.protection, player.tokens, player.cubes) < 0:
            yield f"seat {seat} owes pieces"


def _queue(state: State) -> Iterator[str]:
    if len(state.queue) != catalogue.QUEUE_SPACES[len(state.players)]:
        yield "the queue has a wrong number of spaces"
    seats = range(catalogue.GREY, len(state.players))
    for space, policy in enumerate(state.queue, 1):
        if policy is None:
            continue
        if space <= catalogue.FACE_UP_SPACES and not policy.face_up:
            yield f"the policy on space {space} lies face down"
        if not policy.face_up and (policy.votes or policy.rider or policy.added_tags or policy.pins):
            yield f"something lies on the face-down policy of space {space}"
        if policy.face_up and policy.known:
            yield f"the policy on space {space} lies face up and is marked as known face down"
        if not all(vote in seats for vote in policy.votes):
            yield f"a vote on space {space} is nobody's"
        if bool(policy.rider) != (policy.rider_owner is not None):
            yield f"the policy amended on space {space} has no owner"


def _wishes(state: State) -> Iterator[str]:
    """Check that each seat has one wish at most, which asks other seats for at least one vote."""
    pins = [pin for policy in _policies(state) for pin in policy.pins]
    seats = [pin.seat for pin in pins]
    if len(set(seats)) != len(seats) or not set(seats) <= set(range(len(state.players))):
        yield "a pin is nobody's, or somebody's second"
    if any(pin.others < 1 or min(pin.mine, pin.own, pin.lying) < 0 for pin in pins):
        yield "a wish asks nobody for anything, or counts less than nothing"
    if len(set(state.spoken)) != len(state.spoken) or not set(state.spoken) <= set(range(len(state.players))):
        yield "a seat has spoken twice in a turn"
    if any(min(player.kept, player.broken) < 0 for player in state.players):
        yield "a word was kept less than never"


def _evaluation(state: State) -> Iterator[str]:
    pending = state.pending
    back = pending.back if isinstance(pending, AtWork | Draw) else ""
    evaluating = isinstance(pending, EVALUATING) or back == "evaluation"
    lost = isinstance(pending, Counting | Over) and state.impact == catalogue.SKULL
    if not lost and evaluating != (state.evaluated is not None):
        yield "a policy is under evaluation at the wrong time"
    if state.verdict not in ("", "pass", "fail") or (state.verdict and not state.evaluated):
        yield "a verdict stands on no policy"


def _storyline(state: State) -> Iterator[str]:
    names = [event.name for event in state.events] + list(state.coming)
    if len(names) != catalogue.ROUNDS or len(set(names)) != catalogue.ROUNDS:
        yield "the storyline does not have five events"
    if len(state.events) != state.round:
        yield "the events turned up are not those of the rounds"
    for event in state.events:
        if len(event.votes) > catalogue.EVENTS[event.name].slots or (event.completed and event.votes):
            yield f"{event.name} holds more votes than slots"
        if not event.completed and catalogue.EVENTS[event.name].slots and not event.free_slots:
            yield f"{event.name} is full and not completed"


def _asked(state: State) -> Iterator[str]:
    """Check that no seat is asked twice, or asked in a window or protection round without cards or cubes."""
    pending = state.pending
    asked = pending.asked
    if len(set(asked)) != len(asked) or not set(asked) <= set(range(len(state.players))):
        yield "the seats asked are not seats of the table"
        return
    window = isinstance(pending, AwaitLastCall | AwaitEvaluation | AwaitForcedDiscard)
    if window and not all(state.players[seat].hand for seat in asked):
        yield "a seat without a card is asked for one"
    if isinstance(pending, AwaitProtection) and not all(state.players[seat].protection for seat in asked):
        yield "a seat without protection is asked for it"

"""Random states that are consistent with a seat's view."""

from collections.abc import Sequence

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, remaining
from raccoon.games.raccoon_rampage.catalogue import (
    EVENTS,
    POLICIES,
    ROLE_ACTIONS,
    ROLE_POLICIES,
    ROUNDS,
    START_ACTIONS,
)
from raccoon.games.raccoon_rampage.pending import card_at_work
from raccoon.games.raccoon_rampage.state import Player, Queued, State
from raccoon.games.raccoon_rampage.view import PlayerView, View


class _Unseen:
    """The cards of one role whose places the viewer does not know, in a random order."""

    def __init__(self, cards: Sequence[str], chance: Chance) -> None:
        self.cards = list(chance.shuffled(cards))

    def take(self, count: int) -> tuple[str, ...]:
        """Remove any cards and return them."""
        taken, self.cards = self.cards[:count], self.cards[count:]
        return tuple(taken)

    def take_kind(self, count: int, *, policies: bool) -> tuple[str, ...]:
        """Remove policies, or actions, and return them."""
        taken = [card for card in self.cards if (card in POLICIES) == policies][:count]
        for card in taken:
            self.cards.remove(card)
        return tuple(taken)


def _named(seen: View, seat: int) -> list[str]:
    """Return the seat's cards that are public, or known to the viewer."""
    player = seen.players[seat]
    cards = [*player.discard, *player.removed, *(player.hand or ()), *(player.set_aside or ())]
    cards += [card for card, owner in seen.pool if owner == seat]
    for policy in (*seen.queue, seen.evaluated):
        if policy and policy.owner == seat and policy.policy:
            cards.append(policy.policy)
        if policy and policy.rider and policy.rider_owner == seat:
            cards.append(policy.rider)
    if seen.accelerating and seat == seen.turn:
        cards.append(seen.accelerating)
    working = card_at_work(seen.pending, seat)
    return [*cards, working] if working else cards


def _hand(seen: View, player: PlayerView, unseen: _Unseen) -> tuple[str, ...]:
    """Return the hand, random if unknown; before round 1 the numbers of policies and actions are known."""
    if player.hand is not None:
        return player.hand
    if seen.round:
        return unseen.take(player.hand_size)
    policies = unseen.take_kind(player.hand_size - START_ACTIONS, policies=True)
    return policies + unseen.take_kind(START_ACTIONS, policies=False)


def _set_aside(seen: View, player: PlayerView, unseen: _Unseen) -> tuple[str, ...]:
    if player.set_aside is not None:
        return player.set_aside
    if seen.round:
        return unseen.take(player.set_aside_size)
    return unseen.take_kind(player.set_aside_size, policies=True)


def _player(seen: View, seat: int, queue: list[Queued | None], chance: Chance) -> Player:
    """Return the seat's player with all cards; fill in the seat's unknown policies of `queue`."""
    player = seen.players[seat]
    printed = ROLE_POLICIES[player.role] + ROLE_ACTIONS[player.role]
    unseen = _Unseen(remaining(printed, _named(seen, seat)), chance)
    for index, policy in enumerate(queue):
        if policy and policy.owner == seat and not policy.policy:
            queue[index] = replace(policy, policy=unseen.take_kind(1, policies=True)[0])
    set_aside = _set_aside(seen, player, unseen)
    hand = _hand(seen, player, unseen)
    return Player(
        role=player.role,
        influence=player.influence,
        hand=hand,
        deck=unseen.take(player.deck),
        discard=player.discard,
        set_aside=set_aside,
        removed=player.removed,
        protection=player.protection,
        tokens=player.tokens,
        cubes=player.cubes,
        kept=player.kept,
        broken=player.broken,
    )


def _spread(seen: View, chance: Chance) -> list[Counts]:
    """Return the spread deck, the three piles and the cancelled cards."""
    rest = list(seen.options.spread_cards(len(seen.players)))
    for card in seen.spread_discard:
        rest.remove(card)
    cards, parts = chance.shuffled(rest), []
    for size in (seen.spread_deck, *seen.piles, seen.spread_unseen):
        parts.append(cards[:size])
        cards = cards[size:]
    return parts


def _coming(seen: View, chance: Chance) -> tuple[str, ...]:
    if seen.coming is not None:
        return seen.coming
    turned_up = {event.name for event in seen.events}
    left = [name for name in EVENTS if name not in turned_up]
    return chance.shuffled(left)[: ROUNDS - len(turned_up)]


def imagine(seen: View, chance: Chance) -> State:
    """Return a state that gives the same view, with every hidden card at a random place."""
    queue = list(seen.queue)
    players = tuple([_player(seen, seat, queue, chance) for seat in range(len(seen.players))])
    deck, france, germany, rest, unseen = _spread(seen, chance)
    return State(
        options=seen.options,
        start_player=seen.start_player,
        players=players,
        queue=tuple(queue),
        evaluated=seen.evaluated,
        verdict=seen.verdict,
        pool=seen.pool,
        events=seen.events,
        coming=_coming(seen, chance),
        raccoons=seen.raccoons,
        impact=seen.impact,
        spread_deck=deck,
        piles=(france, germany, rest),
        spread_discard=seen.spread_discard,
        spread_unseen=unseen,
        turn=seen.turn,
        round=seen.round,
        votes_placed=seen.votes_placed,
        accelerating=seen.accelerating,
        final=seen.final,
        pending=seen.pending,
        spoken=seen.spoken,
    )

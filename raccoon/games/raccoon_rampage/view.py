"""The view of a seat: all that it may know."""

import msgspec
from msgspec.structs import replace

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_rampage.ground import cards_each, colour_reached
from raccoon.games.raccoon_rampage.in_force import InForce
from raccoon.games.raccoon_rampage.pending import AnyPending
from raccoon.games.raccoon_rampage.scoring import Score, score
from raccoon.games.raccoon_rampage.state import Pin, Player, Queued, State, StoryEvent, TableOptions, rules_of
from raccoon.games.raccoon_rampage.voting import cost_of, event_leader, leaders, tags_of, votes_each_turn


class PlayerView(msgspec.Struct, frozen=True):
    """A seat as another may see it: `hand` and `set_aside` are None where they are secret.

    `deck` is its size; `tokens` and `cubes` are scored pieces, `kept` and `broken` wishes of its word.
    """

    role: str
    influence: int
    hand: tuple[str, ...] | None
    hand_size: int
    deck: int
    discard: tuple[str, ...]
    set_aside: tuple[str, ...] | None
    set_aside_size: int
    removed: tuple[str, ...]
    protection: int
    tokens: int
    cubes: int
    kept: int = 0
    broken: int = 0


class View(msgspec.Struct, frozen=True):
    """The table from one seat (None: from nobody's); decks and piles are only their sizes.

    A face-down policy that the seat may not know is named "". `coming` holds the events to come where the
    scenario was chosen, None in a mixed storyline. `spread_discard` are the cards seen, `spread_unseen` the
    number of those cancelled. `spoken` are the seats that have said a wish in this turn. `taken` is for a
    memory of the game: how much of the group's chance each seat has given up for itself.
    """

    seat: int | None
    options: TableOptions
    start_player: int
    players: tuple[PlayerView, ...]
    queue: tuple[Queued | None, ...]
    evaluated: Queued | None
    verdict: str
    pool: tuple[tuple[str, int], ...]
    events: tuple[StoryEvent, ...]
    coming: tuple[str, ...] | None
    raccoons: Counts
    impact: int
    spread_deck: int
    piles: Counts
    spread_discard: Counts
    spread_unseen: int
    turn: int
    round: int
    votes_placed: int
    accelerating: str
    final: bool
    pending: AnyPending
    spoken: tuple[int, ...] = ()
    taken: tuple[float, ...] = ()

    @property
    def rules(self) -> InForce:
        """The rules as the events have changed them."""
        return rules_of(self.events)

    @property
    def spread_level(self) -> int:
        """The level now, from 1 to 3 (RR33)."""
        return self.rules.level

    @property
    def colour(self) -> str:
        """The colour that the raccoons of the Rest have reached (RR13)."""
        return colour_reached(self.raccoons)

    @property
    def cards_each(self) -> int:
        """The number of spread cards that a failure would bring for each of the three piles."""
        return cards_each(self.raccoons, self.spread_level)

    @property
    def votes_left(self) -> int:
        """The number of votes of its influence that the active seat still has to place."""
        return max(0, self.votes_each_turn(self.turn) - self.votes_placed)

    def votes_each_turn(self, seat: int) -> int:
        """The number of votes that the seat's influence gives it in a turn at present."""
        return votes_each_turn(_board(self.players[seat]), self.rules)

    def cost(self, policy: Queued) -> int | None:
        """The votes a policy needs; None when the seat does not know the policy."""
        return cost_of(policy, self.rules) if policy.policy else None

    def tags(self, policy: Queued) -> tuple[str, ...]:
        """The tags of a policy, those given to it too."""
        return tags_of(policy.policy, policy.added_tags) if policy.policy else ()

    def leaders(self, policy: Queued) -> tuple[int, ...]:
        """The seats that would be its majority, or tie for it; empty while nobody's vote counts."""
        return leaders(policy, tuple(map(_board, self.players)), self.rules)

    def event_leader(self, event: StoryEvent) -> int | None:
        """The seat that would be the majority of an event if it were completed now (RR19)."""
        return event_leader(event)

    def score(self, seat: int) -> Score:
        """The seat's points, if the group won as things stand."""
        return self.score_with(seat, 0, self.raccoons)

    def score_with(self, seat: int, pieces: int, raccoons: Counts) -> Score:
        """The same with so many pieces more on its scoring track, and these raccoons on the map."""
        player = self.players[seat]
        return score(player.role, player.tokens, player.cubes + pieces, raccoons)


def _board(player: PlayerView) -> Player:
    """The part of a player that the rules of voting need."""
    return Player(player.role, player.influence, (), ())


def _player_view(player: Player, own: bool) -> PlayerView:
    return PlayerView(
        role=player.role,
        influence=player.influence,
        hand=player.hand if own else None,
        hand_size=len(player.hand),
        deck=len(player.deck),
        discard=player.discard,
        set_aside=player.set_aside if own else None,
        set_aside_size=len(player.set_aside),
        removed=player.removed,
        protection=player.protection,
        tokens=player.tokens,
        cubes=player.cubes,
        kept=player.kept,
        broken=player.broken,
    )


def _seen(policy: Queued | None, seat: int | None) -> Queued | None:
    """A face-down policy is known to the seat that placed it, its owner, or to all (RR38)."""
    if policy is None or policy.face_up or policy.known or policy.owner == seat:
        return policy
    return replace(policy, policy="")


def view(state: State, seat: int | None) -> View:
    """The state without what the seat may not know."""
    return View(
        seat=seat,
        options=state.options,
        start_player=state.start_player,
        players=tuple([_player_view(player, other == seat) for other, player in enumerate(state.players)]),
        queue=tuple([_seen(policy, seat) for policy in state.queue]),
        evaluated=state.evaluated,
        verdict=state.verdict,
        pool=state.pool,
        events=state.events,
        coming=None if state.options.storyline == "mixed" else state.coming,
        raccoons=state.raccoons,
        impact=state.impact,
        spread_deck=len(state.spread_deck),
        piles=tuple(map(len, state.piles)),
        spread_discard=state.spread_discard,
        spread_unseen=len(state.spread_unseen),
        turn=state.turn,
        round=state.round,
        votes_placed=state.votes_placed,
        accelerating=state.accelerating,
        final=state.final,
        pending=state.pending,
        spoken=state.spoken,
    )

"""The view of a seat: the state without what the seat may not know (rules, "Information")."""

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
    """A player as another seat may see it: `hand` and `set_aside` are None if secret.

    `deck` is its size; `tokens` and `cubes` are pieces on the scoring track, `kept` and `broken` numbers of
    promises.
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
    """The game as a seat may see it (None: an onlooker); decks and piles are only their sizes.

    A face-down policy that the seat may not know has the name "". `coming` are the events to come of a
    chosen scenario, None in a mixed storyline. `spread_discard` are the cards seen, `spread_unseen` the
    number of those cancelled. `spoken` are the seats that have pinned a wish in this turn. `taken` is empty
    unless a bot fills it in from memory: the group's chance that each seat has given up for its own good.
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
        """The rule changes by the events turned up."""
        return rules_of(self.events)

    @property
    def spread_level(self) -> int:
        """The current spread level, from 1 to 3 (RR33)."""
        return self.rules.level

    @property
    def colour(self) -> str:
        """The highest colour that the raccoons of the Rest have reached (RR13)."""
        return colour_reached(self.raccoons)

    @property
    def cards_each(self) -> int:
        """The number of spread cards that a failure would deal to each of the three piles."""
        return cards_each(self.raccoons, self.spread_level)

    @property
    def votes_left(self) -> int:
        """The number of votes by influence that the active seat still has to place."""
        return max(0, self.votes_each_turn(self.turn) - self.votes_placed)

    def votes_each_turn(self, seat: int) -> int:
        """Return the number of votes that the seat's influence currently gives it in a turn."""
        return votes_each_turn(_board(self.players[seat]), self.rules)

    def cost(self, policy: Queued) -> int | None:
        """Return the cost of a policy in votes; None when the viewer does not know the policy."""
        return cost_of(policy, self.rules) if policy.policy else None

    def tags(self, policy: Queued) -> tuple[str, ...]:
        """Return the tags of a policy, those added by cards included."""
        return tags_of(policy.policy, policy.added_tags) if policy.policy else ()

    def leaders(self, policy: Queued) -> tuple[int, ...]:
        """Return the seats with most votes on the policy, several if tied; empty if no vote counts."""
        return leaders(policy, tuple(map(_board, self.players)), self.rules)

    def event_leader(self, event: StoryEvent) -> int | None:
        """Return the seat that would be the event's majority if it were completed now (RR19)."""
        return event_leader(event)

    def score(self, seat: int) -> Score:
        """Return the seat's points, assuming that the group wins now."""
        return self.score_with(seat, 0, self.raccoons)

    def score_with(self, seat: int, pieces: int, raccoons: Counts) -> Score:
        """Return the seat's points with more `pieces` on its scoring track and these raccoons on the map."""
        player = self.players[seat]
        return score(player.role, player.tokens, player.cubes + pieces, raccoons)


def _board(player: PlayerView) -> Player:
    """Return a player with the data that the rules of voting need."""
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


def _visible(policy: Queued | None, seat: int | None) -> Queued | None:
    """Return the policy without its name unless it is face up, known to all, or the seat's own (RR38)."""
    if policy is None or policy.face_up or policy.known or policy.owner == seat:
        return policy
    return replace(policy, policy="")


def view(state: State, seat: int | None) -> View:
    """Return the state without what the seat may not know."""
    return View(
        seat=seat,
        options=state.options,
        start_player=state.start_player,
        players=tuple([_player_view(player, other == seat) for other, player in enumerate(state.players)]),
        queue=tuple([_visible(policy, seat) for policy in state.queue]),
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

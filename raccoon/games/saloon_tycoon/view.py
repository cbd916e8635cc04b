"""The view of a seat (rules, "Information"), and random states that are consistent with a view."""

from collections.abc import Iterator

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, remaining
from raccoon.engine.events import Refusal
from raccoon.games.saloon_tycoon import requirements
from raccoon.games.saloon_tycoon.actions.build import least_price, obstacle
from raccoon.games.saloon_tycoon.actions.income import income
from raccoon.games.saloon_tycoon.board import Rooms, cubes_on, income_level
from raccoon.games.saloon_tycoon.catalogue import CLAIMS, CONSTANTS, DECK, SECRET_CLAIMS, Effect
from raccoon.games.saloon_tycoon.characters import Burdens, burdens
from raccoon.games.saloon_tycoon.pending import (
    Agenda,
    AnyPending,
    CardDone,
    ChooseSecrets,
    GrantedBuild,
    ShowSecrets,
)
from raccoon.games.saloon_tycoon.scoring import Score, score
from raccoon.games.saloon_tycoon.setup import counted_cubes
from raccoon.games.saloon_tycoon.state import Player, Points, ScoredClaim, State, TableOptions


def characters_asked(claim: str) -> tuple[frozenset[str], ...]:
    """Return, for each part of the claim that requires characters, those that fit it."""
    asked = (need for need in CLAIMS[claim].requirements if need.kind in ("chars", "each_char"))
    return tuple(requirements.character_ids(each) for need in asked for each in need.detail.split())


class PlayerView(msgspec.Struct, frozen=True):
    """A player as another seat may see them: `hand`, `secrets` and `rejected` are None if secret."""

    gold: int
    points: Points
    rooms: Rooms
    hand: tuple[str, ...] | None
    hand_size: int
    secrets: tuple[str, ...] | None
    secrets_left: int
    rejected: tuple[str, ...] | None
    claims: tuple[ScoredClaim, ...]
    characters: tuple[str, ...]

    @property
    def income_level(self) -> int:
        """The number of tiles on the board, roofs included."""
        return income_level(self.rooms)

    @property
    def cubes(self) -> int:
        """The number of cubes on the board."""
        return cubes_on(self.rooms)

    @property
    def burdens(self) -> Burdens:
        """The effects of the characters on their host."""
        return burdens(self.characters)

    @property
    def next_income(self) -> int:
        """The gold of the next Income step if nothing changes before it."""
        return income(self)

    def counted(self, requirement: Effect) -> int:
        """Return the count of a claim's requirement."""
        return requirements.counted(self, requirement)

    def progress(self, requirement: Effect) -> tuple[int, int]:
        """Return how much of a claim's requirement is met, and the number required."""
        return requirements.progress(self, requirement)

    def meets(self, claim: str) -> bool:
        """Return whether all requirements of the claim are met now."""
        return requirements.met(self, claim)

    def worth(self, claim: str) -> int:
        """Return the points that the claim would score if staked now."""
        return requirements.worth(self, claim)

    @property
    def score(self) -> Score:
        """The points by source, as if the game were over now."""
        return score(self)


class View(msgspec.Struct, frozen=True):
    """The game as a seat may see it (None: an onlooker); the deck is only its size.

    `moved` lists the characters moved so far, once for each time; empty unless a bot fills it in from memory.
    """

    seat: int | None
    options: TableOptions
    start_player: int
    players: tuple[PlayerView, ...]
    market: Counts
    pile: int
    deck: int
    discard_pile: tuple[str, ...]
    open_claims: tuple[str, ...]
    away: tuple[str, ...]
    turn: int
    round: int
    ender: int | None
    agenda: Agenda
    moved: tuple[str, ...] = ()

    @property
    def pending(self) -> AnyPending:
        """The pending point: the last of the agenda."""
        return self.agenda[-1]

    @property
    def final_turn(self) -> bool:
        """Whether this is a last turn, after another seat has triggered the end."""
        return self.ender is not None and self.ender != self.turn

    def obstacle(self, tile: str, seat: int | None = None) -> Refusal | None:
        """Return the reason why the seat (None: the active one) cannot build the tile; None if it can."""
        builder = self.turn if seat is None else seat
        return obstacle(self, builder, tile, self._grant(builder))

    def least_price(self, tile: str, seat: int) -> int | None:
        """Return the lowest total price of the tile for the seat; None when it has no place."""
        return least_price(self, seat, tile, self._grant(seat))

    def _grant(self, builder: int) -> GrantedBuild | None:
        due = self.pending
        return due if isinstance(due, GrantedBuild) and builder == self.turn else None

    @property
    def whole_pile(self) -> int:
        """The number of cubes in the pile at the start."""
        return counted_cubes(len(self.players), self.options)


def _player_view(player: Player, own: bool, open_hand: bool, open_secrets: bool) -> PlayerView:
    return PlayerView(
        gold=player.gold,
        points=player.points,
        rooms=player.rooms,
        hand=player.hand if own or open_hand else None,
        hand_size=len(player.hand),
        secrets=player.secrets if own or open_secrets else None,
        secrets_left=len(player.secrets),
        rejected=player.rejected if own else None,
        claims=player.claims,
        characters=player.characters,
    )


def view(state: State, seat: int | None) -> View:
    """Return the state without what the seat may not know.

    With open hands all hands are visible, and secret claims as soon as all have chosen theirs (SR5).
    """
    open_hands = state.options.open_hands
    open_secrets = open_hands and not isinstance(state.pending, ChooseSecrets | ShowSecrets)
    return View(
        seat=seat,
        options=state.options,
        start_player=state.start_player,
        players=tuple(
            _player_view(player, other == seat, open_hands, open_secrets)
            for other, player in enumerate(state.players)
        ),
        market=state.market,
        pile=state.pile,
        deck=len(state.deck),
        discard_pile=state.discard_pile,
        open_claims=state.open_claims,
        away=state.away,
        turn=state.turn,
        round=state.round,
        ender=state.ender,
        agenda=state.agenda,
    )


def _unseen_cards(seen: View) -> list[str]:
    """Return the cards of the deck and of hidden hands; a card being resolved is visible."""
    known = [*seen.discard_pile, *(p.card for p in seen.agenda if isinstance(p, CardDone))]
    for player in seen.players:
        known.extend(player.hand or ())
    return remaining(DECK, known)


def _unseen_secrets(seen: View) -> list[str]:
    """Return the secret claims that the view does not show."""
    known: list[str] = []
    for player in seen.players:
        known.extend(scored.claim for scored in player.claims if scored.claim in SECRET_CLAIMS)
        known.extend(player.secrets or ())
        known.extend(player.rejected or ())
    return remaining(SECRET_CLAIMS, known)


def _taken(pieces: list[str], count: int) -> tuple[str, ...]:
    """Remove this many pieces from the end of the list and return them."""
    return tuple([pieces.pop() for _ in range(count)])


def _players(seen: View, cards: list[str], secrets: list[str]) -> Iterator[Player]:
    """Yield the players with unknown hands and claims taken off the end of `cards` and `secrets`."""
    choosing = seen.pending.seats if isinstance(seen.pending, ChooseSecrets) else ()
    for seat, player in enumerate(seen.players):
        rejects = 0 if seat in choosing else CONSTANTS["secret_dealt"] - CONSTANTS["secret_kept"]
        yield Player(
            gold=player.gold,
            points=player.points,
            rooms=player.rooms,
            hand=_taken(cards, player.hand_size) if player.hand is None else player.hand,
            secrets=_taken(secrets, player.secrets_left) if player.secrets is None else player.secrets,
            rejected=_taken(secrets, rejects) if player.rejected is None else player.rejected,
            claims=player.claims,
            characters=player.characters,
        )


def imagine(seen: View, chance: Chance) -> State:
    """Return a state that gives the same view, with every hidden card and claim at a random place."""
    cards = list(chance.shuffled(_unseen_cards(seen)))
    secrets = list(chance.shuffled(_unseen_secrets(seen)))
    players = tuple(_players(seen, cards, secrets))
    return State(
        options=seen.options,
        start_player=seen.start_player,
        players=players,
        market=seen.market,
        pile=seen.pile,
        deck=tuple(cards),
        discard_pile=seen.discard_pile,
        open_claims=seen.open_claims,
        away=seen.away,
        turn=seen.turn,
        round=seen.round,
        ender=seen.ender,
        agenda=seen.agenda,
    )

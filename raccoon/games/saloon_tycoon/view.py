"""The view of a seat (rules, "Information"), and a consistent guess at what it may not know."""

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
    """For each part of a claim that asks for characters, those that fit it."""
    asked = (need for need in CLAIMS[claim].requirements if need.kind in ("chars", "each_char"))
    return tuple(requirements.character_ids(each) for need in asked for each in need.detail.split())


class PlayerView(msgspec.Struct, frozen=True):
    """A player as others see them: `hand`, `secrets`, `rejected` None where secret; `secrets_left` count."""

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
        """Tiles on the board."""
        return income_level(self.rooms)

    @property
    def cubes(self) -> int:
        """Cubes on the board."""
        return cubes_on(self.rooms)

    @property
    def burdens(self) -> Burdens:
        """The changes that the guests make for their host."""
        return burdens(self.characters)

    @property
    def next_income(self) -> int:
        """Gold of the next Income step, as things stand."""
        return income(self)

    def counted(self, requirement: Effect) -> int:
        """Count the things that a claim's requirement asks for."""
        return requirements.counted(self, requirement)

    def progress(self, requirement: Effect) -> tuple[int, int]:
        """The progress of a claim's requirement: fitting things, and the number asked for; a limit is one."""
        return requirements.progress(self, requirement)

    def meets(self, claim: str) -> bool:
        """Whether all that the claim asks for is there now."""
        return requirements.met(self, claim)

    def worth(self, claim: str) -> int:
        """The points the claim would give now."""
        return requirements.worth(self, claim)

    @property
    def score(self) -> Score:
        """The points by source, were the game over now."""
        return score(self)


class View(msgspec.Struct, frozen=True):
    """The table from one seat (None: from nobody's); the deck is only its size.

    `moved` are the characters moved so far, once for each time, where somebody has remembered them.
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
        """The thing that is due now."""
        return self.agenda[-1]

    @property
    def final_turn(self) -> bool:
        """Whether this is somebody's last turn after another has triggered the end."""
        return self.ender is not None and self.ender != self.turn

    def obstacle(self, tile: str, seat: int | None = None) -> Refusal | None:
        """Why the seat (None: who is to move) could build the tile nowhere, by a card or the action."""
        builder = self.turn if seat is None else seat
        return obstacle(self, builder, tile, self._grant(builder))

    def least_price(self, tile: str, seat: int) -> int | None:
        """The least that the tile would cost the seat in all; None where it can stand nowhere."""
        return least_price(self, seat, tile, self._grant(seat))

    def _grant(self, builder: int) -> GrantedBuild | None:
        due = self.pending
        return due if isinstance(due, GrantedBuild) and builder == self.turn else None

    @property
    def whole_pile(self) -> int:
        """The counted cubes with which the game began."""
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
    """The state without what the seat may not know.

    With open hands all see hands, and secret claims as soon as everybody has chosen theirs (SR5).
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
    """Cards in the deck and in hands that cannot be seen; a card being resolved lies open."""
    known = [*seen.discard_pile, *(p.card for p in seen.agenda if isinstance(p, CardDone))]
    for player in seen.players:
        known.extend(player.hand or ())
    return remaining(DECK, known)


def _unseen_secrets(seen: View) -> list[str]:
    """Secret claims that no one has shown and that are not the viewer's own."""
    known: list[str] = []
    for player in seen.players:
        known.extend(scored.claim for scored in player.claims if scored.claim in SECRET_CLAIMS)
        known.extend(player.secrets or ())
        known.extend(player.rejected or ())
    return remaining(SECRET_CLAIMS, known)


def _taken(pieces: list[str], count: int) -> tuple[str, ...]:
    """So many pieces off the end of the list."""
    return tuple([pieces.pop() for _ in range(count)])


def _players(seen: View, cards: list[str], secrets: list[str]) -> Iterator[Player]:
    """Everyone with their public holdings; what is unknown is taken off the end of `cards` and `secrets`."""
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
    """A state that gives the same view: every unseen card and claim at a random unseen place."""
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

"""Ballot as a game of the engine: how it begins, what each seat may know of it, how it ends."""

from __future__ import annotations

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.engine.game import Progress, SeatOutcome
from raccoon.engine.roles import cast
from raccoon.engine.ruled_game import RuledGame, outcomes
from tests.games.ballot import records as r
from tests.games.ballot.records import FACE_DOWN, MOTIONS, Setup, State, TableOptions
from tests.games.ballot.rules import RULES, options, turned


class Ballot(RuledGame):
    """The game under the names the engine asks for."""

    name = "ballot"
    rules_version = 1
    rules = RULES
    seats = r.PLAYERS
    options_type = TableOptions
    setup_type = Setup
    view_type = State
    options = staticmethod(options)

    def roles(self, players: int) -> tuple[str, ...]:
        """One is the speaker, all others are members."""
        return tuple(r.OBJECTIONS)

    def deal(self, players: int, options: TableOptions, chance: Chance, roles: tuple[str, ...]) -> Setup:
        """Draw the roles and shuffle the motions; ValueError for roles that cannot be had together."""
        motions = chance.shuffled(tuple(MOTIONS))[: r.ROUNDS[options.length]]
        return Setup(players, options, cast(r.ROLES[:players], roles, chance), motions)

    def start(self, setup: Setup) -> State:
        """The first motion lies open and everybody is to vote."""
        players, rounds = setup.players, r.ROUNDS[setup.options.length]
        seated = players in r.PLAYERS and sorted(setup.roles) == sorted(r.ROLES[:players])
        if not seated or not len(setup.motions) == len(set(setup.motions) & set(MOTIONS)) == rounds:
            raise ValueError("the set-up is not one that shuffling can give")
        chest, points = r.CHEST_A_ROUND * rounds, (0,) * players
        objections = tuple(r.OBJECTIONS[role] for role in setup.roles)
        return turned(State(setup.roles, setup.motions, chest, points, objections), setup.motions[0])

    def players(self, state: State) -> int:
        """Everybody has points."""
        return len(state.points)

    def progress(self, view: State) -> Progress:
        """The number of the motion, from 1 on."""
        return Progress("motion", len(view.turned))

    def standing(self, view: State) -> tuple[int, ...]:
        """The points so far: everybody counts along."""
        return view.points

    def outcome(self, state: State) -> tuple[SeatOutcome, ...] | None:
        """Most points win, several together; an overdrawn chest lets everybody lose."""
        best = max(state.points) if state.chest >= 0 else None
        winners = [seat for seat, points in enumerate(state.points) if points == best]
        return outcomes(state.points, winners) if state.stage == "over" else None

    def view(self, state: State, seat: int | None) -> State:
        """Motions to come and, until all are in, the votes of others lie face down."""
        votes = tuple(
            FACE_DOWN if vote and state.stage == "vote" and other != seat else vote
            for other, vote in enumerate(state.votes)
        )
        return replace(state, motions=(FACE_DOWN,) * len(state.motions), votes=votes, seat=seat)

    def hide(self, event: Event, seat: int | None) -> Event:
        """Hide how another has voted."""
        secret = isinstance(event, r.VoteCast) and event.seat != seat
        return replace(event, vote=FACE_DOWN) if secret else event

    def imagine(self, view: State, chance: Chance) -> State:
        """Motions that are not turned up, in any order, and any votes."""
        motions = chance.shuffled([motion for motion in MOTIONS if motion not in view.turned])
        votes = tuple(chance.pick(r.VOTES) if vote == FACE_DOWN else vote for vote in view.votes)
        return replace(view, motions=motions[: len(view.motions)], votes=votes, seat=None)

    def faults(self, state: State) -> tuple[str, ...]:
        """Motions that are lost or doubled, and voters that are forgotten."""
        found, motions = [], (*state.turned, *state.motions)
        if len(motions) not in r.ROUNDS.values() or len(set(motions) & set(MOTIONS)) != len(motions):
            found.append("the motions are not those of the game")
        missing = tuple(seat for seat, vote in enumerate(state.votes) if not vote)
        if state.stage == "vote" and missing != state.waiting:
            found.append("a voter is forgotten or asked twice")
        return tuple(found)


GAME = Ballot()

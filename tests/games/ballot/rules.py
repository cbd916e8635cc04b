"""The rules of Ballot, and what each seat may know of it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import plus, replaced, without
from raccoon.engine.events import Command, Event, Option, Refusal
from raccoon.engine.game import Progress, SeatOutcome
from raccoon.engine.ruled_game import RuledGame, outcomes
from raccoon.engine.rules import Rules
from tests.games.ballot.records import (
    CARDS,
    CHEST_A_ROUND,
    FACE_DOWN,
    HAND,
    MOTIONS,
    PLAYERS,
    ROUNDS,
    VOTES,
    DieRolled,
    GameEnded,
    LetStand,
    LetStandOption,
    MotionDecided,
    MotionTurned,
    Object,
    ObjectOption,
    Setup,
    State,
    TableOptions,
    View,
    Vote,
    VoteCast,
    VoteOption,
    VotesLetStand,
    VotesOpened,
    VoteStruck,
)

ROLES = ("speaker", "member")


def setup(players: int, options: TableOptions, chance: Chance, roles: tuple[str, ...] = ()) -> Setup:
    """Shuffle motions and cards, and draw the speaker from those who may be; ValueError for a wrong view."""
    wishes = roles or ("",) * players
    if players not in PLAYERS or len(wishes) != players or not set(wishes) <= {"", *ROLES}:
        raise ValueError("two to four play, each with one of the roles or none")
    wanting = [seat for seat, role in enumerate(wishes) if role == "speaker"]
    able = wanting or [seat for seat, role in enumerate(wishes) if not role]
    if len(wanting) > 1 or not able:
        raise ValueError("one seat is the speaker")
    motions = chance.shuffled(tuple(MOTIONS))[: ROUNDS[options.length]]
    return Setup(players, options, chance.pick(able), motions, chance.shuffled(CARDS))


def start(setup: Setup) -> State:
    """The first motion lies open and everybody is to vote."""
    seats, known = range(setup.players), set(setup.motions) <= set(MOTIONS)
    dealt = len(set(setup.motions)) == len(setup.motions) == ROUNDS[setup.options.length]
    shuffled = sorted(setup.cards) == sorted(CARDS)
    if not (setup.players in PLAYERS and setup.speaker in seats and known and dealt and shuffled):
        raise ValueError("the set-up is not one that shuffling can give")
    cards, hands = setup.cards, []
    for seat in seats:
        size = HAND + (seat == setup.speaker)
        hands.append(tuple(sorted(cards[:size])))
        cards = cards[size:]
    return State(
        options=setup.options,
        speaker=setup.speaker,
        turned=setup.motions[:1],
        motions=setup.motions[1:],
        cards=cards,
        hands=tuple(hands),
        chest=CHEST_A_ROUND * len(setup.motions),
        points=(0,) * setup.players,
        waiting=tuple(seats),
        votes=(None,) * setup.players,
    )


def options(state: State, seat: int) -> tuple[Option, ...]:
    """A vote; then an objection for who holds one, and a pass for everybody with cards in hand."""
    if seat not in state.waiting:
        return ()
    if state.stage == "vote":
        return (VoteOption(seat),)
    others = tuple(other for other in range(len(state.votes)) if other not in (seat, *state.struck))
    if "objection" in state.hands[seat] and others:
        return (ObjectOption(seat, others), LetStandOption(seat))
    return (LetStandOption(seat),)


def answer(state: State, command: Command) -> Event:
    """The seat's answer, if one of its options allows it."""
    found = options(state, command.seat)
    if not any(option.command is type(command) and option.allows(command) for option in found):
        raise Refusal("not_now")
    if isinstance(command, Vote):
        return VoteCast(command.seat, command.vote)
    if isinstance(command, Object):
        return VoteStruck(command.seat, command.against)
    return VotesLetStand(command.seat)


def follows(state: State, chance: Chance) -> Event | None:
    """What happens by itself when nobody is waited for."""
    if state.waiting or state.stage == "over":
        return None
    if state.stage == "vote":
        return VotesOpened(None, tuple(vote for vote in state.votes if vote))
    if state.stage == "reaction":
        ayes, nays = _counted(state, "aye"), _counted(state, "nay")
        if len(ayes) == len(nays) and state.pips is None:
            return DieRolled(None, 1 + chance.below(6))
        carried = state.pips % 2 == 0 if state.pips else len(ayes) > len(nays)
        gain = MOTIONS[state.motion] if carried else 1
        right = ayes if carried else nays
        return MotionDecided(None, carried, tuple(gain * (s in right) for s in range(len(state.votes))))
    if state.chest < 0 or not state.motions:
        return GameEnded(None)
    return MotionTurned(None, state.motions[0])


def _counted(state: State, vote: str) -> list[int]:
    """The seats whose vote was this and still counts."""
    return [seat for seat, cast in enumerate(state.votes) if cast == vote and seat not in state.struck]


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    if isinstance(event, VoteCast):
        votes = replaced(state.votes, event.seat, event.vote)
        return replace(state, votes=votes, waiting=without(state.waiting, event.seat))
    if isinstance(event, VotesOpened):
        may_react = tuple(seat for seat, hand in enumerate(state.hands) if hand)
        return replace(state, stage="reaction", waiting=may_react)
    if isinstance(event, VoteStruck):
        hands = replaced(state.hands, event.seat, without(state.hands[event.seat], "objection"))
        struck, discard = (*state.struck, event.against), (*state.discard, "objection")
        state = replace(state, hands=hands, struck=struck, discard=discard)
    if isinstance(event, VoteStruck | VotesLetStand):
        return replace(state, waiting=without(state.waiting, event.seat))
    if isinstance(event, DieRolled):
        return replace(state, pips=event.pips)
    if isinstance(event, MotionDecided):
        chest = state.chest - MOTIONS[state.motion] * event.carried
        return replace(state, stage="decided", chest=chest, points=plus(state.points, event.points))
    if isinstance(event, GameEnded):
        return replace(state, stage="over")
    assert isinstance(event, MotionTurned)
    return replace(
        state,
        turned=(*state.turned, event.motion),
        motions=state.motions[1:],
        waiting=tuple(range(len(state.votes))),
        votes=(None,) * len(state.votes),
        stage="vote",
        struck=(),
        pips=None,
    )


def standing(view: View) -> tuple[int, ...]:
    """The points so far: everybody counts along."""
    return view.points


def outcome(state: State) -> tuple[SeatOutcome, ...] | None:
    """Most points win, several together; an overdrawn chest lets everybody lose."""
    if state.stage != "over":
        return None
    best = max(state.points) if state.chest >= 0 else None
    return outcomes(state.points, [seat for seat, points in enumerate(state.points) if points == best])


def view(state: State, seat: int | None) -> View:
    """Motions to come, cards of others and, until all are in, the votes of others lie face down."""
    secret = state.stage == "vote"
    votes = tuple(
        FACE_DOWN if vote and secret and other != seat else vote for other, vote in enumerate(state.votes)
    )
    hands = tuple(hand if other == seat else _down(hand) for other, hand in enumerate(state.hands))
    hidden = {"motions": _down(state.motions), "cards": _down(state.cards), "hands": hands, "votes": votes}
    return View(**_fields(state) | hidden, seat=seat)


def _fields(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in State.__struct_fields__}


def _down(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (FACE_DOWN,) * len(cards)


def hide(event: Event, seat: int | None) -> Event:
    """How another has voted."""
    return replace(event, vote=FACE_DOWN) if isinstance(event, VoteCast) and event.seat != seat else event


def imagine(view: View, chance: Chance) -> State:
    """Whatever lies face down is drawn from what is not seen."""
    unseen: tuple[str, ...] = CARDS
    for card in (*view.discard, *(card for hand in view.hands for card in hand if card != FACE_DOWN)):
        unseen = without(unseen, card)
    cards, hands = chance.shuffled(unseen), []
    for seen in view.hands:
        size = len(seen) if FACE_DOWN in seen else 0
        hands.append(tuple(sorted(cards[:size])) or seen)
        cards = cards[size:]
    motions = chance.shuffled([motion for motion in MOTIONS if motion not in view.turned])
    votes = tuple(chance.pick(VOTES) if vote == FACE_DOWN else vote for vote in view.votes)
    unknown = {"motions": motions[: len(view.motions)], "cards": cards, "hands": tuple(hands), "votes": votes}
    return State(**_fields(view) | unknown)


def faults(state: State) -> tuple[str, ...]:
    """Cards and motions that are lost or doubled, and voters that are forgotten."""
    found = []
    held = (card for hand in state.hands for card in hand)
    if sorted((*state.cards, *state.discard, *held)) != list(CARDS):
        found.append("the cards are not those of the game")
    motions = {*state.turned, *state.motions}
    if len(motions) != ROUNDS[state.options.length] or not motions <= set(MOTIONS):
        found.append("the motions are not those of the game")
    missing = tuple(seat for seat, vote in enumerate(state.votes) if not vote)
    if state.stage == "vote" and missing != state.waiting:
        found.append("a voter is forgotten or asked twice")
    return tuple(found)


RULES: Rules[State] = Rules(
    lambda state: state.waiting,
    dict.fromkeys((Vote, Object, LetStand), answer),
    follows,
    dict.fromkeys(
        (MotionTurned, VoteCast, VotesOpened, VoteStruck, VotesLetStand, DieRolled, MotionDecided, GameEnded),
        evolve,
    ),
)


class Ballot(RuledGame):
    """The rules under the names the engine asks for."""

    name = "ballot"
    rules_version = 1
    rules = RULES
    seats = PLAYERS
    options_type = TableOptions
    setup_type = Setup
    view_type = View
    setup = staticmethod(setup)
    start = staticmethod(start)
    options = staticmethod(options)
    view = staticmethod(view)
    hide = staticmethod(hide)
    imagine = staticmethod(imagine)
    standing = staticmethod(standing)
    outcome = staticmethod(outcome)
    faults = staticmethod(faults)

    def roles(self, players: int) -> tuple[str, ...]:
        """One is the speaker, all others are members."""
        return ROLES

    def players(self, state: State) -> int:
        """Everybody has a vote."""
        return len(state.votes)

    def progress(self, view: View) -> Progress:
        """The number of the motion, from 1 on."""
        return Progress("motion", len(view.turned))


GAME = Ballot()

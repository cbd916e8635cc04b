"""The rules of Ballot: what may be done, and what happens then."""

from __future__ import annotations

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import plus, replaced, without
from raccoon.engine.events import Event, Option, Refusal
from raccoon.engine.rules import Rules
from tests.games.ballot import records as r
from tests.games.ballot.records import MOTIONS, Object, State, Vote


def options(state: State, seat: int) -> tuple[Option, ...]:
    """A vote; then an objection to what still counts of the others, or to nothing."""
    if seat not in state.waiting:
        return ()
    if state.stage == "vote":
        return (r.VoteOption(seat),)
    others = (other for other, vote in enumerate(state.votes) if other != seat and vote != r.STRUCK)
    return (r.ObjectOption(seat, (None, *others)),)


def answer(state: State, command: Vote | Object) -> Event:
    """The seat's answer, if it is one to what is asked."""
    (option,) = options(state, command.seat)
    if option.command is not type(command) or not option.allows(command):
        raise Refusal("not_now")
    if isinstance(command, Vote):
        return r.VoteCast(command.seat, command.vote)
    return r.Objected(command.seat, command.against)


def follows(state: State, chance: Chance) -> Event | None:
    """The events that follow when nobody is waited for: votes are opened, then counted."""
    if state.waiting or state.stage == "over":
        return None
    if state.stage == "vote":
        return r.VotesOpened(None, tuple(vote for vote in state.votes if vote))
    ayes, nays = state.votes.count("aye"), state.votes.count("nay")
    pips = 1 + chance.below(6) if ayes == nays else None
    carried = pips % 2 == 0 if pips else ayes > nays
    cost = MOTIONS[state.turned[-1]]
    right, gain = ("aye", cost) if carried else ("nay", 1)
    points = tuple(gain * (vote == right) for vote in state.votes)
    ruined = carried and cost > state.chest
    return r.MotionDecided(None, carried, points, pips, None if ruined else next(iter(state.motions), None))


def voted(state: State, event: r.VoteCast) -> State:
    """It lies face down before the seat."""
    votes = replaced(state.votes, event.seat, event.vote)
    return replace(state, votes=votes, waiting=without(state.waiting, event.seat))


def opened(state: State, event: r.VotesOpened) -> State:
    """All votes lie open; whoever has an objection left is asked, whatever they are."""
    asked = tuple(seat for seat, left in enumerate(state.objections) if left)
    return replace(state, stage="reaction", votes=event.votes, waiting=asked)


def objected(state: State, event: r.Objected) -> State:
    """The vote is struck, and an objection used."""
    state = replace(state, waiting=without(state.waiting, event.seat))
    if event.against is None:
        return state
    objections = replaced(state.objections, event.seat, state.objections[event.seat] - 1)
    return replace(state, votes=replaced(state.votes, event.against, r.STRUCK), objections=objections)


def decided(state: State, event: r.MotionDecided) -> State:
    """Points are given and the chest pays; the next motion is turned up, or all is over."""
    chest = state.chest - MOTIONS[state.turned[-1]] * event.carried
    points, die = plus(state.points, event.points), event.pips or state.die
    state = replace(state, stage="over", chest=chest, points=points, die=die)
    return turned(state, event.following) if event.following else state


def turned(state: State, motion: str) -> State:
    """Everybody is to vote on this motion."""
    seats = tuple(range(len(state.points)))
    votes, shown = (None,) * len(seats), (*state.turned, motion)
    return replace(state, stage="vote", turned=shown, motions=state.motions[1:], votes=votes, waiting=seats)


RULES: Rules[State] = Rules(
    lambda state: state.waiting,
    {Vote: answer, Object: answer},
    follows,
    {r.VoteCast: voted, r.VotesOpened: opened, r.Objected: objected, r.MotionDecided: decided},
)

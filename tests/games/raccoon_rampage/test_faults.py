"""The laws of the state find what is wrong with one; every kind of record is told to the engine."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import (
    AwaitEvaluation,
    AwaitLastCall,
    AwaitMain,
    AwaitProtection,
    AwaitVotes,
)
from raccoon.games.raccoon_rampage.state import Pin, Queued, State, StoryEvent, with_player
from tests.games.declared import declared
from tests.games.raccoon_rampage.table import AR, DE, HU, Table


def sound() -> State:
    table = Table().hand(DE, "bins").put(2, "rehome", AR, "1/0/2/0", rider="land", rider_owner=HU)
    assert GAME.faults(table.state) == ()
    return table.state


def player(seat: int, **fields: object) -> Callable[[State], State]:
    return lambda state: replace(
        state, players=with_player(state, seat, replace(state.players[seat], **fields))
    )


def fields(**changes: object) -> Callable[[State], State]:
    return lambda state: replace(state, **changes)


def front(**changes: object) -> Callable[[State], State]:
    return lambda state: replace(state, queue=(replace(state.queue[0], **changes), *state.queue[1:]))


def back(**changes: object) -> Callable[[State], State]:
    return lambda state: replace(state, queue=(*state.queue[:7], replace(state.queue[7], **changes)))


BROKEN: dict[str, tuple[Callable[[State], State], str]] = {
    "a lost card": (player(DE, hand=()), "the cards of DE are not the printed ones"),
    "a card of another role": (player(AR, hand=("wear",)), "the cards of AR are not the printed ones"),
    "a card set aside": (player(DE, hand=(), set_aside=("bins",)), "cards set aside that nobody asked for"),
    "six cards": (player(HU, hand=("bins",) * 6), "seat 3 holds more than 5 cards"),
    "a policy without owner": (front(owner=None), "a policy other than Inaction has no owner"),
    "a lost spread card": (fields(spread_deck=(0, 1)), "the spread cards are not the printed ones"),
    "a pile": (fields(piles=((1,), (), ())), "spread cards lie dealt outside a spread"),
    "fewer than none": (fields(raccoons=(5, -1, 5)), "an area owes raccoons"),
    "a nineteenth": (fields(raccoons=(5, 10, 19)), "more raccoons than spaces"),
    "off the tracker": (fields(impact=-10), "the impact tracker is off its scale"),
    "past the skull": (fields(impact=9), "the game goes on at the skull"),
    "a second pin": (front(pins=(Pin(DE, 1, 1, 0, 0),) * 2), "a pin is nobody's, or somebody's second"),
    "a wish for nothing": (front(pins=(Pin(DE, 1, 0, 0, 0),)), "a wish asks nobody for anything"),
    "two words in a turn": (fields(spoken=(DE, DE)), "a seat has spoken twice in a turn"),
    "a word too few": (player(HU, broken=-1), "a word was kept less than never"),
    "a role twice": (player(AR, role="HU"), "a role is played twice"),
    "influence": (player(AR, influence=6), "the influence of seat 2 is off its track"),
    "no influence": (player(AR, influence=0), "the influence of seat 2 is off its track"),
    "a debt": (player(AR, protection=-1), "seat 2 owes pieces"),
    "a short queue": (lambda s: replace(s, queue=s.queue[:7]), "a wrong number of spaces"),
    "face down in front": (front(face_up=False), "the policy on space 1 lies face down"),
    "votes face down": (back(votes=(DE,)), "something lies on the face-down policy of space 8"),
    "known face up": (front(known=True), "marked as known face down"),
    "a stranger's vote": (front(votes=(4,)), "a vote on space 1 is nobody's"),
    "a rider without owner": (front(rider="bins"), "the policy amended on space 1 has no owner"),
    "evaluated in the main phase": (fields(evaluated=Queued("inaction", None)), "at the wrong time"),
    "nothing evaluated": (fields(pending=AwaitEvaluation((DE,))), "at the wrong time"),
    "a verdict on nothing": (fields(verdict="pass"), "a verdict stands on no policy"),
    "a sixth event": (fields(coming=("relief",) * 5), "the storyline does not have five events"),
    "a round ahead": (fields(round=3), "the events turned up are not those of the rounds"),
    "too many votes": (
        fields(events=(StoryEvent("self_interest", (0, 0, 0)),)),
        "self_interest holds more votes than slots",
    ),
    "full": (fields(events=(StoryEvent("self_interest", (0, 0)),)), "is full and not completed"),
    "asked twice": (fields(pending=AwaitMain((0, 0))), "not seats of the table"),
    "a stranger asked": (fields(pending=AwaitMain((4,))), "not seats of the table"),
    "asked without a card": (fields(pending=AwaitLastCall((AR,))), "a seat without a card is asked"),
    "asked without protection": (
        fields(pending=AwaitProtection((AR,)), evaluated=Queued("inaction", None)),
        "a seat without protection is asked",
    ),
    "a card that works twice": (
        fields(pending=AwaitVotes((DE,), "junior", "main", 1)),
        "the cards of DE are not the printed ones",
    ),
}


@pytest.mark.parametrize(("broken", "fault"), BROKEN.values(), ids=list(BROKEN))
def test_what_is_wrong_is_found(broken: Callable[[State], State], fault: str) -> None:
    assert [found for found in GAME.faults(broken(sound())) if fault in found]


def test_every_command_event_and_option_is_known_to_the_engine() -> None:
    assert set(GAME.commands) == declared(GAME.name, Command)
    assert set(GAME.events) == declared(GAME.name, Event)
    named = {option.command for option in declared(GAME.name, Option)}
    assert named == set(GAME.commands), "every command has its option"

"""Public wishes: pins on policies, which bind nobody (RR44), and the record of who kept the word."""

import pytest
from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.cards.retag import Retag
from raccoon.games.raccoon_rampage.cards.rewrite import Rewrite
from raccoon.games.raccoon_rampage.cards.swap import SwapPolicies
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitMain
from raccoon.games.raccoon_rampage.phases.evaluation import PolicyLeft
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishesSettled, WishOption, WishSaid
from raccoon.games.raccoon_rampage.state import Pin, State, TableOptions
from tests.games.raccoon_rampage.exports import Outspoken, dealt, played
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, kinds, only


def calling() -> Table:
    """The last call of Germany's turn: all hold a card, nobody has voted on anything."""
    table = Table().hand(DE, "junior").hand(FR, "junior").hand(AR, "dotcom").hand(HU, "junior")
    return table.last_call(DE)


def talk_apart(state: State) -> State:
    """The state without everything that was only said."""
    queue = tuple(replace(policy, pins=()) if policy else None for policy in state.queue)
    players = tuple(replace(player, kept=0, broken=0) for player in state.players)
    return replace(state, queue=queue, players=players, spoken=())


def record(table: Table, seat: int) -> tuple[int, int]:
    return table[seat].kept, table[seat].broken


def test_rr44_a_wish_is_talk_and_changes_nothing_else() -> None:
    table = calling()
    before = table.state
    table.play(Wish(AR, 4, 2))
    assert talk_apart(table.state) == before
    assert table.asked == (DE, FR, AR, HU), "it answers no call, and reopens none"


def test_a_wish_splits_what_the_policy_lacks() -> None:
    table = calling().put(4, "rehome", AR, "1/0/0/0+1")
    said = only(WishSaid, table.play(Wish(AR, 4, 2)))
    assert (said.policy, said.mine, said.others) == ("rehome", 2, 1), "it costs 5 and has 2"
    assert table.on(4).pins == (Pin(AR, 2, 1, 0, 2),)


def test_everybody_who_is_asked_may_speak_once_in_a_turn() -> None:
    table = calling().hand(AR, "dotcom", "change")
    table.play(Wish(AR, 4, 2), Wish(HU, 2, 0))
    assert table.state.spoken == (AR, HU)
    assert not [one for one in GAME.options(table.state, AR) if isinstance(one, WishOption)]
    assert table.refuse(Wish(AR, 2, 0)).code == "wish_said"
    table.play(Retag(AR, "dotcom", 1))
    assert table.refuse(Wish(AR, 2, 0)).code == "wish_said", "a call that opens anew is the same turn"


def test_the_next_turn_everybody_may_speak_again() -> None:
    table = calling()
    table.play(Wish(AR, 4, 2))
    table.pass_all()
    while table.state.turn == DE:
        table.idle()
    assert table.state.spoken == ()


@pytest.mark.parametrize(("space", "most"), [(1, 0), (2, 0), (3, 0), (4, 2)])
def test_only_who_votes_again_in_time_may_promise(space: int, most: int) -> None:
    """At Germany's last call the Activist's next votes are two turns away: in time for space 4 alone."""
    table = calling()
    assert table.may(Wish(AR, space, 0))
    assert table.may(Wish(AR, space, most))
    assert not table.may(Wish(AR, space, most + 1)), "who brings everything asks nobody"


def test_the_last_votes_of_the_game_are_the_last_to_promise() -> None:
    names = ("self_interest", "big_farm", "schengen", "urbanophiles", "free_trade")
    table = calling().story(*names, completed=names)
    assert table.may(Wish(AR, 4, 1))
    table.last_call(HU)
    assert not table.may(Wish(AR, 4, 1)), "the game ends with the Hunter's turn"
    assert table.may(Wish(AR, 4, 0))


def test_in_the_own_main_phase_it_is_a_plain_wish() -> None:
    """With four players every face-up policy is evaluated before the own next votes."""
    table = Table().hand(DE, "bins").main(DE, placed=3)
    assert table.may(Wish(DE, 4, 0))
    assert not table.may(Wish(DE, 4, 1))


def test_nobody_wishes_for_what_is_met_hidden_or_beyond_the_last_vote() -> None:
    table = calling().lying(4, "9/0/0/0")
    assert table.refuse(Wish(AR, 4, 0)).code == "no_wish_there"
    assert table.refuse(Wish(AR, 6, 0)).code == "no_wish_there"
    table.change(final=True)
    assert table.refuse(Wish(AR, 3, 0)).code == "not_now"


def promised() -> Table:
    """The Activist has promised 2 votes on Trap and Rehome if 3 come; no raccoon will."""
    table = calling().put(4, "rehome", AR).influence(DE=3, FR=3, AR=2, HU=1).spread(*[0] * 12)
    table.play(Wish(AR, 4, 2))
    return table


def turn(table: Table, target: int) -> list[Event]:
    """The seat's whole turn, with all its votes on one target; nobody plays a card."""
    events: list[Event] = []
    while not isinstance(table.pending, AwaitMain):
        events += table.idle()
    return events + table.finish_turn(target)


def evaluated(table: Table) -> list[Event]:
    """The events of the Hunter's turn up to its main phase."""
    events: list[Event] = []
    while not isinstance(table.pending, AwaitMain):
        events += table.idle()
    return events


def test_a_word_is_kept_when_the_others_came_and_the_votes_were_brought() -> None:
    table = promised()
    for target in (3, 3, 1):
        turn(table, target)
    told = evaluated(table)
    assert only(WishesSettled, told) == WishesSettled(None, "rehome", (AR,), (), ())
    assert kinds(told).index(WishesSettled) < kinds(told).index(PolicyLeft)
    assert record(table, AR) == (1, 0)


def test_a_word_is_broken_when_the_others_came_and_the_votes_went_elsewhere() -> None:
    table = promised()
    for target in (3, 3, 3):
        turn(table, target)
    assert only(WishesSettled, evaluated(table)) == WishesSettled(None, "rehome", (), (AR,), ())
    assert record(table, AR) == (0, 1)


def test_a_wish_whose_others_did_not_come_counts_for_nothing() -> None:
    table = promised()
    for target in (1, 1, 3):
        turn(table, target)
    assert only(WishesSettled, evaluated(table)).uncalled == (AR,)
    assert record(table, AR) == (0, 0)


def test_a_promise_is_not_due_to_those_whom_the_others_left_no_time() -> None:
    """The others come after the Activist's votes: nobody could expect it to answer."""
    table = promised()
    for target in (1, 1, 3):
        turn(table, target)
    assert table.on(1).policy == "rehome"
    table.hand(FR, "junior").lying(1, "3/0/0/0").last_call(HU)
    assert only(WishesSettled, evaluated(table)).uncalled == (AR,)
    assert record(table, AR) == (0, 0)


def test_a_new_wish_takes_the_older_one_off_and_a_word_given_counts() -> None:
    table = promised()
    turn(table, 3)
    table.play(Wish(AR, 4, 0))
    assert [bool(table.on(space).pins) for space in (1, 2, 3, 4)] == [False, False, False, True]
    assert record(table, AR) == (0, 1), "the others had come: who turns away then breaks its word"


def test_pins_move_with_their_policy_and_go_when_it_is_replaced() -> None:
    table = calling().hand(AR, "change").hand(FR, "rewrite", "vineyard").spread(*[0] * 12)
    table.play(Wish(AR, 4, 1), SwapPolicies(AR, "change", 3))
    assert table.on(3).pins[0].seat == AR
    table.pass_all()
    assert [table.on(space).pins == () for space in (1, 2, 3)] == [True, False, True]
    table.play(Rewrite(FR, "rewrite", 2, "vineyard"))
    assert not table.on(2).pins


def test_an_undo_takes_a_wish_back() -> None:
    match = dealt(4, TableOptions(), "talk")
    played(match, [Outspoken()] * 4, until=lambda state: len(state.spoken) == 1)
    said, seat = match.state, match.entries[-1].command.seat
    assert isinstance(match.entries[-1].command, Wish)
    match.undo(seat)
    assert match.state.spoken == ()
    assert talk_apart(match.state) == talk_apart(said)


def test_whole_games_full_of_talk_end_and_are_the_same_to_every_eye() -> None:
    match = played(dealt(4, TableOptions(), "3"), [Outspoken()] * 4)
    assert GAME.outcome(match.state) is not None
    assert any(isinstance(told, WishesSettled) for entry in match.entries for told in entry.events)
    views = [GAME.view(match.state, seat) for seat in (None, 0, 1, 2, 3)]
    assert len({tuple((one.kept, one.broken) for one in view.players) for view in views}) == 1

"""Rulings RR39 to RR44: forced discards, events together, votes moved."""

from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVote, MoveVoteOption, PlayMoveVotes, StopMoving
from raccoon.games.raccoon_rampage.cards.redraw import PlayRedraw, PutBack, StopRedraw
from raccoon.games.raccoon_rampage.cards.regain import CardRegained, Regain
from raccoon.games.raccoon_rampage.catalogue import EVENTS, GREY
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.in_force import InForce
from raccoon.games.raccoon_rampage.pending import AwaitForcedDiscard, AwaitLastCall
from raccoon.games.raccoon_rampage.phases.completion import EventCompleted
from raccoon.games.raccoon_rampage.phases.evaluation import VerdictGiven
from raccoon.games.raccoon_rampage.phases.forced_discard import (
    DiscardChosen,
    DiscardDemanded,
    DiscardsShown,
    GiveUp,
)
from raccoon.games.raccoon_rampage.phases.main import EndMain
from raccoon.games.raccoon_rampage.phases.turn_end import DeckShuffled
from raccoon.games.raccoon_rampage.phases.windows import QueueMoved
from raccoon.games.raccoon_rampage.state import Queued, TableOptions
from raccoon.games.raccoon_rampage.voting import cost_of
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, event, only

# RR39


def discarding() -> Table:
    table = Table().story("relief").coming("self_interest").main(HU, placed=1)
    table.hand(DE, "bins", "junior").hand(FR, "land").hand(AR, "bins")
    assert only(DiscardDemanded, table.play(EndMain(HU))).seats == (DE, FR)
    return table


def test_rr39_forced_discards_are_chosen_at_once_and_secretly_then_shown_together() -> None:
    table = discarding()
    assert table.pending == AwaitForcedDiscard((DE, FR), 1)
    chosen = only(DiscardChosen, table.play(GiveUp(FR, ("land",))))
    assert GAME.hide(chosen, DE).cards == ()
    assert GAME.hide(chosen, FR).cards == ("land",)
    assert table[FR].discard == ()
    assert GAME.view(table.state, DE).players[FR].set_aside is None
    assert table.asked == (DE,)
    shown = only(DiscardsShown, table.play(GiveUp(DE, ("junior",))))
    assert shown.cards == (("junior", DE), ("land", FR))
    assert (table[DE].discard, table[FR].discard) == (("junior",), ("land",))


def test_rr39_in_any_order_and_only_a_card_of_the_hand() -> None:
    table = discarding()
    assert table.refuse(GiveUp(DE, ("land",))).code == "forced_discard"
    assert table.refuse(GiveUp(DE, ("bins", "junior"))).code == "forced_discard"
    assert table.refuse(GiveUp(AR, ("bins",))).code == "not_your_turn"
    table.play(GiveUp(DE, ("bins",)), GiveUp(FR, ("land",)))
    assert isinstance(table.pending, AwaitLastCall)


def test_rr39_an_agency_without_cards_is_not_asked() -> None:
    table = Table().story("relief").coming("self_interest").main(HU, placed=1).hand(FR, "land")
    assert only(DiscardDemanded, table.play(EndMain(HU))).seats == (FR,)
    table = Table().story("relief").coming("self_interest").main(HU, placed=1)
    assert only(DiscardDemanded, table.play(EndMain(HU))).seats == ()


# RR40


def test_rr40_grey_votes_of_two_events_add_up() -> None:
    table = Table().story("relief", "europe_burns").put(5, "wear", HU, face_up=False).last_call(DE)
    assert only(QueueMoved, table.go()).grey == 2
    assert table.on(4).votes == (GREY, GREY)


def test_rr40_fewer_votes_add_up_and_the_level_within_its_bounds() -> None:
    table = Table().story("self_interest", "europe_burns", "big_farm", "urbanophiles")
    seen = GAME.view(table.state, None)
    assert [seen.votes_each_turn(seat) for seat in range(4)] == [1, 1, 1, 1]
    assert seen.spread_level == 3


def test_rr40_a_mixed_storyline_is_five_of_the_ten_unknown_to_all() -> None:
    lines = {GAME.setup(4, TableOptions("mixed"), Chance(str(n))).storyline for n in range(30)}
    assert len(lines) == 30
    assert all(len(set(line)) == 5 and set(line) <= set(EVENTS) for line in lines)
    assert {name for line in lines for name in line} == set(EVENTS)
    assert GAME.view(Table().state, DE).coming is None
    assert GAME.view(Table(scenario="big_tech").state, DE).coming is not None


# RR41


def behind_the_scenes() -> Table:
    table = Table().story("self_interest", "big_farm").slots(2, AR).lying(1, "1/0/0/0+1").lying(2, "0/2/0/0")
    return table.hand(AR, "behind", "bins").last_call(DE)


def test_rr41_votes_of_any_colour_move_from_policies_to_policies_or_open_events() -> None:
    table = behind_the_scenes()
    table.play(PlayMoveVotes(AR, "behind"))
    option = table.options(MoveVoteOption)[0]
    assert set(option.votes) == {(1, DE), (1, GREY), (2, FR)}
    assert option.targets == (1, 2, 3, 4, event(1), event(2))
    table.play(MoveVote(AR, 1, GREY, 3), MoveVote(AR, 2, FR, event(2)))
    assert (table.on(1).votes, table.on(2).votes, table.on(3).votes) == ((DE,), (FR,), (GREY,))
    assert table.state.events[1].votes == (AR, FR)


def test_rr41_not_from_events_nor_from_the_policy_evaluated_nor_onto_a_face_down_one() -> None:
    table = behind_the_scenes().evaluate("pets", AR, "0/3/0/0")
    table.play(PlayMoveVotes(AR, "behind"))
    assert not table.may(MoveVote(AR, event(2), AR, 1))
    assert not table.may(MoveVote(AR, 1, DE, 5))
    assert not table.may(MoveVote(AR, 1, DE, 1)), "to another policy"
    assert {space for space, _ in table.options(MoveVoteOption)[0].votes} == {1, 2}


def test_rr41_a_vote_may_be_moved_twice_each_time_counting() -> None:
    table = behind_the_scenes()
    table.play(PlayMoveVotes(AR, "behind"))
    table.play(MoveVote(AR, 1, DE, 2), MoveVote(AR, 2, DE, 3), MoveVote(AR, 3, DE, 4))
    events = table.play(MoveVote(AR, 4, DE, 1))
    assert table.asked == (AR,), "four moves: the card has worked and the window is open anew"
    assert isinstance(table.pending, AwaitLastCall)
    assert len(events) == 1
    assert table[AR].discard == ("behind",)


def test_rr41_it_may_stop_after_any() -> None:
    table = behind_the_scenes()
    table.play(PlayMoveVotes(AR, "behind"), MoveVote(AR, 1, DE, 2), StopMoving(AR))
    assert table[AR].discard == ("behind",)


def test_rr41_votes_moved_onto_an_event_complete_it_in_the_middle() -> None:
    table = behind_the_scenes().slots(2, AR, AR).lying(2, "0/1/0/0")
    events = table.play(PlayMoveVotes(AR, "behind"), MoveVote(AR, 1, GREY, event(2)))
    assert only(EventCompleted, events).majority == AR
    assert table[AR].influence == 2
    assert table.options(MoveVoteOption)[0].left == 3
    assert not table.may(MoveVote(AR, 1, DE, event(2)))


def test_rr41_a_face_up_policy_further_back_counts_as_well() -> None:
    table = Table().put(7, "rehome", AR, "0/0/0/1", face_up=True).hand(AR, "behind", "bins").last_call(DE)
    table.play(PlayMoveVotes(AR, "behind"), MoveVote(AR, 7, HU, 1))
    assert table.on(1).votes == (HU,)


# RR42, RR43


def test_rr42_a_cost_never_falls_below_one() -> None:
    assert cost_of(Queued("bins", 0), InForce(costs=(("technology", -7),))) == 1
    assert cost_of(Queued("bins", 0), InForce(costs=(("not technology", -7),))) == 3


def test_rr42_grey_votes_count_for_the_cost() -> None:
    assert only(VerdictGiven, Table().evaluate("school", AR, "1/0/0/0+2").go()).passed


def test_rr43_a_card_cannot_be_regained_by_itself() -> None:
    table = Table().hand(AR, "fresh", "bins").last_call(DE)
    assert table.refuse(Regain(AR, "fresh", "fresh")).code == "card_without_target"
    table.discards(AR, "junior").last_call(DE)
    assert only(CardRegained, table.play(Regain(AR, "fresh", "junior"))).regained == "junior"
    assert (table[AR].hand, table[AR].discard) == (("bins", "junior"), ("fresh",))


def test_rr43_policy_rethink_is_not_among_the_discards_it_shuffles() -> None:
    table = Table().hand(DE, "rethink", "bins")
    table.set(DE, removed=table[DE].deck).main(DE, placed=3)
    table.play(PlayRedraw(DE, "rethink"), PutBack(DE, "bins"))
    events = table.play(StopRedraw(DE))
    assert only(DeckShuffled, events).order == ("bins",)
    assert table[DE].hand == ("bins",)
    assert table[DE].discard == ("rethink",)


# RR44

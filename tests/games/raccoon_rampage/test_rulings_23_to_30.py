"""Rulings RR23 to RR30: windows, verdicts, protection, single cards."""

import pytest

from raccoon.games.raccoon_rampage.cards.accelerate import Accelerate, AgendaAccelerated
from raccoon.games.raccoon_rampage.cards.amend import Amend
from raccoon.games.raccoon_rampage.cards.late_votes import AddLateVotes
from raccoon.games.raccoon_rampage.cards.move_votes import PlayMoveVotes
from raccoon.games.raccoon_rampage.cards.regain import Regain
from raccoon.games.raccoon_rampage.cards.retag import PolicyRetagged, Retag
from raccoon.games.raccoon_rampage.cards.rewrite import PolicyRewritten, Rewrite
from raccoon.games.raccoon_rampage.cards.verdict import PlayVerdict
from raccoon.games.raccoon_rampage.catalogue import GREY
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import (
    AwaitEvaluation,
    AwaitLastCall,
    AwaitMain,
    AwaitPlace,
    AwaitProtection,
)
from raccoon.games.raccoon_rampage.phases.effects import RaccoonRemoved
from raccoon.games.raccoon_rampage.phases.evaluation import PolicyLeft, VerdictGiven
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy, PolicyFound
from raccoon.games.raccoon_rampage.phases.spread import (
    CancelCard,
    CancelOption,
    EndProtection,
    PileTurnedUp,
    SpreadDealt,
)
from raccoon.games.raccoon_rampage.phases.windows import Pass, QueueMoved
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, all_of, kinds, only

# RR23


def test_rr23_seats_answer_in_any_order_and_the_first_declared_works_first() -> None:
    table = Table().hand(DE, "rewrite", "bins").hand(AR, "dotcom", "bins").hand(HU, "bins").last_call(DE)
    assert table.asked == (DE, AR, HU)
    table.play(Pass(HU), Retag(AR, "dotcom", 1), Rewrite(DE, "rewrite", 1, "bins"))
    assert table.on(1).added_tags == (), "the rewrite came after the tags, and took them away"


def test_rr23_after_each_play_the_window_opens_anew_for_all() -> None:
    table = Table().hand(DE, "bins").hand(AR, "dotcom", "bins").hand(HU, "bins").last_call(DE)
    table.play(Pass(DE), Pass(HU))
    assert table.asked == (AR,)
    table.play(Retag(AR, "dotcom", 2))
    assert table.asked == (DE, AR, HU)
    table.play(Pass(AR), Pass(HU), Pass(DE))
    assert isinstance(table.pending, AwaitEvaluation)


def test_rr23_every_seat_with_a_card_is_asked_whatever_the_card() -> None:
    table = Table().hand(FR, "bins").hand(HU, "junior").last_call(DE)
    assert table.asked == (FR, HU)
    assert all(table.may(Pass(seat)) for seat in table.asked)


def test_rr23_a_window_without_a_seat_to_ask_is_skipped() -> None:
    table = Table().last_call(DE)
    assert kinds(table.go())[:2] == [QueueMoved, VerdictGiven]


def test_rr23_who_has_played_the_last_card_is_asked_no_more() -> None:
    table = Table().hand(DE, "bins").hand(AR, "dotcom").last_call(DE)
    table.play(Retag(AR, "dotcom", 1))
    assert table.asked == (DE,)


# RR24


@pytest.mark.parametrize(
    ("lying", "passing", "failing"),
    [
        ("3/0/0/0", False, False),
        ("4/0/0/0", True, False),
        ("5/0/0/0", False, True),
        ("6/0/0/0", False, False),
    ],
)
def test_rr24_pass_at_one_short_and_fail_at_the_cost(lying: str, passing: bool, failing: bool) -> None:
    table = Table().hand(DE, "close_pass", "bins").hand(HU, "close_fail", "bins").evaluate("pets", AR, lying)
    assert table.may(PlayVerdict(DE, "close_pass")) == passing
    assert table.may(PlayVerdict(HU, "close_fail")) == failing


def test_rr24_grey_votes_and_changed_costs_count() -> None:
    table = Table().story("stem").hand(DE, "close_pass", "bins").evaluate("pets", AR, "3/0/0/0+2")
    assert table.may(PlayVerdict(DE, "close_pass"))


def test_rr24_the_kind_in_force_may_not_be_repeated() -> None:
    table = Table().hand(DE, "close_pass", "bins").hand(AR, "close_pass", "bins")
    table.evaluate("pets", AR, "4/0/0/0").play(PlayVerdict(DE, "close_pass"))
    assert table.refuse(PlayVerdict(AR, "close_pass")).code == "card_without_target"


def test_rr24_the_other_kind_cancels_whatever_the_count() -> None:
    table = Table().hand(DE, "close_pass", "bins").hand(FR, "funds", "bins").hand(HU, "close_fail", "bins")
    table.evaluate("pets", AR, "4/0/0/0").play(PlayVerdict(DE, "close_pass"))
    table.play(AddLateVotes(FR, "funds"), PlayVerdict(HU, "close_fail"))
    assert table.state.verdict == ""
    table = Table().hand(DE, "close_pass", "bins").hand(HU, "close_fail", "bins")
    table.evaluate("pets", AR, "5/0/0/0").play(PlayVerdict(HU, "close_fail"))
    assert table.may(PlayVerdict(DE, "close_pass")), "which is not one short, but cancels"
    table.play(PlayVerdict(DE, "close_pass"))
    assert only(VerdictGiven, table.pass_all()).passed


def test_rr24_a_verdict_set_stays_when_votes_are_added_later() -> None:
    table = Table().hand(FR, "funds", "bins").hand(HU, "close_fail", "bins").evaluate("pets", AR, "5/0/0/0")
    table.play(PlayVerdict(HU, "close_fail"), AddLateVotes(FR, "funds"))
    given = only(VerdictGiven, table.pass_all())
    assert (given.passed, given.votes, given.by_card) == (False, 6, "fail")


# RR25


def test_rr25_the_policy_under_evaluation_has_left_the_queue() -> None:
    table = Table().hand(AR, "dotcom", "change", "behind", "rewrite", "bins").lying(1, "1/0/0/0")
    table.evaluate("pets", AR, "4/0/0/0")
    for space in range(1, 9):
        assert table.may(Retag(AR, "dotcom", space)) == (space <= 4)
        assert table.may(Rewrite(AR, "rewrite", space, "bins")) == (space <= 7)
    table.play(PlayMoveVotes(AR, "behind"))
    assert {option.votes for option in GAME.options(table.state, AR) if hasattr(option, "votes")} == {
        ((1, DE),)
    }


# RR26


def protection_round() -> Table:
    table = Table().raccoons(5, 10, 10).spread(2, 2, 2, 2, 2, 2)
    table.set(DE, protection=1).set(FR, protection=2).set(HU, protection=1)
    table.evaluate("helpline", AR).go()
    return table


def test_rr26_holders_answer_in_any_order_and_a_cancelled_card_opens_the_round_anew() -> None:
    table = protection_round()
    assert isinstance(table.pending, AwaitProtection)
    assert table.asked == (DE, FR, HU)
    table.play(EndProtection(HU), EndProtection(DE))
    assert table.asked == (FR,)
    table.play(CancelCard(FR, "germany"))
    assert table.asked == (DE, FR, HU)
    table.play(CancelCard(HU, "rest"))
    assert table.asked == (DE, FR), "the Hunter holds none any more"
    table.play(EndProtection(FR), EndProtection(DE))
    assert table.state.raccoons == (9, 12, 12)
    assert table.state.impact == 8


def test_rr26_a_cancelled_card_is_taken_unseen() -> None:
    table = protection_round()
    table.play(CancelCard(FR, "france"))
    assert table.state.spread_unseen == (2,)
    seen = GAME.view(table.state, FR)
    assert (seen.spread_unseen, seen.piles, seen.spread_discard) == (1, (1, 2, 2), ())


def test_rr26_the_round_ends_when_no_card_is_left_to_cancel() -> None:
    table = Table().spread(2, 2, 2).set(FR, protection=5).evaluate("helpline", AR)
    table.go()
    table.play(CancelCard(FR, "france"), CancelCard(FR, "rest"))
    assert table.options(CancelOption)[0].choices == ("germany",)
    events = table.play(CancelCard(FR, "germany"))
    assert PolicyLeft in kinds(events)
    assert PileTurnedUp not in kinds(events)
    assert table[FR].protection == 2


# RR27


def test_rr27_rewrite_keeps_space_facing_votes_and_amended_policy() -> None:
    table = Table().put(
        3, "rehome", AR, "1/0/1/0+1", rider="land", rider_owner=DE, added_tags=("technology",)
    )
    table.hand(HU, "rewrite", "wear", "bins").last_call(DE)
    rewritten = only(PolicyRewritten, table.play(Rewrite(HU, "rewrite", 3, "wear")))
    assert (rewritten.former, rewritten.grey, rewritten.reveals) == ("rehome", 0, False)
    policy = table.on(3)
    assert (policy.policy, policy.owner, policy.votes) == ("wear", HU, (DE, AR, GREY))
    assert (policy.rider, policy.added_tags, policy.face_up) == ("land", (), True)
    assert table[AR].discard == ("rehome",)


def test_rr27_a_card_that_lies_face_up_counts_as_turned_up() -> None:
    table = Table().story("relief").hand(HU, "rewrite", "wear", "bins").last_call(DE)
    table.play(Rewrite(HU, "rewrite", 2, "wear"))
    assert table.on(2).votes == (GREY,)


def test_rr27_face_down_it_stays_hidden_and_gets_no_grey_votes() -> None:
    table = Table().story("relief").hand(HU, "rewrite", "wear", "bins").last_call(DE)
    rewritten = only(PolicyRewritten, table.play(Rewrite(HU, "rewrite", 6, "wear")))
    assert rewritten.reveals, "the former one comes to light as it is discarded"
    assert (table.on(6).votes, table.on(6).face_up) == ((), False)
    assert GAME.view(table.state, HU).queue[5].policy == "wear"
    assert GAME.view(table.state, FR).queue[5].policy == ""
    assert GAME.hide(rewritten, FR).policy == ""
    assert GAME.hide(rewritten, FR).former == "vineyard"


def test_rr27_the_new_owner_breaks_ties() -> None:
    table = Table().put(1, "rehome", AR, "2/2/0/0").hand(HU, "rewrite", "bounty").last_call(DE)
    table.play(Rewrite(HU, "rewrite", 1, "bounty"))
    assert table.asked == (HU,)


# RR28


def test_rr28_dotcom_gives_both_tags_each_once_and_grey_votes_for_new_ones() -> None:
    table = Table().story("relief", "tech_coop").put(1, "pizza", AR).hand(AR, "dotcom", "bins").last_call(DE)
    retagged = only(PolicyRetagged, table.play(Retag(AR, "dotcom", 1)))
    assert (retagged.tags, retagged.grey) == (("technology",), 1)
    assert GAME.view(table.state, None).tags(table.on(1)) == ("corporate", "technology")


def test_rr28_legal_on_any_face_up_policy_only() -> None:
    table = Table().put(1, "virus", HU).hand(AR, "dotcom", "bins").last_call(DE)
    assert [table.may(Retag(AR, "dotcom", space)) for space in range(1, 9)] == [True] * 4 + [False] * 4
    retagged = only(PolicyRetagged, table.play(Retag(AR, "dotcom", 1)))
    assert (retagged.tags, retagged.grey) == ((), 0)


# RR29


def test_rr29_an_amended_policy_works_after_the_top_one_and_both_score_stars() -> None:
    table = Table().put(1, "rehome", AR).hand(DE, "amendment", "bins").main(DE, placed=3)
    table.play(Amend(DE, "amendment", 1, "bins"))
    assert (table.on(1).rider, table.on(1).rider_owner) == ("bins", DE)
    table.evaluate("rehome", AR, "0/0/5/0", rider="bins", rider_owner=DE).empty(1).raccoons(0, 9, 0)
    events = table.go()
    assert len(all_of(RaccoonRemoved, events)) == 3
    assert table[AR].protection == 1, "the majority is the top one's"
    assert only(PolicyLeft, events).paws == 2
    assert table[AR].cubes == 2


def test_rr29_if_the_top_one_fails_both_are_discarded() -> None:
    table = Table().evaluate("rehome", AR, "0/0/4/0", rider="bins", rider_owner=DE)
    table.go()
    assert (table[AR].discard, table[DE].discard) == (("rehome",), ("bins",))
    assert table[AR].cubes == 0


def test_rr29_only_a_face_up_policy_without_one_can_be_amended() -> None:
    table = Table().put(2, "rehome", AR, rider="land", rider_owner=FR).hand(DE, "amendment", "bins").main(DE)
    assert [table.may(Amend(DE, "amendment", space, "bins")) for space in range(1, 9)] == [
        True,
        False,
        True,
        True,
        *[False] * 4,
    ]


def test_rr29_cost_and_tags_are_the_top_ones() -> None:
    table = Table().story("stem").put(1, "school", AR, rider="bins", rider_owner=DE)
    seen = GAME.view(table.state, None)
    assert (seen.cost(table.on(1)), seen.tags(table.on(1))) == (4, ())


def test_rr29_the_condition_on_the_other_agency_is_the_amended_owners() -> None:
    table = Table().evaluate("school", AR, "3/0/0/0", rider="freezone", rider_owner=DE)
    table.go()
    assert table[DE].protection == 2, "one of School Visits, one of Free Zone"
    table = Table().evaluate("school", AR, "2/1/0/0", rider="freezone", rider_owner=DE)
    table.go()
    assert table[DE].protection == 3


# RR30


def accelerated() -> Table:
    table = Table().hand(FR, "accelerate", "bins", "land").hand(DE, "behind", "fresh", "sterilise")
    return table.main(FR, placed=1)


def test_rr30_agenda_acceleration_runs_a_queue_phase_and_places_again() -> None:
    table = accelerated()
    front = table.on(1).policy
    assert only(AgendaAccelerated, table.play(Accelerate(FR, "accelerate"))).card == "accelerate"
    assert isinstance(table.pending, AwaitLastCall)
    assert table.asked == (FR, DE)
    table.pass_all()
    assert isinstance(table.pending, AwaitEvaluation)
    assert table.state.evaluated.policy == front
    events = table.pass_all()
    assert SpreadDealt in kinds(events)
    assert table.pending == AwaitPlace((FR,))
    table.play(PlacePolicy(FR, "bins"))
    assert table.pending == AwaitMain((FR,))
    assert GAME.view(table.state, None).votes_left == 2, "the vote placed before stays counted"
    assert table[FR].discard[-1] == "accelerate"


def test_rr30_it_needs_another_policy_in_hand() -> None:
    table = Table().hand(FR, "accelerate", "junior").main(FR)
    assert table.refuse(Accelerate(FR, "accelerate")).code == "card_without_target"


def test_rr30_without_a_policy_left_the_deck_is_searched() -> None:
    table = Table().hand(FR, "accelerate", "rewrite", "bins").main(FR)
    table.play(Accelerate(FR, "accelerate"), Rewrite(FR, "rewrite", 1, "bins"))
    assert PolicyFound in kinds(table.search())
    assert table.pending == AwaitMain((FR,))


def test_rr30_it_lies_on_the_table_until_the_policy_is_placed() -> None:
    table = Table().hand(FR, "accelerate", "fresh", "bins").discards(FR, "junior").main(FR)
    table.play(Accelerate(FR, "accelerate"))
    assert not table.may(Regain(FR, "fresh", "accelerate"))
    assert table.may(Regain(FR, "fresh", "junior"))

"""Rulings RR23 to RR38: windows, verdicts, single cards, hands, the end."""

import pytest

from raccoon.games.raccoon_rampage.commands import (
    Accelerate,
    AddLateVotes,
    Amend,
    CancelCard,
    EndMain,
    EndProtection,
    FillUp,
    Pass,
    PlacePolicy,
    PlayMoveVotes,
    PlayRedraw,
    PlayVerdict,
    PutBack,
    Regain,
    Retag,
    Rewrite,
    StopRedraw,
    SwapPolicies,
    Toss,
    TurnUpPolicy,
    Vote,
)
from raccoon.games.raccoon_rampage.events import (
    AgendaAccelerated,
    CardsDrawn,
    CardTossed,
    DeckShuffled,
    MajorityFound,
    PileTurnedUp,
    PoliciesSwapped,
    PolicyFound,
    PolicyLeft,
    PolicyRetagged,
    PolicyRewritten,
    PolicyTurnedUp,
    QueueMoved,
    RaccoonRemoved,
    SpreadDealt,
    VerdictGiven,
)
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.options import CancelOption
from raccoon.games.raccoon_rampage.pending import (
    AwaitEvaluation,
    AwaitLastCall,
    AwaitMain,
    AwaitPlace,
    AwaitProtection,
    Counting,
)
from raccoon.games.raccoon_rampage.scoring import score
from raccoon.games.raccoon_rampage.state import GREY
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, all_of, event, kinds, only

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
    assert (rewritten.former, rewritten.grey, rewritten.news) == ("rehome", 0, False)
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
    assert rewritten.news, "the former one comes to light as it is discarded"
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


# RR31


def test_rr31_policy_change_swaps_neighbours_with_votes_and_amended_policies() -> None:
    table = (
        Table().put(2, "rehome", AR, "1/0/2/0", rider="bins", rider_owner=DE).put(3, "inaction", None, "+1")
    )
    table.hand(AR, "change", "bins").last_call(DE)
    two, three = table.on(2), table.on(3)
    assert only(PoliciesSwapped, table.play(SwapPolicies(AR, "change", 2))).space == 2
    assert (table.on(2), table.on(3)) == (three, two)


def test_rr31_only_neighbours_that_face_the_same_way() -> None:
    table = Table().put(6, "rehome", AR, face_up=True).hand(AR, "change", "bins").last_call(DE)
    legal = [space for space in range(1, 9) if table.may(SwapPolicies(AR, "change", space))]
    assert legal == [1, 2, 3, 7]


def test_rr31_breaking_news_turns_up_as_a_reveal_with_one_own_vote() -> None:
    table = Table().story("relief").put(7, "wear", HU, face_up=False).hand(HU, "news", "bins").last_call(DE)
    shown = only(PolicyTurnedUp, table.play(TurnUpPolicy(HU, "news", 7)))
    assert (shown.policy, shown.grey, shown.news) == ("wear", 1, True)
    assert table.on(7).votes == (GREY, HU)


def test_rr31_it_stays_face_up_as_it_moves_and_takes_votes_there() -> None:
    table = Table().put(6, "rehome", AR, "0/0/0/1", face_up=True).hand(DE, "bins").last_call(DE)
    events = table.pass_all()
    assert only(QueueMoved, events).turned_up == "attic"
    assert (table.on(5).policy, table.on(5).face_up, table.on(5).votes) == ("rehome", True, (HU,))
    table = Table().put(5, "rehome", AR, "0/0/0/1", face_up=True).last_call(DE)
    moved = only(QueueMoved, table.go())
    assert (moved.turned_up, moved.grey) == ("", 0)
    assert Table().put(6, "rehome", AR, face_up=True).main(DE).may(Vote(DE, 6))


# RR32


def test_rr32_top_down_neither_pass_nor_unilateral_action_replaces_an_agencys_vote() -> None:
    table = Table().story("top_down").hand(AR, "close_pass", "bins").evaluate("pets", AR, "0/0/4/0")
    table.play(PlayVerdict(AR, "close_pass"))
    given = only(VerdictGiven, table.pass_all())
    assert (given.passed, given.unsupported, given.by_card) == (False, True, "pass")
    table = Table().story("top_down").hand(HU, "unilateral", "bins").main(HU)
    table.play(FillUp(HU, "unilateral", 1))
    assert table.on(1).votes == (HU, HU, HU)
    table.evaluate("wear", HU, "0/0/0/3")
    assert not only(VerdictGiven, table.pass_all()).passed


def test_rr32_the_majority_of_an_open_event_goes_by_rr19() -> None:
    table = Table().story("urbanophiles", "top_down").slots(1, AR, AR, AR).main(DE)
    table.play(Vote(DE, event(1)))
    assert table[AR].influence == 2


def test_rr32_agencies_tie_among_themselves() -> None:
    table = Table().story("top_down").evaluate("rehome", AR, "1/1/3/0")
    table.go()
    assert table.asked == (AR,)
    assert table.pending.tied == (DE, FR)


def test_rr32_one_agencys_vote_is_enough_for_the_majority() -> None:
    table = Table().story("top_down").evaluate("school", AR, "0/1/5/0")
    assert only(MajorityFound, table.go()).seat == FR


# RR33


@pytest.mark.parametrize(
    ("events", "completed", "level"),
    [
        ((), (), 1),
        (("big_farm",), (), 2),
        (("big_farm", "urbanophiles"), (), 3),
        (("big_farm", "urbanophiles"), ("big_farm",), 2),
        (("big_farm", "urbanophiles"), ("big_farm", "urbanophiles"), 1),
    ],
)
def test_rr33_the_level_is_one_more_for_each_open_event(
    events: tuple[str, ...], completed: tuple[str, ...], level: int
) -> None:
    table = Table().story("free_trade", *events, completed=completed)
    assert GAME.view(table.state, None).spread_level == level


# RR34


def test_rr34_an_empty_deck_is_renewed_from_the_discards_when_a_card_is_needed() -> None:
    table = Table().hand(DE, "bins").place(DE)
    rest = table[DE].deck
    table.discards(DE, *[card for card in rest if card != "junior"]).place(DE)
    assert len(table[DE].deck) == 2
    table.play(PlacePolicy(DE, "bins"))
    events = table.finish_turn()
    shuffled, drawn = only(DeckShuffled, events), all_of(CardsDrawn, events)[0]
    assert drawn.count == 5
    assert drawn.cards == ("junior", "junior", *shuffled.order[:3])
    assert table[DE].discard == ()


def test_rr34_a_deck_with_just_enough_is_not_renewed() -> None:
    table = Table().place(DE)
    table.discards(DE, *table[DE].deck[5:]).main(DE, placed=3)
    events = table.play(EndMain(DE))
    assert DeckShuffled not in kinds(events)
    assert table[DE].deck == ()
    assert table[DE].discard != ()


def test_rr34_too_few_cards_altogether_and_what_there_is_is_drawn() -> None:
    table = Table()
    keep = table[DE].deck[:2]
    gone = table[DE].deck[2:]
    table.set(DE, removed=gone).main(DE, placed=3)
    events = table.play(EndMain(DE))
    assert only(CardsDrawn, events).cards == keep


def test_rr34_policy_rethink_draws_in_the_last_round_too() -> None:
    table = Table().story("self_interest", "tech_coop", "schengen", "urbanophiles", "free_trade")
    table.hand(DE, "rethink", "bins", "junior").main(DE, placed=3)
    table.play(PlayRedraw(DE, "rethink"), PutBack(DE, "bins"), PutBack(DE, "junior"))
    assert only(CardsDrawn, table.play(StopRedraw(DE))).count == 2
    assert len(table[DE].hand) == 2


# RR35


def last_round() -> Table:
    names = ("self_interest", "big_farm", "schengen", "urbanophiles", "free_trade")
    return Table().story(*names, completed=names)


def test_rr35_in_the_last_round_the_discard_remains_and_nothing_is_drawn() -> None:
    table = last_round().hand(DE, "bins", "junior").hand(FR, "bins").main(DE, placed=3)
    table.play(EndMain(DE))
    events = table.play(Toss(DE, "junior"))
    assert kinds(events)[0] == CardTossed
    assert CardsDrawn not in kinds(events)
    assert table[DE].hand == ("bins",)


def test_rr35_in_the_final_evaluation_a_failure_has_no_consequence() -> None:
    table = Table().final().set(DE, protection=2)
    events = table.go()
    assert SpreadDealt not in kinds(events)
    assert [given.passed for given in all_of(VerdictGiven, events)] == [False] * 4
    assert [len(player.discard) for player in table.state.players] == [1, 1, 1, 1]
    assert table.state.impact == 0


def test_rr35_spread_cards_of_passing_policies_come_all_the_same() -> None:
    table = Table().put(1, "animation", AR, "0/0/3/0").spread(2).final().change(impact=-1)
    table.go()
    assert table.area("rest") == 7
    assert table.state.impact == 1


# RR36


def test_rr36_beyond_twenty_pieces_each_further_one_counts() -> None:
    nobody_left = (10, 15, 0)
    assert score("DE", 20, 0, nobody_left).total == 43
    assert score("DE", 23, 0, nobody_left).total == 49
    assert score("FR", 23, 0, nobody_left).total == 23
    assert score("AR", 0, 23, nobody_left).total == 46
    assert score("HU", 11, 12, nobody_left).total == 46


def test_rr36_a_tie_is_a_shared_win() -> None:
    table = Table().raccoons(9, 15, 0).change(impact=-1).set(AR, cubes=4).set(HU, tokens=3, cubes=1)
    table.change(pending=Counting()).go()
    assert [outcome.won for outcome in GAME.outcome(table.state)] == [False, False, True, True]
    assert [outcome.points for outcome in GAME.outcome(table.state)] == [0, 0, 8, 8]


# RR37, RR38


def test_rr37_cubes_and_tokens_are_not_limited() -> None:
    table = Table().put(1, "pets", AR, "30/30/30/30+30").raccoons(60, 60, 18).set(DE, protection=99).main(DE)
    table.play(Vote(DE, 1))
    assert len(table.on(1).votes) == 151


def test_rr38_what_was_open_once_may_be_looked_up() -> None:
    table = Table().discards(AR, "bins", "junior").put(6, "rehome", AR, face_up=False, known=True)
    for seat in (DE, FR, AR, HU, None):
        seen = GAME.view(table.state, seat)
        assert seen.players[AR].discard == ("bins", "junior")
        assert seen.queue[5].policy == "rehome"


def test_rr38_hands_are_not_shown() -> None:
    table = Table().hand(AR, "bins", "junior")
    assert GAME.view(table.state, DE).players[AR].hand is None
    assert GAME.view(table.state, AR).players[AR].hand == ("bins", "junior")

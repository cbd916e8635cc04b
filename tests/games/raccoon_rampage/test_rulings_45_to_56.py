"""Rulings RR45 to RR56: what the rulebook leaves open."""

import pytest

from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage.cards.fill import FillUp
from raccoon.games.raccoon_rampage.cards.late_votes import AddLateVotes
from raccoon.games.raccoon_rampage.cards.move_votes import PlayMoveVotes
from raccoon.games.raccoon_rampage.cards.redraw import PlayRedraw, StopRedraw
from raccoon.games.raccoon_rampage.cards.retag import Retag
from raccoon.games.raccoon_rampage.cards.swap import SwapPolicies
from raccoon.games.raccoon_rampage.cards.turn_up import TurnUpPolicy
from raccoon.games.raccoon_rampage.catalogue import GREY
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall, Over
from raccoon.games.raccoon_rampage.phases.effects import (
    AreaOption,
    NameArea,
    ProtectionGained,
    RaccoonRemoved,
    SpreadCardTurnedUp,
)
from raccoon.games.raccoon_rampage.phases.final import FinalEvaluationBegan, GameEnded, PolicyCalled
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote, VoteOption
from raccoon.games.raccoon_rampage.phases.spread import PileTurnedUp, SpreadDealt, SpreadDeckShuffled
from raccoon.games.raccoon_rampage.phases.turn_end import CardsDrawn, Toss, TurnEnded
from raccoon.games.raccoon_rampage.phases.windows import Pass, QueueMoved
from raccoon.games.raccoon_rampage.phases.wishes import WishOption
from raccoon.games.raccoon_rampage.state import TableOptions
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Dice, Table, all_of, event, kinds, only

# RR45


def test_rr45_protection_of_a_passed_policy_belongs_to_the_majority() -> None:
    table = Table().evaluate("pets", AR, "0/0/2/3")
    gained = only(ProtectionGained, table.go())
    assert (gained.seat, gained.n) == (HU, 2)
    table = Table().evaluate("wear", HU, "0/3/0/0")
    table.go(Dice("shield"))
    assert [player.protection for player in table.state.players] == [0, 1, 0, 0]


# RR46, RR47


@pytest.mark.parametrize("lying", ["0/0/3/0", ""])
def test_rr46_passed_or_failed_it_goes_to_its_owners_discard_pile(lying: str) -> None:
    table = Table().evaluate("school", AR, lying, turn=HU)
    table.go()
    assert table[AR].discard == ("school",)


def test_rr47_votes_return_after_an_evaluation_and_when_an_event_completes() -> None:
    table = Table().story("big_farm").slots(1, AR, GREY).evaluate("school", AR, "1/0/2/0")
    table.go()
    assert table.state.evaluated is None
    table.main(HU)
    table.play(Vote(HU, event(1)))
    assert table.state.events[0].votes == ()
    assert table.state.events[0].completed


# RR48, RR49, RR50


def test_rr48_an_event_takes_only_as_many_votes_as_it_has_open_slots() -> None:
    table = Table().story("self_interest").slots(1, AR).main(DE)
    table.play(Vote(DE, event(1)))
    assert table.refuse(Vote(DE, event(1))).code == "takes_no_vote"
    assert event(1) not in table.options(VoteOption)[0].choices


def test_rr48_an_event_without_slots_takes_none() -> None:
    table = Table().story("relief").main(DE)
    assert table.refuse(Vote(DE, event(1))).code == "takes_no_vote"


def test_rr49_a_policy_takes_votes_beyond_its_cost() -> None:
    table = Table().lying(1, "3/0/0/0").main(FR)
    table.play(Vote(FR, 1), Vote(FR, 1))
    assert len(table.on(1).votes) == 5


def test_rr50_a_vote_placed_stays_while_the_queue_moves() -> None:
    table = Table().lying(3, "1/0/0/0+1").last_call(DE)
    table.go()
    assert table.on(2).votes == (DE, GREY)


# RR51, RR52


def test_rr51_next_is_always_the_frontmost_face_up_policy_counted_anew() -> None:
    table = Table().final().hand(AR, "change", "bins")
    first = only(PolicyCalled, table.go())
    assert first.space == 1
    behind = table.on(3).policy
    table.play(SwapPolicies(AR, "change", 2))
    assert only(PolicyCalled, table.pass_all()).policy == behind


def test_rr51_spaces_left_empty_stay_empty_and_the_queue_does_not_move() -> None:
    table = Table().final().hand(AR, "bins")
    table.go()
    assert table.state.queue[0] is None
    assert table.on(2).policy == "border"
    assert not table.on(5).face_up
    table.hand(AR, "change", "bins")
    table.change(pending=AwaitEvaluation((AR,)))
    assert not table.may(SwapPolicies(AR, "change", 1)), "nothing lies on space 1"


def test_rr51_the_active_seat_is_the_one_that_took_the_last_turn() -> None:
    table = Table().put(1, "inaction", None, "1/1/0/0").final()
    table.go()
    assert table.asked == (HU,)


def last_turn() -> Table:
    names = ("self_interest", "big_farm", "schengen", "urbanophiles", "free_trade")
    return Table().story(*names, completed=names).main(HU, placed=1)


def test_rr52_one_last_call_for_all_before_the_final_evaluation() -> None:
    table = last_turn().hand(AR, "dotcom", "bins").hand(DE, "bins")
    events = table.play(EndMain(HU))
    assert kinds(events)[-2:] == [TurnEnded, FinalEvaluationBegan]
    assert isinstance(table.pending, AwaitLastCall)
    assert table.asked == (DE, AR)
    table.play(Retag(AR, "dotcom", 4))
    events = table.pass_all()
    assert kinds(events)[-1] == PolicyCalled
    assert isinstance(table.pending, AwaitEvaluation)
    assert QueueMoved not in kinds(events)
    events = table.pass_all()
    assert isinstance(table.pending, AwaitEvaluation), "no further last call"


def test_rr52_anytime_cards_may_be_played_in_each_of_its_windows() -> None:
    table = Table().lying(2, "0/0/0/1").final().hand(AR, "behind", "bins").hand(HU, "news", "bins")
    table.go()
    assert table.may(PlayMoveVotes(AR, "behind"))
    table.play(TurnUpPolicy(HU, "news", 8))
    assert isinstance(table.pending, AwaitEvaluation)
    assert table.asked == (HU, AR)


# RR53, RR54


def test_rr53_the_three_policies_of_a_first_game_leave_their_decks_before_hands_are_dealt() -> None:
    for n in range(30):
        setup = GAME.setup(4, TableOptions(tutorial=True), Chance(str(n)))
        for role, policy in (("AR", "helpline"), ("HU", "wear"), ("DE", "international")):
            seat = setup.roles.index(role)
            assert policy not in setup.hands[seat] + setup.decks[seat]


def test_rr54_the_spread_deck_is_renewed_when_a_card_is_needed_and_none_is_left() -> None:
    table = Table()
    deck = table.state.spread_deck
    table.change(spread_deck=deck[:2], spread_discard=deck[2:30], spread_unseen=deck[30:])
    table.evaluate("helpline", AR)
    events = table.go()
    shuffled = only(SpreadDeckShuffled, events)
    assert sorted(shuffled.order) == sorted(deck[2:]), "the unseen ones are shuffled in"
    assert kinds(events)[1:3] == [SpreadDeckShuffled, SpreadDealt]
    piles = [up.cards for up in all_of(PileTurnedUp, events)]
    assert piles == [deck[:1], deck[1:2], shuffled.order[:1]], "the old cards come first"


def test_rr54_with_just_enough_cards_it_is_not_renewed() -> None:
    table = Table()
    deck = table.state.spread_deck
    table.change(spread_deck=deck[:3], spread_discard=deck[3:]).evaluate("helpline", AR)
    assert SpreadDeckShuffled not in kinds(table.go())
    assert table.state.spread_deck == ()


def test_rr54_a_spread_card_of_a_policy_renews_it_too() -> None:
    table = Table()
    deck = table.state.spread_deck
    table.change(spread_deck=(), spread_discard=deck).evaluate("animation", AR, "0/0/3/0")
    events = table.go()
    assert len(all_of(SpreadDeckShuffled, events)) == len(all_of(SpreadCardTurnedUp, events)) == 1


# RR55


@pytest.mark.parametrize(
    ("lying", "areas"), [("5/0/0/0", ("germany", "rest")), ("0/5/0/0", ("france", "rest"))]
)
def test_rr55_an_agency_may_not_choose_the_other_agencys_country(lying: str, areas: tuple[str, ...]) -> None:
    table = Table().story("schengen").evaluate("rehome", AR, lying)
    table.go()
    assert table.options(AreaOption)[0].choices == areas
    other = "france" if "france" not in areas else "germany"
    assert table.refuse(NameArea(table.asked[0], other)).code == "area_not_allowed"


def test_rr55_skulls_are_restricted_too_and_a_lobbyist_is_not() -> None:
    table = Table().story("schengen").evaluate("wear", HU, "3/0/0/0")
    table.go(Dice("skull"))
    assert table.options(AreaOption)[0].choices == ("germany", "rest")
    table = Table().story("schengen").evaluate("rehome", AR, "0/0/5/0")
    table.go()
    assert table.options(AreaOption)[0].choices == ("france", "germany", "rest")


def test_rr55_an_area_given_by_the_card_still_works() -> None:
    table = Table().story("schengen").evaluate("attic", DE, "0/3/0/0")
    assert only(RaccoonRemoved, table.go()).area == "germany"


def test_rr55_the_country_of_an_absent_agency_counts_as_the_others() -> None:
    table = Table(roles=("DE", "AR", "HU")).story("schengen").evaluate("rehome", 1, "5/0/0")
    table.go()
    assert table.options(AreaOption)[0].choices == ("germany", "rest")


def test_rr55_with_the_own_country_and_the_rest_empty_the_effect_is_lost() -> None:
    table = Table().story("schengen").raccoons(5, 0, 0).evaluate("rehome", AR, "5/0/0/0")
    table.go()
    assert table.state.raccoons == (5, 0, 0)


def test_rr55_the_restriction_ends_when_the_event_completes() -> None:
    table = Table().story("schengen", completed=("schengen",)).evaluate("rehome", AR, "5/0/0/0")
    table.go()
    assert table.options(AreaOption)[0].choices == ("france", "germany", "rest")


# RR56


def test_rr56_two_plays_of_one_card_with_different_targets_are_two_moves() -> None:
    table = Table().hand(AR, "dotcom", "bins").last_call(DE)
    options = [option for option in GAME.options(table.state, AR) if not isinstance(option, WishOption)]
    plays = [command for option in options for command in option.commands()]
    assert plays == [*[Retag(AR, "dotcom", space) for space in (1, 2, 3, 4)], Pass(AR)]


def test_rr56_policy_rethink_may_discard_nothing() -> None:
    table = Table().hand(DE, "rethink", "bins").main(DE, placed=3)
    events = table.play(PlayRedraw(DE, "rethink"), StopRedraw(DE))
    assert only(CardsDrawn, events).count == 0
    assert table[DE].hand == ("bins",)


def test_rr56_public_funds_may_change_nothing() -> None:
    table = Table().hand(FR, "funds", "bins").evaluate("school", AR, "0/0/9/0")
    table.play(AddLateVotes(FR, "funds"))
    assert len(table.state.evaluated.votes) == 10


def test_rr56_behind_the_scenes_is_not_legal_without_a_vote_to_move() -> None:
    table = Table().hand(AR, "behind", "bins").last_call(DE)
    assert table.refuse(PlayMoveVotes(AR, "behind")).code == "card_without_target"
    table.lying(4, "+1").last_call(DE)
    assert table.may(PlayMoveVotes(AR, "behind"))


def test_rr56_unilateral_action_needs_a_policy_below_its_cost() -> None:
    table = Table().hand(AR, "unilateral", "bins").main(AR)
    for space in (1, 2, 3, 4):
        table.lying(space, "3/0/0/0")
    assert table.refuse(FillUp(AR, "unilateral", 1)).code == "card_without_target"


def test_a_game_that_is_over_asks_nobody() -> None:
    table = Table().final()
    assert only(GameEnded, table.go()).winners == ()
    assert isinstance(table.pending, Over)
    assert table.asked == ()
    assert table.refuse(Pass(DE)).code == "not_your_turn"
    assert table.refuse(Toss(DE, "bins")).code == "not_your_turn"

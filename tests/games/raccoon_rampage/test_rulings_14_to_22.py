"""Rulings RR14 to RR22: majority, votes, effects, the main phase and the windows."""

import pytest

from raccoon.games.raccoon_rampage.cards.extra_votes import PlayExtraVotes
from raccoon.games.raccoon_rampage.cards.fill import FillUp
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVote, PlayMoveVotes, StopMoving
from raccoon.games.raccoon_rampage.cards.retag import Retag
from raccoon.games.raccoon_rampage.cards.verdict import PlayVerdict
from raccoon.games.raccoon_rampage.catalogue import GREY, Effect
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall, AwaitMain, Effects
from raccoon.games.raccoon_rampage.phases.completion import EventCompleted
from raccoon.games.raccoon_rampage.phases.effects import (
    AreaOption,
    DieRolled,
    EffectLost,
    HunterDiceRolled,
    InfluenceGained,
    NameArea,
    RaccoonRemoved,
)
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, NameMajority, NameMajorityOption
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote
from raccoon.games.raccoon_rampage.phases.place import NoPolicyShown, PlacePolicy, PolicyFound, SearchDeck
from raccoon.games.raccoon_rampage.phases.turn_end import KeepAll
from raccoon.games.raccoon_rampage.phases.windows import Pass
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Dice, Table, all_of, event, kinds, only

# RR14


def test_rr14_the_owner_breaks_ties_among_the_tied_only() -> None:
    table = Table().evaluate("rehome", AR, "2/2/1/0")
    table.go()
    assert table.asked == (AR,)
    assert table.options(NameMajorityOption)[0].choices == (DE, FR)
    assert table.refuse(NameMajority(AR, AR)).code == "not_tied"
    found = only(MajorityFound, table.play(NameMajority(AR, FR)))
    assert (found.seat, found.named_by) == (FR, AR)


def test_rr14_the_owner_may_name_itself() -> None:
    table = Table().evaluate("rehome", AR, "0/0/3/3")
    table.go()
    assert only(MajorityFound, table.play(NameMajority(AR, AR))).seat == AR


def test_rr14_without_a_tie_nobody_is_asked() -> None:
    found = only(MajorityFound, Table().evaluate("school", AR, "1/0/2/0").go())
    assert (found.seat, found.named_by) == (AR, None)


def test_rr14_if_only_grey_voted_the_owner_is_the_majority() -> None:
    table = Table().evaluate("school", AR, "+3", turn=DE)
    assert only(MajorityFound, table.go()).seat == AR


def test_rr14_without_an_owner_the_active_seat_takes_its_part() -> None:
    table = Table().evaluate("inaction", None, "+2", turn=HU)
    assert only(MajorityFound, table.go()).seat == HU
    table = Table().evaluate("inaction", None, "1/1/0/0", turn=HU)
    table.go()
    assert table.asked == (HU,)


def test_rr14_grey_votes_never_have_the_majority() -> None:
    assert only(MajorityFound, Table().evaluate("school", AR, "0/0/0/1+2").go()).seat == HU


# RR15


@pytest.mark.parametrize(("before", "gain"), [(4, 1), (5, 0)])
def test_rr15_influence_rises_to_five_at_most(before: int, gain: int) -> None:
    table = Table().influence(FR=before).evaluate("animation", AR, "0/3/0/0").spread(0)
    assert only(InfluenceGained, table.go()).n == gain
    assert table[FR].influence == 5


def test_rr15_votes_never_fall_below_none() -> None:
    table = Table().story("self_interest", "europe_burns").influence(DE=1).main(DE)
    assert GAME.view(table.state, DE).votes_each_turn(DE) == 0
    assert table.may(EndMain(DE))
    assert table.refuse(Vote(DE, 1)).code == "no_votes_left"
    assert table[DE].influence == 1, "the track does not move"


def test_rr15_a_rise_during_the_own_main_phase_can_be_used_at_once() -> None:
    table = Table().story("big_farm").slots(1, HU, HU).main(HU)
    table.play(Vote(HU, event(1)))
    assert table[HU].influence == 2
    table.play(Vote(HU, 1))
    assert table.may(EndMain(HU))


def test_rr15_influence_raised_by_an_event_stays_on_the_track() -> None:
    table = Table().story("relief").influence(AR=5)
    table.coming("stem").main(HU, placed=1)
    table.play(EndMain(HU))
    assert [player.influence for player in table.state.players] == [3, 3, 5, 2]


# RR16


def test_rr16_each_raccoon_is_chosen_apart_from_any_area() -> None:
    table = Table().evaluate("rehome", AR, "0/0/5/0")
    table.go()
    table.play(NameArea(AR, "france"), NameArea(AR, "rest"))
    assert table.state.raccoons == (4, 10, 4)
    assert [table[FR].tokens, table[DE].tokens] == [1, 0]


def test_rr16_an_empty_area_cannot_be_chosen_and_one_option_is_not_asked() -> None:
    table = Table().raccoons(1, 0, 1).evaluate("rehome", AR, "0/0/5/0")
    table.go()
    assert table.options(AreaOption)[0].choices == ("france", "rest")
    assert table.refuse(NameArea(AR, "germany")).code == "area_not_allowed"
    events = table.play(NameArea(AR, "rest"))
    assert [removed.area for removed in all_of(RaccoonRemoved, events)] == ["rest", "france"]


def test_rr16_if_none_can_be_chosen_the_effect_is_lost() -> None:
    table = Table().raccoons(0, 10, 5).evaluate("vineyard", FR, "0/3/0/0")
    assert only(EffectLost, table.go()).n == 2
    table = Table().raccoons(1, 10, 5).evaluate("vineyard", FR, "0/3/0/0")
    events = table.go()
    assert len(all_of(RaccoonRemoved, events)) == 1
    assert only(EffectLost, events).n == 1
    assert table.state.impact == -1


# RR17, RR18


def test_rr17_dice_together_protection_first_then_skulls_one_by_one() -> None:
    table = Table().evaluate("virus", HU, "0/0/0/7")
    events = table.go(Dice("skull", "skull", "shield"))
    assert only(HunterDiceRolled, events).faces == ("skull", "skull", "shield")
    assert table[HU].protection == 1
    assert table.pending == Effects((HU,), (Effect("reduce", 2), Effect("spread", 1, "choice", 1, 4)))
    table.play(NameArea(HU, "france"), chance=Dice())
    table.play(NameArea(HU, "germany"), chance=Dice(6))
    assert table[HU].tokens == 2


def test_rr18_one_roll_for_the_whole_line() -> None:
    table = Table().raccoons(0, 10, 0).evaluate("scarecrows", FR, "0/7/0/0")
    events = table.go(Dice(4))
    assert only(DieRolled, events).works
    assert len(all_of(RaccoonRemoved, events)) == 2


@pytest.mark.parametrize(("value", "works"), [(1, True), (4, True), (5, False), (6, False)])
def test_rr18_the_range_stands_on_the_card(value: int, works: bool) -> None:
    events = Table().raccoons(0, 10, 0).evaluate("bait", AR, "0/0/5/0").go(Dice(value))
    assert (only(DieRolled, events).value, only(DieRolled, events).works) == (value, works)
    assert len(all_of(RaccoonRemoved, events)) == 2 * works


def test_rr18_the_roll_happens_even_if_nobody_could_use_it() -> None:
    events = Table().raccoons(0, 0, 0).evaluate("bait", AR, "0/0/5/0").go(Dice(1))
    assert only(DieRolled, events).works
    assert only(EffectLost, events).n == 2


# RR19


def test_rr19_the_tied_seat_that_voted_last_gains() -> None:
    table = Table().story("urbanophiles").slots(1, FR, AR, AR).main(FR)
    assert only(EventCompleted, table.play(Vote(FR, event(1)))).majority == FR
    table = Table().story("urbanophiles").slots(1, AR, FR, FR).main(AR).influence(AR=2)
    assert only(EventCompleted, table.play(Vote(AR, event(1)))).majority == AR


def test_rr19_grey_never_counts() -> None:
    table = Table().story("big_farm").slots(1, GREY, GREY).main(HU)
    completed = only(EventCompleted, table.play(Vote(HU, event(1))))
    assert completed.majority == HU


def test_rr19_an_event_filled_by_grey_alone_has_no_majority() -> None:
    table = Table().story("big_farm").slots(1, GREY, GREY).put(1, "pizza", AR, "+1")
    table.hand(HU, "behind", "bins").main(HU)
    events = table.play(PlayMoveVotes(HU, "behind"), MoveVote(HU, 1, GREY, event(1)))
    completed = only(EventCompleted, events)
    assert (completed.majority, completed.raised) == (None, (0, 0, 0, 0))
    assert table.state.rules.level == 1, "the active part ends all the same"


def test_rr19_moved_votes_count_as_their_colours_when_they_arrive() -> None:
    table = Table().story("big_farm").slots(1, AR, FR).lying(1, "1/0/0/0").hand(HU, "behind", "bins").main(HU)
    events = table.play(PlayMoveVotes(HU, "behind"), MoveVote(HU, 1, DE, event(1)))
    assert only(EventCompleted, events).majority == DE
    assert table[DE].influence == 4


# RR20


def test_rr20_place_first() -> None:
    table = Table().hand(DE, "junior", "bins").place(DE)
    assert table.refuse(Vote(DE, 1)).code == "not_now"
    assert table.refuse(PlayExtraVotes(DE, "junior")).code == "not_now"
    table.play(PlacePolicy(DE, "bins"))
    assert table.on(8).policy == "bins"
    assert table.pending == AwaitMain((DE,))


def test_rr20_then_votes_and_cards_in_any_order() -> None:
    table = Table().hand(DE, "junior", "junior", "bins").main(DE)
    table.play(Vote(DE, 1), PlayExtraVotes(DE, "junior"), Vote(DE, 2), Vote(DE, 3))
    table.play(PlayExtraVotes(DE, "junior"), Vote(DE, 4), Vote(DE, 1))
    assert [len(table.on(space).votes) for space in (1, 2, 3, 4)] == [2, 1, 1, 1]


def test_rr20_no_end_while_a_vote_is_left() -> None:
    table = Table().main(DE, placed=2)
    assert table.refuse(EndMain(DE)).facts == {"count": 1}
    table.play(Vote(DE, 1))
    assert table.refuse(Vote(DE, 1)).code == "no_votes_left"
    table.play(EndMain(DE))


# RR21


def test_rr21_without_a_policy_the_deck_is_shown_until_one_comes() -> None:
    table = Table().hand(DE, "junior").place(DE).deck(DE, "celebrity", "behind", "bins", "helpline")
    assert table.refuse(PlacePolicy(DE, "bins")).code == "policy_not_in_hand"
    events = table.play(SearchDeck(DE))
    assert kinds(events) == [NoPolicyShown, PolicyFound]
    found = only(PolicyFound, events)
    assert (found.shown, found.renewed) == (("celebrity", "behind", "bins"), False)
    assert table.on(8).policy == "bins"
    assert {"celebrity", "behind"} <= set(table[DE].deck)
    assert GAME.view(table.state, HU).queue[7].policy == "bins", "everybody has seen it"


def test_rr21_with_a_policy_in_hand_the_deck_is_not_searched() -> None:
    table = Table().hand(DE, "bins").place(DE)
    assert table.refuse(SearchDeck(DE)).code == "policy_in_hand"


def test_rr21_if_the_deck_has_none_the_discard_pile_is_shuffled_in_first() -> None:
    table = Table().place(DE)
    policies = [card for card in table[DE].deck if card in ("bins", "helpline", "virus", "land")]
    others = [c for c in table[DE].deck if c not in policies]
    table.discards(DE, *[c for c in table[DE].deck if c in policies or c not in ("junior",)])
    assert table[DE].deck == ("junior", "junior")
    found = only(PolicyFound, table.play(SearchDeck(DE)))
    assert found.renewed
    assert table[DE].discard == ()
    assert sorted((*table[DE].deck, table.on(8).policy)) == sorted([*policies, *others])


# RR22


def window_table() -> Table:
    """Everybody holds a main, an anytime and an evaluation card, as far as there are such."""
    table = Table().hand(DE, "junior", "behind", "close_pass").hand(FR, "junior", "behind", "funds")
    table.hand(AR, "junior", "behind", "close_pass").hand(HU, "junior", "behind", "close_fail")
    return table.lying(1, "1/1/1/1")


def test_rr22_anytime_cards_go_at_every_last_call_for_everybody() -> None:
    table = window_table().last_call(FR)
    for seat, evaluation in ((DE, "close_pass"), (FR, "funds"), (AR, "close_pass"), (HU, "close_fail")):
        assert table.may(PlayMoveVotes(seat, "behind"))
        assert table.refuse(PlayExtraVotes(seat, "junior")).code == "card_not_now"
        assert table.refuse(PlayVerdict(seat, evaluation)).code in ("card_not_now", "card_not_in_hand")


def test_rr22_anytime_and_evaluation_cards_go_in_every_evaluation_window() -> None:
    table = window_table().evaluate("school", AR, "1/1/0/0")
    for seat in (DE, AR):
        assert table.may(PlayMoveVotes(seat, "behind"))
        assert table.may(PlayVerdict(seat, "close_pass"))
        assert table.refuse(PlayExtraVotes(seat, "junior")).code == "card_not_now"


def test_rr22_the_active_seat_alone_plays_in_the_main_phase() -> None:
    table = window_table().main(FR)
    assert table.may(PlayMoveVotes(FR, "behind"))
    assert table.may(PlayExtraVotes(FR, "junior"))
    assert not table.may(PlayMoveVotes(DE, "behind"))
    assert table.refuse(PlayMoveVotes(DE, "behind")).code == "not_your_turn"


def test_rr22_the_last_call_stands_before_the_advance_the_evaluation_window_after() -> None:
    table = Table().hand(AR, "fresh", "dotcom", "bins").hand(DE, "bins").last_call(DE)
    front = table.on(1).policy
    table.play(Pass(DE), Retag(AR, "dotcom", 1))
    assert isinstance(table.pending, AwaitLastCall)
    table.pass_all()
    assert isinstance(table.pending, AwaitEvaluation)
    assert table.state.evaluated.policy == front
    assert table.state.evaluated.added_tags == ("corporate", "technology")
    assert table.state.queue[7] is None


def test_rr22_no_window_opens_in_the_middle_of_a_main_phase() -> None:
    """Nor at its end, but for the last call of the next turn."""
    table = window_table().influence(DE=1).main(DE)
    table.play(Vote(DE, 1))
    assert table.asked == (DE,)
    table.play(EndMain(DE))
    assert table.asked == (DE,)
    table.play(KeepAll(DE))
    assert isinstance(table.pending, AwaitLastCall)
    assert table.asked == (FR, AR, HU, DE)


def test_rr22_an_anytime_card_interrupts_the_own_main_phase_only_until_it_has_worked() -> None:
    table = window_table().main(HU)
    table.play(PlayMoveVotes(HU, "behind"), StopMoving(HU))
    assert table.pending == AwaitMain((HU,))


def test_rr22_unilateral_action_is_a_main_card() -> None:
    table = Table().hand(AR, "unilateral", "bins").last_call(DE)
    assert table.refuse(FillUp(AR, "unilateral", 1)).code == "card_not_now"
    table.main(AR)
    assert table.may(FillUp(AR, "unilateral", 1))

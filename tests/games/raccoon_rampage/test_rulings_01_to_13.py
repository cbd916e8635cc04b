"""Rulings RR1 to RR13: the table, the set-up, the map and the tracker."""

import pytest
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage.cards.rewrite import Rewrite
from raccoon.games.raccoon_rampage.catalogue import POLICIES, SPREAD_CARDS
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.ground import colour_reached
from raccoon.games.raccoon_rampage.pending import AwaitContributions, AwaitDraft, AwaitMain, AwaitOpening
from raccoon.games.raccoon_rampage.phases.effects import EffectLost, RaccoonRemoved
from raccoon.games.raccoon_rampage.phases.evaluation import PolicyLeft, VerdictGiven
from raccoon.games.raccoon_rampage.phases.main import Vote
from raccoon.games.raccoon_rampage.phases.opening import Contribute, DraftPolicy, LeftoverShuffled, PoolOpened
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy
from raccoon.games.raccoon_rampage.phases.spread import SpreadDealt
from raccoon.games.raccoon_rampage.phases.storyline import EventTurnedUp, GreyVotesCast
from raccoon.games.raccoon_rampage.setup import Setup
from raccoon.games.raccoon_rampage.state import State, TableOptions
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, kinds, only


def dealt(players: int = 4, roles: tuple[str, ...] = (), seed: str = "setup", **options: object) -> Setup:
    setup: Setup = GAME.setup(players, TableOptions(**options), Chance(seed), roles)
    return setup


def contributed(players: int = 4, **options: object) -> State:
    """After everybody has given the first two policies of the hand."""
    state: State = GAME.start(dealt(players, **options))
    for seat in GAME.to_act(state):
        cards = tuple(card for card in state.players[seat].hand if card in POLICIES)[:2]
        state = GAME.decide(state, Contribute(seat, cards), Chance("c")).state
    return state


@pytest.mark.parametrize("players", [0, 1, 2, 5])
def test_rr01_three_or_four_players_no_more_no_fewer(players: int) -> None:
    with pytest.raises(ValueError, match="players must be 3 to 4"):
        GAME.setup(players, TableOptions(), Chance("setup"))


def test_rr01_with_three_players_one_agency_drawn_at_random_stays_out() -> None:
    absent = {frozenset(GAME.roles(3)) - set(dealt(3, seed=str(n)).roles) for n in range(40)}
    assert absent == {frozenset({"DE"}), frozenset({"FR"})}


def test_rr01_with_three_players_the_agency_wished_plays() -> None:
    for n in range(10):
        assert set(dealt(3, ("", "FR", ""), seed=str(n)).roles) == {"FR", "AR", "HU"}


@pytest.mark.parametrize("roles", [("DE", "FR", ""), ("AR", "AR", ""), ("XX", "", ""), ("AR", "HU")])
def test_rr01_roles_that_cannot_be_had_together_are_refused(roles: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="cannot have the roles"):
        GAME.setup(3, TableOptions(), Chance("setup"), roles)


def test_rr02_roles_seats_and_start_player_are_drawn() -> None:
    setups = [dealt(seed=str(n)) for n in range(60)]
    assert {setup.start_player for setup in setups} == {0, 1, 2, 3}
    assert len({setup.roles for setup in setups}) > 12
    assert all(sorted(setup.roles) == ["AR", "DE", "FR", "HU"] for setup in setups)
    wished = [dealt(roles=("HU", "", "DE", ""), seed=str(n)) for n in range(20)]
    assert all((setup.roles[0], setup.roles[2]) == ("HU", "DE") for setup in wished)


def test_rr02_in_a_first_game_an_agency_starts() -> None:
    for n in range(40):
        setup = dealt(tutorial=True, seed=str(n))
        assert setup.roles[setup.start_player] in ("DE", "FR")


def test_rr02_the_start_player_stays_the_start_player() -> None:
    table = Table(start_player=2).main(AR)
    order = []
    while table.state.round < 3:
        order += [table.state.turn] if isinstance(table.pending, AwaitMain) else []
        table.idle()
    assert list(dict.fromkeys(order)) == [2, 3, 0, 1]
    assert order.index(2, 2) > order.index(1), "the second round begins with the same seat"
    assert table.state.start_player == 2


def test_rr03_with_three_players_all_but_one_of_the_twos_leave_the_spread_deck() -> None:
    assert [SPREAD_CARDS[4].count(n) for n in (0, 1, 2)] == [12, 15, 13]
    assert [SPREAD_CARDS[3].count(n) for n in (0, 1, 2)] == [12, 15, 1]
    assert sorted(dealt(3).spread_deck) == sorted(SPREAD_CARDS[3])


def test_rr03_the_printed_spread_deck_keeps_all_forty_cards_for_three() -> None:
    assert not TableOptions().printed_spread
    assert len(dealt(3, printed_spread=True).spread_deck) == 40
    assert len(dealt(3, printed_spread=True, tutorial=True).spread_deck) == 40
    assert sorted(dealt(4, printed_spread=True).spread_deck) == sorted(dealt(4).spread_deck)
    with pytest.raises(ValueError, match="shuffling the components"):
        GAME.start(replace(dealt(3), options=TableOptions(printed_spread=True)))


def test_rr04_a_first_game_for_three_leaves_france_out_and_uses_seven_spaces() -> None:
    for n in range(10):
        setup = dealt(3, tutorial=True, seed=str(n))
        assert set(setup.roles) == {"DE", "AR", "HU"}
    state = GAME.start(setup)
    assert len(state.queue) == 7
    assert [policy.policy for policy in state.queue if policy] == [
        "inaction",
        "helpline",
        "wear",
        "international",
    ]
    with pytest.raises(ValueError, match="cannot have the roles"):
        GAME.setup(3, TableOptions(tutorial=True), Chance("setup"), ("FR", "", ""))


def test_rr05_the_level_table_begins_with_influence_two_for_all_three() -> None:
    assert [p.influence for p in GAME.start(dealt(3, level_table=True)).players] == [2, 2, 2]
    plain = GAME.start(dealt(3)).players
    assert {p.role: p.influence for p in plain if p.role in ("AR", "HU")} == {"AR": 1, "HU": 1}
    four = GAME.start(dealt(4, level_table=True)).players
    assert {p.role: p.influence for p in four} == {"DE": 3, "FR": 3, "AR": 1, "HU": 1}
    assert not TableOptions().level_table


def test_rr06_tokens_of_a_country_without_its_agency_go_to_the_supply() -> None:
    table = Table(roles=("DE", "AR", "HU"), start_player=0)
    table.evaluate("sterilise", 0, "5/0/0", rider="attic", rider_owner=0).raccoons(1, 0, 0)
    events = table.go()
    assert only(RaccoonRemoved, events).area == "france"
    assert [player.tokens for player in table.state.players] == [0, 0, 0]
    assert table.state.impact == -1
    assert only(EffectLost, events).kind == "mitigate"


def test_rr06_reduced_ones_go_to_the_hunter_all_the_same() -> None:
    table = Table(roles=("FR", "AR", "HU")).raccoons(0, 3, 0)
    table.evaluate("bounty", 2, "0/3/0")
    table.go()
    assert table.area("germany") == 2
    assert table[2].tokens == 1


def test_rr06_a_country_without_its_agency_keeps_its_pile() -> None:
    table = Table(roles=("DE", "AR", "HU")).spread(1, 1, 1).evaluate("helpline", 1)
    table.go()
    assert table.state.raccoons == (6, 11, 6)


def test_rr07_the_pool_is_chosen_secretly_and_shown_together() -> None:
    state: State = GAME.start(dealt())
    assert isinstance(state.pending, AwaitContributions)
    for seat in (2, 0, 3):
        cards = tuple(card for card in state.players[seat].hand if card in POLICIES)[:2]
        decision = GAME.decide(state, Contribute(seat, cards), Chance("c"))
        assert PoolOpened not in kinds(decision.events)
        state = decision.state
        seen = GAME.view(state, 1).players[seat]
        assert (seen.set_aside, seen.set_aside_size, seen.hand_size) == (None, 2, 5)
    assert state.pool == ()
    cards = tuple(card for card in state.players[1].hand if card in POLICIES)[2:]
    decision = GAME.decide(state, Contribute(1, cards), Chance("c"))
    pool = only(PoolOpened, decision.events).pool
    assert len(pool) == 8
    assert GAME.view(decision.state, None).pool == pool
    assert all(len(player.hand) == 5 for player in decision.state.players)


def test_rr07_the_second_seat_drafts_first_and_anyone_may_take_any_policy() -> None:
    state = contributed()
    start = state.start_player
    assert state.pending == AwaitDraft(((start + 1) % 4,))
    spaces, drafters = [], []
    while isinstance(state.pending, AwaitDraft):
        seat = state.pending.asked[0]
        policy, owner = next(entry for entry in state.pool if entry[1] != seat)
        decision = GAME.decide(state, DraftPolicy(seat, policy, owner), Chance("d"))
        state = decision.state
        spaces.append(decision.events[0].space)
        drafters.append((seat - start) % 4)
    assert spaces == [2, 3, 4, 5, 6, 7, 8]
    assert drafters == [1, 2, 3, 0, 1, 2, 3]
    assert [policy.face_up for policy in state.queue] == [True] * 4 + [False] * 4
    assert state.queue[0].policy == "inaction"
    leftover = only(LeftoverShuffled, decision.events)
    assert leftover.policy in state.players[leftover.seat].deck


def test_rr07_with_three_players_nothing_is_left_over() -> None:
    state = contributed(3)
    while isinstance(state.pending, AwaitDraft):
        decision = GAME.decide(state, DraftPolicy(state.pending.asked[0], *state.pool[0]), Chance("d"))
        state = decision.state
    assert LeftoverShuffled not in kinds(decision.events)
    assert len(state.queue) == 7
    assert None not in state.queue


def test_rr07_drafted_policies_are_known_to_all_though_face_down() -> None:
    state = contributed()
    while isinstance(state.pending, AwaitDraft):
        state = GAME.decide(state, DraftPolicy(state.pending.asked[0], *state.pool[0]), Chance("d")).state
    assert GAME.view(state, None).queue == state.queue


def tutorial_ready(seed: str = "setup") -> tuple[State, list[object]]:
    """A first game after its last policy was placed, and the events of that move."""
    state: State = GAME.start(dealt(tutorial=True, seed=seed))
    events: tuple[object, ...] = ()
    while isinstance(state.pending, AwaitOpening):
        seat = state.pending.asked[0]
        policy = next(card for card in state.players[seat].hand if card in POLICIES)
        decision = GAME.decide(state, PlacePolicy(seat, policy), Chance("t"))
        state, events = decision.state, decision.events
    return state, list(events)


def test_rr08_policies_face_up_at_set_up_were_not_turned_up_but_count_for_a_now_part() -> None:
    state, events = tutorial_ready()
    assert only(EventTurnedUp, events).event == "relief"
    assert only(GreyVotesCast, events) == GreyVotesCast(None, (3,), 1)
    assert [len(policy.votes) for policy in state.queue] == [0, 0, 1, 0, 0, 0, 0, 0]


def inaction(lying: str = "") -> Table:
    return Table().evaluate("inaction", None, lying)


def test_rr09_inaction_fails_unless_somebody_saves_it() -> None:
    events = inaction("1/0/0/0").go()
    assert not only(VerdictGiven, events).passed
    assert SpreadDealt in kinds(events)


def test_rr09_inaction_passes_without_effect_and_leaves_the_game() -> None:
    table = inaction("1/1/0/0")
    table.go()
    assert table.asked == (table.state.turn,), "without an owner the active seat breaks the tie"
    table = inaction("0/0/0/2")
    events = table.go()
    assert SpreadDealt not in kinds(events)
    left = only(PolicyLeft, events)
    assert (left.passed, left.paws, left.hunters) == (True, 0, 0)
    assert table.state.raccoons == (5, 10, 5)
    assert not [p for p in table.state.players if "inaction" in p.discard + p.deck + p.removed]


def test_rr09_inaction_may_be_voted_on_and_replaced() -> None:
    table = Table().put(1, "inaction", None).hand(HU, "rewrite", "bins").main(HU)
    table.play(Vote(HU, 1), Rewrite(HU, "rewrite", 1, "bins"))
    assert (table.on(1).policy, table.on(1).owner, table.on(1).votes) == ("bins", HU, (HU,))
    assert not [p for p in table.state.players if "inaction" in p.discard]


def test_rr10_a_full_rest_takes_no_raccoon_but_the_tracker_moves() -> None:
    table = Table().raccoons(5, 10, 17).spread(0, 0, 0, 0, 0, 0, 2, 1, 0).evaluate("helpline", AR)
    table.go()
    assert table.area("rest") == 18
    assert table.state.impact == 3


@pytest.mark.parametrize(("before", "after"), [(-8, -9), (-9, -9)])
def test_rr11_the_tracker_does_not_go_below_minus_nine(before: int, after: int) -> None:
    table = Table().change(impact=before).evaluate("border", FR, "0/3/0/0")
    table.go()
    assert table.state.impact == after
    assert table[FR].tokens == 1


def test_rr12_piles_are_dealt_whole_france_germany_rest() -> None:
    table = Table().raccoons(5, 10, 10).spread(0, 1, 2, 0, 1, 2).set(DE, protection=1)
    table.evaluate("helpline", AR).go()
    assert table.state.piles == ((0, 1), (2, 0), (1, 2))


@pytest.mark.parametrize(
    ("rest", "colour"), [(0, "green"), (9, "green"), (10, "orange"), (13, "orange"), (14, "red"), (18, "red")]
)
def test_rr13_the_colour_is_the_highest_that_holds_a_raccoon(rest: int, colour: str) -> None:
    assert colour_reached((20, 20, rest)) == colour

"""The knowledge of a seat: of the state, of events, and of what an undo would give away."""

import msgspec
import pytest

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.engine.game import Progress
from raccoon.games.raccoon_rampage.cards.rewrite import PolicyRewritten, Rewrite
from raccoon.games.raccoon_rampage.cards.turn_up import TurnUpPolicy
from raccoon.games.raccoon_rampage.catalogue import POLICIES
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote
from raccoon.games.raccoon_rampage.phases.opening import Contribute, LeftoverShuffled
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy, PolicyFound, PolicyPlaced
from raccoon.games.raccoon_rampage.phases.spread import (
    CancelCard,
    EndProtection,
    PileTurnedUp,
    SpreadDealt,
    SpreadDeckShuffled,
)
from raccoon.games.raccoon_rampage.phases.storyline import EventTurnedUp
from raccoon.games.raccoon_rampage.phases.turn_end import CardsDrawn, DeckShuffled
from raccoon.games.raccoon_rampage.phases.windows import QueueMoved
from raccoon.games.raccoon_rampage.state import State, TableOptions
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Dice, Table, kinds, only

EVERYBODY = (DE, FR, AR, HU, None)


def reveals(events: list[Event]) -> bool:
    return any(event.reveals for event in events)


def test_public_are_map_votes_protection_tracks_discards_and_sizes() -> None:
    table = Table().story("relief", "big_farm").slots(2, AR).put(1, "virus", HU, "2/1+1").hand(FR, "bins")
    table.set(AR, protection=2, cubes=3, influence=4).discards(HU, "wear").raccoons(4, 8, 11).change(impact=3)
    for seat in EVERYBODY:
        seen = GAME.view(table.state, seat)
        assert (seen.raccoons, seen.impact, seen.spread_level, seen.colour) == ((4, 8, 11), 3, 2, "orange")
        assert seen.cards_each == 3
        assert seen.queue[0].votes == (DE, DE, FR, -1)
        assert seen.events[1].votes == (AR,)
        activist = seen.players[AR]
        assert (activist.protection, activist.cubes, activist.influence) == (2, 3, 4)
        assert seen.players[HU].discard == ("wear",)
        assert seen.players[FR].hand_size == 1
        assert seen.players[FR].deck == len(table[FR].deck)
        assert seen.spread_deck == 40
        assert seen.leaders(seen.queue[0]) == (DE,)
        assert (seen.cost(seen.queue[0]), seen.tags(seen.queue[0])) == (7, ("corporate", "technology"))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_hand_and_face_down_policies_are_their_owners_to_see(seat: int | None) -> None:
    table = Table().hand(DE, "bins").hand(AR, "school", "bins")
    seen = GAME.view(table.state, seat)
    assert [player.hand is not None for player in seen.players] == [other == seat for other in range(4)]
    owners = [policy.owner for policy in table.state.queue[4:]]
    assert [policy.policy != "" for policy in seen.queue[4:]] == [owner == seat for owner in owners]
    hidden = next(policy for policy in seen.queue[4:] if policy.owner != seat)
    assert (seen.cost(hidden), seen.tags(hidden)) == (None, ())


def test_a_view_holds_no_hidden_card() -> None:
    """No order of a deck, no pile, no card set aside stands in the JSON of a view."""
    table = Table().set(DE, protection=1).spread(2, 1, 0).evaluate("pets", AR)
    table.go()
    seen = msgspec.to_builtins(GAME.view(table.state, DE))
    assert seen["piles"] == (1, 1, 1)
    assert seen["spread_deck"] == 37
    assert [player["deck"] for player in seen["players"]] == [len(p.deck) for p in table.state.players]
    assert seen["coming"] is None


def test_a_policy_laid_face_down_is_known_to_its_seat_alone() -> None:
    table = Table().hand(DE, "bins").place(DE)
    placed = only(PolicyPlaced, table.play(PlacePolicy(DE, "bins")))
    assert [GAME.hide(placed, seat).policy for seat in EVERYBODY] == ["bins", "", "", "", ""]
    assert [GAME.view(table.state, seat).queue[7].policy for seat in EVERYBODY] == ["bins", "", "", "", ""]


def test_drawn_cards_are_shown_to_their_seat_alone() -> None:
    table = Table().main(DE, placed=3)
    drawn = only(CardsDrawn, table.play(EndMain(DE)))
    assert GAME.hide(drawn, DE) == drawn
    assert GAME.hide(drawn, HU) == CardsDrawn(DE, 5, ())


@pytest.mark.parametrize(
    "event",
    [
        DeckShuffled(DE, ("bins", "junior")),
        LeftoverShuffled(DE, "bins", ("bins", "junior")),
        PolicyFound(DE, ("junior", "bins"), 8, False, ("junior",)),
        SpreadDeckShuffled(None, (0, 1, 2)),
    ],
)
def test_the_order_of_a_deck_is_shown_to_nobody(event: Event) -> None:
    assert [GAME.hide(event, seat).order for seat in EVERYBODY] == [()] * 5
    assert event.reveals


def test_a_rewritten_policy_is_hidden_face_down_and_shown_face_up() -> None:
    down = PolicyRewritten(DE, "rewrite", 6, "bins", "school", False, 0)
    up = PolicyRewritten(DE, "rewrite", 2, "bins", "school", True, 0)
    assert [GAME.hide(down, seat).policy for seat in (DE, FR, None)] == ["bins", "", ""]
    assert [GAME.hide(up, seat).policy for seat in (DE, FR, None)] == ["bins"] * 3


def test_what_is_dealt_or_cancelled_unseen_can_be_taken_back_what_is_turned_up_cannot() -> None:
    table = Table().set(DE, protection=1).hand(AR, "bins").evaluate("pets", AR)
    events = table.pass_all()
    assert SpreadDealt in kinds(events)
    assert not reveals(events)
    table.set(FR, protection=1)
    assert not reveals(table.play(CancelCard(DE, "rest")))
    assert table.asked == (FR,)
    events = table.play(EndProtection(FR))
    assert reveals(events)
    assert PileTurnedUp in kinds(events)


def test_votes_and_places_can_be_taken_back_draws_cannot() -> None:
    table = Table().hand(DE, "bins").place(DE)
    assert not reveals(table.play(PlacePolicy(DE, "bins"), Vote(DE, 1), Vote(DE, 2), Vote(DE, 2)))
    assert reveals(table.play(EndMain(DE)))


def test_a_policy_that_turns_up_reveals_only_if_it_was_hidden() -> None:
    table = Table().put(5, "rehome", AR, face_up=False).last_call(DE)
    assert only(QueueMoved, table.go()).reveals
    table = Table().put(5, "rehome", AR, face_up=False, known=True).last_call(DE)
    assert not only(QueueMoved, table.go()).reveals
    table = Table().put(5, "rehome", AR, face_up=False, known=True).hand(HU, "news", "bins").last_call(DE)
    assert not reveals(table.play(TurnUpPolicy(HU, "news", 5)))
    table = Table().hand(HU, "rewrite", "bins").last_call(DE)
    assert not reveals([only(PolicyRewritten, table.play(Rewrite(HU, "rewrite", 2, "bins")))])


def test_dice_and_spread_cards_are_events_that_reveal() -> None:
    table = Table().evaluate("animation", AR, "0/0/3/0")
    assert reveals(table.go())
    table = Table().raccoons(0, 0, 0).evaluate("wear", HU, "0/0/0/3")
    assert reveals(table.go(Dice("blank")))


def test_an_event_of_a_chosen_scenario_is_no_news_one_of_a_mixed_storyline_is() -> None:
    for scenario, news in (("big_tech", False), ("mixed", True)):
        table = Table(scenario=scenario).main(HU, placed=1)
        assert only(EventTurnedUp, table.play(EndMain(HU))).reveals == news


def test_a_contribution_can_be_taken_back_until_all_have_chosen() -> None:
    state: State = GAME.start(GAME.setup(4, TableOptions(), Chance("undo")))
    for seat in GAME.to_act(state):
        cards = tuple(card for card in state.players[seat].hand if card in POLICIES)[:2]
        decision = GAME.decide(state, Contribute(seat, cards), Chance("c"))
        state = decision.state
        assert reveals(list(decision.events)) == (not GAME.view(state, None).players[seat].set_aside_size)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_imagined_state_differs_but_looks_the_same(seat: int | None) -> None:
    table = Table().hand(DE, "bins", "junior").hand(FR, "land", "funds", "behind").set(AR, protection=1)
    table.hand(HU, "wear", "close_fail").evaluate("pets", AR, "4/0/0/0")
    table.pass_all()
    seen = GAME.view(table.state, seat)
    guesses = [GAME.imagine(seen, Chance(f"guess-{number}")) for number in range(12)]
    assert all(GAME.view(guess, seat) == seen for guess in guesses)
    assert all(GAME.faults(guess) == () for guess in guesses)
    assert len({guess.spread_deck for guess in guesses}) == 12
    assert len({guess.piles for guess in guesses}) > 3
    assert len({guess.coming for guess in guesses}) == 12
    others = [other for other in range(4) if other != seat and table[other].hand]
    assert all(len({guess.players[other].hand for guess in guesses}) > 3 for other in others)
    assert all(policy is None or policy.policy in POLICIES for guess in guesses for policy in guess.queue)


def test_in_the_set_up_an_imagined_hand_has_as_many_policies_as_all_know() -> None:
    state: State = GAME.start(GAME.setup(4, TableOptions(), Chance("guess")))
    first, *_ = GAME.to_act(state)
    cards = tuple(card for card in state.players[first].hand if card in POLICIES)[:2]
    state = GAME.decide(state, Contribute(first, cards), Chance("c")).state
    guess = GAME.imagine(GAME.view(state, (first + 1) % 4), Chance("g"))
    assert [sum(card in POLICIES for card in player.hand) for player in guess.players] == [
        2 if seat == first else 4 for seat in range(4)
    ]
    assert all(card in POLICIES for card in guess.players[first].set_aside)
    assert len(guess.players[first].set_aside) == 2


def test_progress_is_the_round() -> None:
    state: State = GAME.start(GAME.setup(3, TableOptions(), Chance("p")))
    assert GAME.progress(GAME.view(state, None)) == Progress("round", 1)
    assert GAME.progress(GAME.view(Table().story("relief", "stem").state, None)) == Progress("round", 2)
    assert GAME.players(state) == GAME.players(GAME.view(state, 0)) == 3

"""The knowledge of a seat: of the state, of events, and of what an undo would give away."""

import msgspec
import pytest

from raccoon.engine.chance import Chance
from raccoon.engine.game import Game
from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.draw import CardsDrawn, DeckShuffled, Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe
from raccoon.games.saloon_tycoon.actions.play import CardPlayed, PlayCard
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets, SecretsKept
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.steal import ChooseVictim
from raccoon.games.saloon_tycoon.actions.supply import Supply
from raccoon.games.saloon_tycoon.former import FORMER
from raccoon.games.saloon_tycoon.game import GAME
from tests.games.saloon_tycoon.table import Table, dealt_table, keep_first, kinds, only
from tests.laws.laws import allowed, random_command


def test_public_are_boards_gold_score_characters_market_claims_pile_and_discards() -> None:
    table = Table().house(0, "kitchen@A1!").guests(0, "doc").gold(9).spent_deck(left=5)
    table.open_claims("o_grand_reopening").secrets(1, "s_landlord")
    seen = GAME.view(table.state, 2)
    first = seen.players[0]
    assert (first.rooms, first.characters, first.gold) == (table[0].rooms, ("doc",), 9)
    assert (first.points, first.score.total) == (table[0].points, 5 + 3 + 5)
    assert (first.cubes, first.income_level, first.next_income) == (3, 2, 2)
    assert (seen.market, seen.pile, seen.deck) == (table.state.market, table.state.pile, 5)
    assert seen.discard_pile == table.state.discard_pile
    assert (seen.open_claims, seen.away) == (table.state.open_claims, table.state.away)
    assert [player.secrets_left for player in seen.players] == [2, 2, 2]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_hands_secret_claims_and_rejected_ones_are_for_their_owner(seat: int | None) -> None:
    seen = GAME.view(Table().hand(0, "payday").hand(1, "stick_up").state, seat)
    for other, player in enumerate(seen.players):
        for private in (player.hand, player.secrets, player.rejected):
            assert (private is None) == (other != seat)


def test_a_view_holds_no_hidden_card_or_claim() -> None:
    """Every name in the JSON of a view lies open on the table or belongs to the viewer."""
    table = dealt_table(2)
    keep_first(table, 1)
    text = msgspec.json.encode(GAME.view(table.state, 0)).decode()
    hidden = {*table[1].hand, *table.state.deck} - {*table[0].hand}
    hidden |= {*table[1].secrets, *table[1].rejected}
    assert hidden
    assert [name for name in hidden if f'"{name}"' in text] == []


def test_what_was_kept_is_hidden_from_others() -> None:
    kept = SecretsKept(1, ("s_cavalry", "s_landmark"), ("s_getaway", "s_wash_day"))
    assert GAME.hide(kept, 1) == kept
    for seat in (0, 2, None):
        assert GAME.hide(kept, seat) == SecretsKept(1, (), ())


def test_drawn_cards_are_shown_to_their_owner_only() -> None:
    drawn = only(CardsDrawn, Table().play(Draw(0)))
    assert (drawn.count, len(drawn.cards)) == (2, 2)
    assert GAME.hide(drawn, 0) == drawn
    for seat in (1, 2, None):
        assert GAME.hide(drawn, seat) == CardsDrawn(0, 2, (), open=False)


def test_the_order_of_the_new_deck_is_shown_to_nobody() -> None:
    shuffled = only(DeckShuffled, Table().spent_deck().play(Draw(0)))
    assert shuffled.reveals
    for seat in (0, 1, 2, None):
        assert GAME.hide(shuffled, seat) == DeckShuffled(0, ())


def test_a_played_card_is_shown_to_all() -> None:
    played = only(CardPlayed, Table().hand(0, "gold_strike").play(PlayCard(0, "gold_strike")))
    assert GAME.hide(played, 2) == played


def test_a_granted_play_is_declined_whatever_cards_the_hand_holds() -> None:
    """On a final turn: whoever could play none of their cards is asked too, and declines like anybody."""
    told = []
    for hand in (("sweet_talk", "no_good_troublemaker"), ("sweet_talk", "gold_strike")):
        table = Table().hand(0, *hand).house(0, "pharmacy@A1+2").gold(2).final(turn=0, ender=1)
        events = (*table.play(Supply(0, (1,), (1,))), *table.play(Decline(0)))
        told.append([GAME.hide(event, 1) for event in events])
    assert told[0] == told[1]
    empty = Table().hand(0).house(0, "pharmacy@A1+2").gold(2).final(turn=0, ender=1)
    assert kinds(empty.play(Supply(0, (1,), (1,)))) == ["Supplied", "RoomFinished", "Skipped"]


def gone_further(game: Game, seed: str) -> int:
    """Count, in a random game, how often a move would have gone another way with other cards in the hand."""
    chance, found = Chance(seed), 0
    state = game.start(game.setup(2, game.options_type(short_game=True), chance))
    while game.to_act(state):
        command = random_command(game, state, chance)
        decision = game.decide(state, command, chance)
        imagined = game.imagine(game.view(state, 1 - command.seat), chance)
        if allowed(game, imagined, command):
            other = game.decide(imagined, command, chance)
            ways = [(kinds(d.events), type(d.state.agenda[-1])) for d in (decision, other)]
            found += ways[0] != ways[1]
        state = decision.state
    return found


def test_how_far_a_move_goes_tells_nothing_about_a_hand() -> None:
    """Version 1 of the rules told it."""
    seeds = [f"far {number}" for number in range(60)]
    assert sum(gone_further(FORMER[0], seed) for seed in seeds) > 0
    assert [seed for seed in seeds if gone_further(GAME, seed)] == []


def test_an_undo_stops_at_draws_shuffles_and_thefts_only() -> None:
    def reveals(table: Table, *commands: object) -> bool:
        *first, last = commands
        table.play(*first)
        return any(event.reveals for event in table.play(last))

    house = Table().house(0, "kitchen@A1+2", "laundry@A2+2").gold(20).guests(1, "doc")
    house.open_claims("o_money_in_the_bank")
    state = house.state
    for command in (Earn(0), Build(0, "pantry", "B1", 1), Supply(0, (1,), (1,)), Bribe(0, "doc", 0)):
        assert not reveals(house.change(agenda=state.agenda), command)
    assert not reveals(
        Table().gold(12).open_claims("o_money_in_the_bank"), StakeClaim(0, "o_money_in_the_bank")
    )
    assert not reveals(Table(), EndTurn(0))
    assert not reveals(Table().hand(0, "gold_strike"), PlayCard(0, "gold_strike"))
    dealt = dealt_table(2)
    assert not reveals(dealt, KeepSecrets(0, dealt[0].secrets[:2]))
    assert reveals(Table(), Draw(0))
    assert reveals(Table().house(0, "laundry@A1+2").gold(2), Supply(0, (1,), (1,)))
    thief = Table().hand(0, "pickpocket").hand(1, "payday").hand(2, "payday")
    assert reveals(thief, PlayCard(0, "pickpocket"), ChooseVictim(0, 2))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_imagined_state_differs_but_looks_the_same(seat: int | None) -> None:
    table = dealt_table(3)
    keep_first(table, 0, 2, 1)
    table.end_turn(0)
    seen = GAME.view(table.state, seat)
    guesses = [GAME.imagine(seen, Chance(f"guess-{number}")) for number in range(8)]
    assert all(GAME.view(guess, seat) == seen for guess in guesses)
    assert all(GAME.faults(guess) == () for guess in guesses)
    assert len({guess.deck for guess in guesses}) == 8
    assert len({guess.players[2].secrets for guess in guesses}) > 1
    assert len({guess.players[2].rejected for guess in guesses}) > 1


def test_a_scored_secret_claim_is_imagined_nowhere_else() -> None:
    table = Table().gold(3, 15).secrets(1, "s_deep_pockets")
    table.play(EndTurn(0), StakeClaim(1, "s_deep_pockets"))
    for number in range(10):
        assert GAME.faults(GAME.imagine(GAME.view(table.state, 0), Chance(f"{number}"))) == ()


def test_while_others_choose_their_four_claims_are_imagined() -> None:
    table = dealt_table(3)
    keep_first(table, 1)
    guess = GAME.imagine(GAME.view(table.state, 0), Chance("guess"))
    assert [len(player.secrets) for player in guess.players] == [4, 2, 4]
    assert [len(player.rejected) for player in guess.players] == [0, 2, 0]
    assert guess.players[0].secrets == table[0].secrets


def test_a_card_being_resolved_is_imagined_nowhere_else() -> None:
    table = Table().hand(0, "lumber_delivery").house(0, "guest_room@A1")
    table.play(PlayCard(0, "lumber_delivery"))
    for number in range(10):
        assert GAME.faults(GAME.imagine(GAME.view(table.state, 1), Chance(f"{number}"))) == ()

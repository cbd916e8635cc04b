"""Setup by the rulebook, and set-ups that nobody can have dealt."""

import pytest
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.games.saloon_tycoon.actions.income import IncomeTaken
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets, SecretsKept, SecretsOption
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS, DECK, LOTS, SECRET_CLAIMS
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.setup import Setup
from raccoon.games.saloon_tycoon.state import TableOptions
from tests.games.saloon_tycoon.table import dealt_table, keep_first, only, printed_setup


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lies_on_the_table(players: int) -> None:
    setup = GAME.setup(players, TableOptions(), Chance("setup"))
    state = GAME.start(setup)
    assert GAME.faults(state) == ()
    for seat, player in enumerate(state.players):
        assert (player.gold, player.points.total, len(player.rooms)) == (3, 0, 1)
        assert (player.rooms[0].tile, player.rooms[0].cubes) == ("saloon", 0)
        assert player.hand == setup.tycoon_cards[3 * seat : 3 * seat + 3]
        assert player.secrets == setup.secret_claims[4 * seat : 4 * seat + 4]
        assert GAME.view(state, None).players[seat].income_level == 1
    assert state.open_claims == setup.open_claims[: players + 2]
    assert state.deck == setup.tycoon_cards[3 * players :]
    assert state.pile == 25 * players
    assert state.away == tuple(CHARACTERS)
    assert (state.turn, state.round) == (setup.start_player, 1)


def test_every_deck_is_shuffled() -> None:
    deals = [GAME.setup(3, TableOptions(), Chance(f"deal {number}")) for number in range(4)]
    for name in ("tycoon_cards", "open_claims", "secret_claims"):
        orders = {getattr(setup, name) for setup in deals}
        assert len(orders) == len(deals)
        assert len({tuple(sorted(order)) for order in orders}) == 1
        assert getattr(printed_setup(3, TableOptions()), name) not in orders


def test_lots_as_printed() -> None:
    figures = {(lot.number, lot.gold, lot.points) for lot in LOTS.values()}
    assert figures == {(1, 0, 0), (2, 2, 1), (3, 2, 1), (4, 5, 4)}
    assert list(LOTS) == [f"{arm}{number}" for arm in "AB" for number in (1, 2, 3, 4)]


def test_smooth_lots_are_another_split_of_the_same_total() -> None:
    figures = {(lot.number, lot.smooth_gold, lot.smooth_points) for lot in LOTS.values()}
    assert figures == {(1, 0, 0), (2, 2, 1), (3, 3, 2), (4, 4, 3)}


def test_two_of_four_secret_claims_are_kept() -> None:
    table = dealt_table(2)
    (option,) = table.options(SecretsOption, 0)
    assert len(list(option.commands())) == 6
    dealt = table[0].secrets
    for wrong in (dealt[:1], dealt[:3], (dealt[0], dealt[0]), (), table[1].secrets[:2], ("payday", dealt[0])):
        assert table.refuse(KeepSecrets(0, wrong)).code == "keep_secrets"
    kept = only(SecretsKept, table.play(KeepSecrets(0, (dealt[3], dealt[1]))))
    assert (kept.kept, kept.rejected) == ((dealt[1], dealt[3]), (dealt[0], dealt[2]))
    assert (table[0].secrets, table[0].rejected) == (kept.kept, kept.rejected)


def test_the_first_turn_begins_with_income_when_the_last_has_chosen() -> None:
    table = dealt_table(3)
    assert keep_first(table, 1, 0)[1:] == ()
    assert only(IncomeTaken, keep_first(table, 2)) == IncomeTaken(0, 1)
    assert table[0].gold == 4


@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="players must be 2 to 4"):
        GAME.setup(players, TableOptions(), Chance("setup"))


def test_there_are_no_roles() -> None:
    assert GAME.roles(3) == ()
    with pytest.raises(ValueError, match="no roles"):
        GAME.setup(2, TableOptions(), Chance("setup"), ("builder", ""))


def changed(**fields: object) -> Setup:
    return replace(printed_setup(3, TableOptions()), **fields)


@pytest.mark.parametrize(
    "setup",
    [
        changed(players=5),
        changed(players=1),
        changed(start_player=3),
        changed(start_player=-1),
        changed(tycoon_cards=DECK[1:]),
        changed(tycoon_cards=("payday", *DECK[1:])),
        changed(open_claims=("o_tip_top",) * 24),
        changed(secret_claims=(*tuple(SECRET_CLAIMS)[1:], "o_tip_top")),
    ],
)
def test_a_setup_that_cannot_be_dealt_is_refused(setup: Setup) -> None:
    with pytest.raises(ValueError, match="not one that shuffling"):
        GAME.start(setup)

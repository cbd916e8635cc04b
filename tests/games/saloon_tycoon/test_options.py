"""The options at the table, each alone and where they meet."""

import pytest

from raccoon.engine.chance import Chance
from raccoon.games.saloon_tycoon.actions.build import Build, TileBuilt
from raccoon.games.saloon_tycoon.actions.draw import CardsDrawn, Draw
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets, SecretsShown
from raccoon.games.saloon_tycoon.actions.steal import CardsStolen
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.state import TableOptions
from tests.games.saloon_tycoon.table import Table, dealt_table, keep_first, only


def test_all_are_off_unless_chosen() -> None:
    assert TableOptions() == TableOptions(False, False, False, False, False)


@pytest.mark.parametrize(
    ("smooth", "lot3", "lot4"), [(False, (2, 1), (5, 4)), (True, (3, 2), (4, 3))], ids=["printed", "smooth"]
)
def test_smooth_lots(smooth: bool, lot3: tuple[int, int], lot4: tuple[int, int]) -> None:
    table = Table(smooth_lots=smooth).house(0, "guest_room@A1").gold(30)
    before = table.score(0)
    for place, (gold, points) in (("A3", lot3), ("A4", lot4)):
        built = only(TileBuilt, table.play(Build(0, "kitchen", place, 1)))
        assert (built.price, built.points) == (3 + gold, points)
        table.due()
    assert table.score(0) - before == 5
    table = Table(smooth_lots=smooth).house(0, "guest_room@A1").gold(30)
    built = only(TileBuilt, table.play(Build(0, "guest_room", "A3", 1)))
    assert (built.price, built.points) == (4 + 7, 5)


@pytest.mark.parametrize(
    ("players", "extra"), [(2, (0, 2)), (3, (0, 1, 3)), (4, (0, 1, 3, 5))], ids=["2", "3", "4"]
)
def test_fair_start_gives_later_players_more_gold(players: int, extra: tuple[int, ...]) -> None:
    for number in range(12):
        setup = GAME.setup(players, TableOptions(fair_start=True), Chance(f"fair {number}"))
        gold = [player.gold for player in GAME.start(setup).players]
        order = [(setup.start_player + place) % players for place in range(players)]
        assert [gold[seat] - 3 for seat in order] == list(extra)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_short_game_has_20_cubes_a_player(players: int) -> None:
    assert dealt_table(players, short_game=True).state.pile == 20 * players


def test_open_hands_shows_hands_and_secret_claims() -> None:
    table = dealt_table(3, open_hands=True)
    choosing = GAME.view(table.state, 1)
    assert choosing.players[0].hand == table[0].hand
    assert choosing.players[0].secrets is None  # nobody learns from another what to keep
    keep_first(table, 0, 1)
    shown = only(SecretsShown, keep_first(table, 2))
    assert shown == SecretsShown(None, tuple(player.secrets for player in table.state.players))
    assert shown.reveals
    for seat in (1, None):
        seen = GAME.view(table.state, seat)
        assert [player.hand for player in seen.players] == [player.hand for player in table.state.players]
        assert [player.secrets for player in seen.players] == [p.secrets for p in table.state.players]
        assert seen.players[0].rejected is None


def test_open_hands_shows_no_secret_claim_before_all_are_shown() -> None:
    table = dealt_table(2, open_hands=True)
    keep_first(table, 0)
    state = table.state
    for event in GAME.decide(state, KeepSecrets(1, table[1].secrets[:2]), Chance("last")).events:
        assert GAME.view(state, 0).players[1].secrets is None
        state = GAME.evolve(state, event)
        if isinstance(event, SecretsShown):
            break
    assert GAME.view(state, 0).players[1].secrets == table[1].secrets[:2]


def test_open_hands_shows_who_drew_and_stole_what() -> None:
    drawn = only(CardsDrawn, Table(open_hands=True).play(Draw(0)))
    assert GAME.hide(drawn, 1) == drawn
    table = Table(open_hands=True).hand(0, "pickpocket").hand(1, "payday", "stick_up")
    stolen = only(CardsStolen, table.play(PlayCard(0, "pickpocket")))
    assert GAME.hide(stolen, 2) == stolen


def test_hands_are_closed_unless_chosen() -> None:
    seen = GAME.view(Table().hand(0, "payday").state, 1)
    assert (seen.players[0].hand, seen.players[0].hand_size) == (None, 1)
    assert (seen.players[0].secrets, seen.players[0].secrets_left) == (None, 2)


def test_family_names_change_no_rule() -> None:
    table = Table(family_names=True).house(0, "guest_room@A1").gold(20)
    table.play(Build(0, "brothel", "B1", 1))
    assert table[0].rooms[-1].tile == "brothel"

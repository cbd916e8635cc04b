"""The roster of a game: `in`, iteration and lookup agree; names that ask for more deals."""

import pytest

from raccoon.bots.game_bots import BotMaker, GameBots, Roster, parts
from raccoon.bots.random import RandomBot
from raccoon.bots.registry import GAME_BOTS
from tests.games.ballot.roster import BOTS as BALLOT

TYCOON = GAME_BOTS["raccoon_tycoon"]
EVERY_GAME = pytest.mark.parametrize(
    "bots", [TYCOON, BALLOT, GameBots()], ids=["tycoon", "ballot", "nothing"]
)


@EVERY_GAME
def test_a_roster_agrees_with_itself(bots: GameBots) -> None:
    roster = bots.roster
    names = list(roster)
    assert len(names) == len(set(names)) == len(roster)
    assert names == [*roster.plain, *roster.levels, *roster.opponents]
    for name in names:
        assert name in roster
        assert bots.make(name).name == name
    for stranger in ("", "nobody", "nobody:fox", ":", *(f"{level}:nobody" for level in roster.levels)):
        assert stranger not in roster
        assert roster.get(stranger) is None
        assert not bots.knows(stranger)
        with pytest.raises(KeyError):
            roster[stranger]
        with pytest.raises(KeyError):
            bots.make(stranger)


@EVERY_GAME
def test_what_a_game_names_is_on_its_roster(bots: GameBots) -> None:
    roster = bots.roster
    assert bots.fallback in roster.plain
    assert all(giver in roster for giver in bots.hint_givers)
    assert not bots.sparring or bots.sparring in roster
    assert [name for name in roster if bots.has_level(name)] == [*roster.levels, *roster.opponents]


def test_six_personalities_and_six_levels_play_the_first_game() -> None:
    assert TYCOON.roster.plain == ("random", "greedy")
    assert TYCOON.roster.levels == ("easygoing", "keen", "sensible", "canny", "shrewd", "tycoon")
    assert len(TYCOON.roster.opponents) == 36


def test_only_who_plays_ahead_can_be_asked_for_more_deals() -> None:
    assert TYCOON.make("tycoon:vixen@40").name == "tycoon:vixen@40"
    for name in ("shrewd@2", "random@2", "tycoon@0", "tycoon@", "tycoon@10000", "tycoon@4:vixen", "nobody@4"):
        assert not TYCOON.knows(name)
        assert name not in TYCOON.roster
    assert parts("tycoon:vixen@40") == ("tycoon", "vixen")
    assert parts("random") == ("random", "")


def test_a_small_game_brings_nothing_but_its_roster() -> None:
    bots = GameBots(Roster({"random": BotMaker(RandomBot)}))
    assert (bots.fallback, bots.hint_givers, bots.explanation) == ("random", (), None)
    view = object()
    assert bots.memory(3).recall(view) is view

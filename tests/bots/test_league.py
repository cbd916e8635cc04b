"""The league: styles that no level learned from, at every table; they never play against each other."""

import pytest

from raccoon.bots.arena import Tournament, play_game
from raccoon.bots.registry import GAME_BOTS
from raccoon.cli import main
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.game import GAME
from strength import league
from tests.bots.test_fairness import positions, same_decision

pytestmark = pytest.mark.part("play")

BOTS = GAME_BOTS[GAME.name]


def test_every_style_meets_every_level_at_every_table() -> None:
    meetings = league.meetings(GAME, 10, "s")
    pool = league.pool(GAME)
    assert len(pool) >= 12
    met = {(m.bots[0], m.bots[1], m.players, *m.options) for m in meetings}
    for style in pool:
        for level in BOTS.roster.levels:
            assert {(style, level, players) for players in GAME.seats} <= met
            assert {(style, level, 2, option) for option in GAME.options_type.__struct_fields__} <= met
    assert len(met) == len(meetings)
    assert all(m.bots.count(m.bots[0]) == 1 and len(m.bots) == m.players for m in meetings)


def test_nobody_finds_a_style_at_their_table() -> None:
    for style in BOTS.styles:
        assert BOTS.make(style).name == style
        assert not BOTS.knows(style)
        assert style not in BOTS.roster


@pytest.mark.parametrize("style", BOTS.styles)
def test_every_style_plays_a_game_to_its_end(style: str) -> None:
    for players in (2, 5):
        seats = (style, *["easygoing"] * (players - 1))
        assert not play_game(Tournament(GAME.name, players, seats, 1, "league"), 0).capped


@pytest.mark.parametrize("style", BOTS.styles)
def test_a_style_goes_by_its_seat_s_view_alone(style: str) -> None:
    assert all(same_decision(style, state, number) for number, state in enumerate(positions(60, "styles")))


def test_styles_play_differently() -> None:
    sample, played = positions(300, "differ"), {}
    for style in BOTS.styles:
        bot = BOTS.make(style)
        played[style] = tuple(
            bot.choose(GAME.view(s, s.pending.seat), GAME.options(s, s.pending.seat), Chance("t", n))
            for n, s in enumerate(sample)
        )
    assert len(set(played.values())) == len(BOTS.styles)


def test_the_league_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    """One level at one table: a row for every style, wins of the style among seats of the level."""
    asked = ["simulate", "--league", "--level", "easygoing", "--players", "2", "--games", "1"]
    assert main([*asked, "--option", "beginners"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows] == list(league.pool(GAME))
    assert all("against easygoing" in row and "beginners" in row for row in rows)


@pytest.mark.parametrize(
    "arguments",
    [("--league", "--deals", "3"), ("--league", "--level", "hoarder"), ("--league", "--players", "9")],
)
def test_what_no_league_can_play_is_refused(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--games", "1", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert arguments[-1] in err or arguments[-2].strip("-") in err

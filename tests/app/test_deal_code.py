"""Deal codes: the same deal everywhere, a mistyped sign is found, a sentence for invalid codes."""

import os
import subprocess
import sys
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, strategies as st

from raccoon.app.deal_code import MOST_GAMES, decoded, encoded, is_code
from raccoon.app.errors import AppError
from raccoon.app.games import dealt, table_options
from raccoon.engine.chance import SIGNS, fresh_seed
from raccoon.engine.table_options import option_values
from raccoon.games.registry import FORMER, GAMES, RULES_VERSIONS
from raccoon.games.saloon_tycoon.former import SaloonTycoonOf1

PINNED = {
    "G800-07F3-A9KB": ("raccoon_tycoon", 4, {}, "7F3A9K"),
    "GGG0-0000-001W": ("raccoon_tycoon", 2, {"beginners": True, "full_bidding": True}, "000001"),
    "HM10-0ZZZ-ZZZ8": ("saloon_tycoon", 3, {"short_game": True}, "ZZZZZZ"),
}
"""Codes that people have written down: they stay valid as long as the rules do."""


@st.composite
def tables(draw: st.DrawFn) -> tuple[Any, int, dict[str, Any], tuple[str, ...], str]:
    game = GAMES[draw(st.sampled_from(list(RULES_VERSIONS)))]
    players = draw(st.sampled_from(list(game.seats)))
    options = {name: draw(st.sampled_from(values)) for name, values in option_values(game).items()}
    roles = tuple(draw(st.sampled_from(("", *game.roles(players)))) for _ in range(players))
    return game, players, options, roles, draw(st.text(SIGNS, min_size=6, max_size=6))


@given(tables())
def test_a_code_names_the_whole_table(table: tuple[Any, int, dict[str, Any], tuple[str, ...], str]) -> None:
    game, players, options, roles, seed = table
    code = encoded(game, players, options, roles, seed)
    assert is_code(code)
    deal = decoded(code)
    assert (deal.game, deal.players, deal.options, deal.roles, deal.seed) == (
        game.name,
        players,
        options,
        roles,
        seed,
    )


@pytest.mark.parametrize("code", PINNED)
def test_a_code_of_today_is_read_for_ever(code: str) -> None:
    name, players, options, seed = PINNED[code]
    deal = decoded(code)
    assert (deal.game, deal.players, deal.seed) == (name, players, seed)
    assert {option for option, value in deal.options.items() if value} == set(options)
    assert encoded(GAMES[name], players, options, ("",) * players, seed) == code


def test_a_code_is_read_as_people_write_it() -> None:
    code = encoded(GAMES["raccoon_tycoon"], 4, {}, ("",) * 4, "01ABYZ")
    for written in (code.lower(), code.replace("-", " "), f"  {code}  "):
        assert is_code(written)
        assert decoded(written) == decoded(code)
    careless = code.replace("0", "O").replace("1", "l")
    assert decoded(careless) == decoded(code)


@pytest.mark.parametrize("name", list(RULES_VERSIONS))
@pytest.mark.parametrize("seed", ["000000", "ZZZZZZ", "7F3A9K"])
def test_every_wrong_sign_and_every_swap_is_found(name: str, seed: str) -> None:
    game = GAMES[name]
    code = encoded(game, game.seats[-1], {}, ("",) * game.seats[-1], seed).replace("-", "")
    wrong = [code[:at] + sign + code[at + 1 :] for at in range(12) for sign in SIGNS if sign != code[at]]
    for one, other in combinations(range(12), 2):
        if code[one] != code[other]:
            signs = list(code)
            signs[one], signs[other] = signs[other], signs[one]
            wrong.append("".join(signs))
    for words in wrong:
        with pytest.raises(AppError, match=r"error\.code\.mistyped"):
            decoded(words)


def test_words_that_are_no_code_stay_a_seed() -> None:
    for words in ("astoria", "", "123456789012", "a winter evening", "7F3A9K", "one two three"):
        assert not is_code(words), words
    assert is_code("AAAA-BBBB-CCCC"), "written in groups, it is meant as one: a wrong sign is told"


def test_a_seed_of_free_text_has_no_code() -> None:
    assert encoded(GAMES["raccoon_tycoon"], 2, {}, ("", ""), "astoria") == ""
    assert encoded(GAMES["raccoon_tycoon"], 2, {}, ("", ""), "abcdef") == ""


def test_every_new_seed_fits_a_code() -> None:
    for _ in range(50):
        assert encoded(GAMES["raccoon_rampage"], 4, {}, ("",) * 4, fresh_seed())


@pytest.mark.parametrize("name", list(FORMER))
def test_a_code_of_earlier_rules_names_them(name: str) -> None:
    for game in FORMER[name]:
        deal = decoded(encoded(game, game.seats[0], {}, ("",) * game.seats[0], "7F3A9K"))
        assert (deal.game, deal.rules) == (name, game.rules_version)


@pytest.mark.parametrize(("version", "told"), [(0, "rules"), (9, "newer")])
def test_a_code_of_rules_that_are_not_played_says_so(
    monkeypatch: pytest.MonkeyPatch, version: int, told: str
) -> None:
    monkeypatch.setattr(SaloonTycoonOf1, "rules_version", version)
    code = encoded(SaloonTycoonOf1(), 2, {}, ("", ""), "7F3A9K")
    monkeypatch.undo()
    with pytest.raises(AppError, match=rf"error\.code\.{told}"):
        decoded(code)


def test_a_code_of_a_game_that_is_not_known_yet_says_so() -> None:
    code = "".join(SIGNS[sign] for sign in (MOST_GAMES - 1, 0, 0, 0, 0)) + "7F3A9K"
    with pytest.raises(AppError, match=r"error\.code\.newer"):
        decoded(code + next(sign for sign in SIGNS if _whole(code + sign)))


def _whole(code: str) -> bool:
    """Return whether the check sign of a code is right."""
    try:
        decoded(code)
    except AppError as error:
        return error.key != "error.code.mistyped"
    return True


SHOW = """
import contextlib, locale
with contextlib.suppress(locale.Error):  # not every system has this one
    locale.setlocale(locale.LC_ALL, "")
from raccoon.app.deal_code import decoded
from raccoon.app.games import dealt, table_options
from raccoon.games.registry import GAMES
import sys
deal = decoded(sys.argv[1])
game = GAMES[deal.game]
print(dealt(game, deal.players, table_options(game, deal.options), deal.seed, deal.roles))
"""


@pytest.mark.parametrize(("hashes", "spoken"), [("77", "C"), ("0", "C.UTF-8"), ("random", "POSIX")])
@pytest.mark.parametrize("name", list(RULES_VERSIONS))
def test_another_process_deals_the_same(name: str, hashes: str, spoken: str) -> None:
    game = GAMES[name]
    code = encoded(game, game.seats[-1], {}, ("",) * game.seats[-1], "7F3A9K")
    here = dealt(game, game.seats[-1], table_options(game, {}), "7F3A9K", ())
    environment = {**os.environ, "PYTHONHASHSEED": hashes, "LC_ALL": spoken}
    there = subprocess.run(
        [sys.executable, "-c", SHOW, code], env=environment, capture_output=True, text=True, check=True
    )
    assert there.stdout.strip().splitlines()[-1] == str(here)

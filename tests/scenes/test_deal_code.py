"""The deal code: copied from the certificate, typed in the lobby, refused with a sentence."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.deal_code import decoded, encoded
from raccoon.app.games import dealt, game_named, table_options
from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from raccoon.games.registry import RULES_VERSIONS, by_rules
from scenes.results.code_button import code_of
from scenes.results.scene import ResultsActions, ResultsScene
from tests.scenes.driving import ENGLISH, SIZES, assert_apart, at, ring_rects
from tests.scenes.finished import finished
from tests.scenes.lobbies import GAME, Started, lobby
from tests.scenes.person import seats

CODE = encoded(game_named(GAME), 5, {"beginners": True}, ("",) * 5, "7F3A9K")
OTHER_GAME = encoded(game_named("saloon_tycoon"), 2, {}, ("",) * 2, "7F3A9K")


class Later(type(game_named(GAME))):  # type: ignore[misc]
    """The game by rules that are still to come."""

    rules_version = 9


FUTURE = encoded(Later(), 2, {}, ("",) * 2, "7F3A9K")


def test_a_typed_code_sets_the_seats_and_options_and_deals_its_seed() -> None:
    started: Started = []
    scene = lobby(started)
    with at(scene) as player:
        player.click(scene.seed_field)
        player.type(CODE.lower())
        player.wait(4)
        assert len(scene.rows) == 5
        assert scene.options["beginners"]
        player.click(scene.start_button)
    (chosen, options, seed, rules), *_ = started
    assert (len(chosen), options["beginners"], seed) == (5, True, "7F3A9K")
    assert rules == RULES_VERSIONS[GAME]


def test_a_code_of_earlier_rules_is_played_by_them() -> None:
    started: Started = []
    scene = lobby(started)
    with at(scene) as player:
        player.click(scene.seed_field)
        player.type(encoded(by_rules(GAME, 1), 2, {}, ("",) * 2, "7F3A9K"))
        player.wait(4)
        player.click(scene.start_button)
    (chosen, options, seed, rules), *_ = started
    session = Session.new(GAME, chosen, options, seed, None, rules)
    assert session.match.game.rules_version == 1
    assert decoded(code_of(session)).rules == 1, "and its certificate tells the same code"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (CODE[:-1] + ("0" if CODE[-1] != "0" else "1"), "mistyped"),
        (OTHER_GAME, "Saloon Tycoon"),
        (FUTURE, "newer version"),
    ],
)
def test_a_code_that_cannot_be_dealt_here_is_refused_at_its_field(code: str, told: str) -> None:
    started: Started = []
    scene = lobby(started)
    with at(scene) as player:
        player.click(scene.seed_field)
        player.type(code)
        player.click(scene.start_button)
        assert not started
        assert told in scene.refusal
        assert scene.seed_field.focused
        for _ in code:
            player.key(pygame.K_BACKSPACE)
        player.type("astoria")
        player.wait(4)
        assert not scene.refusal
        player.click(scene.start_button)
    assert started[0][2] == "astoria"


def test_a_table_that_is_not_the_codes_any_more_is_refused() -> None:
    started: Started = []
    scene = lobby(started)
    with at(scene) as player:
        player.click(scene.seed_field)
        player.type(CODE)
        player.wait(4)
        player.click(scene.rows[-1].remove_button)
        player.wait(4)
        player.click(scene.start_button)
        assert not started
        assert "5 players" in scene.refusal


@pytest.mark.parametrize("size", SIZES)
def test_the_certificate_shows_the_code_and_copies_it(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    actions = ResultsActions(lambda: None, lambda: None)
    scene = ResultsScene(ENGLISH, finished(), actions, code=CODE)
    with at(scene, size) as player:
        assert scene.code_button.label == CODE
        assert_apart(ring_rects(scene.ring.widgets), size)
        player.key(pygame.K_c)
        assert copied == [CODE]
        assert scene.code_button.label == "Copied"
        player.key(pygame.K_2)
        assert not scene.code_button.visible


@pytest.mark.parametrize("name", list(RULES_VERSIONS))
def test_the_code_of_a_game_deals_its_very_set_up(name: str) -> None:
    game = game_named(name)
    roles = game.roles(game.seats[-1])
    people = [
        replace(seat, role=roles[-1] if roles and number == 1 else "")
        for number, seat in enumerate(seats(*[PERSON] * game.seats[-1]))
    ]
    session = Session.new(name, people, {}, None, None)
    deal = decoded(code_of(session))
    options = table_options(game, deal.options)
    assert dealt(game, deal.players, options, deal.seed, deal.roles) == session.match.setup

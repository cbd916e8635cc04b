"""The page of people: the hall of fame, a page about each, renaming, merging and forgetting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.afterwards.medals import medals, reached
from raccoon.app.paths import names_file, saves_dir
from raccoon.app.saves.library import saves
from raccoon.app.seats import PERSON
from scenes.dialogs.dialog import DialogScene
from scenes.library.rename import RenameScene
from scenes.people.medal_case import COLUMNS
from scenes.people.scene import VIEWS, PeopleScene, best_rows
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.results.scene import ResultsActions, ResultsScene
from scenes.tools.still import ENDLESS
from tests.app.tables import as_played_by
from tests.scenes.driving import ENGLISH, Player, assert_apart
from tests.scenes.ending import certificate
from tests.scenes.person import Sitting

GAME = "saloon_tycoon"
NAMES = ("Clara", "Vixen")


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    """Two finished games of two people against a bot."""
    made = Sitting(tmp_path)
    for players in (3, 2):
        session = SHOWCASES[GAME].demonstration(players, ENDLESS, saves_dir(tmp_path))
        session = as_played_by(session, {0: PERSON, 1: PERSON})
        session.close()
    made.program.ended(session)
    made.frame(2)
    yield made
    made.program.thinker.close()


def opened(sitting: Sitting) -> PeopleScene:
    """Open the page from the certificate, at the game that was played."""
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    sitting.click(results.tabs["people"].rect.center)
    people = sitting.stack.top
    assert isinstance(people, PeopleScene)
    sitting.frame(5)
    assert people.counted
    assert people.game == GAME, "the game just played"
    return people


def test_from_the_title_the_game_last_played_is_shown_until_another_is_chosen(sitting: Sitting) -> None:
    sitting.program.title()
    sitting.program.people()
    people = sitting.stack.top
    assert isinstance(people, PeopleScene)
    sitting.frame(5)
    assert people.counted
    assert (people.game, people.name in NAMES) == (GAME, True)
    other = next(game for game in people.tabs if game != GAME)
    sitting.click(people.tabs[other].rect.center)
    people.recount()
    sitting.frame(5)
    assert people.game == other


def test_everybody_is_in_the_hall_and_has_a_page(sitting: Sitting) -> None:
    people = opened(sitting)
    assert {entry.key for entry in people.list.entries} == {*NAMES}
    first = people.name
    assert people.record
    assert people.record.games == 2
    people.ring.focus(people.list)
    sitting.press(pygame.K_DOWN)
    assert people.name != first
    for key, plate in people.list.plates():
        sitting.click(plate.center)
        assert people.name == key
    other = next(game for game in PRESENTATIONS if game != GAME)
    sitting.click(people.tabs[other].rect.center)
    assert people.record is None
    assert not people.rename.enabled
    sitting.press(pygame.K_ESCAPE)
    assert isinstance(sitting.stack.top, ResultsScene)


def test_somebody_is_renamed_then_merged_then_forgotten(sitting: Sitting) -> None:
    people, file = opened(sitting), names_file(sitting.program.data)
    people.choose("Clara")
    sitting.press(pygame.K_F2)
    asked = sitting.stack.top
    assert isinstance(asked, RenameScene)
    Player(sitting.window, sitting.stack).type("Clara B.")
    sitting.click(asked.ok_button.rect.center)
    sitting.frame(5)
    assert people.name == "Clara B."
    assert file.exists()
    sitting.press(pygame.K_F2)
    asked = sitting.stack.top
    assert isinstance(asked, RenameScene)
    Player(sitting.window, sitting.stack).type("Vixen")
    sitting.click(asked.ok_button.rect.center)
    question = sitting.stack.top
    assert isinstance(question, DialogScene)
    assert "Clara B." in question.sentence
    sitting.click(question.buttons[1].rect.center)
    sitting.frame(5)
    assert [entry.key for entry in people.list.entries] == ["Vixen"]
    sitting.press(pygame.K_DELETE)
    question = sitting.stack.top
    assert isinstance(question, DialogScene)
    sitting.press(pygame.K_ESCAPE)
    assert people.record, "nobody is forgotten by leaving the question"
    sitting.press(pygame.K_DELETE)
    question = sitting.stack.top
    assert isinstance(question, DialogScene)
    sitting.click(question.buttons[1].rect.center)
    sitting.frame(5)
    assert not people.list.entries
    assert people.record is None


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_lies_over_another_thing(sitting: Sitting, size: tuple[int, int], scale: float) -> None:
    people = opened(sitting)
    people.resize(size, scale)
    for view in VIEWS:
        people.views.turn(view)
        assert_apart([widget.rect for widget in people.ring.widgets], size)


def test_medals_are_looked_at_by_keys_and_by_the_pointer(sitting: Sitting) -> None:
    people, known = opened(sitting), medals(GAME)
    assert not people.views.case.visible
    sitting.click(people.views.buttons["medals"].rect.center)
    assert people.views.case.visible
    assert people.record
    assert {*people.views.case.won} == {*people.record.medals}
    assert 0 < len(people.views.case.won) < len(known)
    people.ring.focus(people.views.case)
    people.ring.shown = True
    sitting.press(pygame.K_RIGHT)
    sitting.press(pygame.K_DOWN)
    assert people.views.case.at == 1 + COLUMNS
    places = [box for _, box in people.views.case.places()]
    assert len(places) == len(known)
    assert_apart(places, people.size)
    sitting.click(places[0].center)
    assert people.views.case.at == 0
    other = next(game for game in PRESENTATIONS if game != GAME)
    sitting.click(people.tabs[other].rect.center)
    assert not people.views.case.visible, "nobody has played it"


def test_the_best_results_are_told_by_the_number_of_players(sitting: Sitting) -> None:
    people = opened(sitting)
    sitting.click(people.views.buttons["bests"].rect.center)
    assert people.found
    told = dict(best_rows(people.found, GAME, ENGLISH.of(GAME).say))
    assert {*told} >= {"Games of 2", "Games of 3", "Most medals"}
    for row in told.values():
        assert 0 < len(row) <= 3
        assert {name for name, _ in row} <= {*NAMES}


def test_the_certificate_shows_new_medals_and_they_lead_to_the_people(
    sitting: Sitting,
) -> None:
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    new = results.tabs.medals
    results.count.finish()
    sitting.program.library.wait()
    sitting.frame(2)
    last, first = saves(saves_dir(sitting.program.data))
    expected = [
        {*reached(last, place)} - {*reached(first, place)}
        for place in range(2)
        if last.seats[place].is_person
    ]
    assert {medal.name for medal in new.won} == expected[0] | expected[1]
    assert new.visible
    for medal in new.won:
        assert ENGLISH.of(GAME).say(f"medal.{medal.name}") in new.hint
    sitting.press(results.tabs["charts"].hotkeys[0])
    assert not new.visible
    sitting.press(results.tabs["certificate"].hotkeys[0])
    sitting.click(new.rect.center)
    assert isinstance(sitting.stack.top, PeopleScene)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_new_medals_keep_clear_of_all_buttons(game: str, tmp_path: Path) -> None:
    made = Sitting(tmp_path)
    made.program.ended(
        as_played_by(SHOWCASES[game].demonstration(3, ENDLESS, saves_dir(tmp_path)), {0: PERSON})
    )
    results = made.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    made.program.library.wait()
    made.frame(2)
    assert results.tabs.medals.visible
    buttons = [button for button in results.tabs.values() if button.visible]
    assert_apart([results.tabs.medals.rect, *(button.rect for button in buttons)], results.size)
    made.program.thinker.close()


def test_new_medals_wait_until_the_points_are_counted() -> None:
    known = medals(GAME)[:3]
    actions = ResultsActions(lambda: None, lambda: None, medals=lambda: {"Clara": known})
    results = certificate(pace=0.4, actions=actions)
    results.update(0.1)
    assert not results.count.done
    assert not results.tabs.medals.visible
    results.count.finish()
    results.update(0.1)
    assert results.tabs.medals.visible
    assert results.tabs.medals.won == known

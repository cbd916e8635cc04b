"""Whose sounds are heard: those of the house in every game, those of a game only there."""

import pytest

from raccoon.app.assets import folder
from scenes.audio.mixer import FADE
from scenes.audio.repertoire import HOUSE, UNTOLD, Repertoire
from scenes.raccoon_tycoon.sounds import REPERTOIRE
from tests.scenes.driving import ENGLISH
from tests.scenes.listening import OWNER, Ear, sounds_of


@pytest.mark.parametrize("repertoire", [HOUSE, REPERTOIRE], ids=["house", OWNER])
def test_the_sounds_are_the_files_there_are(repertoire: Repertoire) -> None:
    names = sorted(path.name.removesuffix(".ogg") for path in folder("sounds", repertoire.game).iterdir())
    assert names == sorted(repertoire.files())


def test_every_effect_has_its_caption() -> None:
    told = {key.removeprefix("caption.") for key in ENGLISH if key.startswith("caption.")}
    assert told == {*HOUSE.effects, *REPERTOIRE.effects} - UNTOLD


def test_the_houses_sounds_are_heard_in_every_game_and_a_games_only_there() -> None:
    ear = Ear()
    ear.sounds.enter(HOUSE)
    ear.sounds.play("page")
    with pytest.raises(KeyError, match="gavel"):
        ear.sounds.play("gavel")
    with pytest.raises(KeyError, match="busy"):
        ear.sounds.at("busy")
    ear.sounds.enter(REPERTOIRE)
    ear.sounds.play("gavel")
    ear.wait(0.1)
    assert {name for name, _ in ear.played} == {"page", "gavel"}
    assert sounds_of(REPERTOIRE) <= set(ear.prepared)


def test_a_games_own_sound_is_heard_in_place_of_the_houses() -> None:
    ear = Ear()
    ear.sounds.enter(Repertoire(("page",), (), "another"))
    ear.sounds.play("page")
    ear.sounds.play("turn")
    ear.wait(0.1)
    assert {name for name, _ in ear.played} == {"another/page", "turn"}


def test_when_a_game_is_left_it_falls_silent() -> None:
    ear = Ear()
    ear.sounds.at("busy", murmur=True)
    ear.wait(2 * FADE)
    ear.sounds.play("gavel", after=1)
    ear.sounds.enter(HOUSE)
    ear.sounds.at("opening")
    ear.wait(3 * FADE)
    assert ear.played == []
    assert ear.circling[-1] == 0
    assert ear.music[-1] == "music_opening"

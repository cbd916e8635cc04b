"""The sounds that are heard: those of the house in every game, those of a game only there."""

from functools import cache
from itertools import combinations, pairwise

import pytest

from raccoon.app.assets import folder
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from scenes.art.pieces.characters import PLEASED, PUT_OUT
from scenes.audio.mixer import FADE
from scenes.audio.phrases import FILE, LIFT, phrase_ends
from scenes.audio.repertoire import BETWEEN, HOUSE, MUSIC, UNTOLD, Repertoire, files_with, sound_of
from scenes.raccoon_tycoon.motion.sounds import REPERTOIRE
from scenes.registry import PRESENTATIONS
from scenes.table.described.feelings import lately
from tests.scenes.driving import ENGLISH
from tests.scenes.listening import Ear, sounds_of
from tests.scenes.person import seats

OWNED = {name: shown.sound.repertoire for name, shown in PRESENTATIONS.items()}
REPERTOIRES = {"house": HOUSE, **OWNED}
GAMES = pytest.mark.parametrize("game", OWNED)


@pytest.mark.parametrize("repertoire", REPERTOIRES.values(), ids=REPERTOIRES)
def test_the_sounds_are_the_files_there_are(repertoire: Repertoire) -> None:
    names = {path.name for path in folder("sounds", repertoire.game).iterdir()} - {FILE}
    assert names == {f"{name}.ogg" for name in repertoire.files()}


@pytest.mark.parametrize("repertoire", REPERTOIRES.values(), ids=REPERTOIRES)
def test_every_piece_tells_where_its_phrases_end(repertoire: Repertoire) -> None:
    pieces = [name for name in repertoire.files() if name.startswith(MUSIC)]
    for piece in pieces:
        ends = phrase_ends(repertoire.game, piece)
        assert bool(ends) == (sound_of(piece) != MUSIC + BETWEEN)
        assert all(LIFT < after - end < 9 for end, after in pairwise((0.0, *ends)))


def test_every_effect_has_its_caption() -> None:
    told = {key.removeprefix("caption.") for key in ENGLISH if key.startswith("caption.")}
    assert told == {effect for one in REPERTOIRES.values() for effect in one.effects} - UNTOLD
    for effect in told:
        sentence = ENGLISH.say(f"caption.{effect}")
        assert sentence.startswith("[")
        assert sentence.endswith("]")


@pytest.mark.parametrize("repertoire", REPERTOIRES.values(), ids=REPERTOIRES)
def test_what_the_music_makes_way_for_is_an_effect(repertoire: Repertoire) -> None:
    assert repertoire.solos
    assert {*repertoire.solos} <= {*repertoire.effects}


def test_no_two_games_call_different_sounds_alike() -> None:
    for one, other in combinations(REPERTOIRES.values(), 2):
        assert not {*one.effects} & {*other.effects}
        assert {*one.music} & {*other.music} <= {BETWEEN}


@GAMES
def test_every_game_has_music_and_effects_of_its_own(game: str) -> None:
    assert len(OWNED[game].music) >= 2
    assert len(OWNED[game].effects) >= 6


@cache
def whole_game(game: str) -> Session:
    """A finished game between random bots; it must not be changed."""
    session, chance = (
        Session.new(game, seats("random", "random", "random"), {}, "heard", None),
        Chance("heard"),
    )
    while not session.over:
        seat = session.waiting[0]
        session.submit(chance.pick(session.options(seat)).draw(chance))
    return session


@GAMES
def test_all_that_is_heard_of_a_whole_game_is_known_and_told(game: str) -> None:
    session, sound = whole_game(game), PRESENTATIONS[game].sound
    heard = set()
    for entry in session.match.entries:
        for after, effect in sound.cues(session.visible_events(entry, None)):
            assert after >= 0
            heard.add(effect)
    assert heard <= {*HOUSE.files(), *sound.repertoire.files()}
    assert {sound_of(effect) for effect in heard} - {*HOUSE.effects}
    assert all(f"caption.{sound_of(effect)}" in ENGLISH for effect in heard)


@GAMES
def test_in_every_game_guests_are_heard_who_are_pleased_and_who_are_put_out(game: str) -> None:
    session, sound = whole_game(game), PRESENTATIONS[game].sound
    entries, moods = session.match.entries, set()
    for place, entry in enumerate(entries):
        voices = [*sound.voices(entry.events, lately(entries, place, sound.events.ends_turn))]
        assert len({(seat, mood) for _, seat, mood in voices}) == len(voices)
        moods |= {mood for _, _, mood in voices}
    assert moods == {PLEASED, PUT_OUT}


@GAMES
def test_every_position_has_its_music(game: str) -> None:
    session, sound = whole_game(game), PRESENTATIONS[game].sound
    moves = len(session.match.entries)
    moods = {sound.music(session.view(None, number)) for number in range(0, moves, max(1, moves // 40))}
    moods.add(sound.music(session.view(None)))
    assert moods >= {*sound.repertoire.music} - {BETWEEN}
    assert moods <= {*HOUSE.music, *sound.repertoire.music}


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


def test_a_sound_of_its_own_takes_the_place_of_all_takes_of_the_houses() -> None:
    own = Repertoire((), (BETWEEN,), "another")
    files = [file for name, file in files_with(own).items() if BETWEEN in name]
    assert files == [f"another/music_{BETWEEN}"]
    assert sum(BETWEEN in name for name in files_with(HOUSE)) == 3


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

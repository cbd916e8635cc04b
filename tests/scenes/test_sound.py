"""The sounds: takes, pieces, volumes, captions, silence where there is no device."""

from itertools import pairwise

import pytest

from scenes.audio.mixer import BENEATH, FADE
from scenes.audio.phrases import PATIENCE
from scenes.audio.presence import DIES_AWAY
from scenes.audio.repertoire import HOUSE
from tests.scenes.listening import FRAME, Ear


def test_an_effect_is_never_heard_twice_in_the_same_take() -> None:
    ear = Ear()
    for _ in range(7):
        ear.sounds.play("price_up")
        ear.wait(0.1)
    assert all(one != two for one, two in pairwise(ear.takes))
    assert len(set(ear.takes)) == 3
    assert set(ear.captions) == {"caption.price_up"}


def test_after_a_piece_comes_a_while_without_one_and_then_another() -> None:
    ear = Ear(music=1.0)
    ear.sounds.at("busy")
    for _ in range(5):
        ear.wait(2 * FADE)
        ear.music_over = True
    ear.wait(FRAME)
    assert ear.music == [
        "music_busy", "music_between", "music_busy_2", "music_between_2", "music_busy_3", "music_between_3"
    ]  # fmt: skip


def test_every_piece_of_a_mood_is_heard_before_one_comes_again() -> None:
    ear = Ear(music=1.0)
    ear.sounds.at("busy")
    for _ in range(16):
        ear.wait(FRAME)
        ear.music_over = True
    pieces = [name for name in ear.music if "busy" in name]
    assert len(set(pieces[:4])) == len(set(pieces[4:8])) == 4
    assert pieces[3] != pieces[4]


def test_a_piece_begins_at_its_full_strength() -> None:
    ear = Ear(music=1.0)
    ear.sounds.at("busy")
    ear.wait(3 * FRAME)
    assert ear.music == ["music_busy"]
    assert ear.levels[-1] == pytest.approx(BENEATH)


def test_the_music_steps_aside_for_what_is_music_itself_and_comes_back() -> None:
    ear = Ear(music=1.0, effects=1.0)
    ear.sounds.at("busy")
    ear.sounds.play("gavel")
    ear.wait(1)
    assert ear.levels[-1] == pytest.approx(BENEATH)
    ear.sounds.play("victory")
    ear.wait(1)
    assert ear.levels[-1] < 0.3
    ear.wait(2)
    assert ear.levels[-1] == pytest.approx(BENEATH)


def test_what_cannot_be_heard_makes_no_room() -> None:
    ear = Ear(music=1.0, effects=0.0)
    ear.sounds.at("busy")
    ear.sounds.play("victory")
    ear.wait(1)
    assert ear.levels[-1] == pytest.approx(BENEATH)


def test_another_mood_does_not_wait_for_the_end_of_a_piece() -> None:
    ear = Ear(music=1.0)
    ear.sounds.at("busy")
    ear.wait(2 * FADE)
    ear.music_over = True
    ear.wait(FRAME)
    ear.sounds.at("last_round")
    ear.wait(3 * FADE)
    assert ear.music == ["music_busy", "music_between", "music_last_round"]


# Where a phrase ends


def changing(after: float) -> Ear:
    """An ear at a piece with phrases of 4 and 12 seconds; the mood is another one after so many."""
    ear = Ear(music=1.0)
    ear.phrases = {"music_busy": (4.0, 16.0)}
    ear.sounds.at("busy")
    ear.wait(after)
    ear.sounds.at("last_round")
    return ear


def test_another_mood_waits_for_the_end_of_the_phrase() -> None:
    ear = changing(2.0)
    ear.wait(1.5)
    assert ear.music == ["music_busy"]
    assert ear.levels[-1] == pytest.approx(BENEATH)
    ear.wait(0.4)
    assert ear.music == ["music_busy"]
    assert 0 < ear.levels[-1] < BENEATH / 2
    ear.wait(0.2)
    assert ear.music == ["music_busy", "music_last_round"]
    assert ear.levels[-1] == pytest.approx(BENEATH)


def test_a_phrase_that_goes_on_for_long_is_left_in_its_middle() -> None:
    ear = changing(16.0 - PATIENCE - 1)
    ear.wait(DIES_AWAY / 2)
    assert 0 < ear.levels[-1] < BENEATH
    ear.wait(DIES_AWAY / 2 + 0.1)
    assert ear.music == ["music_busy", "music_last_round"]


def test_a_mood_that_comes_back_before_the_phrase_ends_changes_nothing() -> None:
    ear = changing(2.0)
    ear.wait(1.0)
    ear.sounds.at("busy")
    ear.wait(3.0)
    assert ear.music == ["music_busy"]
    assert ear.levels[1:] == pytest.approx([BENEATH] * len(ear.levels[1:]))


def test_the_last_phrase_is_played_to_the_end_of_the_piece() -> None:
    ear = changing(14.0)
    ear.wait(1.0)
    ear.music_over = True
    ear.wait(2 * FRAME)
    assert ear.music == ["music_busy", "music_last_round"]


def test_who_leaves_the_table_does_not_hear_the_phrase_out() -> None:
    ear = changing(2.0)
    ear.sounds.enter(HOUSE)
    ear.sounds.at("opening")
    ear.wait(1.0)
    assert 0 < ear.levels[-1] < BENEATH


# In time


def test_an_effect_sounds_when_it_is_due_and_is_told() -> None:
    ear = Ear()
    ear.sounds.play("coins_in", after=0.3)
    ear.wait(0.25)
    assert ear.played == [] == ear.captions
    ear.wait(0.1)
    assert [name for name, _ in ear.played] == ["coins_in"]
    assert ear.captions == ["caption.coins_in"]


def test_the_same_effect_at_the_same_time_sounds_once() -> None:
    ear = Ear()
    for _ in range(5):
        ear.sounds.play("bid")
    ear.wait(0.1)
    assert len(ear.played) == 1


def test_a_flood_of_cues_is_kept_short() -> None:
    ear = Ear()
    for number in range(500):
        ear.sounds.play("price_up", number * 0.08)
    ear.wait(45)
    assert 1 < len(ear.played) < 50


def test_an_unknown_effect_is_a_mistake_at_once() -> None:
    with pytest.raises(KeyError, match="moo"):
        Ear().sounds.play("moo")


def test_what_was_taken_back_is_not_heard() -> None:
    ear = Ear()
    ear.sounds.play("whistle", after=0.5)
    ear.sounds.hush()
    ear.wait(1)
    assert ear.played == []


def test_the_volumes_are_apart() -> None:
    ear = Ear(music=0.0, effects=0.0, crowd=1.0)
    ear.sounds.at("busy", murmur=True)
    ear.sounds.play("gavel")
    ear.wait(2 * FADE)
    assert ear.played == [] == ear.music
    assert set(ear.levels) == {0.0}
    assert max(ear.circling) == 1.0
    assert ear.captions == ["caption.crowd", "caption.gavel"]


@pytest.mark.parametrize(("heard", "silent"), [("interface", "effects"), ("effects", "interface")])
def test_what_controls_sound_like_has_a_volume_of_its_own(heard: str, silent: str) -> None:
    ear = Ear(**{heard: 1.0, silent: 0.0})
    for effect in ("button", "page", "refusal", "gavel", "my_turn"):
        ear.sounds.play(effect)
    ear.wait(FRAME)
    controls = {"button", "page", "refusal"}
    assert {effect for effect, _ in ear.played} == (
        controls if heard == "interface" else {"gavel", "my_turn"}
    )


def test_guests_are_as_loud_as_the_voices_slider_says() -> None:
    ear = Ear(crowd=0.5, effects=1.0)
    ear.sounds.play("voice_bear_pleased")
    ear.sounds.play("gavel")
    ear.wait(0.1)
    levels = dict(ear.played)
    assert levels["voice_bear_pleased"] < levels["gavel"]


def test_a_slider_is_followed_at_once() -> None:
    ear = Ear(music=1.0, effects=1.0)
    ear.sounds.at("busy")
    ear.wait(2 * FADE)
    ear.settings.music, ear.settings.effects = 0.25, 0.25
    ear.sounds.play("bid")
    ear.wait(FRAME)
    assert ear.levels[-1] < ear.played[-1][1] < 0.25


def test_one_piece_fades_out_before_the_next_begins() -> None:
    ear = Ear(music=1.0)
    ear.sounds.at("opening")
    ear.wait(2 * FADE)
    ear.sounds.at("busy")
    ear.wait(FADE / 2)
    assert ear.music == ["music_opening"]
    assert 0 < ear.levels[-1] < max(ear.levels)
    ear.wait(2 * FADE)
    assert ear.music == ["music_opening", "music_busy"]
    assert ear.levels[-1] == max(ear.levels)
    ear.sounds.at("busy")
    ear.wait(FADE)
    assert len(ear.music) == 2


def test_the_crowd_murmurs_only_while_bids_are_asked_for() -> None:
    ear = Ear()
    ear.sounds.at("busy", murmur=True)
    ear.wait(2 * FADE)
    assert ear.circling[-1] > 0
    ear.sounds.at("busy", murmur=True)
    ear.sounds.at("busy")
    ear.wait(2 * FADE)
    assert ear.circling[-1] == 0
    assert ear.captions == ["caption.crowd"]


# At the device

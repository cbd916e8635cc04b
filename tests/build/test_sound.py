"""The sounds: the files hold the script's output, at a moderate level, without clicks or seams."""

from dataclasses import replace
from functools import cache
from io import BytesIO

import numpy as np
import pygame
import pytest

from raccoon.app.seats import CHARACTERS
from sound import bake, materials, measured, ogg, signal, throats, wanted
from sound.effects import EFFECTS
from sound.effects.raccoon_tycoon import WHISTLES
from sound.effects.recipe import LONGEST
from sound.phrasing import moments
from sound.playing import LUFS, length_of, performed, sounding
from sound.signal import RATE, Wave
from sound.suite import SUITE, Rag
from tests.build.unchanged import to_make

CROWD = "raccoon_tycoon/crowd"
MUSIC = [rag.name for rag in SUITE]
ALL = bake.names()
EXCERPT, LEAD = 3.0, 4.0
"""Seconds of a piece that are compared, and the seconds before, whose notes still ring."""
LEAST_AGREEMENT, NOISY = 12.5, 8.5
"""Decibels of a file's signal above the changes by its compression: of music, and of effects, some of which
are noise only.
"""


@cache
def heard(name: str) -> Wave:
    """The samples of a committed file as the game decodes them, one column a channel."""
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    try:
        raw = pygame.mixer.Sound(BytesIO(bake.place(name).read_bytes())).get_raw()
    finally:
        pygame.mixer.quit()
    return np.frombuffer(raw, np.int16).reshape(-1, 2) / 32768


def made(name: str) -> Wave:
    """The samples that the script makes now, one column a channel."""
    wave = bake.made(name)
    return np.stack([wave, wave], 1) if wave.ndim == 1 else wave


def agreement(file: Wave, script: Wave) -> float:
    """The level of the signal above the difference, in decibels."""
    return signal.decibels(signal.rms(script) / signal.rms(file - script))


def test_the_assets_hold_what_the_script_makes_and_nothing_else() -> None:
    kept = bake.ASSETS.rglob("*.ogg")
    assert sorted(kept) == sorted(bake.place(name) for name in ALL)


def test_the_ends_of_phrases_are_those_of_the_score() -> None:
    written = dict(bake.phrases())
    assert {path: path.read_text() for path in bake.ASSETS.rglob("phrases.json")} == written


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in bake.ASSETS.rglob("*.ogg")) < 12_550_000


@pytest.mark.parametrize("name", to_make("sound", [name for name in ALL if name not in MUSIC]))
def test_the_files_are_what_the_script_makes(name: str) -> None:
    file, script = heard(name), made(name)
    both = min(len(file), len(script))
    assert max(len(file), len(script)) - both <= 1  # an odd number of samples, at half the rate
    assert agreement(file[:both], script[:both]) > NOISY


def test_the_pieces_were_made_of_the_score_of_today() -> None:
    assert bake.PERFORMED.read_text() == bake.performances(MUSIC)


@pytest.mark.parametrize("rag", to_make("sound", SUITE), ids=lambda rag: rag.name)
def test_the_pieces_sound_as_the_script_makes_them(rag: Rag) -> None:
    """A few seconds of each piece; all its notes are compared with the score by a digest."""
    end = 0.6 * length_of(rag)
    begin, heard_from = max(0.0, end - LEAD - EXCERPT), end - EXCERPT
    notes = [replace(note, at=note.at - begin) for note in performed(rag) if begin <= note.at < end]
    script = sounding(rag, notes, end - begin)[-signal.seconds(EXCERPT) :]
    file = heard(rag.name)[signal.seconds(heard_from) :][: len(script)]
    gain = (file * script).sum() / (script**2).sum()
    assert agreement(file, gain * script) > LEAST_AGREEMENT


def test_another_sound_does_not_agree() -> None:
    file, script = heard("raccoon_tycoon/price_up"), made("raccoon_tycoon/price_down")
    assert agreement(file, script) < NOISY / 2


@pytest.mark.parametrize("name", to_make("sound", ALL))
def test_no_sound_clips_or_leans(name: str) -> None:
    wave = heard(name)
    assert signal.decibels(signal.true_peak(wave)) <= -1.0
    assert np.abs(wave.mean(0)).max() < 0.001


@pytest.mark.parametrize("name", to_make("sound", sorted(set(EFFECTS) - {CROWD})))
def test_an_effect_is_short_and_begins_and_ends_softly(name: str) -> None:
    wave = heard(name)
    assert 0.05 <= len(wave) / RATE <= LONGEST
    assert np.abs(wave[[0, -1]]).max() < 0.02
    assert signal.rms(wave[-signal.seconds(0.01) :]) < 0.1 * np.abs(wave).max()


@pytest.mark.parametrize("name", to_make("sound", sorted(EFFECTS)))
def test_an_effect_is_as_loud_as_it_is_meant_to_be(name: str) -> None:
    assert signal.loudness(heard(name)) == pytest.approx(EFFECTS[name].lufs, abs=1.0)


@pytest.mark.parametrize("name", [CROWD])
def test_what_goes_round_has_no_seam(name: str) -> None:
    wave = heard(name)
    steps = np.abs(np.diff(wave, axis=0))
    assert np.abs(wave[0] - wave[-1]).max() <= np.percentile(steps, 99)
    around = np.concatenate([wave[-RATE:], wave[:RATE]])
    middle = np.abs(np.diff(around[RATE - 200 : RATE + 200], axis=0)).max()
    assert middle <= steps.max()


@pytest.mark.parametrize("seed", range(440, 446))
def test_a_coin_rings_high_and_is_gone_in_120_milliseconds(seed: int) -> None:
    coin = materials.coin(1900, seed)[:, None]
    assert measured.dies_away(coin) == pytest.approx(0.120, abs=0.025)
    spectrum = np.abs(np.fft.rfft(coin[:, 0])) ** 2
    f = np.fft.rfftfreq(len(coin), 1 / RATE)
    assert spectrum[(f > 4000) & (f < 14000)].sum() > 0.9 * spectrum.sum()


def test_the_gavel_cracks_between_1_and_3_kilohertz() -> None:
    assert measured.bands(heard("raccoon_tycoon/gavel"))[2] > 0.5


@pytest.mark.parametrize("name", to_make("sound", sorted(EFFECTS)))
def test_small_loudspeakers_tell_every_effect(name: str) -> None:
    assert measured.bands(heard(name))[1:].sum() > 0.25


def test_the_crowd_has_consonants() -> None:
    assert measured.bands(heard(CROWD))[2:4].sum() > 0.15


@pytest.mark.parametrize(("take", "tone"), list(enumerate(WHISTLES)))
def test_each_whistle_has_its_pitch(take: int, tone: float) -> None:
    wave = heard("raccoon_tycoon/whistle" + (f"_{take + 1}" if take else "")).mean(1)[4410:26460]
    spectrum, f = np.abs(np.fft.rfft(wave)), np.fft.rfftfreq(len(wave), 1 / RATE)
    near = (f > tone / 1.12) & (f < tone * 1.12)  # the next chime is a minor third above
    assert f[near][spectrum[near].argmax()] == pytest.approx(tone, rel=0.02)


@pytest.mark.parametrize("rag", to_make("sound", SUITE), ids=lambda rag: rag.name)
def test_a_piece_is_long_enough_and_as_loud_as_the_others(rag: Rag) -> None:
    wave = heard(rag.name)
    assert len(wave) / RATE == pytest.approx(length_of(rag), abs=0.001)
    assert len(wave) / RATE >= 85
    assert signal.programme_loudness(wave) == pytest.approx(LUFS, abs=0.5)


@pytest.mark.parametrize("rag", to_make("sound", SUITE), ids=lambda rag: rag.name)
def test_a_piece_is_played_as_freely_and_as_differently_as_is_wanted(rag: Rag) -> None:
    notes, wave = list(performed(rag)), heard(rag.name)
    assert 0.008 <= wanted.spread(notes) <= 0.012
    assert wanted.touch(notes) == pytest.approx(0.10, abs=0.01)
    assert wanted.dynamics(rag, wave) == pytest.approx(8, abs=1.2)
    assert wanted.reach(wave) > 13_500


@pytest.mark.parametrize("rag", to_make("sound", SUITE), ids=lambda rag: rag.name)
def test_the_band_joins_in_with_the_second_strain(rag: Rag) -> None:
    second = next(number for number, place in enumerate(rag.places) if place.letter == "B")
    begins = moments(rag)[second * len(rag.bars[0][0].slots)]
    for at in wanted.joins(list(performed(rag))).values():
        assert begins - 0.05 < at < begins + 4


@pytest.mark.parametrize("name", wanted.HAMMERS)
def test_a_hammer_falls_as_often_as_it_is_seen_to(name: str) -> None:
    assert wanted.blows(heard(name)) == wanted.HAMMERS[name]


@pytest.mark.parametrize("name", [name for name in EFFECTS if "coins_" in name])
def test_under_the_coins_a_purse_falls(name: str) -> None:
    low, coins = measured.bands(heard(name))[0], measured.bands(heard(name))[3:].sum()
    assert low > 0.1
    assert coins > 0.15


@pytest.mark.parametrize("animal", to_make("sound", CHARACTERS))
def test_a_guest_is_heard_in_three_ways_that_rise_when_pleased_and_fall_when_put_out(animal: str) -> None:
    for mood, said in wanted.SAID.items():
        takes = [heard(f"voice_{animal}_{mood}{number}") for number in ("", "_2", "_3")]
        assert len({take.tobytes() for take in takes}) == 3
        for take, syllables in zip(takes, said, strict=True):
            way = wanted.glide(take.mean(1), throats.THROATS[animal].pitch, syllables[-1][:2])
            assert way > 1.05 if mood == "pleased" else way < 0.95


def test_a_file_is_the_same_in_every_run() -> None:
    """An encoder chooses the number of its stream at random; ours is fixed, and every page's checksum fits
    it.
    """
    page = bake.place("button").read_bytes()
    other = bytearray(page)
    other[14] ^= 5  # another number, as the encoder would have drawn it
    assert ogg.stamped(bytes(other)) == ogg.stamped(page) == page


def test_what_is_no_sound_is_not_stamped() -> None:
    with pytest.raises(ValueError, match="OGG"):
        ogg.stamped(b"RIFF" + bytes(40))


# The instruments that measure


def test_a_tone_stays_the_same_at_another_rate() -> None:
    t = np.arange(RATE) / RATE
    tone = signal.faded(np.sin(2 * np.pi * 1000 * t), 0.1, 0.1)
    half = signal.resampled(tone, RATE, 24000)
    assert len(half) == 24000
    assert np.allclose(
        half[6000:18000], np.sin(2 * np.pi * 1000 * np.arange(24000) / 24000)[6000:18000], atol=1e-3
    )
    assert np.allclose(signal.resampled(half, 24000, RATE), tone, atol=1e-3)


def test_a_full_sine_measures_as_the_standard_says() -> None:
    """BS.1770: a sine of 997 Hz at full scale in one channel reads −3.01 LUFS."""
    t = np.arange(2 * RATE) / RATE
    one_side = np.stack([np.sin(2 * np.pi * 997 * t), np.zeros(len(t))], 1)
    assert signal.programme_loudness(one_side) == pytest.approx(-3.01, abs=0.1)


def test_a_peak_between_two_samples_is_found() -> None:
    t = np.arange(RATE) / RATE
    between = signal.faded(np.sin(2 * np.pi * RATE / 4 * t + np.pi / 4), 0.1, 0.1)
    assert np.abs(between).max() == pytest.approx(0.707, abs=0.01)
    assert signal.true_peak(between) == pytest.approx(1.0, abs=0.02)


def test_a_ring_is_the_sum_of_its_sines() -> None:
    frequencies, decays, levels = np.array([440.0, 1234.5]), np.array([0.3, 0.05]), np.array([1.0, 0.4])
    t = signal.times(0.2)
    plain = sum(
        level * np.sin(2 * np.pi * f * t) * np.exp(-t / d)
        for f, d, level in zip(frequencies, decays, levels, strict=True)
    )
    kept = len(t) * 4 // 5  # the rest is faded out
    assert np.allclose(signal.ring(frequencies, decays, levels, 0.2)[:kept], plain[:kept], atol=1e-9)


def test_blocks_convolve_like_the_whole() -> None:
    freedom = signal.chance(1)
    wave, answer = freedom.normal(size=100_000), freedom.normal(size=900)
    assert np.allclose(signal.convolved(wave, answer), np.convolve(wave, answer))

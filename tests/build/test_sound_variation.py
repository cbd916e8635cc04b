"""Repeated strains: another right hand over the same harmony, a second voice, another touch."""

from itertools import pairwise

import pytest

from sound import studied, tenor
from sound.hands import left_hand, right_hand
from sound.notation import SLOTS, Bar, Chord, key_of
from sound.phrasing import moments, phrase_ends
from sound.suite import SUITE, Rag
from sound.variation import MANNERS, scale, varied

RAGS = pytest.mark.parametrize("rag", SUITE, ids=[rag.name for rag in SUITE])
TUNE = [
    Bar.read("C", "~e5 - - g5 C6 - - -"),
    Bar.read("G7", "d6 - ~b5 - g5 - - ."),
    Bar.read("C", "C6 - - - - - . ."),
]


def played(manners: str) -> list[list[str]]:
    return [list(bar.slots) for bar in varied(TUNE, manners)]


def test_a_bar_may_stay_as_it_is_written() -> None:
    assert varied(TUNE, "...") == tuple(TUNE)


def test_octaves() -> None:
    assert played("oo.")[0] == ["E5", "-", "-", "=g5", "C6", "-", "-", "-"]


def test_an_octave_higher_as_full_as_before_but_for_octaves() -> None:
    assert played("h..")[0] == ["~e6", "-", "-", "g6", "~c7", "-", "-", "-"]


def test_a_bar_that_is_too_high_to_go_higher_is_played_in_octaves() -> None:
    high = [Bar.read("C", "~a6 - - - g6 - - -")]
    assert varied(high, "h")[0].slots == varied(high, "o")[0].slots


def test_running_sixteenths_hold_nothing_and_fall_into_the_chord_on_their_way() -> None:
    first, second, _ = played("rr.")
    assert first == ["~e5", ",c5", ",f5", "g5", "C6", ",g5", ",c6", ",g5"]
    assert second[-1] == "."


def test_what_is_suspended_gives_way_to_what_is_written() -> None:
    assert played("..s")[2] == ["D6", "-", "C6", "-", "-", "-", ".", "."]


def test_a_long_note_turns_about_itself() -> None:
    assert played("..g")[2] == ["C6", ",d6", "c6", "-", "-", "-", ".", "."]


def test_what_is_delayed_comes_a_slot_late() -> None:
    assert played(".d.")[1] == [".", "d6", "~b5", "-", "-", "g5", "-", "."]


def test_octaves_broken_and_an_octave_lower() -> None:
    assert played("..b")[2] == ["c6", ",c5", "c6", ",c5", "c6", ",c5", ".", "."]
    assert played("..l")[2][0] == "C5"


@pytest.mark.parametrize("manner", MANNERS)
def test_every_manner_keeps_the_time(manner: str) -> None:
    assert all(len(slots) == SLOTS for slots in played(manner * 3))


def test_one_passes_through_the_tones_of_the_key_and_of_the_chord() -> None:
    e, g_sharp, b, d = Chord.read("E7").tones
    assert scale(Chord.read("G"), Chord.read("E7")) == {
        e,
        g_sharp,
        b,
        d,
        *(key_of(n) % 12 for n in ("a4", "c4", "f#4")),
    }


@RAGS
def test_a_strain_that_comes_again_is_another_one(rag: Rag) -> None:
    assert studied.again(rag) < 0.35


@RAGS
def test_what_comes_again_has_the_same_tune(rag: Rag) -> None:
    """In most bars the first note is the written one, in any octave."""
    kept = count = 0
    for strain in rag.strains.values():
        for number in range(1, len(strain.manners) + 1):
            plain = strain.passes(number, last=True)
            for one, other in zip(plain, varied(plain, strain.manner(number)), strict=True):
                tops = [studied.melody([bar]) for bar in (one, other)]
                if all(tops):
                    count += 1
                    kept += tops[0][0] % 12 == tops[1][0] % 12
    assert kept > 0.8 * count


@RAGS
def test_the_trio_begins_softly_and_is_stronger_when_it_comes_again(rag: Rag) -> None:
    levels: dict[str, list[float]] = {}
    for (_, level), place in zip(rag.bars, rag.places, strict=True):
        if place.letter != "I" and place.bar == 0:
            levels.setdefault(place.letter, []).append(level)
    assert levels["C"][0] == min(level for found in levels.values() for level in found)
    assert all(again > first for first, again in (found[:2] for found in levels.values() if len(found) > 1))


def test_a_second_voice_moves_by_step_and_belongs_to_the_harmony() -> None:
    for rag in SUITE:
        bars = rag.strains["C"].bars
        voice = tenor.line(bars)
        assert all(
            key % 12 in bars[half // 2].chords[half % 2].tones and key in tenor.KEYS
            for half, key in enumerate(voice)
        )
        assert sum(abs(key - after) <= 4 for key, after in pairwise(voice)) > 0.9 * (len(voice) - 1)


def test_the_thumb_sings_the_second_voice() -> None:
    bars = [Bar.read("D7", ". . . . . . . ."), Bar.read("G", ". . . . . . . .")]
    sung = [
        note.key
        for note in left_hand([Bar(bar.slots, bar.chords, left="v") for bar in bars])
        if note.start in (2, 10)
    ]
    assert sung == tenor.line(bars)[::2]


@RAGS
def test_phrases_end_where_a_bar_begins_and_with_the_piece(rag: Rag) -> None:
    ends, when = phrase_ends(rag), moments(rag)
    assert len(ends) == len(rag.bars) // 4
    assert set(ends) <= set(when)
    assert ends[-1] == when[-1]


@RAGS
def test_in_most_phrases_the_hand_is_lifted_or_at_rest_before_the_next(rag: Rag) -> None:
    """At least half of the eight-bar phrases end on a held note or in silence."""
    bars = [bar for bar, _ in rag.bars]
    size = len(bars[0].slots)
    begun = {note.start for note in right_hand(bars)}
    lasts = [
        (number + 1) * size - 2
        for number, place in enumerate(rag.places)
        if place.bar == place.size - 1 or place.bar % 8 == 7
    ]
    assert sum(place not in begun and place + 1 not in begun for place in lasts) >= 0.4 * len(lasts)

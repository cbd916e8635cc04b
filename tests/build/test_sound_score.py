"""The score: bars have the right length, strains are a rag's, the melody fits the harmony, two hands can play
it.
"""

from itertools import pairwise

import numpy as np
import pytest

from sound import studied
from sound.grip import voicing
from sound.hands import left_hand, right_hand
from sound.notation import NOTE, SLOTS, WALTZ, Bar, Chord, Strain, key_of
from sound.patterns import PATTERNS
from sound.phrasing import moments
from sound.playing import performed
from sound.suite import SUITE, Rag

RAGS = pytest.mark.parametrize("rag", SUITE, ids=[rag.name for rag in SUITE])
PIANO = pytest.mark.parametrize("rag", [rag for rag in SUITE if rag.band.strings], ids=lambda rag: rag.name)
STRAINS = pytest.mark.parametrize(
    ("rag", "letter"),
    [(rag, letter) for rag in SUITE for letter in rag.strains if letter != "I"],
    ids=lambda x: getattr(x, "name", x),
)


def melody(strain: Strain) -> list[tuple[int, int, Chord]]:
    """Start, key and chord of every written note."""
    return [
        (number * len(bar.slots) + place, key_of(slot), bar.chord_at(place))
        for number, bar in enumerate(strain.bars)
        for place, slot in enumerate(bar.slots)
        if NOTE.fullmatch(slot)
    ]


def test_what_is_written_is_read() -> None:
    bar = Bar.read("Bb F7/C", "Bb5 - d6 . =f6 - e5 f#5")
    assert [key_of(slot) for slot in bar.slots if slot not in "-."] == [82, 86, 89, 76, 78]
    assert bar.chords[0] == Chord((10, 2, 5), 10)
    assert bar.chords[1] == Chord((5, 9, 0, 3), 0)


@pytest.mark.parametrize("line", ["c5 - - -", "c5 - - - h5 - - -", "c5 - - - - - - - -"])
def test_a_bar_that_does_not_add_up_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="eight sixteenths"):
        Bar.read("C", line)


@pytest.mark.parametrize("symbol", ["H", "Cmaj", "", "C/"])
def test_what_is_no_chord_is_refused(symbol: str) -> None:
    with pytest.raises(ValueError, match="no chord"):
        Chord.read(symbol)


@RAGS
def test_one_strain_is_shorter_or_longer_than_the_others(rag: Rag) -> None:
    assert rag.form.startswith("I")
    assert set(rag.form) == set(rag.strains)
    lengths = {letter: len(strain.bars) for letter, strain in rag.strains.items()}
    assert lengths.pop("I") == 4
    assert sorted(length == 16 for length in lengths.values()) == [False, *[True] * (len(lengths) - 1)]
    assert set(lengths.values()) <= {12, 16, 20}
    assert len(rag.bars) == len(rag.places) == 4 + sum(lengths[letter] for letter in rag.form[1:])


def test_no_two_pieces_have_the_same_key_tempo_and_introduction() -> None:
    keys = {rag.strains["A"].bars[-1].chords[1].tones[:3] for rag in SUITE}
    assert len(keys) == len(SUITE)
    assert len({rag.tempo for rag in SUITE}) == len(SUITE)
    assert len({rag.strains["I"].bars for rag in SUITE}) == len(SUITE)


@RAGS
def test_the_hands_breathe_and_do_not_repeat_themselves(rag: Rag) -> None:
    assert 0.08 <= studied.rests(rag) <= 0.25
    assert studied.alike(rag) < 0.4
    assert len({bar.left for bar, _ in rag.bars}) >= 4


@RAGS
def test_most_half_strains_close(rag: Rag) -> None:
    assert studied.closed(rag) >= 0.6


@RAGS
def test_few_bars_are_nothing_but_a_broken_chord(rag: Rag) -> None:
    assert studied.broken(rag) < 0.3


@PIANO
def test_a_pianist_strides_walks_breaks_off_and_sings_with_the_thumb(rag: Rag) -> None:
    assert {bar.left for bar, _ in rag.bars} >= set("stob")


@RAGS
def test_the_trio_is_in_the_subdominant(rag: Rag) -> None:
    home = rag.strains["B"].bars[-1].chords[1].tones[0]
    trio = {rag.strains[letter].bars[-1].chords[1].tones[0] for letter in "CD" if letter in rag.strains}
    assert trio == {(home + 5) % 12}


@RAGS
def test_a_piece_ends_on_its_tonic_in_both_hands(rag: Rag) -> None:
    bars = [bar for bar, _ in rag.bars]
    tonic = bars[-1].chords[1].tones[0]
    assert tonic == rag.strains[rag.form[-1]].bars[-1].chords[1].tones[0]
    for hand in (list(right_hand(bars)), list(left_hand(bars))):
        last = [note for note in hand if note.start == max(other.start for other in hand)]
        assert all(note.key % 12 in bars[-1].chords[1].tones for note in last)
    assert key_of([slot for slot in bars[-1].slots if slot not in "-."][-1]) % 12 == tonic
    assert min(last, key=lambda note: note.key).key % 12 == tonic


@STRAINS
def test_a_strain_comes_to_rest_on_its_last_chord(rag: Rag, letter: str) -> None:
    last = rag.strains[letter].bars[-1]
    first = next(slot for slot in last.slots if slot not in "-.")
    assert key_of(first) % 12 in last.chords[0].tones


@STRAINS
def test_the_melody_keeps_to_the_harmony(rag: Rag, letter: str) -> None:
    """Nearly every note on an eighth is of its chord, unless it is a short one between two steps; other notes
    continue by step.
    """
    notes = melody(rag.strains[letter])
    strong = [
        key % 12 in chord.tones
        for (_, before, _), (start, key, chord), (end, after, _) in zip(
            notes, notes[1:], notes[2:], strict=False
        )
        if start % 2 == 0
        and not (start % 4 and end == start + 1 and abs(key - before) <= 2 >= abs(after - key))
    ]
    assert sum(strong) / len(strong) > 0.8
    leaps = [
        start
        for (start, key, chord), (_, after, _) in pairwise(notes)
        if key % 12 not in chord.tones and abs(after - key) > 2
    ]
    assert len(leaps) <= 1


@RAGS
def test_the_melody_is_a_line_and_not_only_its_chords(rag: Rag) -> None:
    assert studied.intervals(rag)[0] >= 0.22
    notes = [note for letter in rag.strains for note in melody(rag.strains[letter])]
    assert sum(key % 12 not in chord.tones for _, key, chord in notes) / len(notes) > 0.04


@pytest.mark.parametrize("rag", [rag for rag in SUITE if rag.beat == 4], ids=lambda rag: rag.name)
def test_the_right_hand_is_ragged(rag: Rag) -> None:
    """Most bars have a note that begins on a weak sixteenth and is held over the next beat."""
    bars = [bar for bar, _ in rag.bars]
    ragged = [
        any(bar.slots[place] not in "-." and bar.slots[place + 1] == "-" for place in (1, 3, 5))
        or bar.slots[0] == "-"
        for bar in bars
    ]
    assert sum(ragged) / len(bars) >= 0.4


@pytest.mark.parametrize("letter", PATTERNS)
def test_every_manner_of_the_left_hand_begins_low_and_can_be_played(letter: str) -> None:
    for slots in (SLOTS, WALTZ):
        chords = (Chord.read("C"), Chord.read("G7"))
        bars = [Bar((".",) * slots, chords, left=letter), Bar((".",) * slots, (chords[0],) * 2)]
        notes = [note for note in left_hand(bars) if note.start < slots]
        assert min(note.key for note in notes if note.start == 0) < 48
        assert all(note.start + note.length <= slots + 0.5 for note in notes)
        for note in notes:
            together = [other.key for other in notes if other.start == note.start and other.key >= 50]
            assert max(together, default=0) - min(together, default=0) <= 12


def test_octaves_walk_to_the_next_bars_bass() -> None:
    walk = [
        Bar((".",) * SLOTS, (Chord.read("C"),) * 2, left="o"),
        Bar((".",) * SLOTS, (Chord.read("F"),) * 2),
    ]
    low = {note.start: note.key for note in left_hand(walk) if note.key < 45}
    assert abs(low[6] - low[8]) == 1


def test_octaves_walk_through_both_chords_of_a_bar() -> None:
    chords = (Chord.read("C"), Chord.read("G7"))
    walk = [Bar((".",) * SLOTS, chords, left="o"), Bar((".",) * SLOTS, (chords[0],) * 2)]
    low = {
        note.start: min(n.key for n in left_hand(walk) if n.start == note.start) for note in left_hand(walk)
    }
    assert low[0] % 12 == 0
    assert low[4] % 12 == 7


@pytest.mark.parametrize("letter", "ltz")
def test_what_is_held_lets_go_where_the_harmony_changes(letter: str) -> None:
    for slots in (SLOTS, WALTZ):
        chords = (Chord.read("C"), Chord.read("F#7"))
        held = left_hand([Bar((".",) * slots, chords, left=letter)])
        change = 4  # the third quaver of a bar of two, the last beat of a waltz
        strange = [note for note in held if note.start < change and note.key % 12 not in chords[1].tones]
        assert strange
        assert all(note.start + note.length <= change + 0.3 for note in strange)


def test_what_comes_early_is_voiced_as_the_chord_it_is_held_into() -> None:
    bars = [Bar.read("C", "c5 - - - - - - A5"), Bar.read("F", "- - - - . . . .")]
    early = {note.key % 12 for note in right_hand(bars) if note.start == 7}
    assert early <= set(Chord.read("F").tones)
    assert len(early) == 2


def test_a_melody_in_thirds_and_sixths() -> None:
    bars = [Bar.read("C", "~c6 - ~e6 - ~g6 - ~d6 -")]
    pairs = {
        note.start: [n.key for n in right_hand(bars) if n.start == note.start] for note in right_hand(bars)
    }
    assert list(pairs.values()) == [[84, 79], [88, 84], [91, 88], [86, 79]]


@RAGS
def test_the_right_hand_can_be_played(rag: Rag) -> None:
    bars = [bar for bar, _ in rag.bars]
    together: dict[float, list[int]] = {}
    for note in right_hand(bars):
        together.setdefault(note.start, []).append(note.key)
        assert 55 <= note.key <= 96
    assert all(len(keys) <= 3 and max(keys) - min(keys) <= 12 for keys in together.values())


def test_chords_follow_each_other_closely() -> None:
    home = voicing(Chord.read("C"), (52, 55, 60))
    assert home == (52, 55, 60)
    away = voicing(Chord.read("G7"), home)
    assert sum(abs(a - b) for a, b in zip(home, away, strict=True)) <= 5
    assert {key % 12 for key in away} == {7, 11, 5}


@RAGS
def test_a_performance_is_free_and_always_the_same(rag: Rag) -> None:
    notes = list(performed(rag))
    assert notes == list(performed(rag))
    assert all(note.at >= 0 and note.length > 0 and 0 < note.velocity <= 1 for note in notes)
    assert len({round(note.at / rag.slot % 2, 4) for note in notes}) > 300


@RAGS
def test_time_is_taken_and_given_back(rag: Rag) -> None:
    """A dance keeps its tempo within a few hundredths in the middle, and slows down at the very end."""
    tempo = rag.slot / np.diff(moments(rag))
    size = len(rag.bars[0][0].slots)
    middle, end = tempo[20 * size : -2 * size], tempo[-2 * size :]
    assert middle.min() > 0.75
    assert np.abs(np.median(middle) - 1) < 0.04
    assert all(before >= after for before, after in pairwise(end))
    assert end[-1] < 0.8


@RAGS
def test_the_touch_goes_from_soft_to_hard(rag: Rag) -> None:
    touches = [note.velocity for note in performed(rag) if note.right]
    soft, hard = np.percentile(touches, (5, 95))
    assert hard / soft > 1.7
    assert sum(touch == 1 for touch in touches) < 0.02 * len(touches)


@PIANO
def test_the_melody_is_the_first_of_what_is_struck_together(rag: Rag) -> None:
    """On average only, because the fingers vary."""
    bars = [bar for bar, _ in rag.bars]
    together: dict[float, list[int]] = {}
    for note in right_hand(bars):
        together.setdefault(note.start, []).append(note.key)
    chords = sum(len(keys) > 1 for keys in together.values())
    struck = [note for note in performed(rag) if note.right]
    led = sum(
        after.key < note.key and after.at > note.at
        for note, after in pairwise(struck)
        if after.at < note.at + 0.02
    )
    assert led > 0.6 * chords


def test_no_two_strains_are_the_same_tune() -> None:
    tunes = [tuple(key for _, key, _ in melody(strain)) for rag in SUITE for strain in rag.strains.values()]
    assert len(set(tunes)) == len(tunes)

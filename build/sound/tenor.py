"""A second voice in the tenor: from chord to chord by step, through thirds and sevenths."""

from collections.abc import Sequence

from sound.notation import Bar, Chord, key_of

KEYS = range(52, 65)
"""The keys of the second voice: E below middle C up to the E above it."""
LEAPS = (2.5, 0.0, 0.0, 1.2, 1.6, 2.2, 4.0)
"""The costs of moving by 0, 1, 2 … semitones; wider leaps cost a little more than the last."""
PLACES = (1.0, 0.0, 0.5, 0.0)
"""The costs of singing a chord's root, third, fifth or seventh."""
AT_ODDS = 0.9
"""The cost of singing a note that is also in the melody."""


def line(bars: Sequence[Bar]) -> list[int]:
    """The key for each half of each bar: the cheapest path."""
    halves = [(bar.chords[half], _melody(bar, half)) for bar in bars for half in (0, 1)]
    ways: dict[int, tuple[float, tuple[int, ...]]] = {
        key: (cost, (key,)) for key, cost in _choices(*halves[0]).items()
    }
    for half in halves[1:]:
        ways = {
            key: min((cost + own + _leap(key - way[-1]), (*way, key)) for cost, way in ways.values())
            for key, own in _choices(*half).items()
        }
    return list(min(ways.values())[1])


def _choices(chord: Chord, melody: set[int]) -> dict[int, float]:
    """The keys of a chord, each with its cost."""
    return {
        key: PLACES[chord.tones.index(key % 12)] + AT_ODDS * (key % 12 in melody)
        for key in KEYS
        if key % 12 in chord.tones
    }


def _leap(semitones: int) -> float:
    return LEAPS[min(abs(semitones), len(LEAPS) - 1)] + 0.3 * max(0, abs(semitones) - len(LEAPS))


def _melody(bar: Bar, half: int) -> set[int]:
    """The pitch classes of the melody in that half of the bar."""
    size = len(bar.slots) // 2
    return {key_of(slot) % 12 for slot in bar.slots[half * size : (half + 1) * size] if slot not in "-."}

"""The map and the impact tracker: adding and removing raccoons, and the colour that they have reached."""

from msgspec.structs import replace

from raccoon.engine.counts import Counts, plus, replaced
from raccoon.games.raccoon_rampage import catalogue
from raccoon.games.raccoon_rampage.pending import AnyPending, Counting
from raccoon.games.raccoon_rampage.state import State


def colour_reached(raccoons: Counts) -> str:
    """Return the highest colour that holds a raccoon; green when none does (RR13)."""
    taken = raccoons[catalogue.REST]
    return catalogue.SPACES[taken - 1].colour if taken else catalogue.COLOURS[0]


def cards_each(raccoons: Counts, level: int) -> int:
    """Return the number of spread cards dealt to each of the three piles."""
    return catalogue.CARDS_EACH[level][colour_reached(raccoons)]


def room_before_skull(state: State, raccoons: Counts) -> Counts:
    """Return the raccoons of each area that are added before the tracker reaches the skull."""
    room, coming = catalogue.SKULL - state.impact, []
    for count in raccoons:
        coming.append(min(count, room))
        room -= coming[-1]
    return tuple(coming)


def with_raccoons(state: State, added: Counts, pending: AnyPending) -> State:
    """Add the raccoons and move the tracker up; then `pending`, or the end at the skull.

    A full Rest of Europe takes no more, but the tracker moves (RR10).
    """
    raccoons = plus(state.raccoons, added)
    if raccoons[catalogue.REST] > len(catalogue.SPACES):
        raccoons = replaced(raccoons, catalogue.REST, len(catalogue.SPACES))
    impact = state.impact + sum(added)
    lost = impact >= catalogue.SKULL
    return replace(state, raccoons=raccoons, impact=impact, pending=Counting() if lost else pending)


def without_raccoon(state: State, area: str) -> State:
    """Remove one raccoon from the area and move the tracker down, not below its end (RR11)."""
    index = catalogue.AREA_INDEX[area]
    raccoons = replaced(state.raccoons, index, state.raccoons[index] - 1)
    return replace(state, raccoons=raccoons, impact=max(catalogue.LOWEST_IMPACT, state.impact - 1))

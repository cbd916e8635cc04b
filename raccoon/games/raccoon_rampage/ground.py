"""The map and the impact tracker: where raccoons come and go, and how far they have spread."""

from msgspec.structs import replace

from raccoon.engine.counts import Counts, plus, replaced
from raccoon.games.raccoon_rampage import catalogue
from raccoon.games.raccoon_rampage.pending import AnyPending, Counting
from raccoon.games.raccoon_rampage.state import State


def colour_reached(raccoons: Counts) -> str:
    """The highest colour that holds a raccoon; green when none does (RR13)."""
    taken = raccoons[catalogue.REST]
    return catalogue.SPACES[taken - 1].colour if taken else catalogue.COLOURS[0]


def cards_each(raccoons: Counts, level: int) -> int:
    """The number of spread cards dealt for each of the three piles."""
    return catalogue.CARDS_EACH[level][colour_reached(raccoons)]


def room_before_skull(state: State, raccoons: Counts) -> Counts:
    """Those of the raccoons, area by area, that come before the skull stops everything."""
    room, coming = catalogue.SKULL - state.impact, []
    for count in raccoons:
        coming.append(min(count, room))
        room -= coming[-1]
    return tuple(coming)


def with_raccoons(state: State, added: Counts, pending: AnyPending) -> State:
    """The raccoons added, the tracker moved up; then `pending`, or the end at the skull.

    A full Rest of Europe takes no more, but the tracker moves (RR10).
    """
    raccoons = plus(state.raccoons, added)
    if raccoons[catalogue.REST] > len(catalogue.SPACES):
        raccoons = replaced(raccoons, catalogue.REST, len(catalogue.SPACES))
    impact = state.impact + sum(added)
    lost = impact >= catalogue.SKULL
    return replace(state, raccoons=raccoons, impact=impact, pending=Counting() if lost else pending)


def without_raccoon(state: State, area: str) -> State:
    """One raccoon less in the area, the tracker moved down as far as it goes (RR11)."""
    index = catalogue.AREA_INDEX[area]
    raccoons = replaced(state.raccoons, index, state.raccoons[index] - 1)
    return replace(state, raccoons=raccoons, impact=max(catalogue.LOWEST_IMPACT, state.impact - 1))

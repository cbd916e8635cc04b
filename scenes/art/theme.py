"""The theme: usual or high contrast (type nearly white or black on clear grounds), with patterns or without.

Everything that draws type or a ground takes its colour from here. The theme is the player's choice for the
whole program, so it is global; a `Frame` includes it, so that pictures cached by frame are drawn again.
"""

from scenes.art.palette import Colour, luminance, mix

BLACK, WHITE = "#000000", "#ffffff"
DARK_BELOW = 0.27
"""Grounds of less luminance carry light type and are darkened; the others carry dark type."""
LIGHT_FROM = 0.2
"""Type of at least this luminance is light."""
MUTED_BELOW = 0.4
"""Light type of less luminance marks what cannot be used now: it stays greyer than the rest."""
CLEARED = 0.6
"""The share of black or white mixed into a ground."""

_chosen = {"high_contrast": False, "patterns": False}


def high_contrast() -> bool:
    """Whether high contrast is on."""
    return _chosen["high_contrast"]


def patterns() -> bool:
    """Whether colours that stand for a seat or a good have patterns."""
    return _chosen["patterns"]


def choose(high: bool, patterns: bool = False) -> None:
    """Set the theme. Scenes have to be laid out again afterwards (`SceneStack.resize`)."""
    _chosen.update(high_contrast=high, patterns=patterns)


def ink(colour: Colour) -> Colour:
    """The colour of type that is `colour` in the usual theme; in high contrast a trace of it remains."""
    if not high_contrast():
        return colour
    light = luminance(colour)
    if light < LIGHT_FROM:
        return mix(colour, BLACK, 0.95)
    return mix(colour, WHITE, 0.3 if light < MUTED_BELOW else 0.7)


def ground(colour: Colour) -> Colour:
    """The colour of a ground that is `colour` in the usual theme."""
    if not high_contrast():
        return colour
    return mix(colour, BLACK if luminance(colour) < DARK_BELOW else WHITE, CLEARED)


def grounds(colours: tuple[Colour, Colour]) -> tuple[Colour, Colour]:
    """The top and bottom colours of one ground, both darkened or both lightened as their mean decides."""
    if not high_contrast():
        return colours
    end = BLACK if luminance(mix(*colours, 0.5)) < DARK_BELOW else WHITE
    return mix(colours[0], end, CLEARED), mix(colours[1], end, CLEARED)

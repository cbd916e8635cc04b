"""The two themes: the usual one, and high contrast: type nearly white or black on clear grounds; each with
patterns on colours or without.

Whatever writes or lays down a ground asks here for its colour. The theme is the player's choice for the
whole program, so it is kept in one place; `Frame` remembers it: what was drawn for a frame is drawn anew.
"""

from scenes.art.palette import Colour, luminance, mix

BLACK, WHITE = "#000000", "#ffffff"
DARK_BELOW = 0.27
"""Grounds of less luminance than this carry light type and are darkened; the others carry dark type."""
LIGHT_FROM = 0.2
"""Type of this luminance and more is light."""
MUTED_BELOW = 0.4
"""Light type of less luminance than this is what cannot be used now: it stays greyer than the rest."""
CLEARED = 0.6
"""The share of the way that a ground goes towards black or white."""

_chosen = {"high_contrast": False, "patterns": False}


def high_contrast() -> bool:
    """Whether the theme of high contrast is chosen."""
    return _chosen["high_contrast"]


def patterns() -> bool:
    """Whether colours that mean a seat or a good have patterns."""
    return _chosen["patterns"]


def choose(high: bool, patterns: bool = False) -> None:
    """Choose the theme. Scenes have to be laid out anew afterwards (`SceneStack.resize`)."""
    _chosen.update(high_contrast=high, patterns=patterns)


def ink(colour: Colour) -> Colour:
    """The colour of type that is `colour` in the usual theme; a trace of it stays."""
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
    """The top and bottom of one ground, both to the same side: its mean decides."""
    if not high_contrast():
        return colours
    end = BLACK if luminance(mix(*colours, 0.5)) < DARK_BELOW else WHITE
    return mix(colours[0], end, CLEARED), mix(colours[1], end, CLEARED)

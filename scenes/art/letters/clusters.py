"""Grapheme clusters: signs that belong together and are drawn as one."""

from unicodedata import category

_JOINER = "\u200d"


def clusters(words: str) -> list[str]:
    """Split words into clusters: a letter with its accents, an emoji with its modifiers."""
    found: list[str] = []
    for sign in words:
        if found and (goes_with(sign) or found[-1].endswith(_JOINER) or _is_half_flag(found[-1] + sign)):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def goes_with(sign: str) -> bool:
    """Whether the sign modifies the one before: an accent, a joiner, a skin colour."""
    return category(sign)[0] == "M" or category(sign) == "Cf" or "\U0001f3fb" <= sign <= "\U0001f3ff"


def _is_half_flag(pair: str) -> bool:
    """Whether the two signs are regional indicators, which together are a flag."""
    return len(pair) == 2 and all("\U0001f1e6" <= sign <= "\U0001f1ff" for sign in pair)


def varies(sign: str) -> bool:
    """Whether the sign is a variation selector, which chooses a form of the sign before."""
    return "\ufe00" <= sign <= "\ufe0f"

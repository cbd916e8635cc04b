"""Which signs of a line belong together and are drawn as one."""

from unicodedata import category

_JOINER = "\u200d"


def clusters(words: str) -> list[str]:
    """Split words into signs that stay together: a letter with its accents, an emoji with its modifiers."""
    found: list[str] = []
    for sign in words:
        if found and (goes_with(sign) or found[-1].endswith(_JOINER) or _is_half_flag(found[-1] + sign)):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def goes_with(sign: str) -> bool:
    """Whether the sign changes the one before: an accent, a joiner, a skin colour."""
    return category(sign)[0] == "M" or category(sign) == "Cf" or "\U0001f3fb" <= sign <= "\U0001f3ff"


def _is_half_flag(pair: str) -> bool:
    """Whether two letters of a country's name stand for its flag."""
    return len(pair) == 2 and all("\U0001f1e6" <= sign <= "\U0001f1ff" for sign in pair)


def varies(sign: str) -> bool:
    """Whether the sign only chooses between two looks of the one before."""
    return "\ufe00" <= sign <= "\ufe0f"

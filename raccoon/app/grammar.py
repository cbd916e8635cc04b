"""The grammar rules of each language: plurals, numbers, and particles joined to a name."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

SEAT_MARK = re.compile(r"<(?:([a-z]+)\.([a-z]+) )?seat:(\d+)>")
"""The mark of a player, with a particle if one precedes the name: ``<fr.de seat:2>``."""
SOFT = "\u00ad"
"""The soft hyphen, visible only where a word is broken."""
THIN = "\u202f"
"""The thousands separator, a narrow no-break space."""
ASPIRATED = {"hank", "hannibal", "harry", "hector", "hilda", "homer", "howard", "hugo", "humphrey"}
"""English names in h before which French does not elide."""


def bare(words: str) -> str:
    """Return the words in lower case without accents, for comparing and sorting."""
    apart = unicodedata.normalize("NFD", words.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign) and sign != SOFT)


def _opens_with_vowel(words: str) -> bool:
    """Return whether French elides before the words."""
    start = bare(words)
    if start.startswith("h"):
        return re.split(r"[^a-z]", start)[0] not in ASPIRATED
    return bool(re.match(r"[aeiouœæ]|y(?![aeiou])", start))


CONTRACTED = {"de": {"le ": "du ", "les ": "des "}, "a": {"le ": "au ", "les ": "aux "}}
"""The French contractions of a preposition with an article."""


def _french(word: str, words: str) -> str:
    article = words.partition(" ")[0] + " "
    if article in CONTRACTED.get(word, {}):
        return CONTRACTED[word][article] + words.removeprefix(article)
    if word == "a":
        return f"à {words}"
    return f"{word[:-1]}’{words}" if _opens_with_vowel(words) else f"{word} {words}"


def _spanish(word: str, words: str) -> str:
    if word in ("de", "a"):
        return f"{word}l {words[3:]}" if words.startswith("el ") else f"{word} {words}"
    changed = r"(i|y(?![aeiou])|hi)(?!e)" if word == "y" else r"h?o|8|11\b"
    return f"{({'y': 'e', 'o': 'u'}[word]) if re.match(changed, bare(words)) else word} {words}"


def _german(_word: str, words: str) -> str:
    return words + ("’" if words[-1:] in "sßxz" else "s")


class Language(NamedTuple):
    """The rules of a language: which numbers are singular, its particles (`little`, called with one of
    `words` and the name), its decimal sign, and the number from which thousands are grouped.
    """

    one: Callable[[float], bool] = lambda n: n == 1
    little: Callable[[str, str], str] | None = None
    words: tuple[str, ...] = ()
    point: str = "."
    grouped_from: int | None = None


LANGUAGES = {
    "de": Language(little=_german, words=("gen",), point=",", grouped_from=10_000),
    "es": Language(little=_spanish, words=("de", "a", "y", "o"), point=",", grouped_from=10_000),
    "fr": Language(lambda n: abs(n) < 2, _french, ("de", "a", "que", "le", "la", "se"), ",", 1000),
}
"""The languages whose rules differ from English."""
ENGLISH = Language()


def plural_form(language: str, n: object) -> str:
    """Return ``"one"`` or ``"other"`` by the language's plural rule; "other" for what is no number."""
    one = LANGUAGES.get(language, ENGLISH).one
    return "one" if isinstance(n, int | float) and one(n) else "other"


def with_particle(language: str, word: str, words: str) -> str:
    """Return the words joined with a particle: "d’Otis", "al Resto", "e hilo", "Ottos".

    A player's mark takes the particle in. ValueError for a particle the language does not have.
    """
    known = LANGUAGES.get(language, ENGLISH)
    if known.little is None or word not in known.words:
        raise ValueError(f"{language} has no little word {word!r}")
    if SEAT_MARK.match(words):
        return f"<{language}.{word} {words[1:]}"
    return known.little(word, words)


def mark_text(mark: re.Match[str], names: Sequence[str], shown: Sequence[str]) -> str:
    """Replace a `SEAT_MARK` by the player as `shown`, with the particle that fits the name in `names`."""
    language, word, seat = mark[1], mark[2], int(mark[3])
    if word is None:
        return shown[seat]
    before, _, after = with_particle(language, word, names[seat]).rpartition(names[seat])
    return f"{before}{shown[seat]}{after}"


def number(language: str, n: float, spec: str = "n") -> str:
    """Format a number as the language writes it: "n" shortest, "+n" with its sign, others as in Python."""
    known = LANGUAGES.get(language, ENGLISH)
    kind = spec.lstrip("+")
    sign = "+" if kind != spec and (n or kind != "n") else ""
    if kind == "n":
        kind = "d" if isinstance(n, int) else "g"
    digits = format(n, sign + kind)
    whole, point, rest = digits.partition(".")
    if known.grouped_from is not None and abs(n) >= known.grouped_from:
        whole = re.sub(r"(?<=\d)(?=(\d{3})+$)", THIN, whole)
    return f"{whole}{point and known.point}{rest}".replace("-", "−")

"""Every catalogue says what the English one does, with its facts and pictures, as its language is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from string import Formatter
from typing import Any

import msgspec
import pytest

from raccoon.app.assets import OWNERS
from raccoon.app.grammar import LANGUAGES
from raccoon.app.message import Template, usable
from raccoon.app.text import DEFAULT_LANGUAGE, Catalogue, languages, templates
from raccoon.app.wording import plain
from scenes.registry import SHOWCASES, showcase_of
from scenes.table.log.game_log import GameLog, LogSteps
from scenes.window.keys import KEYS
from tests.scenes.sentences import sentences_of

NAMES = ("Oscar", "Hélène", "Íñigo", "Max")
"""Before them some languages change little words."""
TRANSLATED = [language for language in languages() if language != DEFAULT_LANGUAGE]
PLACES = [(language, owner) for language in TRANSLATED for owner in OWNERS]
NUMBERS = re.compile(r"\+?(n|\.\df)")
JOINED = re.compile(r"\badvice\.(why\.\w+|(?!next|better|worth)\w+\.(more|less))$")
"""The keys of reasons and changes, of which a hint joins several."""
BEFORE_PER_CENT = {"en": "", "de": "\u00a0", "fr": "\u202f", "es": "\u00a0"}


def held(language: str, owner: str) -> dict[str, Template]:
    return dict(templates(language, owner) or {})


def both(language: str, owner: str) -> Iterator[tuple[str, Template, Template]]:
    """Every key with what English says and what the language does."""
    english, own = held(DEFAULT_LANGUAGE, owner), held(language, owner)
    return ((key, english[key], said) for key, said in own.items() if key in english)


def fields(sentence: str) -> list[tuple[str, str]]:
    """The fields of a sentence, each with its spec."""
    return [(name, spec or "") for _, name, spec, _ in Formatter().parse(sentence) if name is not None]


def facts(template: Template) -> set[str]:
    return {name.partition(".")[0] for said in sentences_of(template) for name, _ in fields(said)}


def main_form(template: Template) -> str:
    """The form that is always there."""
    while not isinstance(template, str):
        template = template["term"] if "term" in template else template["other"]
    return template


def signs(sentence: str) -> Counter[str]:
    """Pictures and marks, and what is in bold; not the words that are spoken instead."""
    bare = re.sub(r"\{[^}]*\}|\|[^\]]*(?=\])", "", sentence)
    marks = Counter(re.findall(r"\[[a-z][^\]]*\]|<[^>]+>|\n", bare))
    return marks + Counter({"*": bare.count("*") % 2})


def choices(template: Template) -> Iterator[str]:
    """The facts that forms are chosen by, at every level."""
    if isinstance(template, dict) and "term" not in template:
        yield from (name.partition(".")[0] for name in template.get("by", ["n"]))
        for name, form in template.items():
            if name != "by":
                yield from choices(form) if isinstance(form, dict) and "by" in form else ()


def terms(language: str) -> Iterator[dict[str, Any]]:
    """Every term of a language, however deep."""
    waiting = [said for owner in OWNERS for said in held(language, owner).values()]
    while waiting:
        template = waiting.pop()
        if isinstance(template, dict):
            if "term" in template:
                yield template
            waiting += [form for name, form in template.items() if name != "by"]


def sentences(language: str, owner: str) -> Iterator[tuple[str, str]]:
    """Every sentence with its key; fields count as a letter."""
    for key, template in held(language, owner).items():
        yield from ((key, re.sub(r"\{[^}]*\}", "X", said)) for said in sentences_of(template))


@pytest.mark.parametrize(("language", "owner"), PLACES)
def test_the_keys_are_those_of_english(language: str, owner: str) -> None:
    english, own = {*held(DEFAULT_LANGUAGE, owner)}, {*held(language, owner)}
    assert {"missing": english - own, "unknown": own - english} == {"missing": set(), "unknown": set()}


@pytest.mark.parametrize(("language", "owner"), PLACES)
def test_every_entry_can_be_used(language: str, owner: str) -> None:
    assert [key for key, said in held(language, owner).items() if not usable(said)] == []


@pytest.mark.parametrize(("language", "owner"), PLACES)
def test_the_facts_are_those_of_english(language: str, owner: str) -> None:
    """The form that is always there has all of them; others may leave out what they are chosen by."""
    wrong = []
    for key, english, own in both(language, owner):
        known, needed = facts(english) | {"n"}, {name for name, _ in fields(main_form(english))}
        said = {name.partition(".")[0] for name, _ in fields(main_form(own))}
        needed = {name.partition(".")[0] for name in needed}
        if not needed <= said or not facts(own) <= known or not {*choices(own)} <= known:
            wrong.append((key, needed - said, facts(own) - known, {*choices(own)} - known))
    assert wrong == []


@pytest.mark.parametrize(("language", "owner"), PLACES)
def test_pictures_marks_and_lines_are_those_of_english(language: str, owner: str) -> None:
    wrong = []
    for key, english, own in both(language, owner):
        wanted = [signs(said) for said in sentences_of(english)]
        if signs(main_form(own)) not in wanted:
            wrong.append((key, main_form(own)))
        wrong += [(key, said) for said in sentences_of(own) if signs(said)["*"]]
    assert wrong == []


@pytest.mark.parametrize(("language", "owner"), PLACES)
def test_no_place_asks_for_an_unknown_form(language: str, owner: str) -> None:
    known = {name for term in terms(language) for name in term}
    little = LANGUAGES[language].words if language in LANGUAGES else ()
    wrong = []
    for key, english, own in both(language, owner):
        specs = {spec for said in sentences_of(english) for _, spec in fields(said)}
        for name, spec in (field for said in sentences_of(own) for field in fields(said)):
            first, *forms = name.split(".")
            if not {*forms} <= (KEYS.actions.keys() if first == "key" else known):
                wrong.append((key, name))
            if spec not in specs and spec not in ("", *little) and not NUMBERS.fullmatch(spec):
                wrong.append((key, spec))
    assert wrong == []


@pytest.mark.parametrize(("language", "owner"), PLACES)
def test_quotes_and_apostrophes_are_those_of_print(language: str, owner: str) -> None:
    english = {key for key, said in sentences(DEFAULT_LANGUAGE, owner) if '"' in said}
    found = sentences(language, owner)
    assert [(key, said) for key, said in found if re.search("[\"'‹]", said) and key not in english] == []


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", BEFORE_PER_CENT)
def test_per_cent_has_the_space_of_its_language(language: str, owner: str) -> None:
    found = [(key, re.findall(r"[X\d](\s?)%(?!\()", said)) for key, said in sentences(language, owner)]
    assert [(key, spaces) for key, spaces in found if set(spaces) - {BEFORE_PER_CENT[language]}] == []


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.skipif("fr" not in TRANSLATED, reason="there is no French catalogue")
def test_french_signs_have_their_space(owner: str) -> None:
    """Before ; : ! ? and within quotes, one that holds."""
    wrong = re.compile(r" [;:!?»]|« |\w[;!?»]|\w:(?!\w)(?!/)|«\w")
    assert [(key, said) for key, said in sentences("fr", owner) if wrong.search(said)] == []


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.skipif("es" not in TRANSLATED, reason="there is no Spanish catalogue")
def test_spanish_questions_and_cries_are_opened(owner: str) -> None:
    pairs = (("¿", "?"), ("¡", "!"))
    found = sentences("es", owner)
    wrong = [(key, said) for key, said in found if any(said.count(a) != said.count(b) for a, b in pairs)]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("owner", SHOWCASES)
def test_what_a_hint_joins_by_and_has_no_comma_within(owner: str, language: str) -> None:
    """A clause within, as in "2 VP from what you own", may need a comma behind it, too: "and" has none."""
    joined = {key: said for key, said in held(language, owner).items() if JOINED.search(key)}
    assert len(joined) > 6
    assert [said for template in joined.values() for said in sentences_of(template) if "," in said] == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", SHOWCASES)
def test_a_whole_game_is_told(game: str, language: str) -> None:
    """Every line of the log and every recap: whole sentences, nothing in English, whatever the names are."""
    showcase = showcase_of(game)
    session, words = showcase.demonstration(len(NAMES), showcase.moves), showcase.presentation.words
    for place, name in enumerate(NAMES):
        session.change_seat(place, msgspec.structs.replace(session.seats[place], name=name))
    say = words.spoken(Catalogue.load(language).of(game).say, session.match.setup)
    log = GameLog(session, words, say)
    log.follow(LogSteps(session).advance())
    told = [plain(item.sentence, session.seats, say) for item in log.items]
    assert len(told) > 40
    for seat in range(len(NAMES)):
        events = [event for entry in session.match.entries for event in session.visible_events(entry, None)]
        told += [plain(part.words, session.seats, say) for part in words.recap(seat, events, say)]
    assert [line for line in told if re.search(r"[{}<>]|\.\.|  | [,.](?!\w)|^\S?$", line)] == []

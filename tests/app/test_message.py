"""Messages of other languages: terms with forms, plurals by any fact, little words, numbers, ends."""

import pytest

from raccoon.app.grammar import LANGUAGES, bare, number, plural_form, with_particle
from raccoon.app.message import Template, Term, filled, form, usable
from raccoon.app.seats import Seat
from raccoon.app.text import Catalogue
from raccoon.app.wording import listed, plain, seat_mark
from scenes.table.log.markup import dressed

GERMAN: dict[str, Template] = {
    "building.hall": {"term": "Rathaus", "g": "n", "acc": "das Rathaus", "ein": "ein Rathaus"},
    "bot.baron": {"by": ["who.g"], "f": "Baronin", "other": "Baron"},
    "bought": "{seat} kauft {building.ein}.",
    "owns": "{name:gen} Saloon",
    "cube": {"one": {"term": "ein Klötzchen"}, "other": {"term": "{n} Klötzchen", "dat": "{n} Klötzchen"}},
}
FRENCH: dict[str, Template] = {
    "found": {
        "by": ["gold", "n"],
        "one": {"one": "{gold} pépite, {n} point", "other": "{gold} pépite, {n} points"},
        "other": {"one": "{gold} pépites, {n} point", "other": "{gold} pépites, {n} points"},
        "=0": "rien",
    },
    "average": {"one": "{n:n} point", "other": "{n:n} points", "many": "{n:n} de points"},
    "turn": "le tour {seat:de}",
}


def test_a_term_gives_its_forms_and_itself_where_it_has_none() -> None:
    say = Catalogue(GERMAN, "de").say
    hall = say("building.hall")
    assert hall == "Rathaus"
    assert say("bought", seat="Otis", building=hall) == "Otis kauft ein Rathaus."
    assert say("bought", seat="Otis", building="Saloon") == "Otis kauft Saloon."
    assert [form(hall, name) for name in ("acc", "dat")] == ["das Rathaus", "Rathaus"]
    assert form("Saloon", "acc") == "Saloon"


def test_a_form_may_be_called_like_a_method_of_strings() -> None:
    term = Term({"term": "le reste", "title": "Le reste", "index": "reste"})
    assert filled("{area.title}, {area.index}", "fr", {"area": term}) == "Le reste, reste"


def test_the_forms_of_a_term_are_filled_with_facts() -> None:
    cubes = Catalogue(GERMAN, "de").say("cube", n=3)
    assert (cubes, form(cubes, "dat")) == ("3 Klötzchen", "3 Klötzchen")


def test_an_attribute_of_a_term_chooses_a_form() -> None:
    say = Catalogue(GERMAN, "de").say
    delia, otis = Term({"term": "Delia", "g": "f"}), Term({"term": "Otis", "g": "m"})
    assert [say("bot.baron", who=who) for who in (delia, otis, "Max")] == ["Baronin", "Baron", "Baron"]


def test_several_facts_choose_a_form_one_within_the_other() -> None:
    say = Catalogue(FRENCH, "fr").say
    told = [say("found", gold=gold, n=n) for gold, n in ((1, 4), (3, 0), (0, 4))]
    assert told == ["1 pépite, 4 points", "3 pépites, 0 point", "rien"]


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [("fr", (0, 0.7, 1, 1.4), (2,)), ("de", (1,), (0, 0.7, 2)), ("es", (1,), (0,))],
)
def test_plural_categories(language: str, one: tuple[float, ...], other: tuple[float, ...]) -> None:
    assert {plural_form(language, n) for n in one} == {"one"}
    assert {plural_form(language, n) for n in (*other, "2–3")} == {"other"}


def test_words_are_found_and_sorted_without_their_accents() -> None:
    assert [bare(words) for words in ("Säge\u00adwerk", "Étable", "Straße")] == [
        "sagewerk",
        "etable",
        "strasse",
    ]
    assert sorted(["Zelt", "Äste", "Éclair", "Eis"], key=bare) == ["Äste", "Éclair", "Eis", "Zelt"]


def test_a_fraction_needs_no_spec() -> None:
    template = "{n} · {n:.1f} · {change:+d}"
    assert filled(template, "de", {"n": 0.75, "change": -2}) == "0,75 · 0,8 · −2"
    assert filled(template, "en", {"n": 0.75, "change": 2}) == "0.75 · 0.8 · +2"


def test_numbers_are_written_as_the_language_does() -> None:
    say = Catalogue(FRENCH, "fr").say
    assert [say("average", n=n) for n in (0.7, 1, 2.5)] == ["0,7 point", "1 point", "2,5 points"]
    assert [number("de", n) for n in (1866, -3, 12345)] == ["1866", "−3", "12\u202f345"]
    assert [number("en", n, "+n") for n in (2, 0, -2)] == ["+2", "0", "−2"]
    assert (number("es", 0.25, ".1f"), number("fr", 1234567)) == ("0,2", "1\u202f234\u202f567")


@pytest.mark.parametrize(
    ("language", "word", "words", "joined"),
    [
        ("fr", "de", "Otis", "d’Otis"),
        ("fr", "de", "Clara", "de Clara"),
        ("fr", "de", "Hélène", "d’Hélène"),
        ("fr", "de", "Hank", "de Hank"),
        ("fr", "de", "Éva", "d’Éva"),
        ("fr", "de", "le reste de l’Europe", "du reste de l’Europe"),
        ("fr", "a", "les ports", "aux ports"),
        ("fr", "que", "Yves", "qu’Yves"),
        ("es", "a", "el resto de Europa", "al resto de Europa"),
        ("es", "de", "El Correo", "de El Correo"),
        ("es", "y", "Iglesia", "e Iglesia"),
        ("es", "y", "Íñigo", "e Íñigo"),
        ("es", "y", "hielo", "y hielo"),
        ("es", "o", "Otis", "u Otis"),
        ("de", "gen", "Clara", "Claras"),
        ("de", "gen", "Max", "Max’"),
    ],
)
def test_little_words_join_with_what_follows(language: str, word: str, words: str, joined: str) -> None:
    assert with_particle(language, word, words) == joined


def test_a_little_word_of_another_language_is_an_error() -> None:
    for language, known in LANGUAGES.items():
        with pytest.raises(ValueError, match=language):
            with_particle(language, "gen" if "de" in known.words else "que", "Otis")


def test_a_little_word_waits_for_the_name_of_a_player() -> None:
    seats = (Seat("Clara"), Seat("Otis"))
    say = Catalogue({**FRENCH, "event.join.comma": "{first}, {last}"}, "fr").say
    told = [say("turn", seat=seat_mark(seat)) for seat in (0, 1)]
    assert [plain(each, seats, say) for each in told] == ["le tour de Clara", "le tour d’Otis"]
    assert dressed(told[1], seats).startswith("le tour d’[emblem ")
    assert dressed(told[1], seats).endswith("*Otis*")


def test_spanish_lists_change_their_and() -> None:
    say = Catalogue({"event.join.and": "{first} {last:y}", "event.join.comma": "{first}, {last}"}, "es").say
    assert listed(["Mercado", "Botica", "Iglesia"], say) == "Mercado, Botica e Iglesia"
    seats = (Seat("Otis"), Seat("Íñigo"))
    assert plain(listed([seat_mark(0), seat_mark(1)], say), seats, say) == "Otis e Íñigo"


@pytest.mark.parametrize(
    ("name", "told"),
    [("S.T.E.M.", "S.T.E.M. Then"), ("Scare Crows!", "Scare Crows! Then"), ("Ham", "Ham. Then")],
)
def test_no_full_stop_follows_a_fact_that_has_its_own(name: str, told: str) -> None:
    assert filled("It is {name}. Then", "en", {"name": name}) == f"It is {told}"
    bold = told.replace(name, f"*{name}*")
    assert filled("It is *{name}*. Then", "en", {"name": name}) == f"It is {bold}"


@pytest.mark.parametrize(
    "template",
    [
        {"one": "{n}"},
        {"term": {"one": "a"}},
        {"by": "n", "other": "a"},
        {"by": ["n"], "other": "{"},
        {"by": ["n", "m"], "other": {"one": "a"}},
        ["a"],
    ],
)
def test_what_cannot_be_filled_is_not_usable(template: object) -> None:
    assert not usable(template)


def test_what_can_be_filled_is_usable() -> None:
    assert all(usable(template) for template in (*GERMAN.values(), *FRENCH.values(), {"other": "{n}"}))

"""Wording: lists, marks and refusals, for any names that the game uses."""

from raccoon.app.seats import Seat
from raccoon.app.text import Catalogue
from raccoon.app.wording import capitalised, listed, plain, refuse, seat_mark
from raccoon.engine.events import Refusal

WORDS = Catalogue(
    {
        "event.join.and": "{first} and {last}",
        "event.join.comma": "{first}, {last}",
        "event.word.some": "{amount} {thing}",
        "event.word.vote": "vote",
        "event.word.red_card": "red card",
        "refusal.out_of_turn": "It is not {seat}'s turn.",
        "refusal.too_few": {"one": "{count} more is needed.", "other": "{count} more are needed."},
        "refusal.no_more": "Nobody has a {card}.",
        "refusal.no_card": "There is no {card} left.",
    }
).say
TABLE = (Seat("Ann"), Seat("Bert"), Seat("<vote>"))


def test_a_sentence_begins_in_a_capital() -> None:
    told = [
        capitalised(words)
        for words in ("sell", "¿vendes?", "« été »", "*sell*", "[coin] two", "<seat:1> has", "3 a")
    ]
    assert told == ["Sell", "¿Vendes?", "« Été »", "*Sell*", "[coin] two", "<seat:1> has", "3 a"]


def test_parts_are_listed_as_one_says_them() -> None:
    assert listed(["a"], WORDS) == "a"
    assert listed(["a", "b"], WORDS) == "a and b"
    assert listed(["a", "b", "c"], WORDS) == "a, b and c"
    assert listed(["a", "b", "c"], WORDS, "comma") == "a, b, c"


def test_marks_become_words_and_rows_of_them_are_counted() -> None:
    assert plain("<seat:1> has <vote><vote><red_card>.", TABLE, WORDS) == "Bert has 2 vote, red card."
    assert plain("Nothing to tell.", TABLE, WORDS) == "Nothing to tell."


def test_marks_in_a_name_stay_what_they_are() -> None:
    assert plain(f"{seat_mark(2)} passed.", TABLE, WORDS) == "<vote> passed."


def test_after_a_name_that_ends_with_a_mark_no_other_mark_follows() -> None:
    assert WORDS("refusal.no_card", card="Joker!") == "There is no Joker! left."
    assert WORDS("refusal.no_more", card="Joker!") == "Nobody has a Joker!"
    assert WORDS("refusal.no_more", card="J!. Oker") == "Nobody has a J!. Oker."  # as it was typed


def test_a_refusal_names_the_player_and_counts() -> None:
    assert refuse(Refusal("out_of_turn", seat=0), WORDS) == "It is not <seat:0>'s turn."
    assert refuse(Refusal("too_few", count=1), WORDS) == "1 more is needed."
    assert refuse(Refusal("too_few", count=3), WORDS) == "3 more are needed."


def test_a_game_tells_its_own_facts() -> None:
    marked = refuse(Refusal("no_card", card="red"), WORDS, lambda name, fact, _: f"<{fact}_{name}>")
    assert plain(marked, TABLE, WORDS) == "There is no red card left."

"""The telling of whole games: every event in a sentence, every piece on a page, every move in the air."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from raccoon.app.session.preview import preview
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import seat_mark
from raccoon.bots.saloon_tycoon.explanation import Facts
from raccoon.engine.chance import Chance
from raccoon.games.saloon_tycoon.actions.build import Build, TileBuilt
from raccoon.games.saloon_tycoon.actions.decline import Decline, Declined, Skipped
from raccoon.games.saloon_tycoon.actions.draw import DeckShuffled, DrawChosen
from raccoon.games.saloon_tycoon.actions.earn import Earn, Earned
from raccoon.games.saloon_tycoon.actions.end_turn import EndTriggered, GameEnded, TurnEnded
from raccoon.games.saloon_tycoon.actions.play import CardResolved
from raccoon.games.saloon_tycoon.actions.secrets import SecretsKept, SecretsShown
from raccoon.games.saloon_tycoon.actions.steal import VictimChosen
from raccoon.games.saloon_tycoon.actions.supply import Supplied, Supply
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import GrantedPlay
from scenes.saloon_tycoon.actions import ACTIONS
from scenes.saloon_tycoon.events import EVENTS
from scenes.saloon_tycoon.layout import layout_of
from scenes.saloon_tycoon.presentation import PRESENTATION
from scenes.saloon_tycoon.words.advice import advice
from scenes.saloon_tycoon.words.telling import SaloonWords
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.inspection.page import InspectionContext
from scenes.table.motion.transition import MoveContext
from scenes.table.picture.picture import TablePicture
from scenes.table.piece import Piece
from tests.games.saloon_tycoon.table import Table as Arranged
from tests.scenes.driving import ENGLISH
from tests.scenes.rulebooks import assert_deeds_are_told
from tests.scenes.saloon_tycoon.games import begin, played
from tests.scenes.saloon_tycoon.test_table import choice as page

SAY = ENGLISH.say


def test_every_event_of_the_rules_is_told_heard_and_shown() -> None:
    assert {*GAME.events} == {spec.event for spec in EVENTS}
    assert {spec.event for spec in EVENTS if not spec.sound} == {
        SecretsKept,
        SecretsShown,
        DrawChosen,
        Declined,
        Skipped,
        CardResolved,
        VictimChosen,
    }
    assert {spec.event for spec in EVENTS if not spec.flights} == {
        SecretsKept,
        SecretsShown,
        DrawChosen,
        DeckShuffled,
        CardResolved,
        VictimChosen,
        Declined,
        Skipped,
        EndTriggered,
        TurnEnded,
        GameEnded,
    }


def test_every_command_of_the_rules_has_its_button_or_its_page() -> None:
    assert {*GAME.commands} == ACTIONS.commands
    assert {Piece("verb", verb.name) for verb in ACTIONS.verbs} <= {*ACTIONS.pages}
    assert all(told.shown and told.places for told in ACTIONS.pages.values())


def test_sentences_and_recaps_name_no_card_that_was_drawn() -> None:
    session = played()
    for entry in session.match.entries:
        for event in session.visible_events(entry, None):
            assert EVENTS.sentence(event, SAY)
            assert all(part.words for part in EVENTS.recap([event], 0, SAY))
            if type(event).__name__ in ("CardsDrawn", "CardsStolen", "SecretsKept"):
                mine = next(one for one in entry.events if type(one) is type(event))
                assert EVENTS.sentence(event, SAY) == EVENTS.sentence(mine, SAY)


def test_every_move_has_a_name() -> None:
    session = played()
    for number, entry in enumerate(session.match.entries):
        assert ACTIONS.named(entry.command, session.view(entry.command.seat, number), SAY)


@pytest.mark.parametrize(
    ("tile", "told"),
    [("kitchen", "build a Kitchen on A1"), ("stables", "build the Stables on A1")],
)
def test_there_are_several_common_tiles_and_one_of_each_special_tile(tile: str, told: str) -> None:
    assert ACTIONS.named(Build(0, tile, "A1", 1), begin("random", "random").view(0), SAY) == told


def test_an_order_names_its_rooms() -> None:
    assert ACTIONS.named(Supply(0, (0,), (1,)), begin("random", "random").view(0), SAY) == (
        "buy 1 cube for the Saloon"
    )


def test_a_hint_says_what_to_do_and_why_and_beneath_it_the_figures() -> None:
    view = begin("random", "random").view(0)
    reason = BotReason(Earn(0), 1.0, Facts(0, 2, 1.04, 0.0, 0.0, 0.0, 1.5), Earn(0), 1.0)
    told = advice(reason, view, SAY)
    assert (told.move, told.why) == (
        "Earn 2 gold",
        "it will bring more gold and points from the house, and it brings 2 gold to build with",
    )
    assert told.figures == (
        "2 gold at once, about 2 points more for the others and about 1 point to come from the house; "
        "about 1 point gained in all. Next best: earn 2 gold, about 1 point less."
    )


def test_a_move_that_gains_by_what_follows_it_is_no_makeshift() -> None:
    view, nothing = begin("random", "random").view(0), Facts(0, 0, 0.0, 0.0, 0.0, 0.0, 0.0)
    assert (
        advice(BotReason(Earn(0), 6.0, nothing, Earn(0), 1.0), view, SAY).why == "a good turn begins with it"
    )
    assert advice(BotReason(Earn(0), 0.1, nothing, Earn(0), 1.0), view, SAY).why == SAY("hint.nothing_better")


@pytest.mark.parametrize("players", [2, 4])
def test_every_piece_has_its_page_for_every_pair_of_eyes(players: int) -> None:
    session = played(players)
    seats = session.seats
    for number in range(0, len(session.match.entries), 40):
        for eyes in (None, 0, players - 1):
            view = session.view(eyes, number)
            layout = layout_of((1280, 720), view)
            asked = InspectionContext(GAME.name, view, seats, SAY)
            for piece, _ in PRESENTATION.inspection.places(layout, view):
                page = PRESENTATION.inspection.page(piece, asked)
                assert page is not None, piece
                assert page.title


def test_no_page_tells_what_its_reader_may_not_know() -> None:
    session = played()
    view = session.view(1, 30)
    layout, asked = (
        layout_of((1280, 720), session.view(None, 30)),
        InspectionContext(GAME.name, view, session.seats, SAY),
    )
    others = {card for seat in (0, 2, 3) for card in session.view(seat, 30).players[seat].secrets or ()}
    own = {*(view.players[1].secrets or ()), *view.open_claims}
    for piece, _ in PRESENTATION.inspection.places(layout, view):
        page = PRESENTATION.inspection.page(piece, asked)
        assert page is None or page.title not in {SAY(f"saloon.claim.{claim}") for claim in others - own}


def test_every_move_is_seen_on_its_way_over_the_table_as_it_was() -> None:
    session = played()
    picture = TablePicture(PRESENTATION.look, session.seats, SAY)
    flown = 0
    for number, entry in enumerate(session.match.entries):
        before, after = session.view(0, number), session.view(0, number + 1)
        layout = layout_of((1280, 720), after)
        moving = MoveContext(
            before, after, session.visible_events(entry, 0), layout, pygame.Rect(0, 0, 1, 1), SAY
        )
        transition = PRESENTATION.motion.transition(moving, picture)
        flown += len(transition.flights)
        assert transition.view is (before if transition.flights else after)
        assert all(flight.picture(flight.begin + 0.1) for flight in transition.flights)
    assert flown > len(session.match.entries)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_says_what_the_move_would_do_and_makes_a_legal_command(players: int) -> None:
    session, chance = played(players), Chance("choices")
    met = set()
    for number, entry in enumerate(session.match.entries):
        seat = entry.command.seat
        view = session.view(seat, number)
        options = GAME.options(GAME.imagine(view, chance), seat)
        table = ChoiceContext(view, session.seats, SAY, partial(preview, GAME, view), lambda: None)
        choices = [ACTIONS.choice_for(verb.name, table, options) for verb in ACTIONS.verbs]
        for choice in filter(None, [*choices, ACTIONS.forced_choice(table, options)]):
            met.add(choice.key)
            for _ in range(2):  # a tile, then its place; somebody, then a house
                for piece in choice.lit():
                    choice.click(piece)
            if command := choice.command():
                meant = [option for option in options if isinstance(command, option.command)]
                assert any(option.allows(command) for option in meant)
                assert choice.label()
                assert choice.changes(choice.preview_of(command)) is not None
    assert {"build_tile", "supply", "play_card", "secrets", "stake"} <= met


def test_family_names_stand_in_every_sentence_at_their_table() -> None:
    session = begin("random", "random", family_names=True)
    said = PRESENTATION.words.spoken(SAY, session.match.setup)
    built = TileBuilt(0, "brothel", "A1", 1, 5, 0)
    assert "Red Lantern" in EVENTS.sentence(built, said)
    assert "Brothel" in EVENTS.sentence(built, PRESENTATION.words.spoken(SAY, played(2).match.setup))
    asked = InspectionContext(GAME.name, session.view(0), session.seats, said)
    for piece in (Piece("tile", "brothel"), Piece("person", "senator")):
        page = PRESENTATION.inspection.page(piece, asked)
        assert page is not None
        assert "Brothel" not in f"{page.title} {page.rules}"


def test_whatever_can_be_done_or_is_to_be_decided_has_a_page_in_the_words_of_the_rulebook() -> None:
    session = played()
    assert_deeds_are_told(PRESENTATION, InspectionContext(GAME.name, session.view(0, 10), session.seats, SAY))


def test_a_recap_counts_cubes_bought_one_by_one_together() -> None:
    bought = [Supplied(0, (0,), (1,), 2), Earned(0, 2), Supplied(0, (0,), (2,), 4)]
    told = [part.words for part in SaloonWords().recap(0, bought, SAY)]
    assert told == ["bought 3 cubes", "earned 2 gold"]


def test_who_can_play_none_of_their_cards_is_told_why_and_the_others_only_that_they_played_none() -> None:
    table = Arranged(3).hand(0, "sweet_talk", "sweet_talk").final(turn=0, ender=1).due(GrantedPlay())
    asked = page(table)
    assert "none of your cards can be played" in asked.note()
    assert asked.command() == Decline(0)
    (event,) = table.play(Decline(0))[:1]
    assert EVENTS.sentence(event, SAY) == SAY("saloon.event.declined.play", seat=seat_mark(0))

"""The sound of the table: an effect for every event, music by mood."""

import pytest

from raccoon.app.opponents import Opponents
from raccoon.app.saves.seatings import Seating
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.events import Event
from raccoon.engine.match import Entry
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.bonus import BonusDeclined
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn
from raccoon.games.raccoon_tycoon.actions.produce import CardPlayed, PricesRaised, TokensTaken
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorSkipped
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art.pieces.characters import PLEASED, PUT_OUT
from scenes.audio.repertoire import VOICE, sound_of, voice
from scenes.raccoon_tycoon.events import EVENTS
from scenes.raccoon_tycoon.motion.sounds import REPERTOIRE, music_for
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.table.context import TableNavigation
from scenes.table.described.event_spec import Cues
from scenes.table.scene import TableScene
from scenes.window.stack import SceneStack
from tests.games.declared import declared
from tests.scenes.driving import ENGLISH
from tests.scenes.listening import FRAME, Ear
from tests.scenes.person import seats
from tests.scenes.raccoon_tycoon.positions import played

SILENT = {BonusDeclined, FloorSkipped}


def _cues(event: Event) -> Cues:
    return EVENTS.of(event).cues(event)


def test_every_event_has_an_effect_or_is_named_silent() -> None:
    kinds: set[type[Event]] = declared("raccoon_tycoon", Event)
    assert {spec.event for spec in EVENTS if spec.sound} == kinds - SILENT


def test_prices_tick_once_a_notch() -> None:
    assert [effect for _, effect in _cues(PricesRaised(0, (2, 0, 0, 1, 0, 0)))] == ["price_up"] * 2
    sold = [effect for _, effect in _cues(Sold(0, "wood", 3, 1, 8, 5, ()))]
    assert (sold.count("price_up"), sold.count("price_down"), sold.count("coins_in")) == (1, 3, 1)


def test_a_train_that_is_won_whistles_after_the_gavel() -> None:
    cues = {effect: after for after, effect in _cues(AuctionWon(0, "Sly Fox", 12, 1, (), None))}
    assert 0 < cues["gavel"] < cues["coins_out"] < cues["whistle_2"]


def test_every_railroad_has_a_whistle_of_its_own() -> None:
    whistles = [
        effect
        for name in RAILROADS
        for _, effect in _cues(AuctionWon(0, name, 12, 1, (), None))
        if sound_of(effect) == "whistle"
    ]
    assert len(set(whistles)) == len(RAILROADS)
    assert set(whistles) <= set(REPERTOIRE.files())


@pytest.mark.parametrize(("moves", "mood"), [(0, "opening"), (400, "last_round")])
def test_the_music_follows_the_game(moves: int, mood: str) -> None:
    assert music_for(GAME.view(played(3, moves)[0], None)) == mood


def test_when_railroads_and_towns_are_taken_it_is_busy() -> None:
    moods = [music_for(GAME.view(played(3, moves)[0], None)) for moves in range(0, 400, 20)]
    assert list(dict.fromkeys(moods)) == ["opening", "busy", "last_round"]


def listened_to(seats: list[Seat], **settings: object) -> tuple[TableScene, Ear]:
    """A table whose sounds are recorded; nothing moves by itself."""
    ear = Ear(**settings)
    ways = TableNavigation(lambda: None, lambda: None, lambda seat, lift, back: lift(), lambda sentence: None)
    session = Session.new("raccoon_tycoon", seats, {}, "an evening", None)
    scene = TableScene(session, ear.settings, ENGLISH.say, ways, PRESENTATION, ear.sounds)
    SceneStack().push(scene)
    return scene, ear


def heard_within(ear: Ear, seconds: float = 5) -> list[str]:
    """Record all effects from now on."""
    ear.played.clear()
    ear.wait(seconds)
    return [name for name, _ in ear.played]


def moves(scene: TableScene, ear: Ear, kind: type[Event]) -> list[str]:
    """Let bots move until an event; return the effects of that move."""
    for _ in range(2000):
        heard_within(ear)
        scene.context.submit(scene.context.session.think())
        if any(isinstance(event, kind) for event in scene.context.session.match.entries[-1].events):
            return heard_within(ear)
    raise AssertionError(f"no {kind.__name__} in a whole game")


def test_a_whole_game_is_heard() -> None:
    """Three bots play to the end: every effect of the moves they made, and the music of every mood."""
    scene, ear = listened_to(seats("random", "random", "random"), speed="instant", music=1.0)
    expected, moods, murmurs = set(), [], set()
    while not scene.context.session.over:
        scene.context.submit(scene.context.session.think())
        entry = scene.context.session.match.entries[-1]
        expected |= {sound_of(effect) for event in entry.events for _, effect in _cues(event)}
        moods.append(ear.sounds.mood)
        murmurs.add((ear.sounds.crowd.goal > 0, isinstance(scene.context.shown.view.pending, AwaitBid)))
        ear.wait(2 * FRAME)
    assert {name for name, _ in ear.played if not name.startswith(VOICE)} == expected
    assert expected >= {"card", "coins_in", "bid", "gavel", "whistle", "town", "building", "victory"}
    assert list(dict.fromkeys(moods)) == ["opening", "busy", "last_round"]
    assert murmurs == {(True, True), (False, False)}


@pytest.mark.parametrize("voices", [True, False])
def test_who_wins_a_railroad_is_heard_and_who_loses_it_unless_they_are_to_be_silent(voices: bool) -> None:
    scene, ear = listened_to(seats("random", "random", "random"), voices=voices)
    heard = moves(scene, ear, AuctionWon)
    session = scene.context.session
    (won,) = (event for event in session.match.entries[-1].events if isinstance(event, AuctionWon))
    faces = Opponents("raccoon_tycoon").faces(session.seats)
    assert (voice(faces[won.seat], PLEASED) in heard) == voices
    losers = {voice(face, PUT_OUT) for seat, face in enumerate(faces) if seat != won.seat}
    assert {name for name in heard if name.startswith(VOICE)} - losers <= {voice(faces[won.seat], PLEASED)}


def test_each_railroad_keeps_its_whistle() -> None:
    ear = Ear()
    for _ in range(3):
        ear.sounds.play("whistle")
        ear.wait(0.1)
    assert ear.takes == ["raccoon_tycoon/whistle"] * 3


def test_a_card_is_heard_before_what_it_brings() -> None:
    scene, ear = listened_to(seats("random", "random"))
    heard = moves(scene, ear, CardPlayed)
    if "tokens_taken" not in heard:
        heard += moves(scene, ear, TokensTaken)
    assert heard.index("card") < heard.index("tokens_taken")


def test_a_faster_table_is_heard_sooner() -> None:
    gaps = []
    for speed in ("calm", "fast"):
        scene, ear = listened_to(seats("random", "random"), speed=speed)
        while not any(isinstance(e, AuctionWon) for e in entry_after(scene, ear).events):
            pass
        ear.played.clear()
        frames = 0
        while "whistle" not in [name for name, _ in ear.played]:
            ear.wait(FRAME)
            frames += 1
        gaps.append(frames)
    assert gaps[1] < gaps[0] * 0.7


def entry_after(scene: TableScene, ear: Ear) -> Entry:
    """A bot moves when all before has been heard."""
    ear.wait(5)
    scene.context.submit(scene.context.session.think())
    return scene.context.session.match.entries[-1]


def test_a_person_is_called_when_the_others_have_moved() -> None:
    scene, ear = listened_to(seats("person", "random", "random"))
    beyond = seats("random", "random", "random")
    while scene.context.session.view(None).turn != 1:
        scene.context.session.seatings = (Seating(1, tuple(beyond)),)
        entry_after(scene, ear)
    scene.context.session.seatings = (Seating(1, tuple(seats("person", "random", "random"))),)
    heard_within(ear)
    while scene.context.shown.person != 0:
        scene.context.submit(scene.context.session.think())
    assert "my_turn" in heard_within(ear)


def test_what_is_taken_back_turns_a_page() -> None:
    scene, ear = listened_to(seats("person", "random"))
    while scene.context.shown.person is None:
        scene.context.submit(scene.context.session.think())
    option = scene.context.session.options(0)[0]
    scene.context.submit(next(iter(option.commands())))
    heard_within(ear)
    scene.context.session.undo(0)
    scene.follow()
    assert heard_within(ear) == ["page"]


def test_what_the_rules_refuse_thuds() -> None:
    scene, ear = listened_to(seats("person", "random"))
    ear.wait(5)
    scene.context.submit(EndTurn(scene.context.session.waiting[0]))
    assert heard_within(ear) == ["refusal"]

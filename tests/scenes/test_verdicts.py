"""The end tells who has won: nobody, one, or several together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.art.frame import Frame
from scenes.art.moving.count_up import LINE, LINE_SOUND, WAIT
from scenes.art.pieces import characters
from scenes.art.pieces.characters import CALM, PLEASED, PUT_OUT
from scenes.results.certificate.winner import FACE
from scenes.window.window import render
from tests.scenes.driving import SIZES
from tests.scenes.ending import certificate, pixels
from tests.scenes.finished import DEFEAT, LOST, WON, finished


class TestLost:
    """A game that all have lost is told with dignity: no seal, no gold, nobody the last."""

    def test_everybody_is_seen_alike_and_no_seal_is_pressed(self) -> None:
        heard: list[str] = []
        scene = certificate(finished(winners=()), pace=0.5, heard=heard)
        for _ in range(600):
            scene.update(1 / 60)
        assert scene.results.winners == ()
        assert [one.seat.name for one in scene.certificate.victor.shown] == ["Clara", "Vixen", "Barnaby"]
        assert heard == [LINE_SOUND] * 6

    @pytest.mark.parametrize(("winners", "moods"), [((), {CALM}), ((0,), {CALM, PLEASED, PUT_OUT})])
    def test_nobody_looks_like_the_last_of_all(
        self, winners: tuple[int, ...], moods: set[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seen: list[str] = []
        monkeypatch.setattr(characters, "portrait", lambda *given: seen.append(given[3]))
        render(certificate(finished(winners=winners)), SIZES[0])
        assert set(seen) == moods

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("players", [1, 2, 5])
    def test_the_words_of_the_defeat_stand_where_names_would(
        self, players: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        written: list[str] = []
        monkeypatch.setattr(
            "scenes.results.certificate.winner.names.draw", lambda surface, words, *_: written.append(words)
        )
        scene = certificate(replace(finished(players, winners=()), course=None))
        scene.certificate.table = None
        render(scene, size)
        assert written == [DEFEAT]

    def test_before_the_end_of_the_count_it_cannot_be_told_from_a_victory(self) -> None:
        verdict = replace(LOST, headline=WON.headline)
        first, second = certificate(finished(), 1.0), certificate(finished(winners=(), verdict=verdict), 1.0)
        for scene in (first, second):
            scene.update(WAIT + 2 * LINE)
        assert pixels(render(first, SIZES[0])) == pixels(render(second, SIZES[0]))
        for scene in (first, second):
            scene.count.finish()
        assert pixels(render(first, SIZES[0])) != pixels(render(second, SIZES[0]))


class TestTogether:
    def test_all_who_have_won_together_are_named_under_one_seal(self) -> None:
        scene = certificate(finished(winners=(0, 1, 2)))
        assert [one.seat.name for one in scene.results.winners] == ["Clara", "Vixen", "Barnaby"]
        assert scene.certificate.victor.verdict.seal
        render(scene, SIZES[0])

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    @pytest.mark.parametrize("size", SIZES)
    def test_their_faces_stand_apart_with_their_emblems(self, players: int, size: tuple[int, int]) -> None:
        scene = certificate(finished(players, winners=tuple(range(players))))
        victor, frame = scene.certificate.victor, Frame.of(size)
        side, left, right = victor._side(frame), frame.x(156), frame.x(516)
        places = [
            victor._face(one, side).get_rect(center=victor._centre(frame, frame.rect(*FACE), side, place))
            for place, one in enumerate(victor.shown)
        ]
        faces = [place.inflate(side - place.width, side - place.width) for place in places]
        for place, face in zip(places, faces, strict=True):
            assert left <= face.left
            assert face.right <= right
            assert not [other for other in faces if other is not face and place.colliderect(other)]

    def test_what_a_game_does_not_bring_is_not_offered(self) -> None:
        bare = replace(finished(), table=None, course=None, charts=None, ledger=None, signatures=())
        scene = certificate(bare, pace=1.0)
        assert [page for page, tab in scene.tabs.items() if tab.visible] == ["certificate"]
        for _ in range(200):
            scene.update(1 / 60)
        assert scene.count.done
        render(scene, SIZES[0])

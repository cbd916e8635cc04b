"""The terminal's text is in the language of its environment, including the standard parser's."""

from __future__ import annotations

import argparse

import pytest

from raccoon.cli import main
from raccoon.commands import terminal


@pytest.fixture(autouse=True)
def english_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(argparse, "_", lambda words: words)


@pytest.mark.parametrize(
    ("names", "heading"),
    [
        ({"LANG": "de_AT.UTF-8"}, "Optionen:"),
        ({"LANG": "fr"}, "Mesurer le programme"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "es_MX.UTF-8"}, "opciones:"),
        ({"LANG": "C.UTF-8"}, "options:"),
        ({"LANG": "pt_BR.UTF-8"}, "options:"),
        ({}, "options:"),
    ],
    ids=str,
)
def test_help_in_the_language_of_the_terminal(
    names: dict[str, str],
    heading: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in terminal.LANGUAGE_NAMES:
        monkeypatch.delenv(name, raising=False)
    for name, said in names.items():
        monkeypatch.setenv(name, said)
    with pytest.raises(SystemExit):
        main(["--help"])
    assert heading in capsys.readouterr().out


def test_wrong_usage_is_told_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert main(["gazette"]) == 2
    assert capsys.readouterr().err == "raccoon: es fehlt: FILE, OUT. Mehr mit raccoon gazette --help.\n"


@pytest.mark.parametrize(
    ("language", "share", "interval"),
    [
        ("en", "100.0%", "83.9–100.0%"),
        ("de", "100,0\N{NO-BREAK SPACE}%", "83,9–100,0\N{NO-BREAK SPACE}%"),
        ("fr", "100,0\N{NARROW NO-BREAK SPACE}%", "83,9–100,0\N{NARROW NO-BREAK SPACE}%"),
        ("es", "100,0\N{NO-BREAK SPACE}%", "83,9–100,0\N{NO-BREAK SPACE}%"),
    ],
)
def test_figures_of_a_table_are_written_as_the_language_writes_them(
    language: str,
    share: str,
    interval: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    words = "simulate --players 2 --bots random,greedy --games 20 --seed x"
    assert main(words.split()) == 0
    told = capsys.readouterr().out
    assert share in told
    assert interval in told

"""The papers are true: links, pictures and named files exist, and the README has its commands."""

import re
import shlex
from pathlib import Path

import pytest

from tests import walls

ROOT = Path(__file__).resolve().parents[1]
FILES = walls.files(ROOT)
PAPERS = [name for name in FILES if name.endswith(".md")]
KEPT = {path for name in FILES for path in (ROOT / name, *(ROOT / name).parents)}
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
NAMED = re.compile(r"`((?:raccoon|scenes|assets|build|tests|\.github)/[\w./-]*[\w/])`")
"""Files and folders that a paper names by their path from the top of the repository."""
FENCED = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)


def text(paper: str) -> str:
    return (ROOT / paper).read_text("utf-8")


@pytest.mark.parametrize("paper", PAPERS)
def test_every_link_leads_to_a_file_that_is_kept(paper: str) -> None:
    links = [link.partition("#")[0] for link in LINK.findall(text(paper)) if "://" not in link]
    assert [link for link in links if link and ((ROOT / paper).parent / link).resolve() not in KEPT] == []


@pytest.mark.parametrize("paper", PAPERS)
def test_every_named_file_is_there(paper: str) -> None:
    assert [name for name in NAMED.findall(text(paper)) if not (ROOT / name).exists()] == []


def test_every_picture_is_shown() -> None:
    shown = {Path(link).name for paper in PAPERS for link in LINK.findall(text(paper))}
    assert {path.name for path in (ROOT / ".github" / "pictures").iterdir()} <= shown


def test_the_readme_is_short_and_has_two_commands() -> None:
    readme = text("README.md")
    assert len(readme.encode()) <= 8_000
    start, tests = (block.strip() for block in FENCED.findall(readme))
    assert shlex.split(start)[-3:] == ["python", "-m", "raccoon"]
    assert shlex.split(tests)[-3:] == ["python", "-m", "pytest"]


def test_a_broken_link_is_found() -> None:
    assert LINK.findall("[a](b.md) ![c](d/e.png)") == ["b.md", "d/e.png"]
    assert NAMED.findall("`raccoon/nothing.py` and `scenes/<game>`") == ["raccoon/nothing.py"]

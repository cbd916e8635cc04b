"""The walls of the house as checks: each takes sources and returns the violations, a sentence each."""

import ast
import gc
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import TypeVar

Node = TypeVar("Node", bound=ast.AST)

FILE_LINES = 450
FUNCTION_LINES = 60


@dataclass(frozen=True)
class Source:
    """A Python file: `path` is relative to the repository, with forward slashes."""

    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """The file's syntax tree."""
        tree = ast.parse(self.text, self.path)
        gc.freeze()  # the garbage collector would go through all trees again and again
        return tree

    @cached_property
    def _nodes(self) -> dict[type[ast.AST], list[ast.AST]]:
        """All nodes of the tree by their type."""
        found: dict[type[ast.AST], list[ast.AST]] = defaultdict(list)
        for node in ast.walk(self.tree):
            found[type(node)].append(node)
        return found

    def nodes(self, *kinds: type[Node]) -> Iterator[Node]:
        """The nodes of these types; the tree is walked once for all checks."""
        for kind in kinds:
            yield from self._nodes.get(kind, ())  # type: ignore[misc]

    @property
    def module(self) -> str:
        """The dotted name under which the file is imported."""
        parts = PurePosixPath(self.path).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def within(self, *rooms: str) -> bool:
        """Return whether the file is one of `rooms` or below one of them."""
        return any(self.path == room or self.path.startswith(f"{room}/") for room in rooms)

    @cached_property
    def imports(self) -> list[tuple[int, str]]:
        """Line and absolute dotted name of every import; ``from a import b`` gives ``a.b``."""
        plain = [(node.lineno, alias.name) for node in self.nodes(ast.Import) for alias in node.names]
        return plain + [
            (node.lineno, f"{self._base(node)}.{alias.name}")
            for node in self.nodes(ast.ImportFrom)
            for alias in node.names
        ]

    def _base(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        climb = node.level - (1 if self.path.endswith("/__init__.py") else 0)
        package = self.module.split(".")
        package = package[: len(package) - climb]
        return ".".join([*package, *([node.module] if node.module else [])])


def files(root: Path) -> list[str]:
    """Every file of the repository at `root` that git tracks or would track, relative to it."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=root, check=True, capture_output=True).stdout.decode()
    return sorted(name for name in set(listed.split("\0")) if name and (root / name).is_file())


def sources(root: Path, names: Iterable[str]) -> list[Source]:
    """The Python files among `names`."""
    return [
        Source(name, (root / name).read_text("utf-8")) for name in names if name.endswith((".py", ".spec"))
    ]


# 1 Imports per room

THINKING = (
    "raccoon/app/thinking/protocol.py",
    "raccoon/app/thinking/client.py",
    "raccoon/app/thinking/process.py",
    "raccoon/app/thinking/server.py",
    "raccoon/commands/think.py",
)
"""The modules of the thinking process and of its communication: they get views only."""

KEEPS_SECRETS = (
    "raccoon.engine.match",
    "raccoon.app.saves",
    "raccoon.app.session",
)
"""The modules with access to hidden cards."""

KIT = ("window", "art", "widgets", "audio")
STAGE = ("table", "screens", "results", "learning", "library", "tools")
FRONT = ("registry", "program", "main", "guard")
"""The layers of the window, each above the one before; a game's presentation is between the last two."""

FORBIDDEN: dict[str, tuple[str, ...]] = {
    "raccoon/engine": (
        "pygame",
        "pygame_gui",
        "scenes",
        "raccoon.app",
        "raccoon.bots",
        "raccoon.games",
        "raccoon.cli",
    ),
    "raccoon/games": ("pygame", "pygame_gui", "scenes", "raccoon.app", "raccoon.bots", "raccoon.cli"),
    "raccoon/bots": ("pygame", "pygame_gui", "scenes", "raccoon.app", "raccoon.cli"),
    "raccoon/app": ("pygame", "pygame_gui", "scenes"),
    **dict.fromkeys(THINKING, KEEPS_SECRETS),
    **{f"scenes/{room}": tuple(f"scenes.{above}" for above in (*STAGE, *FRONT)) for room in KIT},
    **{f"scenes/{room}": tuple(f"scenes.{above}" for above in FRONT) for room in STAGE[:-1]},
    "scenes/tools": ("scenes.registry",),
    "scenes": ("raccoon.engine.match", "raccoon.engine.chance", "raccoon.bots", "raccoon.cli"),
}
"""The modules that a room's files must not import, nor any modules below them."""

ALLOWED = re.compile(r"raccoon\.bots\.\w+\.explanation\.\w+")
"""The type of a bot's reason for its move, which scenes may import: data and nothing else."""

OPEN_TO_SCENES = {
    "view",
    "views",
    "pending",
    "catalogue",
    "highest_bid",
    "chosen_tokens",
}
"""The modules of a game that scenes may import (raccoon.games.<game>.<module>)."""
TYPES_FOR_SCENES = re.compile(
    r"raccoon\.games\.\w+\.(actions|cards|phases|choices)\.[\w.]*\b[A-Z]\w*[a-z]\w*"
)
"""Commands, events and options, which scenes may import as types from the rules, never the functions next to
them.
"""


def below(name: str, package: str) -> bool:
    """Return whether a dotted name is `package` or in it."""
    return name == package or name.startswith(f"{package}.")


def wrong_imports(source: Source) -> Iterator[str]:
    """Imports that cross a wall."""
    for room, forbidden in FORBIDDEN.items():
        if source.within(room):
            for line, name in source.imports:
                if any(below(name, package) for package in forbidden) and not ALLOWED.fullmatch(name):
                    yield f"{source.path}:{line}: {room} must not import {name}"


def rules_in_scenes(source: Source) -> Iterator[str]:
    """Imports of scenes from a game beyond its views, catalogue, and its types of commands, events and
    options.
    """
    if not source.within("scenes"):
        return
    for line, name in source.imports:
        parts = name.split(".")
        known = (len(parts) > 3 and parts[3] in OPEN_TO_SCENES) or TYPES_FOR_SCENES.fullmatch(name)
        if below(name, "raccoon.games") and not known:
            yield f"{source.path}:{line}: scenes know only {', '.join(sorted(OPEN_TO_SCENES))}, not {name}"


# 2 Chance and the clock

CHANCE = ("random", "secrets", "uuid", "os.urandom", "os.getrandom", "numpy.random")
CLOCK = ("time", "datetime", "pygame.time")
CHANCE_ROOMS = ("raccoon/engine/chance.py",)
CLOCK_ROOMS = ("scenes/window/window.py", "raccoon/app")


def uses(source: Source) -> Iterator[tuple[int, str]]:
    """All imports, and dotted names in use such as ``os.urandom``."""
    yield from source.imports
    for node in source.nodes(ast.Attribute):
        if isinstance(node.value, ast.Name):
            yield node.lineno, f"{node.value.id}.{node.attr}"


def stray_chance(source: Source) -> Iterator[str]:
    """Random numbers or clock readings in rooms that must not have them."""
    if not source.within("raccoon", "scenes"):
        return
    imported = {name for _, name in source.imports}
    for line, name in uses(source):
        root = name.split(".", maxsplit=1)[0]
        if not any(below(known, root) for known in imported):
            continue  # an attribute of one of our objects with the same name
        if any(below(name, module) for module in CHANCE) and not source.within(*CHANCE_ROOMS):
            yield f"{source.path}:{line}: {name}: only {CHANCE_ROOMS[0]} draws chance"
        if any(below(name, module) for module in CLOCK) and not source.within(*CLOCK_ROOMS):
            yield f"{source.path}:{line}: {name}: only the app's loop reads the clock"


# 5 Only our own source is executed

CODE_MODULES = (
    "pickle",
    "marshal",
    "shelve",
    "dill",
    "cloudpickle",
    "pkgutil",
    "runpy",
    "importlib.import_module",
)
CODE_CALLS = {"eval", "exec", "compile", "__import__"}


def executes_data(source: Source) -> Iterator[str]:
    """Ways to execute the contents of a file, or to import the modules of a folder."""
    if not source.within("raccoon", "scenes"):
        return
    for line, name in uses(source):
        if any(below(name, module) for module in CODE_MODULES):
            yield f"{source.path}:{line}: {name} is not used here"
    for node in source.nodes(ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in CODE_CALLS:
            yield f"{source.path}:{node.lineno}: {node.func.id} is not used here"


# Habits

Function = ast.FunctionDef | ast.AsyncFunctionDef


def too_long(source: Source) -> Iterator[str]:
    """Files and functions that are too long."""
    count = len(source.text.splitlines())
    if count > FILE_LINES:
        yield f"{source.path}: {count} lines, at most {FILE_LINES}"
    for node in source.nodes(ast.FunctionDef, ast.AsyncFunctionDef):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            length = node.end_lineno - node.lineno + 1
            if length > FUNCTION_LINES:
                yield f"{source.path}:{node.lineno}: {node.name} has {length} lines, at most {FUNCTION_LINES}"


def _names(node: ast.expr | None) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} if node else set()


def _does_nothing(body: list[ast.stmt]) -> bool:
    return all(
        isinstance(statement, ast.Pass | ast.Continue)
        or (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))
        for statement in body
    )


def swallowed(source: Source) -> Iterator[str]:
    """Errors that are caught without a type and ignored."""
    everything = {"Exception", "BaseException"}
    for node in source.nodes(ast.ExceptHandler):
        if node.type is None:
            yield f"{source.path}:{node.lineno}: name the exception"
        elif _names(node.type) & everything and _does_nothing(node.body):
            yield f"{source.path}:{node.lineno}: an exception is swallowed"
    for block in source.nodes(ast.With):
        for item in block.items:
            if "suppress" in ast.unparse(item.context_expr) and _names(item.context_expr) & everything:
                yield f"{source.path}:{block.lineno}: an exception is swallowed"


Promises = dict[str, set[str]]
"""The documented methods of each class of the engine, by class name."""


def promises(known: Iterable[Source]) -> Promises:
    """The documented methods of the engine's classes: a subclass need not document them again."""
    classes = [
        node
        for source in known
        if source.within("raccoon/engine")
        for node in source.tree.body
        if isinstance(node, ast.ClassDef)
    ]
    held: Promises = {}
    for node in classes:
        own = {part.name for part in node.body if isinstance(part, Function) and ast.get_docstring(part)}
        held[node.name] = own.union(*(held.get(base, set()) for part in node.bases for base in _names(part)))
    return held


def undocumented(source: Source, promised: Promises) -> Iterator[str]:
    """Public modules, classes, functions and methods of the engine and the games without a docstring."""
    if not source.within("raccoon/engine", "raccoon/games"):
        return
    if ast.get_docstring(source.tree) is None:
        yield f"{source.path}: the module has no docstring"
    for node, name in _public(source.tree.body, promised):
        if ast.get_docstring(node) is None:
            yield f"{source.path}:{node.lineno}: {name} has no docstring"


def _public(body: list[ast.stmt], promised: Promises) -> Iterator[tuple[Function | ast.ClassDef, str]]:
    for node in body:
        if not isinstance(node, Function | ast.ClassDef) or node.name.startswith("_"):
            continue
        yield node, node.name
        if isinstance(node, ast.ClassDef):
            kept = set().union(*(promised.get(base, set()) for part in node.bases for base in _names(part)))
            for inner, name in _public(node.body, promised):
                if name not in kept:
                    yield inner, f"{node.name}.{name}"


CODE = re.compile(r"`[^`]*`")
RIDDLE = re.compile(
    r"\b(?:told|whoever|whatever|lies|stands|beside)\b|\A(?:What|Who|Whose|Where|How|When)\b", re.IGNORECASE
)
"""Words that a docstring says more plainly, and questions that it answers instead of naming a thing."""


def riddles(source: Source) -> Iterator[str]:
    """Docstrings of the product and of what builds it that do not say plainly what the thing is or does."""
    if not source.within("raccoon", "scenes", "build"):
        return
    for node in source.nodes(ast.Expr):
        words = node.value.value if isinstance(node.value, ast.Constant) else None
        if isinstance(words, str) and (found := RIDDLE.search(CODE.sub("", words.lstrip()))):
            yield f"{source.path}:{node.lineno}: a docstring says “{found[0]}”"


# Things that must not be in the repository

OF_A_MACHINE = re.compile(
    r"(?<![\w.~*\-/}])/(?:work|opt|root|farm|home|Users)/[\w.]|\b[A-Z]:\\(?:Users|Windows)"
    r"|--(?:extra-)?index-url|\bfind-links\b|pypi\.org|pythonhosted\.org|https?://[^/\s\"']+:[^/\s\"']+@"
)
"""Folders of one machine, hosts of packages, passwords within addresses."""

FONTS = {".ttf", ".otf", ".ttc", ".woff", ".woff2"}
SOUNDS = {".wav", ".ogg", ".mp3", ".flac", ".opus", ".mid"}
PICTURES = {".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".ico", ".icns", ".svg"}
PICTURE_ROOMS = ("assets/pictures/", "tests/archive/", ".github/pictures/")
"""The rooms of our own pictures, of the expected pictures of archived games, and of the papers' pictures."""
SOUND_ROOMS = ("assets/sounds/",)


def of_a_machine(path: str, text: str) -> Iterator[str]:
    """Paths, hosts and secrets of a developer's machine."""
    lines = text.splitlines() if OF_A_MACHINE.search(text) else []  # hardly a file has any
    for number, line in enumerate(lines, 1):
        if found := OF_A_MACHINE.search(line):
            yield f"{path}:{number}: {found[0]!r} belongs to a machine, not to the repository"


def foreign_media(path: str) -> Iterator[str]:
    """Font files (fonts are dependencies), and pictures and sounds outside their rooms."""
    kind = PurePosixPath(path).suffix.lower()
    if kind in FONTS:
        yield f"{path}: fonts come as dependencies"
    room_of = re.sub(r"^assets/\w+/(?=(?:pictures|sounds)/)", "assets/", path)  # a game's rooms are like ours
    for kinds, rooms in ((PICTURES, PICTURE_ROOMS), (SOUNDS, SOUND_ROOMS)):
        if kind in kinds and not room_of.startswith(rooms):
            yield f"{path}: belongs in {' or '.join(rooms)}"

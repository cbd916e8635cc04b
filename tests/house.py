"""The rule of the house as checks: general rooms know no game, no imports in a circle, no hubs.

Each check takes all sources and returns the violations, a sentence each.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from tests.walls import Function, Source, below, files

REGISTRIES = ("raccoon/games/registry.py", "raccoon/bots/registry.py", "scenes/registry.py")
"""The only general files that import games."""
HOUSE = ("raccoon", "scenes")


def games(sources: Sequence[Source]) -> set[str]:
    """The games of the program, by their folders of rules."""
    folders = (PurePosixPath(source.path).parts for source in sources if source.within("raccoon/games"))
    return {parts[2] for parts in folders if len(parts) > 3}


def game_of(source: Source, known: set[str]) -> str | None:
    """The game to whose folder the file belongs; None for a general file."""
    rooms = ("raccoon/games", "raccoon/bots", "scenes")
    folders = {game: [*(f"{room}/{game}" for room in rooms), f"scenes/covers/{game}.py"] for game in known}
    return next((game for game in known if source.within(*folders[game])), None)


def _imported_game(name: str, known: set[str]) -> str | None:
    rooms = ("raccoon.games", "raccoon.bots", "scenes", "scenes.covers")
    return next((game for game in known if any(below(name, f"{room}.{game}") for room in rooms)), None)


def games_imported(sources: Sequence[Source]) -> Iterator[str]:
    """General files that import a game, and games that import another."""
    known = games(sources)
    for source in sources:
        if not source.within(*HOUSE) or source.path in REGISTRIES:
            continue
        own = game_of(source, known)
        found = {_imported_game(name, known) for _, name in source.imports} - {own, None}
        for game in sorted(map(str, found)):
            yield f"{source.path} imports {game}"


GAME_WORDS = {
    "agencies", "agency", "astoria", "auction", "auctioneer", "auctions", "ballot", "bid", "bidder",
    "bidders", "bidding", "bids", "bribe", "bribes", "buildings", "chamber", "citizen", "citizens", "coal",
    "commodities", "commodity", "council", "crate", "crates", "crossroads", "cube", "cubes", "dollar",
    "dollars", "estate", "estates", "europe", "gavel", "goods", "hamlet", "hamlets", "impact",
    "income", "iron", "locomotive", "locomotives", "lumber", "luxury", "market", "markets", "money", "outbid",
    "outlaw", "outlaws", "policies", "policy", "price", "prices", "producer", "producers", "production",
    "purse", "purses", "raccoons", "railroad", "railroads", "railway", "railways", "rampage", "saloon",
    "saloons", "storey", "storeys", "sundown", "town", "towns", "tracker", "tycoon", "valley", "valleys",
    "vote", "voted", "votes", "warehouse", "warehouses", "wheat",
}  # fmt: skip
"""Words of the rulebooks that no general file needs. "Building", "card", "token" and "wood" are needed."""
NAMING_GAMES = (*REGISTRIES, "raccoon/app/version.py")
"""The registries, and the file with the program's own name."""


def game_words(sources: Sequence[Source]) -> Iterator[str]:
    """Words of a game in general files, file names included; names are split into their words."""
    known = games(sources)
    for source in sources:
        if not source.within(*HOUSE) or source.path in NAMING_GAMES or game_of(source, known):
            continue
        words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", source.path + source.text)}
        if found := sorted(words & GAME_WORDS):
            yield f"{source.path} knows {' '.join(found)}"


def circles(sources: Sequence[Source]) -> Iterator[str]:
    """Modules that import one another in a circle; imports for types alone count too."""
    graph = _graph([source for source in sources if source.within(*HOUSE)])
    for component in _components(graph):
        if len(component) > 1:
            yield from (f"{module} stands in a circle of imports" for module in component)


def _graph(sources: Sequence[Source]) -> dict[str, set[str]]:
    """The imports of each of our modules: ``from a import b`` is the module a.b if there is one, else a."""
    modules = {source.module for source in sources}
    graph: dict[str, set[str]] = {}
    for source in sources:
        names = (name for _, name in source.imports)
        found = {name if name in modules else name.rpartition(".")[0] for name in names}
        graph[source.module] = (found & modules) - {source.module}
    return graph


def _components(graph: dict[str, set[str]]) -> Iterator[list[str]]:
    """The strongly connected components (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    open_: list[str] = []

    def visit(module: str) -> Iterator[list[str]]:
        index[module] = low[module] = len(index)
        open_.append(module)
        for other in sorted(graph[module]):
            if other not in index:
                yield from visit(other)
                low[module] = min(low[module], low[other])
            elif other in open_:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            place = open_.index(module)
            yield open_[place:]
            del open_[place:]

    for module in sorted(graph):
        if module not in index:
            yield from visit(module)


PICTURES = ("scenes/art/moving", "scenes/table/picture/picture.py")
"""The modules that cache pictures: they record that a drawing is in progress."""


def changed_to_be_drawn(sources: Sequence[Source]) -> Iterator[str]:
    """Drawing code that sets one of its object's attributes and restores it: if interrupted, it would not
    restore it (`incremental.temporary_values` does).
    """
    for source in sources:
        if not source.within("scenes") or source.within(*PICTURES):
            continue
        for node in ast.walk(source.tree):
            if isinstance(node, Function) and "surface" in {arg.arg for arg in node.args.args}:
                for name, times in Counter(_set_on_self(node)).items():
                    if times > 1:
                        yield f"{source.path}: {node.name} changes {name} and changes it back"


def _set_on_self(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if not (isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store)):
            continue
        if isinstance(part.value, ast.Name) and part.value.id == "self":
            yield part.attr


def rooms_in_a_circle(sources: Sequence[Source]) -> Iterator[str]:
    """Rooms that import each other: folders of scenes, of raccoon and of raccoon/app; a game is one room."""
    own = [source for source in sources if source.within(*HOUSE) and not source.within(*TOOLS)]
    graph = _graph(own)
    packages = {module.rpartition(".")[0] for module in graph}
    edges = {(_room(one, packages), _room(two, packages)) for one in graph for two in graph[one]}
    for one, two in sorted(edges):
        if one < two and (two, one) in edges:
            yield f"{one} and {two} import each other"


TOOLS = ("scenes/tools",)
"""The room that draws and measures the whole program from outside."""


def _room(module: str, packages: set[str]) -> str:
    parts = [*module.split("."), *(["__init__"] if module in packages else [])]
    depth = 3 if parts[1:2] in (["app"], ["games"]) and len(parts) > 3 else 2
    return ".".join(parts[: min(depth, len(parts) - 1)])


def two_meanings(sources: Sequence[Source]) -> Iterator[str]:
    """Names of types that more than one general file defines."""
    known = games(sources)
    places: dict[str, list[str]] = defaultdict(list)
    for source in sources:
        if source.within(*HOUSE) and not game_of(source, known):
            for name in _types(source):
                places[name].append(source.path)
    for name, paths in sorted(places.items()):
        if len(paths) > 1:
            yield f"{name} is a type of {' and of '.join(paths)}"


def _types(source: Source) -> Iterator[str]:
    """Classes at the top level of a file, and assignments there whose name looks like a type's."""
    for node in source.tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and re.fullmatch(r"_?[A-Z][A-Za-z]*[a-z][A-Za-z]*", target.id):
                yield target.id


MOST = 15
"""The most methods or fields of a class of the window, and files in a room of scenes."""
FEWEST = 3
HUBS = {
    "Choice", "Layout", "NightLayout", "Program", "RampageLayout", "SaloonLayout", "Scene", "Session",
    "Settings", "TableLayout", "TableParts", "TableScene",
}  # fmt: skip
"""Classes with more methods or fields than `MOST`. The list may only get shorter."""


def hubs(sources: Sequence[Source]) -> Iterator[str]:
    """Classes above `MOST` that are not listed, and listed ones that are not above it."""
    found = {
        node.name
        for source in sources
        if source.within("scenes", "raccoon/app")
        for node in source.nodes(ast.ClassDef)
        if max(len(_methods(node)), len(_fields(node))) > MOST
    }
    yield from (f"{name} is a hub" for name in sorted(found - HUBS))
    if len(sources) > FEWEST * MOST:
        yield from (f"{name} is no hub any more: take it off the list" for name in sorted(HUBS - found))


def _methods(node: ast.ClassDef) -> set[str]:
    return {part.name for part in node.body if isinstance(part, Function)}


def _fields(node: ast.ClassDef) -> set[str]:
    """The fields declared in the class, and those that its methods set on `self`."""
    declared = {
        part.target.id
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }
    methods = (part for part in node.body if isinstance(part, Function))
    return declared | {
        part.attr
        for method in methods
        for part in ast.walk(method)
        if isinstance(part, ast.Attribute)
        and isinstance(part.ctx, ast.Store)
        and isinstance(part.value, ast.Name)
        and part.value.id == "self"
    }


def rooms(sources: Sequence[Source]) -> Iterator[str]:
    """Folders of scenes with too few or too many files."""
    files = (PurePosixPath(source.path) for source in sources if source.within("scenes"))
    sizes = Counter(str(path.parent) for path in files if path.name != "__init__.py")
    for room, size in sorted(sizes.items()):
        if not FEWEST <= size <= MOST:
            yield f"{room} is no room of {FEWEST} to {MOST} files"


QUESTIONS = {"How", "What", "Whatever", "When", "Where", "Who", "Whoever", "Whom", "Whose"}


def questions(sources: Sequence[Source]) -> Iterator[str]:
    """Docstrings that begin with a question word instead of naming their object."""
    for source in sources:
        if source.within(*HOUSE, "build", "tests"):
            yield from (f"{source.path}:{line} begins with a question word" for line in _asking(source))


def _asking(source: Source) -> Iterator[int]:
    """The lines of a file's docstrings that begin with a question word."""
    for node in source.nodes(ast.Expr):
        match node.value:
            case ast.Constant(value=str() as text) if text.split()[:1] and text.split()[0] in QUESTIONS:
                yield node.lineno


CODE = re.compile(r"(?<![\w`#])(?!F\d)[A-Z]{1,2}\d{1,2}(?![\w`/])")
"""A letter or two and a number, the form of a ruling's number; F1 to F12 are keys."""
NO_CODES = {"X11", "Z95"}
DOCUMENT = re.compile(r"\b[\w-]+\.md\b|\bissue \d+")
RULING = re.compile(rf"\*\*({CODE.pattern})\*\*")
"""The number of a ruling on its page."""
ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = {
    PurePosixPath(name): (ROOT / name).read_text("utf-8") for name in files(ROOT) if name.endswith(".md")
}
"""The documents of the repository by path."""


def foreign_codes(sources: Sequence[Source]) -> Iterator[str]:
    """Comments and docstrings with codes of requirements or documents that are not in the repository."""
    known = games(sources)
    for source in sources:
        if not (CODE.search(source.text) or DOCUMENT.search(source.text)):
            continue  # parsing a file takes time
        prose = "\n".join(_prose(source))
        found = {*CODE.findall(prose), *DOCUMENT.findall(prose)} - NO_CODES
        if unknown := sorted(found - set(_held(source, known))):
            yield f"{source.path} speaks of {' '.join(unknown)}"


def _held(source: Source, known: set[str]) -> Iterator[str]:
    """The codes that a file may contain: documents at the top or next to the rules of its game, and their
    rulings.
    """
    own = known.intersection(PurePosixPath(source.path).parts)
    rooms = {".", *(f"raccoon/games/{game}" for game in own)}
    for path, text in DOCUMENTS.items():
        if str(path.parent) in rooms:
            yield path.name
            yield from RULING.findall(text)


def _prose(source: Source) -> Iterator[str]:
    """Comments and docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(source.text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in source.nodes(ast.Expr):
        match node.value:
            case ast.Constant(value=str() as text):
                yield text

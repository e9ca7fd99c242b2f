"""One readable source, several speeds: a game's rules and an algorithm over them, bound together.

Nothing is loaded twice and no source is rewritten. Each function gets a *twin*: the same code
object over new globals, in which every function, module and table is a twin too. Interpreted, a
twin is plain Python; compiled, it is machine code. The placeholders of `core.rules` give way to
the game's functions, so an algorithm is written once for all games.
"""

import contextlib
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any, Literal

from . import rules as placeholders
from .errors import BadOption

Mode = Literal["interpreted", "compiled", "in-parts", "checked"]
"""`compiled` makes one piece of everything, which suits tight loops; `in-parts` leaves to the compiler what
to make one piece of: a third of the time to compile, and as fast where there is more to do than to play.
`checked` is compiled with bounds checks: slower, for tests."""

OPTIONS: dict[Mode, dict[str, Any]] = {
    "compiled": {"forceinline": True},
    "in-parts": {},
    "checked": {"boundscheck": True},
}
MONTH = 30 * 24 * 3600  # seconds

Function = Callable[..., Any]


def bind(
    name: str,
    rules: ModuleType,
    algorithm: ModuleType,
    mode: Mode,
    warm: Callable[[Any], object],
    instead: Mapping[Function, Function] = MappingProxyType({}),
) -> Any:
    """The algorithm's module, bound to the rules of the game `name`.

    `instead` names functions that take the place of others, as the rules do for the placeholders.

    `warm` is called once with that module and must call every entry point as it will be used:
    what was not compiled then is refused later, rather than compiled late in each process anew.
    """
    modules = _modules(rules, algorithm, instead)
    bindings = {**_bindings(rules), **instead}
    if mode == "interpreted":
        return _twins(name, modules, bindings, _as_it_is, _as_it_is)[algorithm.__name__]
    import fcntl

    import numba

    folder = _folder(_kind(name, algorithm, mode), _fingerprint(modules, OPTIONS[mode]))
    with _numba_cache_in(folder):
        jit = numba.njit(cache=True, **OPTIONS[mode])
        copy = jit(_twin(placeholders.copy_compiled, {}, name))
        given = {**bindings, placeholders.copy: copy}
        bound = _twins(name, modules, given, jit, _table)[algorithm.__name__]
    with open(folder / "lock", "w") as lock:  # the first process compiles, the others wait
        if not (folder / "ready").exists():
            fcntl.flock(lock, fcntl.LOCK_EX)
        warm(bound)
        (folder / "ready").touch()
    for entry in vars(bound).values():
        if getattr(entry, "signatures", ()):
            entry.disable_compile()
    return bound


def is_compiled(
    name: str,
    rules: ModuleType,
    algorithm: ModuleType,
    mode: Mode,
    instead: Mapping[Function, Function] = MappingProxyType({}),
) -> bool:
    """Whether `bind` would find it all in the cache, and take a second or two instead of a minute or two."""
    fingerprint = _fingerprint(_modules(rules, algorithm, instead), OPTIONS[mode])
    return (cache_folder() / f"{_kind(name, algorithm, mode)}-{fingerprint}" / "ready").exists()


def cache_folder() -> Path:
    """Where compiled code is kept: $SERAI_CACHE, or the user's cache folder."""
    given = os.environ.get("SERAI_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(given) if given else Path(home) / "serai"


def _modules(
    rules: ModuleType, algorithm: ModuleType, instead: Mapping[Function, Function]
) -> list[ModuleType]:
    return _involved([rules, algorithm, *(sys.modules[f.__module__] for f in instead.values())])


def _kind(name: str, algorithm: ModuleType, mode: Mode) -> str:
    return f"{name}-{algorithm.__name__.rpartition('.')[2]}-{mode}"


def _folder(kind: str, fingerprint: str) -> Path:
    """The folder for this code; those of the same kind that nobody used for a month are removed."""
    folder = cache_folder() / f"{kind}-{fingerprint}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadOption("no-cache", folder=str(folder), fault=str(fault.strerror)) from None
    for old in cache_folder().glob(f"{kind}-*/ready"):
        if time.time() - old.stat().st_mtime > MONTH:
            shutil.rmtree(old.parent, ignore_errors=True)
    return folder


def _involved(modules: Iterable[ModuleType]) -> list[ModuleType]:
    """These modules and, through their functions, all of the house and the game that they use."""
    homes = {"serai"} | {m.__name__.rpartition(".")[0] for m in modules}
    found: dict[str, ModuleType] = {}
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module.__name__ in found or module is placeholders:
            continue
        found[module.__name__] = module
        for value in vars(module).values():
            home = value.__module__ if isinstance(value, FunctionType) else None
            home = value.__name__ if isinstance(value, ModuleType) else home
            if home and any(home == h or home.startswith(f"{h}.") for h in homes):
                waiting.append(sys.modules[home])
    return sorted(found.values(), key=lambda m: m.__name__)


def _bindings(rules: ModuleType) -> dict[Function, Any]:
    """Each placeholder and the game's function for it."""
    return {
        placeholder: getattr(rules, key)
        for key, placeholder in vars(placeholders).items()
        if isinstance(placeholder, FunctionType) and hasattr(rules, key)
    }


def _twins(
    name: str,
    modules: list[ModuleType],
    given: dict[Function, Any],
    jit: Callable[[Function], Any],
    table: Callable[[tuple[Any, ...]], Any],
) -> dict[str, ModuleType]:
    """A twin of each module: functions through `jit`, tuples through `table`, `given` replaced."""
    twins = {m.__name__: ModuleType(m.__name__) for m in modules}
    made: dict[Function, Any] = {
        f: jit(_twin(f, vars(twins[m.__name__]), name))
        for m in modules
        for f in vars(m).values()
        if isinstance(f, FunctionType) and f.__module__ == m.__name__
    }
    made |= {placeholder: made.get(f, f) for placeholder, f in given.items()}
    for m in modules:
        for key, value in vars(m).items():
            if isinstance(value, list | dict | set) and not key.startswith("__"):
                raise TypeError(f"{m.__name__}.{key} may change: rules use tuples and numbers only.")
            if isinstance(value, FunctionType):
                value = made.get(value, value)
            elif isinstance(value, ModuleType):
                value = twins.get(value.__name__, value)
            elif isinstance(value, tuple):
                value = table(value)
            if not key.startswith("__"):
                setattr(twins[m.__name__], key, value)
    return twins


def _twin(f: Any, space: dict[str, Any], name: str) -> Function:
    """The same code over other globals. The game's name keeps two games' symbols apart."""
    twin = FunctionType(f.__code__, space, f.__name__, f.__defaults__)
    twin.__module__, twin.__qualname__ = f.__module__, f"{name}.{f.__qualname__}"
    return twin


def _as_it_is(value: Any) -> Any:
    return value


def _table(value: tuple[Any, ...]) -> Any:
    """A tuple of ints, or of rows of ints, as an array; names and the like stay as they are."""
    import numpy as np

    try:
        array = np.array(value)
    except ValueError:
        return value
    return array.astype(np.int64) if array.dtype.kind == "i" else value


def _fingerprint(modules: list[ModuleType], options: dict[str, Any]) -> str:
    """Changes with anything the machine code depends on: numba sees only a function's own file."""
    import numba
    import numpy as np

    h = hashlib.sha256(repr((sys.version, numba.__version__, np.__version__, options)).encode())
    for m in [*modules, placeholders]:
        h.update(Path(str(m.__file__)).read_bytes())
        plain = {k: v for k, v in vars(m).items() if type(v) in (int, float, bool, tuple)}
        h.update(repr(sorted(plain.items())).encode())
    return h.hexdigest()[:16]


@contextlib.contextmanager
def _numba_cache_in(folder: Path) -> Iterator[None]:
    import numba

    config: Any = numba.config  # read when a dispatcher is made
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before

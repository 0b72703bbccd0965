"""Running the sources where compiled modules stand beside them, to compare the two."""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds parlor's modules as .py files only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of parlor, past any compiled twin."""
        if not name.startswith("parlor.") or path is None:
            return None
        found = PathFinder.find_spec(name, path, target)
        if found is None or found.origin is None or found.origin.endswith(".py"):
            return found
        source = Path(found.origin).with_name(name.rpartition(".")[2] + ".py")
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def install() -> None:
    """From now on import sources."""
    sys.meta_path.insert(0, SourceFinder())

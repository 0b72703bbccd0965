"""How commands speak: results to standard output, everything else to standard error."""

import json
import sys
from typing import Any

from rich.console import Console
from rich.theme import Theme

THEME = Theme(
    {
        "name": "bold",
        "turn": "bold green",
        "card": "bold cyan",
        "prize": "bold yellow",
        "clause": "magenta",
        "refused": "red",
        "quiet": "dim",
        "heading": "bold underline",
    }
)


def out() -> Console:
    """Where results are shown."""
    return Console(theme=THEME, highlight=False, emoji=False)


def err() -> Console:
    """Where progress is shown."""
    return Console(theme=THEME, stderr=True, highlight=False, emoji=False)


def print_json(data: Any) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    sys.stdout.flush()

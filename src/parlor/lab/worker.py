"""A benchmark worker: a loop's name and seconds in, a rate out, a line of JSON each."""

import json
import sys

import parlor
from parlor.lab.loops import LOOPS, Loop
from parlor.lab.word_loops import WORD_LOOPS
from parlor.rules.errors import ParlorError

EVERY_LOOP = LOOPS | WORD_LOOPS


def main() -> None:
    """Answer until the input ends."""
    made: dict[str, Loop] = {}
    for line in sys.stdin:
        name, seconds = json.loads(line)
        answer: dict[str, object]
        try:
            if not name:
                answer = {"rate": parlor.engine()}
            else:
                if name not in made:
                    made[name] = EVERY_LOOP[name]()
                    made[name](0.05)
                answer = {"rate": made[name](seconds)}
        except ParlorError as problem:
            answer = {"error": str(problem)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

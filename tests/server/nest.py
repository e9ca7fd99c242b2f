"""Run as a program by phoenix.py: forks a server at each "rise", says how it ended at each "bury"."""

import os
import signal
import sys

from serai.cli.main import main
from serai.server import serving  # noqa: F401  # what a server needs is there before it is born


def brood(log: str, command: list[str]) -> None:
    child = 0
    for line in sys.stdin:
        if line.strip() == "bury":
            print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
            child = 0
            continue
        child = os.fork()
        if child == 0:
            become_a_server(log, command)
        print(child, flush=True)
    if child:
        os.kill(child, signal.SIGKILL)


def become_a_server(log: str, command: list[str]) -> None:
    with open(log, "ab") as out, open(os.devnull, "rb") as nothing:
        for number, file in enumerate((nothing, out, out)):
            os.dup2(file.fileno(), number)
    sys.stdin = os.fdopen(0)  # as unread as any program's
    sys.argv = ["serai", *command]
    main()


if __name__ == "__main__":
    brood(sys.argv[1], sys.argv[2:])

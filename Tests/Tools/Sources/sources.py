#!/usr/bin/env python3
"""Runs the ledger of the sources, and prints what falls short.

    sources.py run PROGRAM [ROW…]   runs all rows, or some; fails if a row that should hold does not
    sources.py page                 prints docs/sources.md
    sources.py page --write         writes it

--ledger FOLDER reads another ledger.
"""

import argparse
import os
import sys

import ledger
import page
import performing

PAGE = os.path.normpath(os.path.join(ledger.FOLDER, "..", "..", "docs", "sources.md"))


def run(program, rows):
    """Runs rows and prints a report. Returns the exit status."""
    found = performing.problems(os.path.abspath(program), rows)
    # Commands of a row that falls short show what there is; they are no promise.
    wrong = {row.number: found[row.number] for row in rows if found[row.number]}
    for row in rows:
        if row.short:
            print(f"short  {row.number}  {row.statement}\n       {row.short}")
    for row in rows:
        for problem in wrong.get(row.number, []):
            print(f"wrong  {row.number}  {problem}")
    short = sum(1 for row in rows if row.short and row.number not in wrong)
    print(f"{len(rows)} statements: {len(rows) - short - len(wrong)} hold, {short} fall short, {len(wrong)} are wrong")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description="Runs the ledger of the sources.")
    parser.add_argument("--ledger", default=ledger.FOLDER)
    actions = parser.add_subparsers(dest="action", required=True)
    running = actions.add_parser("run")
    running.add_argument("program")
    running.add_argument("rows", nargs="*")
    printing = actions.add_parser("page")
    printing.add_argument("--write", action="store_true")
    given = parser.parse_args()
    try:
        rows = ledger.read(given.ledger)
        if given.action == "run":
            unknown = set(given.rows) - {row.number for row in rows}
            if unknown:
                raise ledger.LedgerError(f"no row has the number {', '.join(sorted(unknown))}")
            return run(given.program, [row for row in rows if not given.rows or row.number in given.rows])
        if given.write:
            performing.write(PAGE, page.text(rows))
        else:
            print(page.text(rows), end="")
        return 0
    except (ledger.LedgerError, performing.ProgramError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Searches a catalog file with tonearm, and asks the same FTS5 queries bare, with Python's sqlite3. It judges nothing.

Usage: search.py PATH-TO-TONEARM CATALOG-FILE [TERMS]

The terms are words of the catalog's songs, common and rare ones, alone and several together. Each is searched in four types, four times by
turns, of which the fastest counts. So many others come in between that no answer is remembered.
"""

import os
import random
import select
import sqlite3
import subprocess
import sys
import tempfile
import time

TYPES = ["artists", "albums", "songs", "playlists"]
ROUNDS = 4
LIMIT = 5
# No name is this word, which stands for a whole one: a search looks for that too.
NOBODY = '"\ue100zzz"'


def terms(database, count):
    """Different terms, the same for the same catalog."""
    database.execute("create virtual table temp.terms using fts5vocab(main, 'songs-words', 'row')")
    words = "select term from temp.terms where term glob '[a-z]*' and length(term) > 1"
    common = [row[0] for row in database.execute(words + " order by doc desc limit 60")]
    rare = [row[0] for row in database.execute(words + " and length(term) > 3 and doc between 5 and 2000 limit 5000")]
    chance = random.Random(1)
    found = []
    while len(found) < count:
        kind = chance.randrange(20)
        if kind < 8:
            term = " ".join(chance.sample(common, 2))
        elif kind < 12:
            term = chance.choice(rare)
        elif kind < 16:
            term = f"{chance.choice(common)} {chance.choice(rare)}"
        elif kind < 19:
            term = " ".join(chance.sample(common, 3))
        else:
            term = chance.choice(common)
        if term not in found:
            found.append(term)
    return found


def expressions(database, term, kind):
    """The queries of a search, the best matches first, as CatalogFile+Search.swift has them."""
    parts = []
    for word in term.split():
        known = [row[0] for row in database.execute(
            "SELECT word FROM words WHERE type = ? AND word >= ? AND word < ? LIMIT 41", (kind, word, word + "\U0010ffff"))]
        if not known:
            return []
        named = " OR ".join(f'"{name}"' for name in known)
        parts.append(f"({named})" if len(word) > 3 and len(known) <= 40 else f'"{word}"*')
    whole, beginnings = " AND ".join(f'"{word}"' for word in term.split()), " AND ".join(parts)
    return [
        f"name : {NOBODY}", f"artist : {NOBODY}", f"name : ({whole})", f"name : ({beginnings})",
        f"{{name artist}} : ({beginnings})", beginnings]


def bare(database, term):
    """Asks what a search asks, and takes no more rows than it needs."""
    for kind in TYPES:
        seen = set()
        for expression in expressions(database, term, kind):
            seen.update(row[0] for row in database.execute(
                f'SELECT w.rowid, r.id FROM "{kind}-words" w CROSS JOIN "{kind}" r ON r.place = w.rowid'
                f' WHERE w."{kind}-words" MATCH ? ORDER BY w.rowid LIMIT ?', (expression, LIMIT)))
            if len(seen) >= LIMIT:
                break


def searched(shell, term):
    """Whether the shell found something."""
    shell.stdin.write(f"search {term} --types {','.join(TYPES)} -o ids\n".encode())
    if not select.select([shell.stdout], [], [], 0.4)[0]:
        return False
    shell.stdout.read(1 << 20)
    return True


def main():
    tonearm, catalog = os.path.abspath(sys.argv[1]), sys.argv[2]
    database = sqlite3.connect(f"file:{catalog}?mode=ro", uri=True)
    asked = terms(database, int(sys.argv[3]) if len(sys.argv) > 3 else 250)
    ours, theirs = {}, {}
    with tempfile.TemporaryDirectory() as home:
        shell = subprocess.Popen(
            [tonearm, "--catalog", catalog], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0,
            env={"HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"})
        for round in range(ROUNDS):
            # What finds nothing prints nothing, and there would be nothing to wait for.
            for term in asked if round == 0 else list(ours):
                begin = time.perf_counter()
                bare(database, term)
                between = time.perf_counter()
                found = searched(shell, term)
                if found:
                    ours[term] = min(ours.get(term, 1e9), time.perf_counter() - between)
                    theirs[term] = min(theirs.get(term, 1e9), between - begin)
                # An answer may come in several pieces.
                while select.select([shell.stdout], [], [], 0.001)[0]:
                    shell.stdout.read(1 << 20)
        shell.stdin.close()
        shell.wait()
    print(f"{len(ours)} terms that find something, in four types")
    for name, share in (("median", 0.5), ("90th percentile", 0.9), ("99th percentile", 0.99)):
        mine, yardstick = (sorted(taken.values())[int(len(taken) * share)] * 1e3 for taken in (ours, theirs))
        print(f"{name:<18} {mine:8.2f} ms   FTS5 asked bare {yardstick:8.2f} ms   {mine - yardstick:+.2f} ms")


main()

#!/usr/bin/env python3
"""Imports invented files of the Enterprise Partner Feed, beside plain inserts of the same rows. It judges nothing.

Usage: feeds.py PATH-TO-TONEARM [SONGS]

SONGS is 100000 by default. A song has some six rows. The plain inserts are Python's sqlite3: every row as text, without keys, joins or index.
"""

import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time

SEPARATOR, END = "\x01", "\x02\n"
WORDS = "paper boat tide quiet lamp harbour ember willow marble signal orchard thunder velvet copper lantern meadow".split()
COLUMNS = {
    "artist": "artist_id name is_actual_artist view_url artist_type_id",
    "collection": "collection_id name artist_display_name original_release_date label_studio copyright",
    "song": "song_id name artist_display_name collection_display_name original_release_date track_length",
    "artist_collection": "artist_id collection_id is_primary_artist role_id",
    "artist_song": "artist_id song_id",
    "collection_song": "collection_id song_id track_number volume_number preorder_only",
    "genre": "genre_id parent_id name",
    "genre_song": "genre_id song_id is_primary",
    "song_match": "song_id isrc amg_track_id",
}


def name(number):
    return " ".join(WORDS[number // 16 ** place % 16].title() for place in range(3)) + f" {number % 977}"


def rows(songs):
    """Rows with their tables: ten songs an album, five albums an artist."""
    yield "genre", (21, 34, "Rock")
    for song in range(songs):
        album, artist = song // 10, song // 50
        ids = 5_000_000_000 + song, 4_000_000_000 + album, 3_000_000_000 + artist
        if song % 50 == 0:
            yield "artist", (ids[2], name(artist), 1, "", 1)
        if song % 10 == 0:
            yield "collection", (ids[1], name(album * 7), name(artist), "2009 06 21", "Quay", "2009 Quay")
            yield "artist_collection", (ids[2], ids[1], 1, 1)
        yield "song", (ids[0], name(song * 3), name(artist), name(album * 7), "2009 06 21", 180000 + song % 9999)
        yield "artist_song", (ids[2], ids[0])
        yield "collection_song", (ids[1], ids[0], song % 10 + 1, 1, 0)
        yield "genre_song", (21, ids[0], 1)
        yield "song_match", (ids[0], f"XX{song:010d}", "")


def write(folder, songs):
    files, counts = {}, dict.fromkeys(COLUMNS, 0)
    for table, columns in COLUMNS.items():
        files[table] = open(f"{folder}/{table}", "w", newline="")
        files[table].write("#export_date" + SEPARATOR + columns.replace(" ", SEPARATOR) + END + "#exportMode:FULL" + END)
    for table, values in rows(songs):
        files[table].write("1" + SEPARATOR + SEPARATOR.join(map(str, values)) + END)
        counts[table] += 1
    for table, file in files.items():
        file.write(f"#recordsWritten:{counts[table]}{END}")
        file.close()
    return sum(counts.values()), sum(os.path.getsize(f"{folder}/{table}") for table in COLUMNS)


def insert(folder, path):
    """Inserts every row as text, as sqlite3's .import does."""
    database = sqlite3.connect(path)
    database.execute("PRAGMA synchronous = OFF")
    for table, columns in COLUMNS.items():
        width = len(columns.split()) + 1
        database.execute(f"CREATE TABLE {table}({', '.join(['export_date'] + columns.split())})")
        with open(f"{folder}/{table}", newline="") as file:
            text = (line[:-2].split(SEPARATOR) for line in file if not line.startswith("#"))
            database.executemany(f"INSERT INTO {table} VALUES({', '.join('?' * width)})", text)
    database.commit()
    database.close()


def main():
    program, songs = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    with tempfile.TemporaryDirectory() as work:
        folder = work + "/feed"
        os.mkdir(folder)
        count, size = write(folder, songs)
        print(f"{songs:,} songs, {count:,} rows, {size / 1e6:.0f} MB")
        start = time.monotonic()
        insert(folder, work + "/plain.db")
        plain = time.monotonic() - start
        start = time.monotonic()
        subprocess.run([program, "catalog", "import", "--epf", folder, work + "/feed.catalog"], check=True,
                       stdout=subprocess.DEVNULL)
        own = time.monotonic() - start
        memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
        for label, seconds in [("plain inserts", plain), ("catalog import", own)]:
            print(f"{label:15} {seconds:8.1f} s {count / seconds:12,.0f} rows/s {size / 1e6 / seconds:7.1f} MB/s")
        print(f"ratio {plain / own:.2f}, peak memory {memory:.0f} MB, "
              f"catalog {os.path.getsize(work + '/feed.catalog') / 1e6:.0f} MB")


main()

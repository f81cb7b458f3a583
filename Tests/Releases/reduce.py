"""Leaves one album, its songs and its artist in a catalog file, so that a release's file is small: reduce.py CATALOG"""

import sqlite3
import sys

ARTIST, ALBUM = (178834, "Bruce Springsteen"), (310730204, "Born to Run")
SONGS = {
    310730206: "Thunder Road", 310730208: "Tenth Avenue Freeze-Out", 310730209: "Night", 310730213: "Backstreets",
    310730214: "Born to Run", 310730220: "She's the One", 310730222: "Meeting Across the River", 310730227: "Jungleland",
}

catalog = sqlite3.connect(sys.argv[1])
tables = [name for (name,) in catalog.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
for type in [name.removesuffix("-words") for name in tables if name.endswith("-words")]:
    # The index of words has no contents to delete rows by, so those that stay are written anew.
    catalog.execute(f"""INSERT INTO "{type}-words"("{type}-words") VALUES ('delete-all')""")
    names = {"artists": dict([ARTIST]), "albums": dict([ALBUM]), "songs": SONGS}.get(type, {})
    catalog.execute(f"""DELETE FROM "{type}" WHERE id NOT IN ({", ".join(map(str, names))})""")
    for id, name in names.items():
        (place,) = catalog.execute(f'SELECT place FROM "{type}" WHERE id = ?', [id]).fetchone()
        words = [name, "" if type == "artists" else ARTIST[1], ALBUM[1] if type == "songs" else ""]
        catalog.execute(f'INSERT INTO "{type}-words"(rowid, name, artist, album) VALUES (?, ?, ?, ?)', [place, *words])
    catalog.execute("UPDATE facts SET value = ? WHERE name = ?", [len(names), f"count {type}"])
catalog.execute(f"DELETE FROM charts WHERE id NOT IN ({', '.join(map(str, [ALBUM[0], *SONGS]))})")
for table in ["retired", "chart-playlists", "beginnings"]:
    catalog.execute(f'DELETE FROM "{table}"')
kept = {word for name in [ARTIST[1], ALBUM[1], *SONGS.values()] for word in name.lower().split()}
marks = ", ".join("?" * len(kept))
catalog.execute(f"DELETE FROM words WHERE word NOT IN ({marks})", [*kept])
catalog.execute(f"DELETE FROM spellings WHERE word NOT IN ({marks})", [*kept])
catalog.execute("DELETE FROM terms WHERE text NOT LIKE '%born to run%'")
catalog.commit()
catalog.execute("VACUUM")

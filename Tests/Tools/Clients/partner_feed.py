#!/usr/bin/env python3
"""Reads an export of the Enterprise Partner Feed with the package epf (PyPI), which knows the original files.

Usage: partner_feed.py FOLDER-OF-THE-PROGRAMS

Every table must have as many records as its trailer says and as tonearm reports, with unique primary keys. If the package is not
installed, this is said and nothing is tested.
"""

import re
import subprocess
import sys
import tempfile

try:
    from epf.parser import parse
except ImportError:
    print("The reader epf is not installed (make clients-setup): exports of the partner feed are not read with it.")
    sys.exit(0)


def faults(folder, table, rows):
    for file in parse(f"{folder}/{table}"):
        columns = [name for name, _ in file["columns"]]
        keys = [columns.index(key) for key in file["primary_keys"]]
        records = list(file["record_generator"]())
        if len(records) != rows or file["records_expected"] != rows:
            yield f"{table} has {len(records)} records, a trailer of {file['records_expected']}, and {rows} reported"
        if len({tuple(record[key] for key in keys) for record in records}) != rows:
            yield f"{table} repeats a key of {file['primary_keys']}"
        if file["is_incremental"]:
            yield f"{table} is said to be incremental"


def main(programs):
    with tempfile.TemporaryDirectory() as home:
        folder = f"{home}/feed"
        export = subprocess.run(
            [f"{programs}/tonearm", "-c", f"catalog export --epf {folder}"], env={"HOME": home}, check=True,
            capture_output=True, text=True)
        tables = {name: int(count.replace(",", "")) for name, count in re.findall(r"(\w+) +([\d,]+) rows", export.stdout)}
        found = [fault for table, rows in tables.items() for fault in faults(folder, table, rows)]
        if len(tables) < 10:
            found.append(f"the export reports {len(tables)} tables")
    if found:
        raise SystemExit("\n".join(found))
    print(f"The reader epf reads {len(tables)} tables with {sum(tables.values()):,} records.")


main(sys.argv[1])

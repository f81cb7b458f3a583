#!/usr/bin/env python3
"""Measures tonearm beside yardsticks in the same run, and prints medians and ratios. It judges nothing.

Usage: bench.py PATH-TO-TONEARM [SONGS-OF-THE-LARGE-CATALOG]
"""

import os
import pty
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 41
SELECT = ["sqlite3", ":memory:", "select 1"]


def timed(command, output=subprocess.DEVNULL, **options):
    """Seconds from start to exit of a whole process."""
    begin = time.perf_counter()
    subprocess.run(command, stdout=output, stdin=subprocess.DEVNULL, check=True, **options)
    return time.perf_counter() - begin


def first_prompt(command, prompt, environment):
    """Seconds from start until the prompt's bytes are on a pseudo-terminal."""
    begin = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(command[0], command, environment)
    seen = b""
    while prompt not in seen:
        ready, _, _ = select.select([terminal], [], [], 10)
        if not ready:
            raise SystemExit(f"no prompt from {command}")
        seen += os.read(terminal, 65536)
    taken = time.perf_counter() - begin
    os.write(terminal, b"\x04")
    while True:
        try:
            if not os.read(terminal, 65536):
                break
        except OSError:
            break
    os.waitpid(process, 0)
    os.close(terminal)
    return taken


def leave(process, terminal):
    """Ends a program at its prompt with Ctrl-D."""
    os.write(terminal, b"\x04")
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass
    os.waitpid(process, 0)
    os.close(terminal)


def key_times(command, prompt, text, environment):
    """Seconds from each key sent until it is seen, hints and all that is drawn with it not waited for."""
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(command[0], command, environment)

    def read(until):
        seen = b""
        while until not in seen:
            ready, _, _ = select.select([terminal], [], [], 10)
            if not ready:
                raise SystemExit(f"no {until} from {command}")
            seen += os.read(terminal, 65536)

    read(prompt)
    time.sleep(0.1)
    seconds = []
    for _ in range(RUNS):
        for key in text:
            byte = key.encode()
            begin = time.perf_counter()
            os.write(terminal, byte)
            read(byte)
            seconds.append(time.perf_counter() - begin)
            # What is drawn behind the line must not pass for the next key.
            while select.select([terminal], [], [], 0.002)[0]:
                os.read(terminal, 65536)
        os.write(terminal, b"\x15")
        while select.select([terminal], [], [], 0.005)[0]:
            os.read(terminal, 65536)
    leave(process, terminal)
    return seconds


def tab_times(command, prompt, question, typed, expected, environment):
    """Seconds from the Tab key behind what is typed until what is expected is seen, rows of an answer being shown."""
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(command[0], command, environment)

    def wait(milliseconds=10_000):
        return select.select([terminal], [], [], milliseconds / 1e3)[0]

    def drain(milliseconds=20):
        while wait(milliseconds):
            os.read(terminal, 65536)

    seen = b""
    while prompt not in seen:
        if not wait():
            raise SystemExit(f"no prompt from {command}")
        seen += os.read(terminal, 65536)
    os.write(terminal, question.encode() + b"\r")
    # The answer of a large catalog takes a while.
    wait(60_000)
    drain(1_000)
    seconds = []
    for _ in range(RUNS):
        os.write(terminal, typed.encode())
        wait()
        drain()
        begin = time.perf_counter()
        os.write(terminal, b"\t")
        seen = b""
        while expected not in seen:
            if not wait():
                raise SystemExit(f"no {expected} for '{typed}' and Tab from {command}")
            seen += os.read(terminal, 65536)
        seconds.append(time.perf_counter() - begin)
        drain()
        os.write(terminal, b"\x15")
        wait()
        drain()
    leave(process, terminal)
    return seconds


# What is typed before the Tab key, what is seen then (a new row where there is a list), and what it asks for.
TABS = [
    ("open ", b"\r\n", "rows and resources"), ("open nig", b"\r\n", "a row by its name"), ("charts --genre ro", b"21 ", "a genre by its name"),
    ("get /v1/catalog/us/charts?genre=", b"\r\n", "a value of a query"), ("search ni", b"ght ", "a term"),
]


def tabs(tonearm, environment, places):
    """What Tab takes, whatever catalog answers. A screen shows a new picture every 16 ms; × is the ratio to the catalog in the line before."""
    for typed, expected, name in TABS:
        base = None
        for place, options in places:
            command = [tonearm, "--fresh", *options]
            taken = tab_times(command, b"us> ", "search night --types songs --limit 25", typed, expected, environment)
            base = row(f"Tab, {name}, {place}", taken, base)


def keys(tonearm, environment):
    print(f"\nKeys typed at the prompt until they are seen, hints on; × is the ratio to bash")
    # A line that no entry begins with, so that the whole history is looked through, and one that many do.
    folder = environment["HOME"] + "/typed/tonearm"
    os.makedirs(folder, mode=0o700)
    with open(folder + "/history", "w") as history:
        for number in range(100_000):
            history.write(f"albums {number} --limit {number % 25 + 1}\n")
    os.chmod(folder + "/history", 0o600)
    typed = dict(environment, XDG_STATE_HOME=environment["HOME"] + "/typed")
    shell = ["bash", "--norc", "--noprofile", "-i"]
    yardstick = row("bash", key_times(shell, b"$ ", "zxcv 7", dict(environment, PS1="$ ")))
    row("tonearm, no history", key_times([tonearm, "--fresh"], b"us> ", "zxcv 7", environment), yardstick)
    row("tonearm, 100,000 lines, none begins so", key_times([tonearm, "--fresh"], b"us> ", "zxcv 7", typed), yardstick)
    row("tonearm, 100,000 lines, many begin so", key_times([tonearm, "--fresh"], b"us> ", "albums 7", typed), yardstick)


def row(name, seconds, yardstick=None, unit="ms"):
    """One line: median, spread, ratio to the yardstick."""
    scale = {"ms": 1e3, "µs": 1e6}[unit]
    median = statistics.median(seconds)
    text = f"{name:<44} {median * scale:9.2f} {unit}  ({min(seconds) * scale:.2f} to {max(seconds) * scale:.2f})"
    if yardstick is not None:
        text += f"  {median / yardstick:5.2f} ×"
    print(text)
    return median


def interleaved(jobs):
    """Runs the jobs in turn, so that a slow moment of the machine hits all of them."""
    results = {name: [] for name, _ in jobs}
    for _ in range(3):
        for _, job in jobs:
            job()
    for _ in range(RUNS):
        for name, job in jobs:
            results[name].append(job())
    return results


def starts(tonearm, environment):
    # A session to go on with, as a person has one at the second start.
    kept = dict(environment, XDG_STATE_HOME=environment["HOME"] + "/kept")
    subprocess.run(
        [tonearm, "--session", "default", "-c", "open albums/310730204"], env=kept, stdout=subprocess.DEVNULL, check=True)
    print(f"\nWhole processes, {RUNS} runs each, in turn; × is the ratio to sqlite3")
    results = interleaved([
        ("sqlite3 :memory: 'select 1'", lambda: timed(SELECT)),
        ("tonearm -c 'albums 310730204'", lambda: timed([tonearm, "-c", "albums 310730204"], env=environment)),
        ("tonearm albums 310730204", lambda: timed([tonearm, "albums", "310730204"], env=environment)),
        ("tonearm, to the first prompt", lambda: first_prompt([tonearm, "--fresh"], b"us> ", environment)),
        ("the same with a kept session", lambda: first_prompt([tonearm], b"310730204\x1b[0m>", kept)),
        ("python3 -c pass", lambda: timed(["python3", "-c", "pass"])),
    ])
    yardstick = statistics.median(results["sqlite3 :memory: 'select 1'"])
    for name, seconds in results.items():
        row(name, seconds, yardstick)


MIXED = [
    "albums 310730204", "open albums/310730204", "follow tracks --limit 2", "next", "back", "storefront jp",
    "albums 9000120300", "storefront us", "artists 178834", "songs 203709340", "view top-songs", "genres 14 21",
    "search beach bunny", "open 1", "where", "show", "charts --types songs", "playlists pl.acc464c750b94302b8806e5fcbe56e17",
    "storefronts us jp", "get /v1/catalog/us/albums/310730204",
]


def throughput(tonearm, environment):
    mixed = [line for line in MIXED if succeeds(tonearm, environment, line)]
    print(f"\nScripts of {len(mixed)} different lines; medians of 5. What a line costs must not grow with the session")
    costs = []
    for lines in (2_000, 40_000):
        speed, yardstick = speeds(tonearm, environment, [mixed[index % len(mixed)] for index in range(lines)])
        costs.append(1 / speed)
        print(f"{f'tonearm run, {lines} lines':<44} {speed:9.0f} commands a second, {1e3 / speed:.3f} ms each")
        print(f"{'sqlite3, as many select 1':<44} {yardstick:9.0f} commands a second  ({yardstick / speed:.1f} × as many)")
    print(f"{'a line of the longer script costs':<44} {costs[1] / costs[0]:9.2f} × a line of the shorter one")
    # Answers that were asked for lately are kept; here none is asked for again.
    different = [f"open {song}" for song in songs(tonearm, environment)]
    speed, _ = speeds(tonearm, environment, different)
    print(f"{f'tonearm run, {len(different)} lines, no two the same':<44} {speed:9.0f} commands a second, {1e3 / speed:.3f} ms each")


def speeds(tonearm, environment, lines, runs=5):
    """Lines of a script a second, and as many `select 1`: medians."""
    with tempfile.NamedTemporaryFile("w", suffix=".tonearm") as script, tempfile.NamedTemporaryFile("w") as selects:
        script.write("".join(line + "\n" for line in lines))
        selects.write("select 1;\n" * len(lines))
        script.flush()
        selects.flush()
        run = [timed([tonearm, "--keep-going", "run", script.name], env=environment) for _ in range(runs)]
        base = [timed(["sqlite3", ":memory:", f".read {selects.name}"]) for _ in range(runs)]
    return len(lines) / statistics.median(run), len(lines) / statistics.median(base)


def songs(tonearm, environment):
    """The songs that searches find, each once: `songs/203709340`."""
    found = {}
    for term in TERMS:
        script = ["-c", f"search {term} --types songs --limit 25 -o ids", "-c", "all -o ids"]
        printed = subprocess.run([tonearm, *script], env=environment, capture_output=True, text=True, check=False).stdout
        found.update(dict.fromkeys(line for line in printed.split() if line.startswith("songs/")))
    return list(found)


def succeeds(tonearm, environment, line):
    """Whether a line means something on its own, or after an album was opened."""
    script = ["-c", "open albums/310730204", "-c", "follow tracks --limit 2", "-c", "open 1", "-c", "back", "-c", line]
    return subprocess.run([tonearm, *script], env=environment, capture_output=True, check=False).returncode == 0


TERMS = ["beach bunny", "born to run", "night", "lov", "jame brown", "the", "moon river", "a", "blue", "glass", "bunny beach", "hotel"]


def search_times(tonearm, environment, *options):
    """Seconds of 2,000 searches in one shell, and how many different terms they have."""
    # A search that finds nothing prints nothing here, and there would be nothing to wait for.
    terms = [term for term in TERMS if subprocess.run(
        [tonearm, *options, "search", *term.split(), "-o", "ids"], env=environment, capture_output=True, check=True).stdout]
    return len(terms), line_times(tonearm, environment, [
        f"search {terms[index % len(terms)]} --types artists,albums,songs,playlists -o ids" for index in range(2_000)], *options)


def line_times(tonearm, environment, lines, *options):
    """Seconds from a line's last byte to its answer, for lines of which each prints something."""
    shell = subprocess.Popen([tonearm, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, bufsize=0)
    taken = []
    for line in lines:
        begin = time.perf_counter()
        shell.stdin.write(line.encode() + b"\n")
        shell.stdout.read(1 << 20)
        taken.append(time.perf_counter() - begin)
        # An answer may come in several pieces.
        while select.select([shell.stdout], [], [], 0.001)[0]:
            shell.stdout.read(1 << 20)
    shell.stdin.close()
    shell.wait()
    return taken


def searches(tonearm, environment):
    terms, taken = search_times(tonearm, environment)
    print(f"\nA search, from the line's last byte to the answer, 2,000 of {terms} different terms")
    row("the first, which builds the index", taken[:1])
    later = sorted(taken[1:])
    row("median of the others", later, unit="µs")
    print(f"{'99th percentile':<44} {later[int(len(later) * 0.99)] * 1e6:9.2f} µs")


def queue_lines(far, middle, near):
    """Every operation once. Of the entries that numbers name none is the current one but for that of `skip to`."""
    return [
        "skip", "seek 0:10", "skip back", f"skip to {middle}", f"queue move {far} --to 2 --no-wait", "clock advance 1s",
        f"queue remove {far} --no-wait", "clock advance 1s", f"queue insert songs/203709340 --after {near} --no-wait",
        "clock advance 1s", "queue next songs/203709340 --no-wait", "clock advance 1s", "queue begin", f"queue remove {far}",
        "queue commit --no-wait", "clock advance 1s", "shuffle songs", "shuffle off", "pause", "play", "repeat one", "repeat all",
        "now", "clock advance 10m",
    ]


def queues(tonearm, environment):
    """Each operation on a queue of 10,000 entries, beside the same on one of eight."""
    print("\nA queue of 10,000 entries, from the line's last byte to the answer; × is the ratio to a queue of eight entries")
    medians = {}
    for albums, lines in ((1, queue_lines(8, 4, 3)), (1_250, queue_lines(9_000, 5_000, 4_000))):
        begin = [
            "scenario load subscriber", "clock set 2026-11-21", "queue set " + " ".join(["albums/310730204"] * albums), "repeat all",
            "play",
        ]
        taken = line_times(tonearm, environment, begin + lines * 20)
        if albums > 1:
            row("queue set, 1,250 albums", taken[2:3])
        for index, line in enumerate(lines):
            seconds = taken[len(begin) + index::len(lines)]
            if albums == 1:
                medians[index] = statistics.median(seconds)
            elif line != "clock advance 1s":
                row(line.replace(" --no-wait", ""), seconds, medians[index], unit="µs")


def peak(command, environment=None):
    """The most memory that a run had, in MB."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return usage.ru_maxrss / 1024


def calls(lines):
    """The arguments that run lines."""
    return [word for line in lines for word in ("-c", line)]


BROAD = ["charts", "search night --types all", "genres", "search the --types all --limit 25", "suggest a"]


# What a shell's own commands cost a script, for a ratio: verifying does more, since it compares.
CHEAP = ["storefront jp", "storefront us", "where", "clock"]


def recorded(tonearm, environment, path, lines):
    """A recording of so many commands, which verifies."""
    script = path + ".tonearm"
    with open(script, "w", encoding="utf-8") as file:
        file.write("".join(CHEAP[index % len(CHEAP)] + "\n" for index in range(lines)))
    subprocess.run([tonearm, "--transcript", path, "run", script], env=environment, stdout=subprocess.DEVNULL, check=True)
    return script


def transcripts(tonearm, environment, folder):
    """Verifying and recording: the cost of one command more, and of a call."""
    print("\nTranscripts; medians of 5")
    short, long = os.path.join(folder, "short.md"), os.path.join(folder, "long.md")
    recorded(tonearm, environment, short, 1)
    script = recorded(tonearm, environment, long, 10_000)

    def run(*words):
        return statistics.median(timed([tonearm, *words], env=environment) for _ in range(5))

    fixed, whole, plain = run("transcript", "verify", short), run("transcript", "verify", long), run("run", script)
    print(f"{'running the script of 10000 commands':<44} {plain * 1e3:9.2f} ms")
    print(f"{'verify, a file of one command':<44} {fixed * 1e3:9.2f} ms")
    print(f"{'verify, a file of 10000 commands':<44} {whole * 1e3:9.2f} ms  {whole / plain:5.2f} ×")
    print(f"{'verify, each of 10000 commands':<44} {(whole - fixed) / 9_999 * 1e3:9.3f} ms")
    recording(tonearm, environment, folder, "cheap", script)
    mixed = os.path.join(folder, "mixed.tonearm")
    lines = [line for line in MIXED if succeeds(tonearm, environment, line)]
    with open(mixed, "w", encoding="utf-8") as file:
        file.write("".join(lines[index % len(lines)] + "\n" for index in range(10_000)))
    recording(tonearm, environment, folder, "mixed", mixed)
    many = os.path.join(folder, "many")
    os.makedirs(many)
    with open(short, encoding="utf-8") as file:
        text = file.read()
    for index in range(1_000):
        with open(os.path.join(many, f"{index}.md"), "w", encoding="utf-8") as file:
            file.write(text)
    one, two = run("transcript", "verify", many, "--jobs", "1"), run("transcript", "verify", many, "--jobs", "2")
    print(f"{'verify, 1000 files, one at a time':<44} {one * 1e3:9.2f} ms")
    print(f"{'verify, 1000 files, two side by side':<44} {two * 1e3:9.2f} ms  {two / one:5.2f} ×")
    crammed(environment, folder)
    cast_size(tonearm, environment, folder)


def recording(tonearm, environment, folder, name, script):
    """What it costs to record a script, laid out for 80 columns as a recording is. In turn, so that a slow moment of the machine hits both."""
    plain, written, taken = [], [], []
    for index in range(5):
        path = os.path.join(folder, f"{name}-{index}.md")
        call = [tonearm, "--keep-going", "--width", "80"]
        plain.append(timed([*call, "run", script], env=environment))
        with open(path + ".txt", "wb") as file:
            written.append(timed([*call, "run", script], env=environment, output=file))
        os.remove(path + ".txt")
        taken.append(timed([*call, "--transcript", path, "run", script], env=environment))
        os.remove(path)
    base, in_file, with_recording = (statistics.median(times) for times in (plain, written, taken))
    print(f"{f'a script of 10000 {name} commands':<44} {base * 1e3:9.2f} ms")
    print(f"{'the same, its output in a file':<44} {in_file * 1e3:9.2f} ms  {in_file / base:5.2f} ×")
    print(f"{'the same, recorded':<44} {with_recording * 1e3:9.2f} ms  {with_recording / base:5.2f} ×")


def crammed(environment, folder):
    """What cram takes for each command, where it is installed: with a shell's own commands, and with a process each."""
    if not shutil.which("cram"):
        return
    for name, command in (("a shell's own commands", "echo a"), ("a process each", "/bin/echo a")):
        costs = []
        for count in (1, 1_001):
            path = os.path.join(folder, f"{count}.t")
            with open(path, "w", encoding="utf-8") as file:
                file.write(f"  $ {command}\n  a\n" * count)
            costs.append(statistics.median(timed(["cram", path], env=environment) for _ in range(5)))
        print(f"{f'cram, {name}: a file of one':<44} {costs[0] * 1e3:9.2f} ms")
        print(f"{f'cram, {name}: each of 1000':<44} {(costs[1] - costs[0]) / 1_000 * 1e3:9.3f} ms")


def cast_size(tonearm, environment, folder):
    """A talk as a cast, beside what asciinema records of its performance, where that is installed."""
    talk = os.path.join(os.path.dirname(__file__), "..", "..", "..", "Sources", "Shell", "Talks", "wwdc-2017.md")
    ours, theirs = os.path.join(folder, "ours.cast"), os.path.join(folder, "theirs.cast")
    subprocess.run([tonearm, "transcript", "export", talk, ours], env=environment, stdout=subprocess.DEVNULL, check=True)
    size = os.path.getsize(ours)
    if not shutil.which("asciinema"):
        return print(f"{'the cast of a talk':<44} {size:9d} bytes")
    play = f"{tonearm} transcript play {talk} --speed 10"
    with subprocess.Popen(["asciinema", "rec", "-q", "--overwrite", "-c", play, theirs], env=environment) as process:
        process.wait()
    recorded = os.path.getsize(theirs)
    print(f"{'the cast of a talk':<44} {size:9d} bytes  {size / recorded:5.2f} × asciinema's {recorded}")


def memory(tonearm, environment):
    print("\nPeak memory; × is the ratio to sqlite3")
    yardstick = peak(SELECT)
    print(f"{'sqlite3':<44} {yardstick:9.1f} MB")
    for lines in (["albums 310730204"], ["search night"], ["charts", "search night --types all", "genres"]):
        most = peak([tonearm, *calls(lines)], environment)
        print(f"{'; '.join(lines):<44} {most:9.1f} MB  {most / yardstick:5.2f} ×")


def catalogs(tonearm, environment, folder, songs):
    """The same questions to the built-in catalog, to a file of its size, and to a large one."""
    print("\nCatalog files; × is the ratio to sqlite3, and of searches and memory to the built-in catalog")
    files = []
    for count in (5_000, songs):
        path = os.path.join(folder, f"{count}.catalog")
        taken = timed([tonearm, "catalog", "generate", "--songs", str(count), path], env=environment)
        size = os.path.getsize(path) / 1e6
        print(f"{f'generate --songs {count}':<44} {taken:9.1f} s    {size:.0f} MB")
        files.append((f"{count} songs", ["--catalog", path]))
    places = [("built-in", []), *files]
    select = ("sqlite3 :memory: 'select 1'", lambda: timed(SELECT))
    starts = interleaved([select] + [
        (f"-c 'albums 310730204', {name}", lambda options=options: timed(
            [tonearm, *options, "-c", "albums 310730204"], env=environment)) for name, options in places])
    for name, seconds in starts.items():
        row(name, seconds, statistics.median(starts[select[0]]))
    base = {}
    for name, options in places:
        _, taken = search_times(tonearm, environment, *options)
        later = sorted(taken[12:])
        found = {"median": statistics.median(later), "99th percentile": later[int(len(later) * 0.99)]}
        for what, seconds in found.items():
            ratio = seconds / base.setdefault(what, seconds)
            print(f"{f'a search of four types, {what}, {name}':<52} {seconds * 1e3:7.2f} ms  {ratio:5.2f} ×")
    for name, options in places:
        taken = line_times(tonearm, environment, [f"suggest {word}" for word in ("a", "th", "lov", "night", "b") * 100], *options)
        print(f"{f'suggest, 99th percentile, {name}':<52} {sorted(taken[5:])[int((len(taken) - 5) * 0.99)] * 1e3:7.2f} ms")
    tabs(tonearm, environment, places)
    for name, options in places:
        most = peak([tonearm, *options, *calls(BROAD)], environment)
        print(f"{f'peak memory of charts and searches, {name}':<52} {most:7.1f} MB  {most - base.setdefault('memory', most):+.1f} MB")


def environment(home):
    return {"HOME": home, "PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8"}


def main():
    tonearm = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as home:
        own = environment(home)
        for measure in (starts, keys, throughput, searches, queues, memory):
            measure(tonearm, own)
        transcripts(tonearm, own, home)
        catalogs(tonearm, own, home, int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Sends what the default HTTP client of each language sends to the served simulator, each on a connection that it keeps.

Usage: wires.py FOLDER-OF-THE-PROGRAMS [CLIENT…]

Every client makes the same requests (STEPS): three reads, a write with a body, a request without a token, a slow answer, and another read.
The answers must have the same statuses and lengths, and the client may open no more connections than it opens to any other server. Clients
that speak HTTP/2 do the same over TLS, with the certificate of the server's own authority, and send cookies in fields of their own. Then
come the habits of single clients: encodings in every form, bodies of unknown length, `Expect`, an upgrade that is offered and not taken,
requests in one piece, and requests that are cut at each byte.

Clients that are not installed are named and left out. Everything listens on loopback, and ends by itself.
"""

import gzip
import http.client
import json
import os
import pathlib
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).parent / "wires"
ALBUM = "/v1/catalog/us/albums/310730204"
PLAYLISTS = "/v1/me/library/playlists"
STEPS = [("get", 200), ("get", 200), ("get", 200), ("post", 201), ("refused", 401), ("slow", 200), ("get", 200)]
# Over HTTP/2, a user token in a cookie between others, each in a field of its own (RFC 9113, section 8.2.3).
COOKIES = [("cookies", 200)]


class Served:
    """tonearm-serve on a free port, with a slow path, and a path that reads cookies."""

    def __init__(self, programs, *options):
        self.folder = tempfile.TemporaryDirectory()
        ready = pathlib.Path(self.folder.name, "ready.json")
        faults = ["delay --delay 0.5 --on /v1/test", "web-player --on /v1/me/library/songs"]
        self.process = subprocess.Popen(
            [f"{programs}/tonearm-serve", "--listen", "127.0.0.1:0", "--control", "127.0.0.1:0", "--ready", ready,
             *[word for fault in faults for word in ("--fault", fault)], *options],
            stdout=subprocess.DEVNULL, env={**os.environ, "XDG_STATE_HOME": self.folder.name})
        while not ready.exists():
            if self.process.poll() is not None:
                raise SystemExit("tonearm-serve did not start")
            time.sleep(0.05)
        facts = json.loads(ready.read_text())
        self.scheme, _, address = facts["origin"].partition("://")
        self.port = int(address.rpartition(":")[2])
        self.token, self.user = facts["tokens"]["developer"], facts["tokens"]["subscriber"]
        self.authority = facts.get("certificate")

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Counter:
    """A proxy that passes bytes on, and counts connections."""

    def __init__(self, served):
        self.count, self.port = 0, served.port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.origin = f"{served.scheme}://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
                server = socket.create_connection(("127.0.0.1", self.port))
            except OSError:
                return
            self.count += 1
            for source, target in ((client, server), (server, client)):
                threading.Thread(target=self.pump, args=(source, target), daemon=True).start()

    @staticmethod
    def pump(source, target):
        try:
            while part := source.recv(65536):
                target.sendall(part)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass


def has(module):
    return subprocess.run([sys.executable, "-c", f"import {module}"], capture_output=True, check=False).returncode == 0


def program(name):
    return shutil.which(name) is not None


# name: (command, whether it is installed, the most connections that it opens)
CLIENTS = {
    "python http.client": ([sys.executable, HERE / "python.py", "http.client"], True, 1),
    "python urllib": ([sys.executable, HERE / "python.py", "urllib"], True, len(STEPS)),
    "python requests": ([sys.executable, HERE / "python.py", "requests"], has("requests"), 1),
    "python httpx": ([sys.executable, HERE / "python.py", "httpx"], has("httpx"), 1),
    "python aiohttp": ([sys.executable, HERE / "python.py", "aiohttp"], has("aiohttp"), 1),
    "node fetch": (["node", HERE / "node.mjs", "fetch"], program("node"), 2),
    "node http": (["node", HERE / "node.mjs", "http"], program("node"), 1),
    "java HttpClient": (["java", HERE / "Wires.java", "client"], program("java"), 1),
    "java HttpURLConnection": (["java", HERE / "Wires.java", "connection"], program("java"), 2),
    "perl HTTP::Tiny": (["perl", HERE / "tiny.pl"], program("perl"), 1),
    "ruby net/http": (["ruby", HERE / "ruby.rb"], program("ruby"), 1),
    "curl": (["sh", HERE / "curl.sh"], program("curl"), 1),
    "curl --http2": (["sh", HERE / "curl.sh", "--http2"], program("curl"), 1),
    "curl --compressed": (["sh", HERE / "curl.sh", "--compressed"], program("curl"), 1),
    "curl --http1.0": (["sh", HERE / "curl.sh", "--http1.0"], program("curl"), len(STEPS)),
    "curl, Expect": (["sh", HERE / "curl.sh", "-H", "Expect: 100-continue"], program("curl"), 1),
    "curl, chunks": (["sh", HERE / "curl.sh", "-H", "Transfer-Encoding: chunked"], program("curl"), 1),
    "curl --tr-encoding": (["sh", HERE / "curl.sh", "--tr-encoding"], program("curl"), 1),
}


# The same for clients that speak HTTP/2 over TLS.
SECURE_CLIENTS = {
    "curl --http2, TLS": (["sh", HERE / "curl.sh", "--http2"], program("curl"), 1),
    "python httpx, HTTP/2": ([sys.executable, HERE / "python.py", "httpx-http2"], has("httpx, h2"), 1),
    "node http2": (["node", HERE / "node.mjs", "http2"], program("node"), 1),
    "java HttpClient, HTTP/2": (["java", HERE / "Wires.java", "client"], program("java"), 1),
    "go net/http, HTTP/2": (["go", "run", HERE / "wires.go"], program("go"), 1),
}


def client(name, served, lengths):
    """Yields the faults of one client."""
    command, _, most = (SECURE_CLIENTS if served.authority else CLIENTS)[name]
    steps = STEPS + (COOKIES if served.authority else [])
    counter = Counter(served)
    try:
        ended = subprocess.run(
            [*map(str, command), counter.origin, served.token, served.user], capture_output=True, text=True, timeout=120,
            check=False, env={**os.environ, "AUTHORITY": served.authority or ""})
    except subprocess.TimeoutExpired as error:
        yield f"an answer did not come within {error.timeout} seconds"
        return
    finally:
        counter.listener.close()
    try:
        answers = [json.loads(line) for line in ended.stdout.splitlines() if line.startswith("{")]
    except ValueError:
        answers = []
    statuses = [answer["status"] for answer in answers]
    if ended.returncode or statuses != [status for _, status in steps]:
        yield f"statuses {statuses}, exit {ended.returncode}: {ended.stderr[-500:]}"
        return
    if served.authority and (others := {answer["version"] for answer in answers} - {2}):
        yield f"it spoke HTTP/{', HTTP/'.join(map(str, others))}"
    for (step, _), answer in zip(steps, answers):
        # A playlist has ids of its own, some libraries hide the body of a refusal, and -1 is an unknown length.
        if step == "get" and answer["bytes"] not in (lengths[step], -1):
            yield f"'{step}' has {answer['bytes']} bytes, not {lengths[step]}"
    if counter.count > most:
        yield f"it opened {counter.count} connections, not {most}"


def encodings(served):
    """Yields the faults of answers to `Accept-Encoding` in every form: gzip only if it was asked for."""
    forms = {
        None: False, "": False, "identity": False, "gzip": True, "GZIP": True, "gzip, deflate, br": True,
        "gzip;q=0": False, "gzip; q=0.000": False, "gzip;q=0.5, identity;q=0.1": True, "*": None, "br": False,
        "x-gzip": None, "deflate": None, "identity;q=0, gzip": True, "gzip ,br": True, ", ,gzip": True,
    }
    for value, wanted in forms.items():
        connection = http.client.HTTPConnection("127.0.0.1", served.port)
        connection.putrequest("GET", ALBUM, skip_accept_encoding=True)
        connection.putheader("Authorization", f"Bearer {served.token}")
        if value is not None:
            connection.putheader("Accept-Encoding", value)
        connection.endheaders()
        answer = connection.getresponse()
        answer.read()
        coding = answer.headers["Content-Encoding"]
        if answer.status != 200 or wanted is not None and (coding == "gzip") != wanted:
            yield f"Accept-Encoding {value!r}: {answer.status}, Content-Encoding {coding}"
        connection.close()


def head(served, target=ALBUM, fields=""):
    return f"GET {target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {served.token}\r\n{fields}\r\n".encode()


def received(connection, count):
    """Returns the statuses of a number of answers with lengths."""
    reader, statuses = connection.makefile("rb"), []
    for _ in range(count):
        line = reader.readline()
        if not line:
            return statuses + ["closed"]
        statuses.append(int(line.split()[1]))
        length = 0
        while (field := reader.readline().strip()):
            if field.lower().startswith(b"content-length:"):
                length = int(field.split(b":")[1])
        reader.read(length)
    return statuses


def raw(served):
    """Yields the faults of requests as bytes: several in one piece, offers of an upgrade, and a cut at each byte."""
    offer = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n"
    for name, piece in (("in one piece", head(served) * 3), ("with an offer each", head(served, fields=offer) * 3)):
        with socket.create_connection(("127.0.0.1", served.port), timeout=20) as connection:
            connection.sendall(piece)
            if (statuses := received(connection, 3)) != [200] * 3:
                yield f"three requests {name}: {statuses}"
    body = b'{"attributes":{"name":"Road"}}'
    form = (f"POST {PLAYLISTS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {served.token}\r\n"
            f"Music-User-Token: {served.user}\r\nContent-Length: {len(body)}\r\n\r\n").encode() + body
    for name, whole, wanted in (("a read", head(served, fields=offer), 200), ("a write", form, 201)):
        with socket.create_connection(("127.0.0.1", served.port), timeout=60) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for cut in range(1, len(whole)):
                connection.sendall(whole[:cut])
                connection.sendall(whole[cut:])
                if (statuses := received(connection, 1)) != [wanted]:
                    yield f"{name}, cut after {cut} bytes: {statuses}"
                    break


def length(served):
    """Returns the decoded length of the album, whose links to pictures begin with the server's address."""
    if served.authority:
        context = ssl.create_default_context(cafile=served.authority)
        connection = http.client.HTTPSConnection("127.0.0.1", served.port, context=context)
    else:
        connection = http.client.HTTPConnection("127.0.0.1", served.port)
    connection.request("GET", ALBUM, headers={"Authorization": f"Bearer {served.token}"})
    answer = connection.getresponse()
    body = answer.read()
    # A server that compresses although it was not asked to must not measure its own fault.
    return len(gzip.decompress(body) if answer.headers["Content-Encoding"] == "gzip" else body)


def main(programs, chosen):
    served, secure = Served(programs), Served(programs, "--tls")
    faults, absent = [], []

    def report(name, found):
        print(f"{name}: {'; '.join(found) or 'ok'}", flush=True)
        faults.extend(found)

    try:
        for server, clients in ((served, CLIENTS), (secure, SECURE_CLIENTS)):
            for name, (_, is_there, _) in clients.items():
                if chosen and name not in chosen:
                    continue
                if is_there:
                    report(name, list(client(name, server, {"get": length(server)})))
                else:
                    absent.append(name)
        if not chosen:
            for name, check in (("encodings", encodings), ("bytes", raw)):
                try:
                    report(name, list(check(served)))
                except OSError as error:
                    report(name, [f"an answer did not come: {error}"])
    finally:
        served.stop()
        secure.stop()
    if absent:
        print(f"Not installed, so left out: {', '.join(absent)}.")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))

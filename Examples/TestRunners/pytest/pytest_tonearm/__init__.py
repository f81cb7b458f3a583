"""The fixture `apple_music`: a simulated Apple Music for each test, played by `tonearm serve`."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Generator, Iterator
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pytest

__all__ = ["Account", "AppleMusic", "AppleMusicError", "Clock", "Server"]
__tracebackhide__ = True  # a failure shows the line of the test, not lines of this file

_world = pytest.StashKey["AppleMusic"]()
_coverage = pytest.StashKey[str]()
_direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class AppleMusicError(Exception):
    """A sentence: the server cannot be reached or started, or refused an order of the test."""


class Server:
    """A running server that makes worlds, known by its ready file."""

    def __init__(self, file: Path, process: subprocess.Popen[bytes] | None = None) -> None:
        self.file, self.process, self.suite = file, process, f"pytest-{uuid.uuid4()}"
        try:
            ready = json.loads(file.read_text())
            self.control, self.secret = str(ready["control"]), str(ready["secret"])
        except (OSError, ValueError, KeyError, TypeError):
            raise AppleMusicError(
                f"The ready file '{file}' is missing, or has no control address. Start 'tonearm serve --control"
                f" 127.0.0.1:0 --ready {file}', or unset TONEARM_READY.") from None

    @classmethod
    def find_or_start(cls, keeps: bool = False) -> Server:
        """Returns the server whose ready file TONEARM_READY names, or starts the program TONEARM.

        A server that is not kept ends with this process, however that ends, because its input does.
        """
        if named := os.environ.get("TONEARM_READY"):
            return cls(Path(named).absolute())
        program = os.environ.get("TONEARM") or "tonearm"
        if not shutil.which(program):
            raise AppleMusicError(
                f"Cannot start '{program}': it is not installed. Install the package ('sudo apt install"
                " ./tonearm_*.deb') or the source ('make install'), or set TONEARM to the program's path.")
        file = Path(tempfile.gettempdir(), f"tonearm-{uuid.uuid4()}.json").absolute()  # readable by its owner alone
        words = [program, "serve", "--listen", "127.0.0.1:0", "--control", "127.0.0.1:0", "--ready", str(file)]
        with tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                words if keeps else [*words, "--until-input-ends"],
                stdin=subprocess.DEVNULL if keeps else subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=errors,
                start_new_session=True)
            deadline = time.monotonic() + 60
            while not file.exists():
                if process.poll() is not None or time.monotonic() > deadline:
                    process.kill()
                    process.wait()
                    errors.seek(0)
                    printed = errors.read().decode(errors="replace").strip()
                    raise AppleMusicError(f"Cannot start '{program} serve': {printed}")
                time.sleep(0.01)
        return cls(file, process)

    def stop(self) -> None:
        """Ends the server if this run started it."""
        if self.process:
            self.process.terminate()
            self.process.wait()
            if self.process.stdin:
                self.process.stdin.close()
            self.file.unlink(missing_ok=True)

    @property
    def coverage(self) -> dict[str, Any]:
        """The endpoints, parameters, refusals and faults that the tests of this run met: see docs/testing.md."""
        met: dict[str, Any] = self.ask("GET", f"/suites/{self.suite}/coverage")
        return met

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Returns the answer to a request to the control address."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.control + path, data, {"Authorization": f"Bearer {self.secret}"}, method=method)
        try:
            with _direct.open(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise AppleMusicError(_sentence(error)) from None
        except (OSError, ValueError):
            advice = "Run the tests" if self.process else "Start 'tonearm serve'"
            raise AppleMusicError(
                f"Cannot reach the server at {self.control}: it has ended, or does not answer."
                f" {advice} again.") from None


def _sentence(error: urllib.error.HTTPError) -> str:
    try:
        answer = json.load(error)
        return f"{answer['error']} {answer.get('next', '')}".strip()
    except (ValueError, LookupError, TypeError):
        return f"The control address answers with the status {error.code}. Is another program using it?"


class Account:
    """An account of a world. `token` is the music user token that it began with."""

    def __init__(self, music: AppleMusic, name: str) -> None:
        self.name, self.token, self._music = name, music.tokens[name], music

    def lapse(self) -> None:
        """Ends the subscription."""
        self._event("lapse")

    def subscribe(self) -> None:
        """Begins a subscription."""
        self._event("subscribe")

    def revoke(self) -> None:
        """Withdraws the app's access, and its user tokens."""
        self._event("revoke")

    def grant(self) -> None:
        """Gives the app access again."""
        self._event("grant")

    def change_password(self) -> None:
        """Withdraws the user tokens of all apps."""
        self._event("change-password")

    def new_token(self) -> str:
        """Returns a new music user token."""
        return str(self._event("token")["token"])

    def _event(self, name: str) -> Any:
        return self._music.ask("POST", f"/accounts/{self.name}/{name}")


class Clock:
    """The clock of a world, by which tokens expire."""

    def __init__(self, music: AppleMusic) -> None:
        self._music = music

    @property
    def now(self) -> datetime:
        """The time of the world."""
        return datetime.fromisoformat(self._music.ask("GET", "/clock")["now"].replace("Z", "+00:00"))

    def advance(self, seconds: int) -> None:
        """Moves the clock forward."""
        self._music.ask("PUT", "/clock", {"advance": seconds})

    def set(self, now: datetime | str) -> None:
        """Sets the time. A running clock runs on. A time without a zone is local; a text is as in a world file."""
        text = now if isinstance(now, str) else now.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        self._music.ask("PUT", "/clock", {"now": text})


class AppleMusic:
    """A world of its own: accounts, libraries, a clock, faults and a journal."""

    def __init__(self, server: Server, **order: Any) -> None:
        made = server.ask("POST", "/worlds", {**order, "suite": server.suite})
        self.id, self.origin, self._server = str(made["id"]), str(made["origin"]), server
        self.developer_token = str(made["tokens"].pop("developer"))
        self.tokens: dict[str, str] = made["tokens"]
        self.clock = Clock(self)
        self.attach = f"attach {server.file} {self.id}"  # the line to type in the shell

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Returns the answer to another control request about this world: see docs/worlds.md."""
        return self._server.ask(method, f"/worlds/{self.id}{path}", body)

    def account(self, name: str) -> Account:
        """Returns an account by its name in the world file."""
        if name not in self.tokens:
            raise AppleMusicError(f"The world has no account '{name}'. It has: {', '.join(self.tokens)}.")
        return Account(self, name)

    @property
    def subscriber(self) -> Account:
        """An account with a subscription in the United States and a library."""
        return self.account("subscriber")

    def fail(self, *faults: str) -> None:
        """Adds faults: `fail("429 --on /v1/catalog --times 1")`."""
        self.ask("PUT", "/faults", {"faults": [*self.ask("GET", "/faults")["faults"], *faults]})

    def clear_faults(self) -> None:
        """Ends all faults."""
        self.ask("DELETE", "/faults")

    def requests(self, **choice: str | int) -> list[dict[str, Any]]:
        """Returns the entries of the journal: `requests(path="/v1/me", method="GET", status="4xx")`."""
        entries: list[dict[str, Any]] = self.ask("GET", f"/journal?{urllib.parse.urlencode(choice)}")["requests"]
        return entries

    @property
    def journal(self) -> str:
        """The last 50 requests as text: what was sent, its status, and why it was refused."""
        return "\n".join(_visible(line) for entry in self.requests(limit=50) for line in _lines(entry)) or (
            "The world received no request. Does the app send the world's developer token to its origin?")

    def reset(self) -> None:
        """Brings back the state in which the world was made, and empties the journal. Its tokens stay valid."""
        self.ask("POST", "/reset")

    def snapshot(self, name: str) -> None:
        """Keeps the present state under a name."""
        self.ask("PUT", f"/snapshots/{name}")

    def restore(self, name: str) -> None:
        """Brings a kept state back."""
        self.ask("POST", f"/snapshots/{name}/restore")


_CAUSE = ("rule", "source", "path", "parameter", "header", "pointer", "found", "allowed", "send")


def _lines(entry: dict[str, Any]) -> Iterator[str]:
    query = "&".join(f"{name}={value}" for name, value in entry["query"])
    yield f"{entry['number']}  {entry['status']}  {entry['method']} {entry['path']}{'?' if query else ''}{query}"
    if "body" in entry:
        yield f"        body: {json.dumps(entry['body'], ensure_ascii=False)[:200]}"
    if fault := entry.get("fault"):
        yield f"        fault: {fault}"
    elif why := entry.get("why"):
        yield from (f"        {name}: {why[name]}" for name in _CAUSE if name in why)
        yield from (f"        reason: {reason}" for reason in why.get("reasons", []))


def _visible(line: str) -> str:
    """Escapes what a terminal would obey: control characters, and those that reverse the direction of a line."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in line)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("apple music").addoption(
        "--keep-worlds", action="store_true", default=bool(os.environ.get("TONEARM_KEEP_WORLDS")),
        help="keep each test's world and the server; print how to attach")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "apple_music(world, faults, seed, now): begin with a world file, its path or content, and faults")


@pytest.fixture(scope="session")
def apple_music_server(pytestconfig: pytest.Config) -> Iterator[Server]:
    """The server of this run or, with TONEARM_READY, of several runs."""
    keeps: bool = pytestconfig.getoption("--keep-worlds")
    server = Server.find_or_start(keeps)
    yield server
    with contextlib.suppress(AppleMusicError):  # no test had a world, or the server has ended
        pytestconfig.stash[_coverage] = str(server.coverage["line"])
    if not keeps:
        server.stop()


@pytest.fixture
def apple_music(request: pytest.FixtureRequest) -> Iterator[AppleMusic]:
    """A simulated Apple Music with accounts, a clock and faults that only this test has."""
    __tracebackhide__ = False  # otherwise pytest adds a line about hidden lines to the sentence
    marker = request.node.get_closest_marker("apple_music")
    order, prefix = dict(marker.kwargs) if marker else {}, ""
    try:
        server = request.getfixturevalue("apple_music_server")
        if isinstance(named := order.get("world"), (str, os.PathLike)):
            prefix = f"Cannot make the world of '{named}': "
            order["world"] = json.loads((request.path.parent / named).read_text())
        music = AppleMusic(server, **order)
    except (AppleMusicError, OSError, ValueError) as error:
        raise pytest.fail.Exception(f"{prefix}{error}", pytrace=False) from None
    request.node.stash[_world] = music
    yield music
    if request.config.getoption("--keep-worlds"):
        ending = f" (kill {server.process.pid} ends its server)" if server.process else ""
        request.node.user_properties.append(("apple_music", music.attach + ending))
        return
    with contextlib.suppress(AppleMusicError):  # if the server has ended, so has the world
        music.ask("DELETE", "")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, None]:
    report: pytest.TestReport = (yield).get_result()
    if report.failed and report.when != "teardown" and (music := item.stash.get(_world, None)):
        try:
            report.sections.append(("Apple Music journal", music.journal))
        except AppleMusicError as error:
            report.sections.append(("Apple Music journal", str(error)))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    reports = [*terminalreporter.stats.get("", []), *terminalreporter.stats.get("error", [])]
    for report in reports:
        for line in [value for name, value in report.user_properties if name == "apple_music"]:
            if report.when == "teardown":
                terminalreporter.line(f"world of {report.nodeid}: {line}")
    if coverage := config.stash.get(_coverage, None):
        terminalreporter.line(_visible(coverage))

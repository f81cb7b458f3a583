"""Tests of the plugin's own behaviour: options, shared servers, and input that it refuses."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_tonearm import Server

pytest_plugins = ["pytester"]

PASSING = """
def test_one(apple_music): apple_music.subscriber.lapse()
def test_two(apple_music): assert not apple_music.requests()
def test_three(): pass
"""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of the test's own, which the inner runs find."""
    monkeypatch.delenv("TONEARM_READY", raising=False)
    started = Server.find_or_start()
    monkeypatch.setenv("TONEARM_READY", str(started.file))
    yield started
    if started.file.exists():
        started.stop()


def run(pytester: pytest.Pytester, *options: str) -> str:
    """Returns what an inner run prints, in a process of its own."""
    return pytester.runpytest_subprocess("-q", "--color=no", *options).stdout.str()


def test_worlds_are_deleted_and_two_runs_share_a_server(
        pytester: pytest.Pytester, server: Server) -> None:
    pytester.makepyfile(PASSING)
    before = len(server.ask("GET", "/worlds")["worlds"])
    for _ in range(2):
        assert "3 passed" in run(pytester)
    assert len(server.ask("GET", "/worlds")["worlds"]) == before


@pytest.mark.usefixtures("server")
def test_workers_share_a_server(pytester: pytest.Pytester) -> None:
    pytest.importorskip("xdist", reason="pytest-xdist is not installed")
    pytester.makepyfile(PASSING)
    assert "3 passed" in run(pytester, "-n2")


def test_kept_worlds_are_printed_with_their_server(
        pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TONEARM_READY", raising=False)
    pytester.makepyfile(PASSING)
    printed = run(pytester, "--keep-worlds")
    kept = re.findall(r"world of .*::(\w+): attach (\S+) (\w+) \(kill (\d+) ends its server\)", printed)
    assert [test for test, _, _, _ in kept] == ["test_one", "test_two"]
    try:
        accounts = Server(Path(kept[0][1])).ask("GET", f"/worlds/{kept[0][2]}/accounts")["accounts"]
        assert not accounts[0]["isSubscribed"]
    finally:
        os.kill(int(kept[0][3]), signal.SIGTERM)
        Path(kept[0][1]).unlink()


def test_a_missing_program_is_named_and_other_tests_run(
        pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TONEARM_READY", raising=False)
    monkeypatch.setenv("TONEARM", "no-such-program")
    pytester.makepyfile(PASSING)
    printed = run(pytester)
    assert "Cannot start 'no-such-program': it is not installed. Install the package" in printed
    assert "1 passed, 2 errors" in printed and "Traceback" not in printed


def test_a_program_that_does_not_serve_is_quoted(
        pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TONEARM_READY", raising=False)
    program = pytester.path / "broken"
    program.write_text("#!/bin/sh\necho 'error: nothing to serve' >&2; exit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("TONEARM", str(program))
    pytester.makepyfile(PASSING)
    assert f"Cannot start '{program} serve': error: nothing to serve" in run(pytester)


def test_a_server_that_has_ended_is_named(
        pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    ready = pytester.path / "ready.json"
    ready.write_text(server.file.read_text())
    server.stop()
    monkeypatch.setenv("TONEARM_READY", str(ready))
    pytester.makepyfile(PASSING)
    printed = run(pytester)
    assert f"Cannot reach the server at {server.control}: it has ended, or does not answer." in printed
    assert "Start 'tonearm serve' again." in printed and "urllib" not in printed


@pytest.mark.parametrize("content", [None, "", "[]", '{"origin": "http://127.0.0.1:1"}'])
def test_a_ready_file_without_a_control_address_is_named(
        pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, content: str | None) -> None:
    if content is not None:
        (pytester.path / "ready.json").write_text(content)
    monkeypatch.setenv("TONEARM_READY", "ready.json")
    pytester.makepyfile(PASSING)
    assert f"The ready file '{pytester.path}/ready.json' is missing, or has no control" in run(pytester)


@pytest.mark.parametrize(("world", "sentence"), [
    ('{"accounts": [{"name": "a", "plan": "gold"}]}', "world.accounts[0].plan: 'gold' is not a plan."),
    ('{"accounts": [', "Expecting value: line 1 column 15"), (None, "No such file or directory"),
])
def test_a_fault_of_a_world_file_is_shown_with_its_path(
        pytester: pytest.Pytester, world: str | None, sentence: str) -> None:
    if world is not None:
        (pytester.path / "w.json").write_text(world)
    pytester.makepyfile("import pytest\n@pytest.mark.apple_music(world='w.json')\ndef test_it(apple_music): pass")
    printed = run(pytester)
    assert "Cannot make the world of 'w.json': " in printed and sentence in printed


def test_the_journal_says_that_the_app_sent_nothing_to_the_world(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_it(apple_music): assert False")
    printed = run(pytester)
    assert "Apple Music journal" in printed and "The world received no request." in printed

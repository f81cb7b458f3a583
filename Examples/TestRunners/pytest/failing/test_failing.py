"""Tests that fail on purpose. failing.txt has their output."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest
from pytest_tonearm import AppleMusic

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from test_apple_music import app  # noqa: E402


def test_refused(apple_music: AppleMusic) -> None:
    app(apple_music, "/v1/me/library/albums?limit=1")
    apple_music.fail("503 --on /v1/catalog --times 1")
    app(apple_music, "/v1/catalog/us/albums/310730204")
    apple_music.subscriber.lapse()
    assert app(apple_music, "/v1/me/library/songs")[0] == 200


@pytest.mark.apple_music(world="../../gold.json")
def test_world_file_with_a_fault(apple_music: AppleMusic) -> None:
    pass


def test_server_that_ends(apple_music: AppleMusic) -> None:
    os.kill(int(os.environ["SERVER"]), signal.SIGTERM)
    time.sleep(0.5)
    apple_music.subscriber.lapse()

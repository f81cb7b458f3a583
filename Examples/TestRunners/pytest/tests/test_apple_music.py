"""Tests of the fixture, which are also its examples."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from datetime import date, datetime, timezone
from typing import Any

import pytest
from pytest_tonearm import AppleMusic, AppleMusicError


def app(music: AppleMusic, path: str, method: str = "GET", user: str | None = None) -> tuple[int, Any]:
    """A request as the tested app sends it."""
    headers = {"Authorization": f"Bearer {music.developer_token}", "Music-User-Token": user or music.subscriber.token}
    try:
        with urllib.request.urlopen(
                urllib.request.Request(music.origin + path, headers=headers, method=method)) as answer:
            return answer.status, json.loads(answer.read() or "null")
    except urllib.error.HTTPError as error:
        return error.code, None


def test_a_lapsed_subscription_closes_the_library(apple_music: AppleMusic) -> None:
    assert app(apple_music, "/v1/me/library/songs")[0] == 200
    apple_music.subscriber.lapse()
    assert app(apple_music, "/v1/me/library/songs")[0] == 403
    apple_music.subscriber.subscribe()
    assert app(apple_music, "/v1/me/library/songs", user=apple_music.subscriber.new_token())[0] == 200


def test_worlds_do_not_notice_each_other(apple_music: AppleMusic) -> None:
    assert app(apple_music, "/v1/me/library/songs")[0] == 200
    assert [request["path"] for request in apple_music.requests()] == ["/v1/me/library/songs"]


@pytest.mark.parametrize("event", ["revoke", "change_password"])
def test_a_withdrawn_token_is_refused_and_a_new_one_is_not(apple_music: AppleMusic, event: str) -> None:
    getattr(apple_music.subscriber, event)()
    assert app(apple_music, "/v1/me/library/songs")[0] == 403
    apple_music.subscriber.grant()
    assert app(apple_music, "/v1/me/library/songs", user=apple_music.subscriber.new_token())[0] == 200


def test_tokens_expire_by_the_clock(apple_music: AppleMusic) -> None:
    before = apple_music.clock.now
    apple_music.clock.advance(31_536_000)
    assert (apple_music.clock.now - before).days == 365
    assert app(apple_music, "/v1/test")[0] == 401
    apple_music.clock.set(datetime(2027, 1, 1, tzinfo=timezone.utc))
    assert apple_music.clock.now.date() == date(2027, 1, 1)
    apple_music.clock.set("2027-02-03T04:05:06Z")
    assert apple_music.clock.now == datetime(2027, 2, 3, 4, 5, 6, tzinfo=timezone.utc)
    with pytest.raises(AppleMusicError, match="Cannot set the clock to 'tomorrow'"):
        apple_music.clock.set("tomorrow")


@pytest.mark.apple_music(faults=["503 --on /v1/test --times 1"])
def test_faults_are_added_and_end(apple_music: AppleMusic) -> None:
    apple_music.fail("429 --on /v1/catalog")
    assert [app(apple_music, path)[0] for path in ("/v1/test", "/v1/test", "/v1/catalog/us")] == [503, 200, 429]
    apple_music.clear_faults()
    assert app(apple_music, "/v1/catalog/us/albums/310730204")[0] == 200


def test_the_journal_shows_what_a_terminal_would_obey(apple_music: AppleMusic) -> None:
    app(apple_music, "/v1/test?a=%1B%5B31m%0A%C2%85%E2%80%AEb%E2%80%A8")
    assert apple_music.journal.split("\n")[0] == r"1  400  GET /v1/test?a=\x1b[31m\n\x85\u202eb\u2028"


def test_the_journal_has_the_reason_of_a_refusal(apple_music: AppleMusic) -> None:
    app(apple_music, "/v1/test")
    app(apple_music, "/v1/catalog/us/albums/1?extend=x")
    [refused] = apple_music.requests(path="/v1/catalog", status="4xx")
    assert refused["why"]["rule"] == "the storefront must have a resource with this id"
    assert apple_music.journal.splitlines() == [
        "1  200  GET /v1/test", "2  404  GET /v1/catalog/us/albums/1?extend=x",
        "        rule: the storefront must have a resource with this id",
        "        source: recorded answers of the service",
        "        path: 1",
        "        found: the storefront 'us' has no albums/1"]


def test_a_reset_and_a_snapshot_bring_a_state_back(apple_music: AppleMusic) -> None:
    apple_music.snapshot("subscribed")
    apple_music.subscriber.lapse()
    apple_music.restore("subscribed")
    assert app(apple_music, "/v1/me/library/songs")[0] == 200
    apple_music.subscriber.lapse()
    apple_music.reset()
    assert apple_music.requests() == []
    assert app(apple_music, "/v1/me/library/songs")[0] == 200
    with pytest.raises(AppleMusicError, match="There is no snapshot 'other'"):
        apple_music.restore("other")


@pytest.mark.apple_music(world="../../collector.json")
def test_a_world_file_has_accounts_of_its_own(apple_music: AppleMusic) -> None:
    albums = app(apple_music, "/v1/me/library/albums", user=apple_music.account("collector").token)[1]["data"]
    assert [album["attributes"]["name"] for album in albums] == ["First Light"]
    with pytest.raises(AppleMusicError, match="no account 'subscriber'. It has: collector."):
        apple_music.subscriber.lapse()


def test_an_attach_line_names_the_ready_file_and_the_world(apple_music: AppleMusic) -> None:
    verb, file, world = apple_music.attach.split()
    assert (verb, world) == ("attach", apple_music.id)
    with open(file) as ready:
        assert json.load(ready)["origin"] == apple_music.origin

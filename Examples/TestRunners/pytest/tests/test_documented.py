"""The examples of docs/testing.md."""

from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

def songs(music):  # stands for your app, which takes its address and tokens from outside
    headers = {"Authorization": f"Bearer {music.developer_token}", "Music-User-Token": music.subscriber.token}
    return urlopen(Request(f"{music.origin}/v1/me/library/songs", headers=headers)).status

def test_a_lapsed_subscription_closes_the_library(apple_music):
    assert songs(apple_music) == 200
    apple_music.subscriber.lapse()
    with pytest.raises(HTTPError, match="403"):
        songs(apple_music)

@pytest.mark.apple_music(faults=["429 --times 1"])
def test_a_busy_service_is_asked_again(apple_music):
    with pytest.raises(HTTPError, match="429"):
        songs(apple_music)
    assert songs(apple_music) == 200
    assert [request["status"] for request in apple_music.requests()] == [429, 200]

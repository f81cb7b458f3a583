import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests of {@code AppleMusic}, which are also its examples. */
@ExtendWith(AppleMusic.Extension.class)
class AppleMusicTests {
    private AppleMusic prepared;

    @BeforeEach void prepare(AppleMusic music) { prepared = music; }

    @Test void aLapsedSubscriptionClosesTheLibrary(AppleMusic music) throws Exception {
        assertEquals(200, App.get(music, "/v1/me/library/songs").statusCode());
        music.subscriber().lapse();
        assertEquals(403, App.get(music, "/v1/me/library/songs").statusCode());
        music.subscriber().subscribe();
        var token = music.subscriber().newToken();
        assertEquals(200, App.get(music, "/v1/me/library/songs", token).statusCode());
    }

    @Test void worldsDoNotNoticeEachOther(AppleMusic music) throws Exception {
        assertSame(prepared, music);
        App.get(music, "/v1/me/library/songs");
        assertEquals(List.of("/v1/me/library/songs"),
            music.requests(Map.of()).stream().map(request -> request.get("path")).toList());
    }

    @Test void aNewTokenIsNeededAfterSomeEvents(AppleMusic music) throws Exception {
        List<Consumer<AppleMusic.Account>> events =
            List.of(AppleMusic.Account::revoke, AppleMusic.Account::changePassword);
        for (var event : events) {
            var token = music.subscriber().newToken();
            assertEquals(200, App.get(music, "/v1/me/library/songs", token).statusCode());
            event.accept(music.subscriber());
            assertEquals(403, App.get(music, "/v1/me/library/songs", token).statusCode());
            music.subscriber().grant();
        }
    }

    @Test void tokensExpireByTheClock(AppleMusic music) throws Exception {
        var before = music.now();
        music.advance(Duration.ofDays(365));
        assertEquals(365, Duration.between(before, music.now()).toDays());
        assertEquals(401, App.get(music, "/v1/test").statusCode());
        var time = Instant.parse("2027-01-01T00:00:00Z");
        music.setClock(time);
        assertEquals(0, Duration.between(time, music.now()).toDays());
    }

    @AppleMusic.World(faults = "503 --on /v1/test --times 1")
    @Test void faultsAreAddedAndEnd(AppleMusic music) throws Exception {
        music.fail("429 --on /v1/catalog");
        assertEquals(503, App.get(music, "/v1/test").statusCode());
        assertEquals(200, App.get(music, "/v1/test").statusCode());
        assertEquals(429, App.get(music, "/v1/catalog/us").statusCode());
        music.clearFaults();
        assertEquals(200, App.get(music, "/v1/catalog/us/albums/310730204").statusCode());
    }

    @Test void theJournalHasTheReasonOfARefusal(AppleMusic music) throws Exception {
        App.get(music, "/v1/test");
        App.get(music, "/v1/catalog/us/albums/1?extend=x");
        assertEquals(1, music.requests(Map.of("path", "/v1/catalog", "status", "4xx")).size());
        assertEquals("""
            1  200  GET /v1/test
            2  404  GET /v1/catalog/us/albums/1?extend=x
                    rule: the storefront must have a resource with this id
                    source: recorded answers of the service
                    path: 1
                    found: the storefront 'us' has no albums/1""", music.journal());
    }

    @Test void theJournalShowsWhatATerminalWouldObey(AppleMusic music) throws Exception {
        App.get(music, "/v1/test?a=%1B%5B31m%0A%C2%85%E2%80%AEb%E2%80%A8");
        assertEquals("1  400  GET /v1/test?a=\\u{1b}[31m\\u{a}\\u{85}\\u{202e}b\\u{2028}",
            music.journal().lines().findFirst().orElse(""));
    }

    @Test void aResetAndASnapshotBringAStateBack(AppleMusic music) throws Exception {
        music.snapshot("subscribed");
        music.subscriber().lapse();
        music.restore("subscribed");
        assertEquals(200, App.get(music, "/v1/me/library/songs").statusCode());
        music.subscriber().lapse();
        music.reset();
        assertEquals(List.of(), music.requests(Map.of()));
        assertEquals(200, App.get(music, "/v1/me/library/songs").statusCode());
        var failure = assertThrows(AppleMusic.Failure.class, () -> music.restore("other"));
        assertTrue(failure.getMessage().startsWith("There is no snapshot 'other'."), failure.getMessage());
    }

    @AppleMusic.World(file = "../collector.json")
    @Test void aWorldFileHasAccountsOfItsOwn(AppleMusic music) throws Exception {
        var albums = App.get(music, "/v1/me/library/albums", music.account("collector").token).body();
        assertTrue(albums.contains("\"name\":\"First Light\""), albums);
        var failure = assertThrows(AppleMusic.Failure.class, music::subscriber);
        assertEquals("The world has no account 'subscriber'. It has: collector.", failure.getMessage());
    }

    @Test void anAttachLineNamesTheWorld(AppleMusic music) {
        assertTrue(music.attach.matches("attach .*\\.json " + music.id), music.attach);
    }

    @Test void jsonIsReadAndWrittenAlike() {
        var text = "{\"a\":[1,-2.5e3,true,false,null,{}],\"b\":\"\\u0022\\u005c\\u000a é 😀\",\"c\":[]}";
        assertEquals(text.replace("e3", "E+3"), Json.write(Json.read(text)));
        for (var broken : List.of("", "[", "[]", "{'a':", "{'a':1}x", "{'a' 1}", "{'a':tru}", "{'a':'\\uzzzz'}")) {
            assertThrows(AppleMusic.Failure.class, () -> Json.read(broken.replace('\'', '"')), broken);
        }
    }
}

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The example of docs/testing.md. */
@ExtendWith(AppleMusic.Extension.class)
class DocumentedTests {
    @Test  // or with @AppleMusic.World(file = "world.json", faults = "429 --times 1")
    void aLapsedSubscriptionClosesTheLibrary(AppleMusic music) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(music.origin + "/v1/me/library/songs"))
            .header("Authorization", "Bearer " + music.developerToken)
            .header("Music-User-Token", music.subscriber().token).build();
        music.subscriber().lapse();
        assertEquals(403, HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode());
    }
}

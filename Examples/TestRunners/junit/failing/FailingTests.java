import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests that fail on purpose. ../failing.txt has their output. */
@ExtendWith(AppleMusic.Extension.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class FailingTests {
    @Order(1) @Test void refused(AppleMusic music) throws Exception {
        App.get(music, "/v1/me/library/albums?limit=1");
        music.fail("503 --on /v1/catalog --times 1");
        App.get(music, "/v1/catalog/us/albums/310730204");
        music.subscriber().lapse();
        assertEquals(200, App.get(music, "/v1/me/library/songs").statusCode());
    }

    @AppleMusic.World(file = "../gold.json")
    @Order(2) @Test void aWorldFileWithAFault(AppleMusic music) {}

    @Order(3) @Test void aServerThatEnds(AppleMusic music) throws Exception {
        ProcessHandle.of(Long.parseLong(System.getenv("SERVER"))).ifPresent(ProcessHandle::destroy);
        Thread.sleep(500);
        music.subscriber().lapse();
    }
}

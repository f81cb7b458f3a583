import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** A request as the tested app sends it. */
final class App {
    /** Keeps its connections, and offers HTTP/2 with the first request of each. */
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private App() {}

    static HttpResponse<String> get(AppleMusic music, String path) throws IOException, InterruptedException {
        return get(music, path, music.subscriber().token);
    }

    static HttpResponse<String> get(AppleMusic music, String path, String user)
        throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(music.origin + path))
            .header("Authorization", "Bearer " + music.developerToken).header("Music-User-Token", user).build();
        return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    }
}

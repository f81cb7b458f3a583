import java.net.HttpURLConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/** The steps of wires.py with one of Java's HTTP clients. Usage: Wires.java client|connection ORIGIN TOKEN USER */
class Wires {
    static final String ALBUM = "/v1/catalog/us/albums/310730204", BODY = "{\"attributes\":{\"name\":\"Road\"}}";

    record Step(String method, String path, boolean isSigned) {}

    static final Step GET = new Step("GET", ALBUM, true);
    static final Step[] STEPS = {GET, GET, GET, new Step("POST", "/v1/me/library/playlists", true),
        new Step("GET", ALBUM, false), new Step("GET", "/v1/test", true), GET};

    public static void main(String[] words) throws Exception {
        var client = HttpClient.newHttpClient();
        for (var step : STEPS) {
            var uri = URI.create(words[1] + step.path);
            if (words[0].equals("client")) sent(client, step, uri, words[2], words[3]);
            else opened(step, uri, words[2], words[3]);
        }
    }

    static void sent(HttpClient client, Step step, URI uri, String token, String user) throws Exception {
        var request = HttpRequest.newBuilder(uri);
        if (step.isSigned) request.header("Authorization", "Bearer " + token).header("Music-User-Token", user);
        if (step.method.equals("POST")) request.POST(HttpRequest.BodyPublishers.ofString(BODY));
        var answer = client.send(request.build(), BodyHandlers.ofByteArray());
        say(answer.statusCode(), answer.body().length);
    }

    static void opened(Step step, URI uri, String token, String user) throws Exception {
        var connection = (HttpURLConnection) uri.toURL().openConnection();
        if (step.isSigned) {
            connection.setRequestProperty("Authorization", "Bearer " + token);
            connection.setRequestProperty("Music-User-Token", user);
        }
        if (step.method.equals("POST")) {
            connection.setDoOutput(true);
            connection.getOutputStream().write(BODY.getBytes(StandardCharsets.UTF_8));
        }
        var status = connection.getResponseCode();
        try (var stream = status < 400 ? connection.getInputStream() : connection.getErrorStream()) {
            say(status, stream == null ? 0 : stream.readAllBytes().length);
        }
    }

    static void say(int status, int bytes) { System.out.printf("{\"status\": %d, \"bytes\": %d}%n", status, bytes); }
}

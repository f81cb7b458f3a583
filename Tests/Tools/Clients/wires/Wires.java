import java.net.HttpURLConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * The steps of wires.py with one of Java's HTTP clients. Usage: Wires.java client|connection ORIGIN TOKEN USER
 *
 * AUTHORITY is the certificate of a server with TLS, from which a cookie is a request more.
 */
class Wires {
    static final String ALBUM = "/v1/catalog/us/albums/310730204", BODY = "{\"attributes\":{\"name\":\"Road\"}}";

    record Step(String method, String path, boolean isSigned) {}

    static final Step GET = new Step("GET", ALBUM, true);
    static final Step[] STEPS = {GET, GET, GET, new Step("POST", "/v1/me/library/playlists", true),
        new Step("GET", ALBUM, false), new Step("GET", "/v1/test", true), GET};

    public static void main(String[] words) throws Exception {
        var authority = System.getenv().getOrDefault("AUTHORITY", "");
        var client = authority.isEmpty() ? HttpClient.newHttpClient()
            : HttpClient.newBuilder().sslContext(trusting(Path.of(authority))).build();
        for (var step : STEPS) {
            var uri = URI.create(words[1] + step.path);
            if (words[0].equals("client")) sent(client, step, uri, words[2], words[3]);
            else opened(step, uri, words[2], words[3]);
        }
        if (!authority.isEmpty()) {
            var request = HttpRequest.newBuilder(URI.create(words[1] + "/v1/me/library/songs?limit=1"))
                .header("Authorization", "Bearer " + words[2]).header("Cookie", "a=1")
                .header("Cookie", "media-user-token=" + words[3]).header("Cookie", "b=2");
            say(client.send(request.build(), BodyHandlers.ofByteArray()));
        }
    }

    static SSLContext trusting(Path authority) throws Exception {
        var store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        try (var stream = Files.newInputStream(authority)) {
            store.setCertificateEntry("authority", CertificateFactory.getInstance("X.509").generateCertificate(stream));
        }
        var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        var context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }

    static void sent(HttpClient client, Step step, URI uri, String token, String user) throws Exception {
        var request = HttpRequest.newBuilder(uri);
        if (step.isSigned) request.header("Authorization", "Bearer " + token).header("Music-User-Token", user);
        if (step.method.equals("POST")) request.POST(HttpRequest.BodyPublishers.ofString(BODY));
        say(client.send(request.build(), BodyHandlers.ofByteArray()));
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

    static void say(HttpResponse<byte[]> answer) {
        System.out.printf("{\"status\": %d, \"bytes\": %d, \"version\": %s}%n", answer.statusCode(), answer.body().length,
            answer.version() == HttpClient.Version.HTTP_2 ? "2" : "1.1");
    }

    static void say(int status, int bytes) { System.out.printf("{\"status\": %d, \"bytes\": %d}%n", status, bytes); }
}

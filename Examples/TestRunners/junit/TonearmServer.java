import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.*;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A running server that makes worlds, known by its ready file. */
record TonearmServer(Path file, Process process, String control, String secret)
    implements ExtensionContext.Store.CloseableResource {
    static final boolean KEEPS = !System.getenv().getOrDefault("TONEARM_KEEP_WORLDS", "").isEmpty();
    /** The name under which the server counts what the tests of this run met. */
    static final String SUITE = "junit-" + UUID.randomUUID();
    private static final HttpClient CLIENT = HttpClient.newBuilder().proxy(HttpClient.Builder.NO_PROXY).build();

    static TonearmServer of(Path file, Process process) {
        try {
            var ready = Json.read(Files.readString(file));
            return new TonearmServer(file, process, Objects.requireNonNull(ready.get("control")).toString(),
                Objects.requireNonNull(ready.get("secret")).toString());
        } catch (IOException | AppleMusic.Failure | NullPointerException error) {
            var sentence = "The ready file '%s' is missing, or has no control address. "
                + "Start 'tonearm serve --control 127.0.0.1:0 --ready %s', or unset TONEARM_READY.";
            throw new AppleMusic.Failure(sentence.formatted(file, file));
        }
    }

    /**
     * Returns the server whose ready file TONEARM_READY names, or starts the program TONEARM. A server that is not kept
     * ends with this process, however that ends, because its input does.
     */
    static TonearmServer findOrStart() {
        var named = System.getenv().getOrDefault("TONEARM_READY", "");
        if (!named.isEmpty()) return of(Path.of(named).toAbsolutePath(), null);
        var program = System.getenv().getOrDefault("TONEARM", "tonearm");
        try {
            var path = Files.createTempFile("tonearm-", ".txt").toAbsolutePath();
            var file = path.resolveSibling("tonearm-" + UUID.randomUUID() + ".json"); // readable by its owner alone
            var words = new ArrayList<>(List.of(program, "serve", "--listen", "127.0.0.1:0", "--control",
                "127.0.0.1:0", "--ready", file.toString()));
            if (!KEEPS) words.add("--until-input-ends");
            try (var errors = Files.newInputStream(path)) {
                var process = started(words, path);
                for (var tries = 0; !Files.exists(file); tries++) {
                    if (!process.isAlive() || tries > 3000) {
                        process.destroy();
                        var printed = new String(errors.readAllBytes(), StandardCharsets.UTF_8).strip();
                        throw new AppleMusic.Failure("Cannot start '%s': %s".formatted(program, printed));
                    }
                    Thread.sleep(20);
                }
                return of(file, process);
            }
        } catch (IOException | InterruptedException error) {
            var sentence = "Cannot start '%s': it is not installed. Install the package ('sudo apt install "
                + "./tonearm_*.deb') or the source ('make install'), or set TONEARM to the program's path.";
            throw new AppleMusic.Failure(sentence.formatted(program));
        }
    }

    /** Starts a program with a file for its errors, which has no name from then on, so that nothing stays of it. */
    private static Process started(List<String> words, Path errors) throws IOException {
        try {
            return new ProcessBuilder(words).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(errors.toFile()).start();
        } finally {
            Files.delete(errors);
        }
    }

    /** Prints what the tests met of the API, and ends the server if this run started it. */
    @Override public void close() throws IOException {
        try {
            var coverage = ask("GET", "/suites/" + SUITE + "/coverage", null);
            System.out.println(AppleMusic.visible((String) coverage.get("line")));
        } catch (AppleMusic.Failure failure) {
            // No test had a world, or the server has ended.
        }
        if (process == null || KEEPS) return;
        process.destroy();
        process.onExit().join();
        Files.deleteIfExists(file);
    }

    @Override public String toString() { return file.toString(); } // without the secret

    String ending() { return process == null ? "" : " (kill " + process.pid() + " ends its server)"; }

    /** Returns the answer to a request to the control address. */
    Map<String, Object> ask(String method, String path, Map<String, Object> body) {
        var text = body == null ? "" : Json.write(body);
        var request = HttpRequest.newBuilder(URI.create(control + path)).timeout(Duration.ofMinutes(1))
            .header("Authorization", "Bearer " + secret)
            .method(method, HttpRequest.BodyPublishers.ofString(text)).build();
        try {
            var answer = CLIENT.send(request, BodyHandlers.ofString());
            var content = Json.read(answer.body());
            if (answer.statusCode() < 400) return content;
            throw new AppleMusic.Failure((content.get("error") + " " + content.getOrDefault("next", "")).strip());
        } catch (IOException | InterruptedException error) {
            throw new AppleMusic.Failure("Cannot reach the server at %s: it has ended, or does not answer. %s again."
                .formatted(control, process == null ? "Start 'tonearm serve'" : "Run the tests"));
        }
    }
}

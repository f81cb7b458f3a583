import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.*;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.*;

/**
 * A simulated Apple Music that only one test has, played by {@code tonearm serve}: accounts, libraries, a clock, faults
 * and a journal. With {@code @ExtendWith(AppleMusic.Extension.class)} a test takes one as a parameter.
 */
public final class AppleMusic {
    public final String id, origin, developerToken;
    /** The line to type in the shell. */
    public final String attach;
    private final Map<String, Object> tokens;
    private final TonearmServer server;

    private AppleMusic(TonearmServer server, Map<String, Object> order) {
        order.put("suite", TonearmServer.SUITE);
        var made = server.ask("POST", "/worlds", order);
        this.server = server;
        tokens = Json.map(made.get("tokens"));
        developerToken = (String) tokens.remove("developer");
        id = (String) made.get("id");
        origin = (String) made.get("origin");
        attach = "attach " + server.file() + " " + id;
    }

    /** How the world of a test begins: with a world file, and with faults. */
    @Retention(RetentionPolicy.RUNTIME)
    public @interface World {
        String file() default "";
        String[] faults() default {};
    }

    /** A sentence: the server cannot be reached or started, or refused an order of the test. */
    public static final class Failure extends RuntimeException {
        Failure(String message) {
            super(message);
            setStackTrace(Arrays.stream(getStackTrace()) // lines of the test remain
                .filter(frame -> !frame.getClassName().matches("(AppleMusic|TonearmServer|Json)(\\$.*)?"))
                .toArray(StackTraceElement[]::new));
        }
    }

    /** An account of a world. {@code token} is the music user token that it began with. */
    public final class Account {
        public final String name, token;

        private Account(String name) {
            this.name = name;
            token = (String) tokens.get(name);
        }

        /** Ends the subscription. */
        public void lapse() { event("lapse"); }
        /** Begins a subscription. */
        public void subscribe() { event("subscribe"); }
        /** Withdraws the app's access, and its user tokens. */
        public void revoke() { event("revoke"); }
        /** Gives the app access again. */
        public void grant() { event("grant"); }
        /** Withdraws the user tokens of all apps. */
        public void changePassword() { event("change-password"); }
        /** Returns a new music user token. */
        public String newToken() { return (String) event("token").get("token"); }

        private Map<String, Object> event(String event) { return ask("POST", "/accounts/" + name + "/" + event, null); }
    }

    /** Returns the answer to another control request about this world: see docs/worlds.md. */
    public Map<String, Object> ask(String method, String path, Map<String, Object> body) {
        return server.ask(method, "/worlds/" + id + path, body);
    }

    /** Returns an account by its name in the world file. */
    public Account account(String name) {
        if (tokens.containsKey(name)) return new Account(name);
        var names = String.join(", ", tokens.keySet());
        throw new Failure("The world has no account '%s'. It has: %s.".formatted(name, names));
    }

    /** Returns an account with a subscription in the United States and a library. */
    public Account subscriber() { return account("subscriber"); }

    /** Returns the time of the world. */
    public Instant now() { return Instant.parse((String) ask("GET", "/clock", null).get("now")); }
    /** Moves the clock forward. */
    public void advance(Duration time) { ask("PUT", "/clock", Map.of("advance", time.toSeconds())); }
    /** Sets the time. A running clock runs on. */
    public void setClock(Instant now) { ask("PUT", "/clock", Map.of("now", now.toString())); }

    /** Adds faults: {@code fail("429 --on /v1/catalog --times 1")}. */
    public void fail(String... faults) {
        var all = new ArrayList<>(Json.list(ask("GET", "/faults", null).get("faults")));
        all.addAll(List.of(faults));
        ask("PUT", "/faults", Map.of("faults", all));
    }

    /** Ends all faults. */
    public void clearFaults() { ask("DELETE", "/faults", null); }

    /** Returns the entries of the journal: {@code requests(Map.of("path", "/v1/me", "status", "4xx"))}. */
    public List<Map<String, Object>> requests(Map<String, ?> choice) {
        var query = choice.entrySet().stream().map(pair -> pair.getKey() + "="
            + URLEncoder.encode(pair.getValue().toString(), StandardCharsets.UTF_8)).collect(Collectors.joining("&"));
        return Json.list(ask("GET", "/journal?" + query, null).get("requests")).stream().map(Json::map).toList();
    }

    /** Returns the last 50 requests as text: what was sent, its status, and why it was refused. */
    public String journal() {
        var text = requests(Map.of("limit", 50)).stream().map(AppleMusic::lines).collect(Collectors.joining("\n"));
        return !text.isEmpty() ? text
            : "The world received no request. Does the app send the world's developer token to its origin?";
    }

    private static final List<String> CAUSE =
        List.of("rule", "source", "path", "parameter", "header", "pointer", "found", "allowed", "send");
    private static final String BREAK = "\n        ";

    /** Escapes what a terminal would obey: control characters, and those that reverse the direction of a line. */
    static String visible(String line) {
        return Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]").matcher(line)
            .replaceAll(letter -> "\\\\u{" + Integer.toHexString(letter.group().codePointAt(0)) + "}");
    }

    private static String lines(Map<String, Object> entry) {
        var query = Json.list(entry.get("query")).stream()
            .map(pair -> Json.list(pair).get(0) + "=" + Json.list(pair).get(1)).collect(Collectors.joining("&"));
        var lines = new ArrayList<String>(List.of("%s  %s  %s %s%s%s".formatted(entry.get("number"),
            entry.get("status"), entry.get("method"), entry.get("path"), query.isEmpty() ? "" : "?", query)));
        if (entry.containsKey("body")) lines.add("body: %.200s".formatted(Json.write(entry.get("body"))));
        var why = Json.map(entry.getOrDefault("why", Map.of()));
        if (entry.containsKey("fault")) {
            lines.add("fault: " + entry.get("fault"));
        } else {
            for (var name : CAUSE)
                if (why.containsKey(name)) lines.add(name + ": " + why.get(name));
            for (var reason : Json.list(why.getOrDefault("reasons", List.of()))) lines.add("reason: " + reason);
        }
        return lines.stream().map(AppleMusic::visible).collect(Collectors.joining(BREAK));
    }

    /** Brings back the state in which the world was made, and empties the journal. Its tokens stay valid. */
    public void reset() { ask("POST", "/reset", null); }
    /** Keeps the present state under a name. */
    public void snapshot(String name) { ask("PUT", "/snapshots/" + name, null); }
    /** Brings a kept state back. */
    public void restore(String name) { ask("POST", "/snapshots/" + name + "/restore", null); }

    /** Gives each test its world, adds the journal to the exception of a failed one, and deletes the world. */
    public static final class Extension implements ParameterResolver, AfterEachCallback {
        private static final ExtensionContext.Namespace NAMES = ExtensionContext.Namespace.create(AppleMusic.class);

        @Override public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == AppleMusic.class
                && parameter.getDeclaringExecutable() instanceof Method && context.getTestMethod().isPresent();
        }

        @Override public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            var store = context.getStore(NAMES); // keeps one world for a test and what prepares it
            if (store.get(AppleMusic.class) == null) store.put(AppleMusic.class, made(context));
            return store.get(AppleMusic.class);
        }

        private static AppleMusic made(ExtensionContext context) {
            var server = context.getRoot().getStore(NAMES)
                .getOrComputeIfAbsent(TonearmServer.class, key -> TonearmServer.findOrStart(), TonearmServer.class);
            var begin = context.getRequiredTestMethod().getAnnotation(World.class);
            var order = new LinkedHashMap<String, Object>();
            if (begin == null) return new AppleMusic(server, order);
            order.put("faults", List.of(begin.faults()));
            if (begin.file().isEmpty()) return new AppleMusic(server, order);
            try {
                order.put("world", Json.read(Files.readString(Path.of(begin.file()))));
                return new AppleMusic(server, order);
            } catch (IOException error) {
                throw new Failure("Cannot read the world file '%s'.".formatted(begin.file()));
            } catch (Failure failure) {
                throw new Failure("Cannot make the world of '%s': %s".formatted(begin.file(), failure.getMessage()));
            }
        }

        @Override public void afterEach(ExtensionContext context) {
            var music = context.getStore(NAMES).get(AppleMusic.class, AppleMusic.class);
            if (music == null) return;
            context.getExecutionException().ifPresent(error -> error.addSuppressed(new Journal(music)));
            if (TonearmServer.KEEPS) {
                var ending = music.server.ending();
                System.out.println("world of " + context.getDisplayName() + ": " + music.attach + ending);
                return;
            }
            try {
                music.ask("DELETE", "", null);
            } catch (Failure failure) {
                // If the server has ended, so has the world.
            }
        }
    }

    /** The journal of a failed test, as a part of its exception, so that every tool shows it. */
    private static final class Journal extends Throwable {
        Journal(AppleMusic music) { super("\n" + text(music), null, false, false); }

        private static String text(AppleMusic music) {
            try {
                return music.journal();
            } catch (Failure failure) {
                return failure.getMessage();
            }
        }

        @Override public String toString() { return "Apple Music journal" + getMessage(); }
    }
}

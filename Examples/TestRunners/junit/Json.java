import java.util.*;
import java.util.stream.Collectors;

/** Reads and writes JSON: maps, lists, strings, numbers, booleans and null. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) { this.text = text; }

    /** Reads an object. */
    static Map<String, Object> read(String text) {
        var json = new Json(text);
        try {
            var value = map(json.value());
            if (json.peek() == 0) return value;
        } catch (ClassCastException | IndexOutOfBoundsException | IllegalArgumentException error) {
            // The failure below names the place.
        }
        var before = text.substring(0, Math.min(json.at, text.length()));
        throw new AppleMusic.Failure("line %d: this is not a JSON object.".formatted(before.lines().count()));
    }

    @SuppressWarnings("unchecked") static Map<String, Object> map(Object value) { return (Map<String, Object>) value; }
    @SuppressWarnings("unchecked") static List<Object> list(Object value) { return (List<Object>) value; }

    private char peek() {
        while (at < text.length() && text.charAt(at) <= ' ') at++;
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean takes(char wanted) {
        if (peek() != wanted) return false;
        at++;
        return true;
    }

    private void expect(char wanted) {
        if (!takes(wanted)) throw new IllegalArgumentException();
    }

    private Object value() {
        if (takes('{')) {
            var map = new LinkedHashMap<String, Object>();
            while (!takes('}')) {
                if (!map.isEmpty()) expect(',');
                var name = string();
                expect(':');
                map.put(name, value());
            }
            return map;
        }
        if (takes('[')) {
            var list = new ArrayList<>();
            while (!takes(']')) {
                if (!list.isEmpty()) expect(',');
                list.add(value());
            }
            return list;
        }
        if (peek() == '"') return string();
        var start = at;
        while (at < text.length() && "+-.0123456789Eaeflnrstu".indexOf(text.charAt(at)) >= 0) at++;
        var word = text.substring(start, at);
        return switch (word) {
            case "null" -> null;
            case "true", "false" -> word.equals("true");
            default -> new java.math.BigDecimal(word);
        };
    }

    private String string() {
        expect('"');
        var result = new StringBuilder();
        for (char next; (next = text.charAt(at++)) != '"'; result.append(next)) {
            if (next != '\\') continue;
            next = text.charAt(at++);
            var place = "bfnrt".indexOf(next);
            if (place >= 0) next = "\b\f\n\r\t".charAt(place);
            else if (next == 'u') next = (char) Integer.parseInt(text.substring(at, at += 4), 16);
        }
        return result.toString();
    }

    static String write(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream().map(pair -> write(pair.getKey()) + ":" + write(pair.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof Collection<?> list) {
            return list.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
        }
        if (!(value instanceof String string)) return String.valueOf(value);
        return string.codePoints().mapToObj(code -> code < ' ' || code == '"' || code == '\\'
            ? "\\u%04x".formatted(code) : Character.toString(code)).collect(Collectors.joining("", "\"", "\""));
    }
}

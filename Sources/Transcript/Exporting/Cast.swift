import JSONValues
import TerminalText

/// A transcript as an asciicast, version 2: the performance without a presenter's keys, with the output in the file.
struct Cast {
    let film: Film
    let title: String?

    /// The header line, and a line for each event: the time in seconds, `o` for output, the text.
    var text: String {
        var header = JSONObject([
            ("version", 2), ("width", .integer(film.width)), ("height", .integer(film.height)),
        ])
        header.append("title", title.map { .string(Printable.line($0)) })
        let events = film.events.map { event -> JSON in
            [.number("\(Duration.milliseconds(event.time).seconds)"), "o", .string(event.text)]
        }
        return ([.object(header)] + events).map { $0.text + "\n" }.joined()
    }
}

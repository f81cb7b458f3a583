import JSONValues
import TerminalText

/// A transcript as an asciicast, version 2: the performance without a presenter's keys, with the output in the file.
struct Cast {
    let film: Film
    let title: String?

    /// The header line, and a line for each event: the time in seconds, `o` for output, the text.
    var text: String {
        var header = [("version", "2"), ("width", String(film.width)), ("height", String(film.height))]
        if let title { header.append(("title", JSON.string(Printable.line(title)).text)) }
        let members = header.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
        let events = film.events.map { event in
            "[\(Duration.milliseconds(event.time).seconds), \"o\", \(JSON.string(event.text).text)]\n"
        }
        return "{\(members)}\n" + events.joined()
    }
}

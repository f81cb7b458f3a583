import TerminalText

/// A transcript as an asciicast, version 2: the performance without a presenter's keys, with the output in the file.
struct Cast {
    let film: Film
    let title: String?

    /// The header line, and a line for each event: the time in seconds, `o` for output, the text.
    var text: String {
        var header = [("version", "2"), ("width", String(film.width)), ("height", String(film.height))]
        if let title { header.append(("title", JSONText.quoted(Printable.line(title)))) }
        let members = header.map { "\(JSONText.quoted($0)): \($1)" }.joined(separator: ", ")
        return "{\(members)}\n"
            + film.events.map { event in
                "[\(Duration.milliseconds(event.time).seconds), \"o\", \(JSONText.quoted(event.text))]\n"
            }
            .joined()
    }
}

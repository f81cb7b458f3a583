import TonearmJSON
import TonearmTerminalText

/// The output of a terminal over time, for casts and animated pictures.
package struct Film: Sendable {
    package var title: String
    /// The size of the terminal in columns and lines.
    package let width: Int
    package let height: Int
    package internal(set) var events: [Event] = []

    package struct Event: Sendable, Equatable {
        /// Milliseconds since the beginning.
        package let time: Int
        /// Text for the terminal; lines end with `\r\n`.
        package let text: String
    }

    /// Moves the cursor to the first column of the first line, and erases the screen (ECMA-48).
    static let clearing = "\u{1B}[H\u{1B}[2J"

    init(title: String, width: Int, height: Int) {
        self.title = title
        self.width = width
        self.height = height
    }

    mutating func add(_ text: String, at time: Int) {
        if !text.isEmpty { events.append(Event(time: time, text: text)) }
    }
}

/// Films a performance whose presenter presses no keys.
///
/// The caller runs each command that `nextCommand` returns, and passes its output to `finished`.
package struct Filming {
    package private(set) var film: Film
    private var performance: Performance
    private let terminal: Terminal
    private var actions: ArraySlice<PerformanceAction>
    private var now = 0
    /// The number of typed characters of the current command, and the look of each character.
    private var typed = 0
    private var looks: [String?] = []

    /// The terminal that is filmed.
    package struct Terminal {
        package var width: Int
        package var height: Int
        /// Returns the shell's prompt before a command, with control sequences.
        package var prompt: (_ command: String) -> String
        /// Returns the look of each character of a command: parameters of Select Graphic Rendition (ECMA-48), or nil.
        package var looks: (_ command: String) -> [String?]
        /// Returns the rows of the list that the Tab key opens after the beginning of a command.
        package var list: (_ beginning: String) -> [String]

        /// The control sequences that the terminal gets when a command is entered.
        package var entered: String

        package init(
            width: Int, height: Int, prompt: @escaping (String) -> String, looks: @escaping (String) -> [String?],
            list: @escaping (String) -> [String], entered: String = ""
        ) {
            self.width = width
            self.height = height
            self.prompt = prompt
            self.looks = looks
            self.list = list
            self.entered = entered
        }
    }

    package init(_ transcript: Transcript, on terminal: Terminal) {
        self.terminal = terminal
        var settings = Performance.Settings()
        settings.pace = Pace(seed: transcript.header?.seed ?? 0)
        settings.width = terminal.width
        performance = Performance(transcript, settings)
        film = Film(
            title: transcript.header?.title ?? transcript.name, width: terminal.width, height: terminal.height)
        actions = performance.begin(prompt: "", at: 0)[...]
    }

    /// Continues until a command has to run, and returns it; nil at the end.
    package mutating func nextCommand() -> String? {
        while true {
            guard let action = actions.popFirst() else {
                guard let time = performance.wakes else { return nil }
                now = max(now, time)
                actions = performance.tick(at: now)[...]
                continue
            }
            switch action {
            case .write(let text):
                if case .run = actions.first, !terminal.entered.isEmpty { film.add(terminal.entered, at: now) }
                film.add(Self.harmless(text), at: now)
            case .prompt:
                typed = 0
                looks = terminal.looks(performance.command)
                film.add(terminal.prompt(performance.command), at: now)
            case .type(let text): type(text)
            case .complete(let beginning):
                film.add(terminal.list(beginning).map { Printable.block($0) + "\r\n" }.joined(), at: now)
            case .clear: film.add(Film.clearing, at: now)
            case .run(let command, _): return command
            case .keepScreen, .restoreScreen, .showKeys, .hideKeys, .restore, .takeOver, .note, .differs, .end: break
            }
        }
    }

    /// Shows the output of the last returned command.
    /// - Parameter output: the output for a terminal; lines end with `\r\n`.
    package mutating func finished(showing output: String, _ outcome: Outcome) {
        film.add(output, at: now)
        actions += performance.finished(outcome, prompt: "", at: now)
    }

    /// Shows the final prompt.
    package mutating func end() { film.add(terminal.prompt(""), at: now) }

    private mutating func type(_ text: String) {
        var shown = ""
        for character in text {
            let plain = Self.harmless(Performance.shown(String(character)))
            let look = looks.indices.contains(typed) ? looks[typed] : nil
            shown += look.map { "\u{1B}[\($0)m\(plain)\u{1B}[0m" } ?? plain
            typed += 1
        }
        film.add(shown, at: now)
    }

    /// Removes control characters from a file's text, because a player would obey them.
    private static func harmless(_ text: String) -> String {
        text.split(separator: "\r\n", omittingEmptySubsequences: false).map { Printable.block(String($0)) }
            .joined(separator: "\r\n")
    }
}

extension Film {
    /// Films the outputs in the file, without running commands and without colors.
    package init(of transcript: Transcript, width: Int, height: Int) {
        let terminal = Filming.Terminal(
            width: width, height: height, prompt: { _ in CommandLines.prompt }, looks: { _ in [] }, list: { _ in [] })
        var filming = Filming(transcript, on: terminal)
        var steps = transcript.steps[...]
        while filming.nextCommand() != nil, let step = steps.popFirst() {
            let lines = step.shownOutput
            filming.finished(
                showing: lines.map { Printable.block($0) + "\r\n" }.joined(),
                Outcome(lines: lines, status: step.status ?? 0))
        }
        self = filming.film
    }
}

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

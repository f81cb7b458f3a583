package import AppleMusicAPI
package import TonearmConsole

/// A format for views: `-o json`. A new format needs a file in this folder and an entry in `OutputFormats.all`.
package protocol OutputFormat: Sendable {
    /// The name, as in `-o json`.
    var name: String { get }

    /// A short description.
    var summary: String { get }

    /// Whether the output is meant for people: fitted to the screen, with notes and announced changes between answers.
    var isForPeople: Bool { get }

    /// Whether the service's error document is shown instead of a failure's text.
    var showsErrorDocuments: Bool { get }

    /// Whether a body is written byte for byte, even if it is not JSON.
    var writesBytes: Bool { get }

    /// Whether failures are shown as JSON.
    var writesFailuresAsJSON: Bool { get }

    /// Returns the error in a view's body because of which the view cannot be shown; nil if it can.
    func damage(of view: any View) -> JSONProblem?

    /// Writes a view to a screen.
    func show(_ view: any View, on screen: Screen) throws

    /// Lays out a failure.
    /// - Parameter marked: the line at fault with its mark; nil if it is not shown.
    func lines(of failure: Failure, marked: [StyledText]?) -> [StyledText]

    /// Returns the reason why the format ignores an option of rows; nil if the option has an effect.
    func obstacle(to option: RowArrangement.Option) -> OutputObstacle?
}

extension OutputFormat {
    package var isForPeople: Bool { false }
    package var showsErrorDocuments: Bool { false }
    package var writesBytes: Bool { false }
    package var writesFailuresAsJSON: Bool { false }
    package func damage(of view: any View) -> JSONProblem? { view.damage ?? view.body?.damage }
    package func lines(of failure: Failure, marked: [StyledText]?) -> [StyledText] { failure.lines(marked: marked) }
    package func obstacle(to option: RowArrangement.Option) -> OutputObstacle? { nil }
}

/// The reason why an option has no effect on an output, with advice.
package struct OutputObstacle: Sendable {
    let reason: String
    let next: String

    /// The obstacle of formats that show the service's body unchanged.
    static let unchangedBody = OutputObstacle(
        reason: "this is the body as the service answered it",
        next: "Type '-o ndjson' for the rows as JSON, one a line.")
}

/// The output formats, in the order of the help.
package enum OutputFormats {
    package static let all: [any OutputFormat] = [
        TableOutput(), JSONOutput(), RawOutput(), IdentifierOutput(), NDJSONOutput(), CSVOutput(), MarkdownOutput(),
    ]

    /// The names in a sentence: `table, json or csv`.
    package static let list = {
        let names = all.map(\.name)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }()
}

/// An output format that the user chose. Its raw value is the name, which sessions store.
package struct Output: RawRepresentable, CaseIterable, Hashable, Sendable, Codable {
    /// The position in the list of formats. A session is copied often, and a number is cheaper to copy than a format.
    private let index: Int

    package var format: any OutputFormat { OutputFormats.all[index] }

    package var rawValue: String { format.name }

    private init(index: Int) { self.index = index }

    /// Returns nil if no format has the name.
    package init?(rawValue: String) {
        guard let index = OutputFormats.all.firstIndex(where: { $0.name == rawValue }) else { return nil }
        self.index = index
    }

    package static let allCases = OutputFormats.all.indices.map { Output(index: $0) }

    /// The output of a fresh session: the first format.
    package static let table = Output(index: 0)
}

extension Output {
    /// Returns the format of a file by the ending of its name; nil for other destinations.
    init?(endingOf destination: Words.Destination) {
        guard case .file(let name, _) = destination, let dot = name.lastIndex(of: ".") else { return nil }
        let formats = ["json": "json", "csv": "csv", "md": "markdown", "ndjson": "ndjson", "jsonl": "ndjson"]
        guard let format = formats[name[name.index(after: dot)...].lowercased()] else { return nil }
        self.init(rawValue: format)
    }
}

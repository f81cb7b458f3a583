package import AppleMusicAPI
package import Console

/// A format in which a view is shown: `-o json`. A new one is a file in this folder and a line in `OutputFormats.all`.
package protocol OutputFormat: Sendable {
    /// The word that names it.
    var name: String { get }

    /// Its description in a few words.
    var summary: String { get }

    /// Whether the output is laid out for a person: fitted to the screen, with notes and announced changes between answers.
    var isForPeople: Bool { get }

    /// Whether an error document of the service is shown in place of the words of a failure.
    var showsErrorDocuments: Bool { get }

    /// Whether a body is written byte for byte, even if it is not JSON.
    var writesBytes: Bool { get }

    /// Whether the lines of a failure are JSON.
    var writesFailuresAsJSON: Bool { get }

    /// Returns the error in a view's body that prevents showing the view; nil if it can be shown.
    func damage(of view: any View) -> JSONError?

    /// Writes a view to a screen.
    func show(_ view: any View, on screen: Screen) throws

    /// Returns the lines of a failure.
    /// - Parameter marked: the line at fault with its mark; nil if it is not shown.
    func lines(of failure: Failure, marked: [StyledText]?) -> [StyledText]

    /// Says why the format ignores an option of rows; nil if the option has an effect.
    func obstacle(to option: RowArrangement.Option) -> OutputObstacle?
}

extension OutputFormat {
    package var isForPeople: Bool { false }
    package var showsErrorDocuments: Bool { false }
    package var writesBytes: Bool { false }
    package var writesFailuresAsJSON: Bool { false }
    package func damage(of view: any View) -> JSONError? { view.damage ?? view.body?.damage }
    package func lines(of failure: Failure, marked: [StyledText]?) -> [StyledText] { failure.lines(marked: marked) }
    package func obstacle(to option: RowArrangement.Option) -> OutputObstacle? { nil }
}

/// The reason why an option has no effect on an output, and the advice.
package struct OutputObstacle: Sendable {
    let reason: String
    let next: String

    /// The obstacle of formats that write a body as the service sent it.
    static let unchangedBody = OutputObstacle(
        reason: "this is the body as the service answered it",
        next: "Type '-o ndjson' for the rows as JSON, one a line.")
}

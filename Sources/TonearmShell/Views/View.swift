package import AppleMusicAPI
package import Console
package import CoverArt
import TerminalText

/// What a command gives back to be looked at. The same view serves all outputs.
package protocol View: Sendable {
    /// The lines for a person.
    func lines(in frame: Screen.Frame) -> [StyledText]
    /// The value for `json` and `raw`; nil when the lines are all there is.
    var body: Body? { get }
    /// What the view shows, for `ids`; nil when it is not about resources, and the lines are all there is.
    var identifiers: [ResourceIdentifier]? { get }
    /// The resources that it shows, whole, for outputs of one line each; nil when it is not about resources.
    var resources: [Resource]? { get }
    /// The columns of the resources that were asked for; nil for those of their types.
    var chosenColumns: [ChosenColumn]? { get }
    /// What keeps the view from being laid out: a body that is not JSON; nil if it can be.
    var damage: JSONError? { get }
    /// With what the command ends, whose view this is; nil where it did what was asked.
    var failureStatus: Failure.Status? { get }
    /// The page of an answer that can be fitted to the height of the screen; nil if the view is none.
    var fittablePage: AnswerView? { get }
    /// The view with the covers that a gallery has for it. The gallery is made only for views with covers.
    func illustrated(by gallery: () -> Gallery?) -> any View
    /// The view with its rows arranged; nil if it has no rows of an answer.
    func arranged(by arrange: RowArranging) throws(Failure) -> (any View)?
}

/// Arranges the rows of a page, and returns the order of its rows by section if it changed.
package typealias RowArranging = (AnswerView) throws(Failure) -> (page: AnswerView, order: [[Int]]?)

extension View {
    package var body: Body? { nil }
    package var identifiers: [ResourceIdentifier]? { nil }
    package var resources: [Resource]? { nil }
    package var chosenColumns: [ChosenColumn]? { nil }
    package var damage: JSONError? { nil }
    package var failureStatus: Failure.Status? { nil }
    package var fittablePage: AnswerView? { nil }
    package func illustrated(by gallery: () -> Gallery?) -> any View { self }
    package func arranged(by arrange: RowArranging) throws(Failure) -> (any View)? { nil }
}

extension StyledText {
    /// `Tracks: 8`, for whoever reads no columns; the name alone of what has no value.
    static func fact(_ name: String, _ value: String) -> StyledText {
        value.isEmpty ? .faint("\(name):") : .faint("\(name): ") + StyledText(value)
    }
}

extension [StyledText] {
    /// The same, broken between words where a terminal would break them anywhere.
    func broken(in frame: Screen.Frame, hangingIndent: Int? = nil) -> [StyledText] {
        guard frame.breaksLines else { return self }
        return flatMap { Wrapping.lines(of: $0, width: frame.width, hangingIndent: hangingIndent) }
    }
}

/// A few lines, and for programs a value that says the same.
package struct Message: View {
    var lines: [StyledText]
    var value: JSON?
    package var identifiers: [ResourceIdentifier]?
    /// Whether the lines are sentences, which are broken at the width of the screen.
    var isProse = false
    /// Where what is said begins, of lines with a name in front.
    var hangingIndent: Int?
    /// The same lines as names and values, for whoever reads no columns.
    var facts: [StyledText]?
    /// Whether the lines are to be copied as they are, as code and texts of files; on a terminal all others are broken at its width.
    var isVerbatim = false

    package init(_ lines: [StyledText], value: JSON? = nil, identifiers: [ResourceIdentifier]? = nil) {
        self.lines = lines
        self.value = value
        self.identifiers = identifiers
    }

    package init(_ line: StyledText, value: JSON? = nil) { self.init([line], value: value) }

    package func lines(in frame: Screen.Frame) -> [StyledText] {
        if let facts, frame.isPlain { return facts }
        if isProse { return lines.flatMap { Wrapping.lines(of: $0, width: frame.width) } }
        return isVerbatim ? lines : lines.broken(in: frame, hangingIndent: hangingIndent)
    }

    package var body: Body? { value.map(Body.json) }

    /// Sentences of any length.
    static func prose(_ lines: [StyledText], value: JSON? = nil) -> Message {
        var message = Message(lines, value: value)
        message.isProse = true
        return message
    }

    /// What is to be copied as it is.
    static func verbatim(_ lines: [StyledText], value: JSON? = nil) -> Message {
        var message = Message(lines, value: value)
        message.isVerbatim = true
        return message
    }

    /// Nothing to say.
    static let none = Message([])
}

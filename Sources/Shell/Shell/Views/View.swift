package import AppleMusicAPI
package import TonearmCatalog
package import TonearmConsole
import TonearmTerminalText
import TonearmWorld

/// The answer of a command, which every output format can show.
package protocol View: Sendable {
    /// Returns the lines for a person.
    func lines(in frame: Screen.Frame) -> [StyledText]
    /// The value for the formats `json` and `raw`; nil if the view has only lines.
    var body: Body? { get }
    /// The identifiers of the shown resources, for `ids`; nil if the view does not show resources.
    var identifiers: [ResourceIdentifier]? { get }
    /// The shown resources, for formats with one line for each; nil if the view does not show resources.
    var resources: [Resource]? { get }
    /// The requested columns of the resources; nil for the columns of their types.
    var chosenColumns: [ChosenColumn]? { get }
    /// The error in the body that prevents laying out the view; nil without one.
    var damage: JSONProblem? { get }
    /// The status with which the command fails; nil if it succeeded.
    var failureStatus: Failure.Status? { get }
    /// The page of an answer that can be fitted to the screen's height; nil if the view has none.
    var fittablePage: AnswerView? { get }
    /// Returns the view with covers. The gallery is only created for views that have covers.
    func illustrated(by gallery: () -> Gallery?) -> any View
    /// Returns the view with its rows arranged; nil if it has no rows.
    func arranged(by arrange: RowArranging) throws(Failure) -> (any View)?
}

/// Arranges the rows of a page, and returns the order of its rows by section if it changed.
package typealias RowArranging = (AnswerView) throws(Failure) -> (page: AnswerView, order: [[Int]]?)

extension View {
    package var body: Body? { nil }
    package var identifiers: [ResourceIdentifier]? { nil }
    package var resources: [Resource]? { nil }
    package var chosenColumns: [ChosenColumn]? { nil }
    package var damage: JSONProblem? { nil }
    package var failureStatus: Failure.Status? { nil }
    package var fittablePage: AnswerView? { nil }
    package func illustrated(by gallery: () -> Gallery?) -> any View { self }
    package func arranged(by arrange: RowArranging) throws(Failure) -> (any View)? { nil }
}

extension StyledText {
    /// Returns a line of plain output, such as `Tracks: 8`; the name alone if the value is empty.
    static func fact(_ name: String, _ value: String) -> StyledText {
        value.isEmpty ? .faint("\(name):") : .faint("\(name): ") + StyledText(value)
    }
}

extension [StyledText] {
    /// Returns the lines wrapped between words, if the frame wraps lines.
    func broken(in frame: Screen.Frame, hangingIndent: Int? = nil) -> [StyledText] {
        guard frame.breaksLines else { return self }
        return flatMap { Wrapping.lines(of: $0, width: frame.width, hangingIndent: hangingIndent) }
    }
}

extension Body {
    /// Returns a list with a JSON value of each element.
    static func list<Element>(of elements: [Element], _ value: (Element) -> JSON) -> Body {
        .json(.array(elements.map(value)))
    }

    static func object(_ members: [(String, JSON)]) -> Body { .json(.object(JSONObject(members))) }
}

/// A view of a few lines, with a JSON value of the same content.
package struct Message: View {
    var lines: [StyledText]
    var value: JSON?
    package var identifiers: [ResourceIdentifier]?
    /// Whether the lines are sentences, which are wrapped.
    var isProse = false
    /// The column at which continuation lines begin, for lines that begin with a name.
    var hangingIndent: Int?
    /// The content of the lines as names and values, for plain output.
    var facts: [StyledText]?
    /// Whether the lines are never wrapped, so that they can be copied. This is so for code.
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

    /// Returns sentences of any length.
    static func prose(_ lines: [StyledText], value: JSON? = nil) -> Message {
        var message = Message(lines, value: value)
        message.isProse = true
        return message
    }

    /// Returns lines that are never wrapped.
    static func verbatim(_ lines: [StyledText], value: JSON? = nil) -> Message {
        var message = Message(lines, value: value)
        message.isVerbatim = true
        return message
    }

    /// A message without lines.
    static let none = Message([])
}

/// Messages about the session.
enum SessionLines {
    static func storefront(_ session: Session) -> Message {
        let storefront = session.world.currentStorefront
        var lines = [
            .strong("\(storefront.id) \(storefront.name)")
                + StyledText(
                    ", answers in \(session.world.language), explicit content \(storefront.explicitContentPolicy.rawValue)"
                ),
            .faint("languages: \(storefront.supportedLanguageTags.joined(separator: ", "))"),
        ]
        if let locale = session.world.locale, storefront.supportedTag(locale) == nil {
            lines.append(
                StyledText("note: ", .warning)
                    + StyledText(
                        "'\(storefront.id)' does not have '\(locale)', so the service answers in \(session.world.language)."
                    ))
        }
        return Message(
            lines,
            value: [
                "storefront": .string(storefront.id), "name": .string(storefront.name),
                "language": .string(session.world.language), "locale": session.world.locale.map(JSON.string) ?? .null,
                "supportedLanguageTags": .strings(storefront.supportedLanguageTags),
            ], identifiers: [ResourceIdentifier(.storefronts, storefront.id)])
    }

    /// - Parameter hasNumbers: whether numeric values become JSON numbers; ids and codes stay strings.
    static func rows(_ rows: [(name: String, value: String)], hasNumbers: Bool = true) -> Message {
        let indent = rows.map(\.name.count).max() ?? 0
        let lines: [StyledText] = rows.map { row in
            if row.value.isEmpty { return .faint(row.name) }
            return .faint(row.name + String(repeating: " ", count: indent - row.name.count + 2)) + StyledText(row.value)
        }
        let members = rows.map { row in
            let number = hasNumbers ? Int(row.value).flatMap { String($0) == row.value ? $0 : nil } : nil
            return (row.name, number.map(JSON.integer) ?? .string(row.value))
        }
        var message = Message(lines, value: .object(JSONObject(members)))
        message.hangingIndent = indent + 2
        message.facts = rows.map { .fact($0.name, $0.value) }
        return message
    }
}

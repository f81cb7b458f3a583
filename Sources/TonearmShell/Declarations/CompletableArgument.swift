package import LineEditor

/// A kind of value that can be typed, with its reading, its name and its completion.
///
/// Every argument and option of a command has one, by the type of its property.
package protocol CompletableArgument: Sendable {
    /// Reads a word. Returns nil if the word is not a value of the kind.
    init?(argument: String)
    /// Every value, if they can be listed; otherwise empty.
    static var allValueStrings: [String] { get }
    /// The value as it is typed, for the default that help names.
    var defaultText: String { get }
    /// The value's name in help: `STOREFRONT`.
    static var placeholder: String { get }
    /// An example value, for hints if there is nothing to choose from.
    static var example: String { get }
    /// An example that uses what is known, such as the type that an id is of.
    static func example(in context: CompletionContext) -> String
    /// The values that can be typed, the likeliest first. Ignores what is typed already unless there are too many to choose from.
    static func candidates(in context: CompletionContext) -> [Candidate]
    /// The candidates that a text names in another way than by their own text or description.
    /// - Parameter inFull: whether the text is the whole name; else the name begins with it.
    static func candidates(named typed: String, inFull: Bool) -> [Candidate]
    /// Whether a word holds several values, separated by commas.
    static var isList: Bool { get }
    /// The index at which the completed part of a word begins: what is before it stays.
    static func stemStart(of typed: String) -> String.Index
    /// Whether a candidate is also found by its description, which is then the name of the thing.
    static var isFoundByName: Bool { get }
    /// Whether candidates have an order of their own, as numbers and settings have, which recent words do not change.
    static var isOrdered: Bool { get }
    /// Whether a value can be the number of a row.
    static var isRow: Bool { get }
    /// Whether a value can begin with a hyphen, as an option does.
    static var mayBeginWithHyphen: Bool { get }
}

extension CompletableArgument {
    package static var allValueStrings: [String] { [] }
    package var defaultText: String { String(describing: self) }
    package static func example(in context: CompletionContext) -> String { example }
    package static func candidates(in context: CompletionContext) -> [Candidate] {
        allValueStrings.map { Candidate($0) }
    }
    package static func candidates(named typed: String, inFull: Bool) -> [Candidate] { [] }
    package static var isList: Bool { false }
    package static var isFoundByName: Bool { false }
    package static var isOrdered: Bool { false }
    package static var isRow: Bool { false }
    package static var mayBeginWithHyphen: Bool { false }

    package static func stemStart(of typed: String) -> String.Index {
        isList ? typed.startIndexOfStem(after: [","]) : typed.startIndex
    }
}

extension String {
    /// The index after the last of the characters, or the start if there is none.
    func startIndexOfStem(after separators: Set<Character>) -> String.Index {
        lastIndex { separators.contains($0) }.map { index(after: $0) } ?? startIndex
    }
}

// MARK: - Values of common types

extension CompletableArgument where Self: RawRepresentable, RawValue == String {
    package init?(argument: String) { self.init(rawValue: argument) }
    package var defaultText: String { rawValue }
}

extension CompletableArgument where Self: LosslessStringConvertible {
    package init?(argument: String) { self.init(argument) }
}

extension CompletableArgument where Self: CaseIterable {
    package static var example: String { allValueStrings.first ?? "" }
    package static var isOrdered: Bool { true }
    /// `on|off`
    package static var placeholder: String { allValueStrings.joined(separator: "|") }
}

extension CompletableArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
    package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

/// A value that is taken as it is typed. The command that uses it checks whether it names something.
package protocol TextArgument: CompletableArgument, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    var text: String { get }
    init(text: String)
}

extension TextArgument {
    package init?(argument: String) { self.init(text: argument) }
    package init(stringLiteral value: String) { self.init(text: value) }
    package var description: String { text }
    package var defaultText: String { text }
}

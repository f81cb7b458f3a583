package import LineEditor

/// A type of argument values: how they are parsed, named and completed.
///
/// The type of its property gives every argument and option of a command such a type.
package protocol CompletableArgument: Sendable {
    /// Parses a word. Returns nil if the word is not a value of the type.
    init?(argument: String)
    /// All values if they can be listed, otherwise empty.
    static var allValueStrings: [String] { get }
    /// The value as it would be typed, for the default in help.
    var defaultText: String { get }
    /// The placeholder for a value in help, such as `STOREFRONT`.
    static var placeholder: String { get }
    /// An example value, for hints without candidates.
    static var example: String { get }
    /// Returns an example that fits the context, such as an id of the command's type.
    static func example(in context: CompletionContext) -> String
    /// Returns the candidates, the likeliest first. The typed text only matters if there would be too many.
    static func candidates(in context: CompletionContext) -> [Candidate]
    /// Returns candidates that an alternative name finds.
    /// - Parameter inFull: whether the text is the complete name instead of its beginning.
    static func candidates(named typed: String, inFull: Bool) -> [Candidate]
    /// Whether a word can contain several values, separated by commas.
    static var isList: Bool { get }
    /// Returns the index of the part of a word that is completed; the text before it stays.
    static func stemStart(of typed: String) -> String.Index
    /// Whether candidates are also found by their descriptions, which are then names.
    static var isFoundByName: Bool { get }
    /// Whether candidates keep their own order, like numbers and settings, instead of ranking recent words first.
    static var isOrdered: Bool { get }
    /// Whether a value can be the number of a row.
    static var isRow: Bool { get }
    /// Whether a value can begin with a hyphen, like an option.
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
    /// Returns the index after the last of the separators, or the start if there is none.
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
    /// The values separated by bars, such as `on|off`.
    package static var placeholder: String { allValueStrings.joined(separator: "|") }
}

extension CompletableArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
    package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

/// A value that can be any text. The command checks it.
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

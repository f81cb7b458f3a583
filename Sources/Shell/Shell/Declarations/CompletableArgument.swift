package import TonearmLineEditor

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
    /// The reason why the value cannot be used, as a sentence that quotes it; nil if it can.
    var flaw: String? { get }
    static var traits: ArgumentTraits { get }
    /// Returns an example that fits the context, such as an id of the command's type.
    static func example(in context: CompletionContext) -> String
    /// The candidates that fit every context, the likeliest first; by default all values.
    static var candidates: [Candidate] { get }
    /// Returns the candidates in a context, by default ``candidates``. The typed text only matters if there would be
    /// too many.
    static func candidates(in context: CompletionContext) -> [Candidate]
    /// Returns candidates that an alternative name finds.
    /// - Parameter inFull: whether the text is the complete name instead of its beginning.
    static func candidates(named typed: String, inFull: Bool) -> [Candidate]
    /// Returns the index of the part of a word that is completed; the text before it stays.
    static func stemStart(of typed: String) -> String.Index
}

/// The look of a kind of values in help, and its behaviour in completion.
package struct ArgumentTraits: Sendable {
    /// The placeholder for a value in help, such as `STOREFRONT`.
    var placeholder: String
    /// An example value, for hints without candidates.
    var example: String
    /// Whether a word can contain several values, separated by commas.
    var isList = false
    /// Whether candidates are also found by their descriptions, which are then names.
    var isFoundByName = false
    /// Whether candidates keep their own order, like numbers and settings, instead of ranking recent words first.
    var isOrdered = false
    /// Whether a value can be the number of a row.
    var isRow = false
    /// Whether a value can begin with a hyphen, like an option.
    var mayBeginWithHyphen = false
}

extension CompletableArgument {
    package static var allValueStrings: [String] { [] }
    package var defaultText: String { String(describing: self) }
    package var flaw: String? { nil }
    static var placeholder: String { traits.placeholder }
    static var example: String { traits.example }
    package static func example(in context: CompletionContext) -> String { example }
    package static var candidates: [Candidate] { allValueStrings.map { Candidate($0) } }
    package static func candidates(in context: CompletionContext) -> [Candidate] { candidates }
    package static func candidates(named typed: String, inFull: Bool) -> [Candidate] { [] }

    package static func stemStart(of typed: String) -> String.Index {
        traits.isList ? typed.startIndexOfStem(after: [","]) : typed.startIndex
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
    /// The placeholder lists the values, such as `on|off`.
    package static var traits: ArgumentTraits {
        ArgumentTraits(
            placeholder: allValueStrings.joined(separator: "|"), example: allValueStrings.first ?? "", isOrdered: true)
    }
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

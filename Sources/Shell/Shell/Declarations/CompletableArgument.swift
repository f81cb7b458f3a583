package import TonearmLineEditor

/// A type of argument values that is completed.
package protocol CompletableArgument: ArgumentValue {
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

/// A value that can be any text, and is completed. The command checks it.
package typealias TextArgument = CompletableArgument & TextValue

extension CompletableArgument {
    package static func example(in context: CompletionContext) -> String { example }
    package static var candidates: [Candidate] { allValueStrings.map { Candidate($0) } }
    package static func candidates(in context: CompletionContext) -> [Candidate] { candidates }
    package static func candidates(named typed: String, inFull: Bool) -> [Candidate] { [] }

    package static func stemStart(of typed: String) -> String.Index {
        traits.isList ? typed.startIndexOfStem(after: [","]) : typed.startIndex
    }
}

extension Field {
    /// The kind of its value as one that is completed; nil for flags.
    var completedKind: (any CompletableArgument.Type)? { kind as? any CompletableArgument.Type }
}

extension String {
    /// Returns the index after the last of the separators, or the start if there is none.
    func startIndexOfStem(after separators: Set<Character>) -> String.Index {
        lastIndex { separators.contains($0) }.map { index(after: $0) } ?? startIndex
    }
}

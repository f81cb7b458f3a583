package import ArgumentParser
package import LineEditor

/// A kind of value that can be typed: what it is called, and how it is completed.
///
/// Every argument and option of a command has one, by the type of its property or by the command's forms.
package protocol CompletableArgument: ExpressibleByArgument, Sendable {
    /// What help calls the value: `STOREFRONT`.
    static var placeholder: String { get }
    /// A value of the kind, shown where there is nothing to choose from.
    static var example: String { get }
    /// The same where more is known, such as the type that an id is of.
    static func example(in context: CompletionContext) -> String
    /// What can be typed, the likeliest first. Need not look at what is typed already, unless there is too much to choose from.
    static func candidates(in context: CompletionContext) -> [Candidate]
    /// The candidates that a text names in another way than by their own text or description.
    /// - Parameter inFull: whether the text is the whole name; else the name begins with it.
    static func candidates(named typed: String, inFull: Bool) -> [Candidate]
    /// Whether several of them stand in a word, with commas between.
    static var isList: Bool { get }
    /// Where the part of a word begins that candidates stand for: what is before it stays.
    static func stemStart(of typed: String) -> String.Index
    /// Whether a candidate is also found by its description, which is then the name of the thing.
    static var isFoundByName: Bool { get }
    /// Whether candidates have an order of their own, as numbers and settings have, which stays whatever was typed lately.
    static var isOrdered: Bool { get }
    /// Whether a value can be the number of a row.
    static var isRow: Bool { get }
    /// Whether a value can begin with a hyphen, as an option does.
    static var mayBeginWithHyphen: Bool { get }
}

extension CompletableArgument {
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

extension CompletionKind {
    /// System shells ask the program, which answers before the parser is asked.
    package static let program = CompletionKind.custom { _, _, _ in [] }
}

extension String {
    /// Behind the last of the characters; the start where there is none.
    func startIndexOfStem(after separators: Set<Character>) -> String.Index {
        lastIndex { separators.contains($0) }.map { index(after: $0) } ?? startIndex
    }
}

extension CompletableArgument where Self: CaseIterable {
    package static var example: String { allValueStrings.first ?? "" }
    package static var isOrdered: Bool { true }
    /// `on|off`
    package static var placeholder: String { allValueStrings.joined(separator: "|") }
}

/// A value that is taken as it is typed. Whether there is such a thing is known where it is used, and said there.
package protocol TextArgument: CompletableArgument, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    var text: String { get }
    init(text: String)
}

extension TextArgument {
    package init?(argument: String) { self.init(text: argument) }
    package init(stringLiteral value: String) { self.init(text: value) }
    package var description: String { text }
    package var defaultValueDescription: String { text }
    package static var defaultCompletionKind: CompletionKind { .program }
}

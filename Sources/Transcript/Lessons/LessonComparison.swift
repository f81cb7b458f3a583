/// A comparison in a check: a path, an operator, and an operand.
package struct LessonComparison: Sendable, Hashable {
    package let path: String
    let operation: Operation
    let operand: Operand

    enum Operation: String, Sendable, Hashable, CaseIterable {
        // Longer ones first, because the first match is taken.
        case isNot = "is not"
        case `is`
        case contains
        case matches
        case exists
        case atLeast = ">="
        case atMost = "<="
        case more = ">"
        case less = "<"
    }

    enum Operand: Sendable, Hashable {
        case literal(String)
        /// A list: `[albums, "Born to Run"]`.
        case list([String])
        /// The value at another path: `$path`.
        case path(String)
        case none
    }

    /// Parses `focus.type is albums`. A literal in double quotes keeps surrounding spaces, and can begin with a
    /// bracket.
    init(_ text: Substring) throws(LessonProblem) {
        let words = text.trimmed
        let path = words.prefix { $0 != " " }
        let rest = words[path.endIndex...].trimmed
        let found = Operation.allCases.first { operation in
            let name = operation.rawValue
            return rest.isExactly(name) || rest.beginsExactly(with: name + " ")
        }
        guard !path.isEmpty, let operation = found else { throw .comparison(String(words)) }
        guard Self.isPath(path) else { throw .path(String(path)) }
        let value = rest.dropFirst(operation.rawValue.count).trimmed
        guard value.isEmpty == (operation == .exists) else { throw .comparison(String(words)) }
        self.path = String(path)
        self.operation = operation
        operand = try Self.operand(value)
    }

    private static func operand(_ value: Substring) throws(LessonProblem) -> Operand {
        if value.isEmpty { return .none }
        if value.first == "$" {
            guard isPath(value.dropFirst()) else { throw .path(String(value)) }
            return .path(String(value.dropFirst()))
        }
        if value.first == "[", value.last == "]" { return .list(elements(value.dropFirst().dropLast())) }
        return .literal(unquoted(value))
    }

    /// Splits at commas outside of double quotes.
    private static func elements(_ text: Substring) -> [String] {
        guard !text.trimmed.isEmpty else { return [] }
        var isQuoted = false
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "\"" { isQuoted.toggle() }
            return character == "," && !isQuoted
        }.map { unquoted($0.trimmed) }
    }

    private static func unquoted(_ value: Substring) -> String {
        value.first == "\"" && value.last == "\"" && value.count > 1
            ? String(value.dropFirst().dropLast()) : String(value)
    }

    /// Returns whether the text is a path: words, numbers and hyphens, separated by dots. Parameters of requests have
    /// brackets: `request.query.fields[albums]`.
    private static func isPath(_ path: Substring) -> Bool {
        path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            let name = part.last == "]" ? part.dropLast() : part
            let words = name.split(separator: "[", omittingEmptySubsequences: false)
            return words.count == (part.last == "]" ? 2 : 1) && words.allSatisfy(isName)
        }
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { Placeholder.isWord($0) || $0 == UInt8(ascii: "-") }
    }

    /// The paths in the comparison.
    package var paths: [String] {
        if case .path(let other) = operand { [path, other] } else { [path] }
    }
}

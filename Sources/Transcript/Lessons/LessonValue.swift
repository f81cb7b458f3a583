import SharedAlgorithms

/// What a check looks at: a value of the session, by its path. Whoever has the session says what there is.
package indirect enum LessonValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([LessonValue])
    case object([String: LessonValue])
}

extension LessonValue {
    /// The value as a check writes it; nil for lists, objects and null.
    var text: String? {
        switch self {
        case .text(let text): text
        case .bool(let flag): String(flag)
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .null, .list, .object: nil
        }
    }

    /// The value as a whole number, which a text may be too.
    var integer: Int? {
        switch self {
        case .integer(let number): number
        case .text(let text): Int(text)
        default: nil
        }
    }

    /// The value as a number, which a text may be too: digits with a point in them or none.
    var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        case .text(let text): Self.isNumber(text) ? Double(text) : nil
        default: nil
        }
    }

    /// Double reads `inf` and `0x10` too, which are words here.
    private static func isNumber(_ text: String) -> Bool {
        text.utf8.allSatisfy { ASCII.isDigit($0) || "+-.".utf8.contains($0) }
    }

    func isLiteral(_ literal: String) -> Bool {
        switch self {
        case .integer(let number): Int(literal) == number || Int(literal) == nil && Double(literal) == Double(number)
        case .number(let number): Double(literal) == number
        default: text.map { $0.isExactly(literal) } ?? false
        }
    }
}

extension LessonValue {
    /// Whether it is a list of these, in this order.
    func isList(_ literals: [String]) -> Bool {
        guard case .list(let elements) = self, elements.count == literals.count else { return false }
        return zip(elements, literals).allSatisfy { $0.isLiteral($1) }
    }

    /// Whether both are the same, one of them perhaps as a text: a request's limit is '5' where the rows are 5.
    func isSame(as other: LessonValue) -> Bool {
        self == other || other.text.map(isLiteral) ?? false || text.map(other.isLiteral) ?? false
    }

    /// Whether something is an element of a list, a name in an object, or a part of a text.
    func contains(_ other: LessonValue) -> Bool {
        switch self {
        case .list(let elements): elements.contains { $0.isSame(as: other) }
        case .object(let members): other.text.map { members[$0] != nil } ?? false
        default:
            if let text, let part = other.text {
                part.isEmpty || text.firstPlace(of: part) != nil
            } else {
                false
            }
        }
    }
}

/// The value at a path such as `focus.type`; nil when there is none.
package typealias LessonLookup = (String) -> LessonValue?

import SharedAlgorithms
/// A value of the session at a path, for checks. The owner of the session provides it.
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
    /// The value as text in a check; nil for lists, objects and null.
    var text: String? {
        switch self {
        case .text(let text): text
        case .bool(let flag): String(flag)
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .null, .list, .object: nil
        }
    }

    /// The value, or the number in a text, as an integer.
    var integer: Int? {
        switch self {
        case .integer(let number): number
        case .text(let text): Int(text)
        default: nil
        }
    }

    /// The value, or the number in a text, as a number: digits with or without a decimal point.
    var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        case .text(let text): Self.isNumber(text) ? Double(text) : nil
        default: nil
        }
    }

    /// Returns whether a text is a number. `Double` also accepts `inf` and `0x10`, which are words here.
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
    /// Returns whether the value is a list of these literals, in order.
    func isList(_ literals: [String]) -> Bool {
        guard case .list(let elements) = self, elements.count == literals.count else { return false }
        return zip(elements, literals).allSatisfy { $0.isLiteral($1) }
    }

    /// Returns whether both are equal, or equal as text: a request's limit is '5', the number of rows is 5.
    func isSame(as other: LessonValue) -> Bool {
        self == other || other.text.map(isLiteral) ?? false || text.map(other.isLiteral) ?? false
    }

    /// Returns whether the value contains another: as an element of a list, a name in an object, or a part of a text.
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

/// A lookup of the value at a path such as `focus.type`; nil if there is none.
package typealias LessonLookup = (String) -> LessonValue?

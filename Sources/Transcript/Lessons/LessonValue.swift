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

    var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    func isLiteral(_ literal: String) -> Bool {
        switch self {
        case .integer(let number): Int(literal) == number || Int(literal) == nil && Double(literal) == Double(number)
        case .number(let number): Double(literal) == number
        default: text.map { $0.isExactly(literal) } ?? false
        }
    }
}

/// The value at a path such as `focus.type`; nil when there is none.
package typealias LessonLookup = (String) -> LessonValue?

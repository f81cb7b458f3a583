/// A filter expression: `@.attributes.trackCount > 10 && !@.attributes.contentRating` (RFC 9535, section 2.3.5).
package indirect enum JSONFilter: Hashable, Sendable {
    case any([JSONFilter])
    case all([JSONFilter])
    case not(JSONFilter)
    /// The path selects at least one value.
    case exists(Way)
    case comparison(Operand, Sign, Operand)

    /// A path from the current value (`@`), or from the root (`$`).
    package struct Way: Hashable, Sendable {
        var isFromRoot: Bool
        var segments: [JSONPath.Segment]
    }

    package enum Operand: Hashable, Sendable {
        case literal(JSON)
        case way(Way)
    }

    package enum Sign: String, CaseIterable, Sendable {
        // Longer operators come first, because the first that matches is taken.
        case equal = "=="
        case unequal = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
    }

    /// Parses an expression.
    /// - Throws: `JSONPath.Problem`.
    package init(_ text: String) throws(JSONPath.Problem) {
        var reader = JSONPathReader(text)
        self = try reader.readFilter()
    }

    /// Returns whether the filter holds when both `@` and `$` are this value.
    package func holds(for root: JSON) throws(JSONPath.Problem) -> Bool {
        var evaluation = JSONPathEvaluation(root: root)
        return try evaluation.holds(self, for: root)
    }
}

extension JSONFilter.Sign {
    /// - Parameters: nil for a missing value, which equals only another missing value.
    func holds(_ left: JSON?, _ right: JSON?) -> Bool {
        switch self {
        case .equal: Self.areEqual(left, right)
        case .unequal: !Self.areEqual(left, right)
        case .less: Self.isLess(left, right)
        case .greater: Self.isLess(right, left)
        case .lessOrEqual: Self.isLess(left, right) || Self.areEqual(left, right)
        case .greaterOrEqual: Self.isLess(right, left) || Self.areEqual(left, right)
        }
    }

    /// Compares numbers by value, whatever their spelling, and objects without regard to the order of members.
    private static func areEqual(_ left: JSON?, _ right: JSON?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (.number(let left), .number(let right)):
            if let left = Int(left), let right = Int(right) { left == right } else { Double(left) == Double(right) }
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
        case (.object(let left), .object(let right)):
            left.members.count == right.members.count
                && left.members.allSatisfy { areEqual($0.value, right[$0.name]) }
        case (let left?, let right?): left == right
        default: false
        }
    }

    /// Compares numbers and texts; other values have no order.
    private static func isLess(_ left: JSON?, _ right: JSON?) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)):
            if let left = Int(left), let right = Int(right) { return left < right }
            guard let left = Double(left), let right = Double(right) else { return false }
            return left < right
        case (.string(let left), .string(let right)):
            return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
        default: return false
        }
    }
}

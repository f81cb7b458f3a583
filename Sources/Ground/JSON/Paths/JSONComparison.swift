import TonearmAlgorithms

/// A comparison of a value with another: `@.attributes.trackCount > 10`, `artist ~ bunny`, `focus.type is albums`.
package struct JSONComparison: Hashable, Sendable {
    package let left: Operand
    package let operation: Operation
    package let right: Operand

    package enum Operand: Hashable, Sendable {
        case literal(JSON)
        case path(JSONPath)

        package var path: JSONPath? { if case .path(let path) = self { path } else { nil } }

        /// Whether the operand is a path that begins with a name of the subject.
        var isNamed: Bool { path?.origin == .named }
    }

    package enum Operation: String, CaseIterable, Sendable {
        // Longer operators come first, because the first that matches is taken.
        case equal = "=="
        case unequal = "!="
        case lacks = "!~"
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
        case reads = "="
        case has = "~"
        case isNot = "is not"
        case `is` = "is"
        case contains, matches, exists

        /// Whether the operator is a word, so that no letter may follow it.
        var isWord: Bool { rawValue.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } == true }

        /// Whether the operator compares texts as people read them, without case, accents and signs, so that any text
        /// is a value.
        var comparesReading: Bool { [.reads, .unequal, .has, .lacks].contains(self) }

        /// The meaning of the operator, for help and completion.
        package var summary: String {
            switch self {
            case .equal: "the same value of the same kind: \"5\" is not 5; after a name, as '='"
            case .unequal: "not the same"
            case .lacks: "not a part of it"
            case .lessOrEqual: "at most"
            case .greaterOrEqual: "at least"
            case .less: "less"
            case .greater: "more"
            case .reads: "the same text or element, without case and accents"
            case .has: "a part of the text, without case and accents"
            case .isNot: "not exactly this"
            case .is: "exactly this text, number or list"
            case .contains: "a part of a text, an element of a list, a member"
            case .matches: "the whole text, with '*' for any text"
            case .exists: "has a value"
            }
        }
    }

    /// Returns whether the comparison holds.
    /// - Parameters: the value of each side, then other spellings of it; empty for a missing value.
    func holds(_ lefts: [JSON], _ rights: [JSON]) -> Bool {
        let (left, right) = (lefts.first, rights.first)
        func isAny(_ holds: (JSON, JSON) -> Bool) -> Bool {
            guard let right else { return false }
            return lefts.contains { $0 != .null && holds($0, right) }
        }
        switch operation {
        case .equal: return JSON.areEqual(left, right)
        case .unequal: return self.left.isNamed ? !Self.reads(lefts, right) : !JSON.areEqual(left, right)
        case .reads: return Self.reads(lefts, right)
        case .has: return Self.has(lefts, right)
        case .lacks: return !Self.has(lefts, right)
        case .is: return isAny { $0.isSame(as: $1) }
        case .isNot: return !isAny { $0.isSame(as: $1) }
        case .contains: return isAny { $0.contains($1) }
        case .matches:
            return isAny { value, right in
                guard let text = value.scalarText, let pattern = right.scalarText else { return false }
                return Wildcard(pattern).matches(text)
            }
        case .exists: return !lefts.isEmpty
        case .less: return order(left, right) == .less
        case .greater: return order(left, right) == .greater
        case .lessOrEqual: return order(left, right) == .less || isAsLarge(left, right)
        case .greaterOrEqual: return order(left, right) == .greater || isAsLarge(left, right)
        }
    }

    private func order(_ left: JSON?, _ right: JSON?) -> JSON.Order? {
        JSON.order(left, right, isLoose: self.left.isNamed)
    }

    private func isAsLarge(_ left: JSON?, _ right: JSON?) -> Bool {
        self.left.isNamed ? order(left, right) == .same : JSON.areEqual(left, right)
    }

    private static func reads(_ values: [JSON], _ right: JSON?) -> Bool {
        let wanted = FoldedText(right?.words ?? "")
        return readings(of: values).contains { FoldedText($0) == wanted }
    }

    private static func has(_ values: [JSON], _ right: JSON?) -> Bool {
        let wanted = FoldedText(right?.words ?? "")
        return readings(of: values).contains { !$0.isEmpty && FoldedText($0).contains(wanted) }
    }

    /// Returns the texts of values and of their elements; an empty text if there are no values.
    private static func readings(of values: [JSON]) -> [String] {
        values.isEmpty ? [""] : values.flatMap { [$0.words] + ($0.array ?? []).map(\.words) }
    }
}

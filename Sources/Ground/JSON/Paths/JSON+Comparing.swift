import TonearmAlgorithms

/// Comparison by kind, as in JSONPath: a text is never equal to a number.
extension JSON {
    /// Compares numbers by value, whatever their spelling, and objects without regard to the order of members.
    /// - Parameters: nil for a missing value, which equals only another missing value.
    static func areEqual(_ left: JSON?, _ right: JSON?) -> Bool {
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
}

/// Loose comparison: the text '5' equals the number 5. Texts are compared byte by byte.
extension JSON {
    /// The value of a text, a number or a Boolean as text; nil for other values.
    package var scalarText: String? {
        switch self {
        case .string(let text): text
        case .number(let spelling): spelling
        case .bool(let flag): String(flag)
        case .null, .array, .object: nil
        }
    }

    /// The value as a text: the texts of a list with commas between, objects as JSON.
    package var words: String {
        if let array, array.allSatisfy({ $0.string != nil }) { return strings.joined(separator: ", ") }
        return self == .null ? "" : string ?? text
    }

    func isSame(as other: JSON) -> Bool {
        switch (self, other) {
        case (.string(let text), .string(let other)): text.utf8.elementsEqual(other.utf8)
        case (.string(let text), _): other.isWritten(text)
        case (_, .string(let text)): isWritten(text)
        case (.array(let elements), .array(let others)):
            elements.count == others.count && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
        default: JSON.areEqual(self, other)
        }
    }

    private func isWritten(_ text: String) -> Bool {
        guard case .number(let spelling) = self else { return scalarText == text }
        if let number = Int(spelling), let other = Int(text) { return number == other }
        return Double(text) == Double(spelling)
    }

    /// Returns whether the value contains another: as an element, a member's name, or a part of a text. Of a list it
    /// must contain all elements.
    func contains(_ other: JSON) -> Bool {
        if let others = other.array { return others.allSatisfy { contains($0) } }
        switch self {
        case .array(let elements): return elements.contains { $0.isSame(as: other) }
        case .object(let members): return other.scalarText.map { members[$0] != nil } ?? false
        default:
            guard let text = scalarText, let part = other.scalarText else { return false }
            return part.isEmpty || text.utf8.firstRange(of: part.utf8) != nil
        }
    }

    enum Order { case less, same, greater }

    /// Returns the order of two values: of numbers, otherwise of texts; nil if they cannot be ordered.
    /// - Parameter isLoose: whether a text can be a number, and a number a text.
    static func order(_ left: JSON?, _ right: JSON?, isLoose: Bool) -> Order? {
        guard let left, let right else { return nil }
        if let one = left.integer(isLoose), let other = right.integer(isLoose) { return order(one, other) }
        if let one = left.number(isLoose), let other = right.number(isLoose) {
            return one.isNaN ? nil : order(one, other)
        }
        guard let text = left.string, let other = isLoose ? right.scalarText : right.string else { return nil }
        if text.utf8.elementsEqual(other.utf8) { return .same }
        return text.utf8.lexicographicallyPrecedes(other.utf8) ? .less : .greater
    }

    private static func order<Number: Comparable>(_ one: Number, _ other: Number) -> Order {
        one < other ? .less : one > other ? .greater : .same
    }

    private func integer(_ isLoose: Bool) -> Int? { integer ?? (isLoose ? string.flatMap { Int($0) } : nil) }

    /// Returns the number; if the comparison is loose, also the number in a text. `Double` also accepts `inf` and
    /// `0x10`, which are words here.
    private func number(_ isLoose: Bool) -> Double? {
        if case .number(let spelling) = self { return Double(spelling) }
        guard isLoose, let string, string.utf8.allSatisfy({ ASCII.isDigit($0) || "+-.".utf8.contains($0) }) else {
            return nil
        }
        return Double(string)
    }
}

/// A text in which `*` matches anything.
struct Wildcard {
    private let parts: [Substring.UTF8View]

    init(_ text: String) { parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false) }

    func matches(_ text: String) -> Bool {
        guard let first = parts.first, let last = parts.last, text.utf8.starts(with: first) else { return false }
        guard parts.count > 1 else { return text.utf8.elementsEqual(first) }
        var rest = text.utf8.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let place = rest.firstRange(of: part) else { return false }
            rest = rest[place.upperBound...]
        }
        return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
    }
}

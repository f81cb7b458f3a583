extension LessonComparison {
    /// Whether it is so. What is not there is nothing at all: only `is not` holds of it.
    func holds(_ lookup: LessonLookup) -> Bool {
        let value = lookup(path) ?? .null
        switch operation {
        case .exists: return value != .null
        case .is: return isEqual(value, lookup)
        case .isNot: return !isEqual(value, lookup)
        case .contains: return contains(value, lookup)
        case .matches:
            return operandText(lookup).map { Wildcard($0).matches(value.text ?? "") && value != .null } ?? false
        case .atLeast, .atMost, .more, .less:
            guard let order = order(of: value, lookup) else { return false }
            return switch operation {
            case .atLeast: order >= 0
            case .atMost: order <= 0
            case .more: order > 0
            default: order < 0
            }
        }
    }

    private func isEqual(_ value: LessonValue, _ lookup: LessonLookup) -> Bool {
        switch operand {
        case .literal(let literal): value.isLiteral(literal)
        case .list(let literals): value.isList(literals)
        case .path(let other): value != .null && value.isSame(as: lookup(other) ?? .null)
        case .none: false
        }
    }

    private func operandText(_ lookup: LessonLookup) -> String? {
        switch operand {
        case .literal(let literal): literal
        case .path(let other): lookup(other)?.text
        case .list, .none: nil
        }
    }

    /// Whether all of a list is in it, or the one thing that it is compared with.
    private func contains(_ value: LessonValue, _ lookup: LessonLookup) -> Bool {
        guard value != .null else { return false }
        return switch operand {
        case .list(let literals): literals.allSatisfy { value.contains(.text($0)) }
        case .literal(let literal): value.contains(.text(literal))
        case .path(let other):
            switch lookup(other) {
            case .list(let elements)?: elements.allSatisfy { value.contains($0) }
            case let element?: value.contains(element)
            case nil: false
            }
        case .none: false
        }
    }

    /// Below zero when the value is less: as a number, where both are written as one; or else as a text, byte by byte.
    /// What a request says, such as its limit, is text. Nil if there is no order.
    private func order(of value: LessonValue, _ lookup: LessonLookup) -> Int? {
        guard let operand = operandText(lookup) else { return nil }
        if let number = value.integer, let other = Int(operand) { return Self.order(number, other) }
        if let number = value.double, let other = LessonValue.text(operand).double {
            return number.isNaN ? nil : Self.order(number, other)
        }
        guard case .text(let text) = value else { return nil }
        if text.isExactly(operand) { return 0 }
        return text.utf8.lexicographicallyPrecedes(operand.utf8) ? -1 : 1
    }
    private static func order<Number: Comparable>(_ number: Number, _ other: Number) -> Int {
        number < other ? -1 : number > other ? 1 : 0
    }
}

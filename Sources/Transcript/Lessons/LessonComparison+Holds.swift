extension LessonComparison {
    /// Returns whether the comparison is true. A missing value satisfies only `is not`.
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

    /// Returns whether the value contains the operand, or all elements of a list.
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

    /// Returns the order, negative if the value is less: numeric if both are numbers, otherwise of the texts, byte by
    /// byte. Values of a request, such as its limit, are texts. Nil if they cannot be ordered.
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

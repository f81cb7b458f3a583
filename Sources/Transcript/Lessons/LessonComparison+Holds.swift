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
        case .path(let other): value != .null && value == (lookup(other) ?? .null)
        case .none: false
        }
    }

    private func operandText(_ lookup: LessonLookup) -> String? {
        switch operand {
        case .literal(let literal): literal
        case .path(let other): lookup(other)?.text
        case .none: nil
        }
    }

    private func contains(_ value: LessonValue, _ lookup: LessonLookup) -> Bool {
        switch value {
        case .list(let elements): elements.contains { isEqual($0, lookup) }
        case .object(let members): operandText(lookup).map { members[$0] != nil } ?? false
        default:
            if let text = value.text, let part = operandText(lookup) {
                part.isEmpty || text.firstPlace(of: part) != nil
            } else {
                false
            }
        }
    }

    /// Below zero when the value is less: as a number, or as a text where it is one, byte by byte. Nil where there is
    /// no order.
    private func order(of value: LessonValue, _ lookup: LessonLookup) -> Int? {
        guard let operand = operandText(lookup) else { return nil }
        if case .integer(let number) = value, let other = Int(operand) {
            return number < other ? -1 : number > other ? 1 : 0
        }
        if let number = value.double {
            guard let other = Double(operand), !number.isNaN, !other.isNaN else { return nil }
            return number < other ? -1 : number > other ? 1 : 0
        }
        guard case .text(let text) = value else { return nil }
        if text.isExactly(operand) { return 0 }
        return text.utf8.lexicographicallyPrecedes(operand.utf8) ? -1 : 1
    }
}

extension PathParser {
    mutating func anyOf() throws(JSONPath.Problem) -> JSONCondition {
        try descend()
        defer { ascend() }
        var conditions = [try allOf()]
        while take("||") { conditions.append(try allOf()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func allOf() throws(JSONPath.Problem) -> JSONCondition {
        var conditions = [try basic()]
        while take("&&") { conditions.append(try basic()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func basic() throws(JSONPath.Problem) -> JSONCondition {
        skipSpace()
        let start = index
        let isNegated = next == "!" && following != "="
        if isNegated { index += 1 }
        skipSpace()
        let condition = try take("(") ? inParentheses() : comparison(isNegated: isNegated, from: start)
        skipSpace()
        return isNegated ? .not(condition) : condition
    }

    private mutating func inParentheses() throws(JSONPath.Problem) -> JSONCondition {
        let condition = try anyOf()
        skipSpace()
        guard take(")") else { throw fault("')' is missing") }
        return condition
    }

    /// Reads a comparison, or a path alone.
    private mutating func comparison(isNegated: Bool, from start: Int) throws(JSONPath.Problem) -> JSONCondition {
        let left = try beginsNamedPath ? .path(namedPath()) : exactOperand()
        skipSpace()
        let operation = try takeOperation(after: left)
        guard let operation, operation != .exists else {
            guard let path = left.path else {
                throw JSONPath.Problem(why: "a value alone is not a condition", offset: start)
            }
            if operation == nil, left.isNamed, path.hasOnlyNames {
                let place = next == nil ? "at its end" : "before '\(restOfWord)'"
                throw fault("an operator such as 'is', '~' or '=' is missing \(place)")
            }
            return .exists(path)
        }
        guard !isNegated else {
            throw JSONPath.Problem(why: "'!' before a comparison needs parentheses around it", offset: start)
        }
        let right = try left.isNamed ? plainOperand(operation) : exactOperand()
        if [left, right].contains(where: { $0.path?.isSingular == false }) {
            throw JSONPath.Problem(why: "only one value can be compared, and this may be several", offset: start)
        }
        return .comparison(JSONComparison(left: left, operation: operation, right: right))
    }

    private mutating func takeOperation(
        after left: JSONComparison.Operand
    ) throws(JSONPath.Problem) -> JSONComparison.Operation? {
        for operation in JSONComparison.Operation.allCases where startsWith(operation.rawValue) {
            let end = index + operation.rawValue.unicodeScalars.count
            guard !operation.isWord || end == scalars.count || !Self.isPartOfName(scalars[end]) else { continue }
            if operation == .reads, !left.isNamed { throw fault("'=' alone compares nothing; '==' does") }
            index = end
            return operation == .equal && left.isNamed ? .reads : operation
        }
        return nil
    }

    private var restOfWord: String {
        String(String.UnicodeScalarView(scalars[index...].prefix { !Self.isSpace($0) }))
    }
}

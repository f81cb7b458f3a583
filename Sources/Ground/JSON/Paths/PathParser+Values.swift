/// Values in comparisons, of the kinds that JSONPath has.
extension PathParser {
    /// Whether a path begins here with a name, which only conditions outside of filters have.
    var beginsNamedPath: Bool { filters == 0 && next.map(Self.beginsName) == true && keyword == nil }

    /// The value of a keyword that begins here.
    private var keyword: (word: String, value: JSON)? {
        [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)].first { word, _ in
            startsWith(word) && scalars[index...].dropFirst(word.utf8.count).first.map(Self.isPartOfName) != true
        }
    }

    mutating func exactOperand() throws(JSONPath.Problem) -> JSONComparison.Operand {
        skipSpace()
        guard let next else { throw fault("a condition is missing at its end") }
        switch next {
        case "@", "$": return .path(try unnamedPath())
        // A path from the root without `$`.
        case _ where filters == 0 && "[.*".unicodeScalars.contains(next): return .path(try unnamedPath())
        case "'", "\"": return .literal(.string(try string()))
        case "-", "0"..."9": return .literal(try number())
        default:
            guard let (word, value) = keyword else {
                let name = filters == 0 ? "a name, " : ""
                throw fault("'\(next)' is in place of \(name)'@', '$', a number or a text in quotes")
            }
            index += word.utf8.count
            return .literal(value)
        }
    }

    private mutating func unnamedPath() throws(JSONPath.Problem) -> JSONPath {
        let start = index
        let origin: JSONPath.Origin = take("@") ? .current : .root
        let segments = try origin == .current ? readSegments() : rootSegments()
        return JSONPath(text: text(from: start), origin: origin, segments: segments)
    }

    private mutating func number() throws(JSONPath.Problem) -> JSON {
        let start = index
        while let next, Self.isDigit(next) || "+-.eE".unicodeScalars.contains(next) { index += 1 }
        let spelling = text(from: start)
        guard let json = try? JSON(parsing: spelling), case .number = json else {
            index = start
            throw fault("'\(spelling)' is not a number")
        }
        return json
    }

    /// Reads a text in single or double quotes, with the escapes of JSON.
    mutating func string() throws(JSONPath.Problem) -> String {
        let start = index
        let quote = scalars[index]
        index += 1
        var inner = ""
        while let next, next != quote {
            index += 1
            if next == "\\", let escaped = self.next {
                index += 1
                // JSON does not escape an apostrophe, but must escape a quote.
                inner += escaped == "'" ? "'" : "\\\(escaped)"
            } else {
                inner += next == "\"" ? "\\\"" : String(next)
            }
        }
        guard take(String(quote)), let json = try? JSON(parsing: "\"\(inner)\""), let value = json.string else {
            index = start
            throw fault("the text that begins here is not closed, or has an unknown escape")
        }
        return value
    }
}

/// Values after a name.
extension PathParser {
    /// Reads the value of a comparison that begins with a name: a text with or without quotes. If the operator does not
    /// compare texts as people read them, the value can also be a list or the path of another value.
    mutating func plainOperand(
        _ operation: JSONComparison.Operation
    ) throws(JSONPath.Problem) -> JSONComparison.Operand {
        skipSpace()
        if next == "\"" || next == "'", let text = takeWhole({ try $0.string() }) { return .literal(.string(text)) }
        if !operation.comparesReading {
            if next == "$" {
                guard following.map(Self.isPartOfName) == true else { return .path(try unnamedPath()) }
                index += 1
                return .path(try namedPath())
            }
            if next == "[", let list = takeWhole({ try $0.list() }) { return .literal(list) }
        }
        let text = takeText(isIn: isInParentheses ? ("(", ")") : nil) { $0.isAtOperator }
        guard !text.isEmpty || operation.comparesReading else { throw fault("a value is missing at its end") }
        return .literal(.string(text))
    }

    /// Reads a value that ends the comparison. Returns nil if the comparison continues after it.
    private mutating func takeWhole<Value>(_ read: (inout PathParser) throws -> Value) -> Value? {
        let start = self
        if let value = try? read(&self), isAtEnd { return value }
        self = start
        return nil
    }

    private var isAtEnd: Bool {
        var rest = self
        rest.skipSpace()
        return rest.next == nil || rest.startsWith("&&") || rest.startsWith("||")
            || isInParentheses && rest.next == ")"
    }

    /// Reads `[albums, "Born to Run"]`.
    private mutating func list() throws(JSONPath.Problem) -> JSON {
        index += 1
        skipSpace()
        var elements: [JSON] = []
        while next != "]" || !elements.isEmpty {
            skipSpace()
            let quoted = next == "\"" || next == "'" ? try? string() : nil
            elements.append(.string(quoted ?? takeText(isIn: ("[", "]")) { $0.next == "," }))
            skipSpace()
            guard take(",") else { break }
        }
        guard take("]") else { throw fault("']' is missing at its end") }
        return .array(elements)
    }

    /// Reads text up to an end, or to the bracket that closes the one around it.
    /// - Returns: the text without spaces at both ends.
    private mutating func takeText(
        isIn brackets: (open: Unicode.Scalar, closed: Unicode.Scalar)?, until isEnd: (PathParser) -> Bool
    ) -> String {
        let start = index
        var open = 0
        while let next, !isEnd(self) {
            if next == brackets?.open { open += 1 }
            if next == brackets?.closed {
                if open == 0 { break }
                open -= 1
            }
            index += 1
        }
        var end = index
        while end > start, Self.isSpace(scalars[end - 1]) { end -= 1 }
        return String(String.UnicodeScalarView(scalars[start..<end]))
    }

    /// Whether ` && ` or ` || ` continues the condition here.
    private var isAtOperator: Bool {
        guard startsWith("&&") || startsWith("||"), index > 0, Self.isSpace(scalars[index - 1]) else { return false }
        return scalars[index...].dropFirst(2).first.map(Self.isSpace) == true
    }
}

/// A parser for paths and their filters.
struct JSONPathReader {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var depth = 0

    /// The maximum depth of nested parentheses and filters.
    private static let deepest = 50

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    // MARK: - Entry points

    mutating func readPath() throws(JSONPath.Problem) -> [JSONPath.Segment] {
        skipSpace()
        guard index < scalars.count else { throw fault("there is no path") }
        var segments: [JSONPath.Segment] = []
        if !take("$"), next != "[", next != "." { segments.append(try shorthand(isDescendant: false)) }
        segments += try readSegments()
        try expectEnd()
        return segments
    }

    mutating func readFilter() throws(JSONPath.Problem) -> JSONFilter {
        let filter = try anyOf()
        try expectEnd()
        return filter
    }

    private mutating func expectEnd() throws(JSONPath.Problem) {
        skipSpace()
        if let next { throw fault("'\(next)' is not allowed here") }
    }

    // MARK: - Segments

    private mutating func readSegments() throws(JSONPath.Problem) -> [JSONPath.Segment] {
        var segments: [JSONPath.Segment] = []
        while let next {
            if next == "[" {
                segments.append(try bracketed(isDescendant: false))
            } else if next == "." {
                index += 1
                let isDescendant = take(".")
                segments.append(
                    isDescendant && self.next == "["
                        ? try bracketed(isDescendant: true) : try shorthand(isDescendant: isDescendant))
            } else {
                break
            }
        }
        return segments
    }

    /// Reads what may follow a dot: a name, `*`, or a number.
    private mutating func shorthand(isDescendant: Bool) throws(JSONPath.Problem) -> JSONPath.Segment {
        let start = index
        if take("*") { return JSONPath.Segment(selectors: [.wildcard], isDescendant: isDescendant, text: "*") }
        while let next, Self.isPartOfName(next) { index += 1 }
        guard index > start else {
            throw fault(next.map { "'\($0)' is in place of a name" } ?? "a name is missing at its end")
        }
        let name = text(from: start)
        if name.utf8.first == UInt8(ascii: "-") {
            index = start
            throw fault("a name cannot begin with '-'; in brackets '[-1]' counts from the end")
        }
        let number = Int(name).flatMap { String($0) == name ? $0 : nil }
        return JSONPath.Segment(
            selectors: [number.map { .number($0) } ?? .name(name)], isDescendant: isDescendant, text: name)
    }

    private mutating func bracketed(isDescendant: Bool) throws(JSONPath.Problem) -> JSONPath.Segment {
        let start = index
        index += 1
        try descend()
        defer { depth -= 1 }
        var selectors: [JSONPath.Selector] = []
        repeat {
            skipSpace()
            selectors.append(try selector())
            skipSpace()
        } while take(",")
        guard take("]") else {
            throw fault(next.map { "'\($0)' is in place of ']'" } ?? "']' is missing at its end")
        }
        return JSONPath.Segment(selectors: selectors, isDescendant: isDescendant, text: text(from: start))
    }

    private mutating func selector() throws(JSONPath.Problem) -> JSONPath.Selector {
        guard let next else { throw fault("']' is missing at its end") }
        switch next {
        case "*":
            index += 1
            return .wildcard
        case "'", "\"": return .name(try string())
        case "?":
            index += 1
            return .filter(try anyOf())
        case ":", "-", "0"..."9": return try indexOrSlice()
        default:
            throw fault("'\(next)' is in place of an index, a name in quotes, '*' or '?'")
        }
    }

    private mutating func indexOrSlice() throws(JSONPath.Problem) -> JSONPath.Selector {
        let first = next == ":" ? nil : try integer()
        skipSpace()
        guard take(":") else { return .index(first ?? 0) }
        skipSpace()
        let end = startsInteger ? try integer() : nil
        skipSpace()
        guard take(":") else { return .slice(first, end, 1) }
        skipSpace()
        return .slice(first, end, startsInteger ? try integer() : 1)
    }

    private var startsInteger: Bool { next == "-" || next.map(Self.isDigit) == true }

    /// Reads an integer within ±2⁵³, which every JSON reader can represent exactly.
    private mutating func integer() throws(JSONPath.Problem) -> Int {
        let start = index
        _ = take("-")
        while let next, Self.isDigit(next) { index += 1 }
        let spelling = text(from: start)
        guard let value = Int(spelling), String(value) == spelling, value.magnitude < 1 << 53 else {
            index = start
            throw fault("'\(spelling)' is not an index")
        }
        return value
    }

    // MARK: - Filters

    private mutating func anyOf() throws(JSONPath.Problem) -> JSONFilter {
        try descend()
        defer { depth -= 1 }
        var filters = [try allOf()]
        while take("||") { filters.append(try allOf()) }
        return filters.count == 1 ? filters[0] : .any(filters)
    }

    private mutating func allOf() throws(JSONPath.Problem) -> JSONFilter {
        var filters = [try basic()]
        while take("&&") { filters.append(try basic()) }
        return filters.count == 1 ? filters[0] : .all(filters)
    }

    private mutating func basic() throws(JSONPath.Problem) -> JSONFilter {
        skipSpace()
        let start = index
        let isNegated = next == "!" && following != "="
        if isNegated { index += 1 }
        skipSpace()
        if take("(") {
            let filter = try anyOf()
            skipSpace()
            guard take(")") else { throw fault("')' is missing") }
            skipSpace()
            return isNegated ? .not(filter) : filter
        }
        let left = try operand()
        skipSpace()
        if let sign = JSONFilter.Sign.allCases.first(where: { startsWith($0.rawValue) }) {
            guard !isNegated else {
                index = start
                throw fault("'!' before a comparison needs parentheses around it")
            }
            index += sign.rawValue.unicodeScalars.count
            skipSpace()
            let right = try operand()
            skipSpace()
            for case .way(let way) in [left, right] { try requireSingular(way, at: start) }
            return .comparison(left, sign, right)
        }
        if next == "=" { throw fault("'=' alone compares nothing; '==' does") }
        guard case .way(let way) = left else {
            index = start
            throw fault("a value alone is not a condition")
        }
        return isNegated ? .not(.exists(way)) : .exists(way)
    }

    private func requireSingular(_ way: JSONFilter.Way, at start: Int) throws(JSONPath.Problem) {
        guard way.segments.allSatisfy(\.isSingular) else {
            throw JSONPath.Problem(why: "only one value can be compared, and this may be several", offset: start)
        }
    }

    private mutating func operand() throws(JSONPath.Problem) -> JSONFilter.Operand {
        guard let next else { throw fault("a condition is missing at its end") }
        switch next {
        case "@", "$":
            index += 1
            return .way(JSONFilter.Way(isFromRoot: next == "$", segments: try readSegments()))
        case "'", "\"": return .literal(.string(try string()))
        case "-", "0"..."9": return .literal(try number())
        default:
            for (word, value) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)]
            where startsWith(word) {
                index += word.utf8.count
                return .literal(value)
            }
            throw fault("'\(next)' is in place of '@', '$', a number or a text in quotes")
        }
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
    private mutating func string() throws(JSONPath.Problem) -> String {
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
        guard take(quote), let json = try? JSON(parsing: "\"\(inner)\""), let value = json.string else {
            index = start
            throw fault("the text that begins here is not closed, or has an unknown escape")
        }
        return value
    }

    // MARK: - Scalars

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
    private var following: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

    private func startsWith(_ text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }

    private mutating func take(_ text: String) -> Bool {
        guard startsWith(text) else { return false }
        index += text.unicodeScalars.count
        return true
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while let next, next == " " || (9...13).contains(next.value) { index += 1 }
    }

    private func text(from start: Int) -> String { String(String.UnicodeScalarView(scalars[start..<index])) }

    private func fault(_ why: String) -> JSONPath.Problem { JSONPath.Problem(why: why, offset: index) }

    private mutating func descend() throws(JSONPath.Problem) {
        depth += 1
        if depth > Self.deepest { throw fault("more than \(Self.deepest) parts are nested") }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: scalar.value >= 0x80
        }
    }
}

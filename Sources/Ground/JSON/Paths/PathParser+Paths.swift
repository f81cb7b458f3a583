extension PathParser {
    /// Reads the segments of a path from the root, in front of which `$` may be left out.
    mutating func rootSegments() throws(JSONPath.Problem) -> [JSONPath.Segment] {
        let begins = take("$") || next == "[" || next == "." ? [] : [try shorthand(isDescendant: false)]
        return begins + (try readSegments())
    }

    /// Reads a path that begins with a name. A name can end with a word in brackets, as parameters of requests do:
    /// `request.query.fields[albums]`.
    mutating func namedPath() throws(JSONPath.Problem) -> JSONPath {
        let start = index
        var segments = [try shorthand(isDescendant: false)]
        repeat {
            if case .name(let name)? = segments.last?.selectors.first, let word = takeBracketedWord() {
                segments[segments.count - 1].selectors = [.name("\(name)[\(word)]")]
            }
            guard next == ".", following != ".", following != "[" else { break }
            index += 1
            segments.append(try shorthand(isDescendant: false))
        } while true
        segments += try readSegments()
        return JSONPath(text: text(from: start), origin: .named, segments: segments)
    }

    private mutating func takeBracketedWord() -> String? {
        let start = index
        guard next == "[", let following, Self.beginsName(following) else { return nil }
        index += 1
        while let next, Self.isPartOfName(next) { index += 1 }
        let word = text(from: start + 1)
        if take("]") { return word }
        index = start
        return nil
    }

    mutating func readSegments() throws(JSONPath.Problem) -> [JSONPath.Segment] {
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
        if take("*") { return JSONPath.Segment(selectors: [.wildcard], isDescendant: isDescendant) }
        while let next, Self.isPartOfName(next) { index += 1 }
        guard index > start else {
            throw fault(next.map { "'\($0)' is in place of a name" } ?? "a name is missing at its end")
        }
        let name = text(from: start)
        if name.utf8.first == UInt8(ascii: "-") {
            index = start
            throw fault("a name cannot begin with '-'; in brackets '[-1]' counts from the end")
        }
        return JSONPath.Segment(
            selectors: [Self.number(name).map { .number($0) } ?? .name(name)], isDescendant: isDescendant)
    }

    private mutating func bracketed(isDescendant: Bool) throws(JSONPath.Problem) -> JSONPath.Segment {
        index += 1
        try descend()
        defer { ascend() }
        var selectors: [JSONPath.Selector] = []
        repeat {
            skipSpace()
            selectors.append(try selector())
            skipSpace()
        } while take(",")
        guard take("]") else { throw fault(next.map { "'\($0)' is in place of ']'" } ?? "']' is missing at its end") }
        return JSONPath.Segment(selectors: selectors, isDescendant: isDescendant)
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
            filters += 1
            defer { filters -= 1 }
            return .filter(try anyOf())
        case ":", "-", "0"..."9": return try indexOrSlice()
        default:
            throw fault("'\(next)' is in brackets, in place of an index, a name in quotes, '*' or '?'")
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
}

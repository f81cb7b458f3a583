/// A parser for paths and conditions.
struct PathParser {
    let scalars: [Unicode.Scalar]
    var index = 0
    /// The number of open parentheses and brackets.
    private var depth = 0
    /// The number of open filters.
    var filters = 0

    /// Whether parentheses are open outside of filters.
    var isInParentheses: Bool { filters == 0 && depth > 1 }

    /// The maximum depth of nested parentheses and filters.
    private static let deepest = 50

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    // MARK: - Entry points

    mutating func readPath() throws(JSONPath.Problem) -> JSONPath {
        skipSpace()
        guard index < scalars.count else { throw fault("there is no path") }
        let segments = try rootSegments()
        try expectEnd()
        return JSONPath(text: text(from: 0), origin: .root, segments: segments)
    }

    mutating func readCondition() throws(JSONPath.Problem) -> JSONCondition {
        let condition = try anyOf()
        try expectEnd()
        return condition
    }

    private mutating func expectEnd() throws(JSONPath.Problem) {
        skipSpace()
        if let next { throw fault("'\(next)' is not allowed here") }
    }

    // MARK: - Scalars

    var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
    var following: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

    func startsWith(_ text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }

    mutating func take(_ text: String) -> Bool {
        guard startsWith(text) else { return false }
        index += text.unicodeScalars.count
        return true
    }

    mutating func skipSpace() {
        while let next, Self.isSpace(next) { index += 1 }
    }

    func text(from start: Int) -> String { String(String.UnicodeScalarView(scalars[start..<index])) }

    func fault(_ why: String) -> JSONPath.Problem { JSONPath.Problem(why: why, offset: index) }

    mutating func descend() throws(JSONPath.Problem) {
        depth += 1
        if depth > Self.deepest { throw fault("more than \(Self.deepest) parts are nested") }
    }

    mutating func ascend() { depth -= 1 }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || (9...13).contains(scalar.value) }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: scalar.value >= 0x80
        }
    }

    static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
        isPartOfName(scalar) && !isDigit(scalar) && scalar != "-"
    }

    /// Reads a number in its usual spelling.
    static func number(_ text: String) -> Int? { Int(text).flatMap { String($0) == text ? $0 : nil } }

    /// Returns whether a name can follow a dot without quotes.
    static func isShorthand(_ name: String) -> Bool {
        !name.isEmpty && name.unicodeScalars.allSatisfy(isPartOfName) && !name.utf8.starts(with: "-".utf8)
            && number(name) == nil
    }
}

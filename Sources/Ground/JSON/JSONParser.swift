import TonearmAlgorithms

/// A syntax error in JSON text, with its position.
public struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The zero-based offset of the first invalid byte.
    public var offset: Int
    /// The problem: what was expected or found.
    public var reason: String

    public var description: String { "\(reason) at byte \(offset)" }
}

extension JSON {
    /// Parses a JSON text (RFC 8259).
    /// - Throws: `JSONProblem` if it is malformed or nested deeper than 512 levels.
    public init(parsing bytes: some Sequence<UInt8>) throws(JSONProblem) {
        let result: Result<JSON, JSONProblem>? = bytes.withContiguousStorageIfAvailable { JSON.parse($0) }
        if let result {
            self = try result.get()
        } else {
            self = try Array(bytes).withUnsafeBufferPointer { JSON.parse($0) }.get()
        }
    }

    /// - Throws: `JSONProblem` at the first byte that RFC 8259 does not allow.
    public init(parsing text: String) throws(JSONProblem) { try self.init(parsing: text.utf8) }

    private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<JSON, JSONProblem> {
        var parser = JSONParser(bytes: bytes)
        do throws(JSONProblem) {
            let value = try parser.value(depth: 0)
            parser.skipSpace()
            guard parser.offset == bytes.count else { throw parser.error("unexpected text after the value") }
            return .success(value)
        } catch {
            return .failure(error)
        }
    }
}

private struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    static let maximumDepth = 512

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func error(_ reason: String) -> JSONProblem { JSONProblem(offset: offset, reason: reason) }

    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        offset += 1
        return true
    }

    mutating func value(depth: Int) throws(JSONProblem) -> JSON {
        guard depth < Self.maximumDepth else { throw error("nesting is too deep") }
        skipSpace()
        guard let byte = current else { throw error("unexpected end") }
        switch byte {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw error("unexpected character")
        }
    }

    mutating func object(depth: Int) throws(JSONProblem) -> JSON {
        var object = JSONObject()
        offset += 1
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(object) }
        repeat {
            skipSpace()
            guard current == UInt8(ascii: "\"") else { throw error("expected a member's name") }
            let name = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw error("expected ':'") }
            object.append(name, try value(depth: depth + 1))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw error("expected ',' or '}'") }
        return .object(object)
    }

    mutating func array(depth: Int) throws(JSONProblem) -> JSON {
        var values: [JSON] = []
        offset += 1
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(values) }
        repeat {
            values.append(try value(depth: depth + 1))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw error("expected ',' or ']'") }
        return .array(values)
    }

    mutating func word(_ word: StaticString, _ value: JSON) throws(JSONProblem) -> JSON {
        for index in 0..<word.utf8CodeUnitCount {
            guard current == word.utf8Start[index] else { throw error("unexpected character") }
            offset += 1
        }
        return value
    }

    mutating func number() throws(JSONProblem) -> String {
        let start = offset
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try digits() }
        if take(UInt8(ascii: ".")) { try digits() }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            offset += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
            try digits()
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    mutating func digits() throws(JSONProblem) {
        let start = offset
        while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
        guard offset > start else { throw error("expected a digit") }
    }

    /// Reads a string from its opening quote. Invalid UTF-8 is replaced by U+FFFD.
    mutating func string() throws(JSONProblem) -> String {
        offset += 1
        let start = offset
        while let byte = current {
            if byte == UInt8(ascii: "\"") {
                defer { offset += 1 }
                return String(decoding: bytes[start..<offset], as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
            guard byte >= 0x20 else { throw error("control character in a string") }
            offset += 1
        }
        throw error("string without an end")
    }

    /// Reads the rest of a string that contains escapes.
    private mutating func escapedString(from start: Int) throws(JSONProblem) -> String {
        var buffer = Array(bytes[start..<offset])
        while let byte = current {
            offset += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: buffer, as: UTF8.self)
            case UInt8(ascii: "\\"): buffer.append(contentsOf: String(try escape()).utf8)
            case 0..<0x20: throw error("control character in a string")
            default: buffer.append(byte)
            }
        }
        throw error("string without an end")
    }

    private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
        guard let byte = current else { throw error("unexpected end") }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw error("unknown escape")
        }
    }

    private mutating func unicodeEscape() throws(JSONProblem) -> Unicode.Scalar {
        let first = try hexadecimal()
        guard (0xD800..<0xDC00).contains(first), current == UInt8(ascii: "\\") else {
            return Unicode.Scalar(first) ?? "\u{FFFD}"
        }
        let mark = offset
        offset += 1
        guard take(UInt8(ascii: "u")) else {
            offset = mark
            return "\u{FFFD}"
        }
        let second = try hexadecimal()
        guard (0xDC00..<0xE000).contains(second) else {
            offset = mark
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func hexadecimal() throws(JSONProblem) -> UInt32 {
        guard offset + 4 <= bytes.count else { throw error("expected four hexadecimal digits") }
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = ASCII.hexadecimalValue(bytes[offset]) else {
                throw error("expected four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }
}

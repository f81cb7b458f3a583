import AppleMusicAPI

/// The layout of world files: an object or a list that fits is on one line.
enum FixtureText {
    private static let width = 120

    static func bytes(_ json: JSON) -> [UInt8] { Array((text(json, depth: 0, before: 0) + "\n").utf8) }

    /// - Parameters:
    ///   - depth: the level of indentation.
    ///   - before: the number of characters in front of the value on its line.
    private static func text(_ json: JSON, depth: Int, before: Int) -> String {
        let line = line(json)
        // One column is reserved for a comma.
        if depth > 0, before + line.count < width { return line }
        let inner = String(repeating: "  ", count: depth + 1)
        let end = "\n" + String(repeating: "  ", count: depth)
        switch json {
        case .object(let object) where !object.isEmpty:
            let members = object.members.map { member in
                let name = JSON.string(member.name).text + ": "
                return inner + name + text(member.value, depth: depth + 1, before: inner.count + name.count)
            }
            return "{\n" + members.joined(separator: ",\n") + end + "}"
        case .array(let elements) where !elements.isEmpty:
            let lines = elements.map { inner + text($0, depth: depth + 1, before: inner.count) }
            return "[\n" + lines.joined(separator: ",\n") + end + "]"
        default: return line
        }
    }

    private static func line(_ json: JSON) -> String {
        switch json {
        case .object(let object):
            let members = object.members.map { JSON.string($0.name).text + ": " + line($0.value) }
            return "{" + members.joined(separator: ", ") + "}"
        case .array(let elements): return "[" + elements.map(line).joined(separator: ", ") + "]"
        default: return json.text
        }
    }
}

/// The lines of the values of a JSON text, by their paths.
struct JSONLines {
    private let bytes: [UInt8]
    private var offset = 0
    private var found: [String: Int] = [:]

    /// - Parameter bytes: valid JSON.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        value("")
    }

    /// Returns the one-based line of the value at a path such as `accounts[0].plan`, or of the nearest value around
    /// it.
    func line(at path: String) -> Int? {
        var path = path
        while true {
            if let offset = found[path] { return Self.line(ofByte: offset, in: bytes) }
            guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else {
                return found[""].map { Self.line(ofByte: $0, in: bytes) }
            }
            path = String(path[..<end])
        }
    }

    static func line(ofByte offset: Int, in bytes: [UInt8]) -> Int {
        bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }

    private mutating func value(_ path: String) {
        skipSpace()
        guard offset < bytes.count else { return }
        found[path] = offset
        switch bytes[offset] {
        case UInt8(ascii: "{"): container(path, end: UInt8(ascii: "}"), isObject: true)
        case UInt8(ascii: "["): container(path, end: UInt8(ascii: "]"), isObject: false)
        case UInt8(ascii: "\""): _ = string()
        default: while offset < bytes.count, !",]} \n\r\t".utf8.contains(bytes[offset]) { offset += 1 }
        }
    }

    private mutating func container(_ path: String, end: UInt8, isObject: Bool) {
        offset += 1
        var index = 0
        while true {
            skipSpace()
            guard offset < bytes.count else { return }
            if bytes[offset] == end {
                offset += 1
                return
            }
            if bytes[offset] == UInt8(ascii: ",") {
                offset += 1
                continue
            }
            guard isObject else {
                value("\(path)[\(index)]")
                index += 1
                continue
            }
            let start = offset
            let name = string()
            skipSpace()
            offset += 1
            let plain = path.isEmpty ? name : "\(path).\(name)"
            value(plain)
            found[plain] = start
            found["\(path)[\"\(name)\"]"] = start
        }
    }

    private mutating func string() -> String {
        let start = offset
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = min(offset + 1, bytes.count)
        return (try? JSON(parsing: bytes[start..<offset]))?.string ?? ""
    }

    private mutating func skipSpace() {
        while offset < bytes.count, " \n\r\t".utf8.contains(bytes[offset]) { offset += 1 }
    }
}

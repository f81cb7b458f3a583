import AppleMusicAPI

/// JavaScript literals for values and names.
enum JavaScriptLiteral {
    static func value(_ json: JSON) -> String {
        switch json {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let spelling): spelling
        case .string(let text): Literal.javaScript(text)
        case .array(let values): "[" + values.map(value).joined(separator: ", ") + "]"
        case .object(let object) where object.isEmpty: "{}"
        case .object(let object):
            "{ " + object.members.map { "\(name($0.name)): \(value($0.value))" }.joined(separator: ", ") + " }"
        }
    }

    /// Returns the name of a member, quoted unless it consists of ASCII letters.
    static func name(_ text: String) -> String {
        // Unquoted, it would set the prototype.
        if text == "__proto__" { return "['__proto__']" }
        let isIdentifier = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        return isIdentifier && !text.isEmpty ? text : Literal.javaScript(text)
    }
}

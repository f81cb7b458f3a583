import AppleMusicAPI

/// String literals in several languages, with every special character escaped.
enum Literal {
    /// Returns a literal for a POSIX shell: `'it'\''s'`.
    static func shell(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }

    /// Escapes a text for double quotes in a shell, where variables are expanded.
    static func shellDoubleQuoted(_ text: String) -> String { escaped(text, ["\\", "\"", "$", "`"]) { String($0) } }

    /// Returns a literal, `"a\"b"`, or for a single line with quotes a raw one, `#"a"b"#`.
    static func swift(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        if isPlain, text.contains("\"") || text.contains("\\"), !text.contains("\"#"), !text.contains("\\#") {
            return "#\"\(text)\"#"
        }
        return "\"" + escaped(text, ["\\", "\""]) { "\\u{\(String($0.value, radix: 16))}" } + "\""
    }

    static func python(_ text: String) -> String { "\"" + escaped(text, ["\\", "\""]) { unicode4($0) } + "\"" }

    static func javaScript(_ text: String) -> String { "'" + escaped(text, ["\\", "'"]) { unicode4($0) } + "'" }

    /// Returns a literal; an unescaped `$` would begin a template.
    static func kotlin(_ text: String) -> String { "\"" + escaped(text, ["\\", "\"", "$"]) { unicode4($0) } + "\"" }

    private static func unicode4(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// - Parameters:
    ///   - marked: the characters that get a backslash.
    ///   - control: replaces a control character, or a line separator of some languages.
    private static func escaped(
        _ text: String, _ marked: Set<Unicode.Scalar>, control: (Unicode.Scalar) -> String
    ) -> String {
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case _ where marked.contains(scalar): output.append(contentsOf: "\\\(scalar)".unicodeScalars)
            case 0x0A where !marked.contains("`"): output.append(contentsOf: "\\n".unicodeScalars)
            case 0..<0x20, 0x7F, 0x2028, 0x2029: output.append(contentsOf: control(scalar).unicodeScalars)
            default: output.append(scalar)
            }
        }
        return String(output)
    }
}

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

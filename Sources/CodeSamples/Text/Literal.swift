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

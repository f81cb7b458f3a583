/// The values of named placeholders, valid for the rest of a file.
struct Names: Sendable {
    private var values: [String: Value] = [:]

    struct Value: Sendable, Hashable {
        var text: String
        /// The line of the file that set it; nil for an external value.
        var line: Int?
    }

    init(_ values: [String: String] = [:]) { self.values = values.mapValues { Value(text: $0, line: nil) } }

    subscript(_ name: String) -> Value? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// Replaces `$name` by its value. Names without a value and text after a backslash are unchanged.
    func filled(in text: String) -> String {
        guard !values.isEmpty else { return text }
        return Self.parts(of: text).map { part in
            switch part {
            case .text(let text): String(text)
            case .name(let name): values[String(name)]?.text ?? "$" + name
            }
        }.joined()
    }

    /// Returns the names in a text.
    static func used(in text: String) -> [String] {
        parts(of: text).compactMap { if case .name(let name) = $0 { String(name) } else { nil } }
    }

    private enum Part {
        case text(Substring)
        case name(Substring)
    }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var start = text.startIndex
        var position = start
        while let place = text.utf8[position...].firstIndex(where: {
            $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "\\")
        }) {
            position = text.utf8.index(after: place)
            guard text.utf8[place] == UInt8(ascii: "$") else {
                // A backslash escapes the next character.
                if position < text.utf8.endIndex { position = text.utf8.index(after: position) }
                continue
            }
            let name = Substring(text.utf8[position...].prefix(while: Placeholder.isWord))
            guard Placeholder.isName(name) else { continue }
            if start < place { parts.append(.text(text[start..<place])) }
            parts.append(.name(name))
            start = name.endIndex
            position = start
        }
        if start < text.endIndex { parts.append(.text(text[start...])) }
        return parts
    }
}

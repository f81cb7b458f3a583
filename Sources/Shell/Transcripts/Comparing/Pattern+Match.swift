extension Pattern {
    /// Compares a printed line, byte by byte, and sets the values of names.
    ///
    /// A placeholder matches the shortest text that is a value of its kind and is followed by the next literal text.
    /// - Parameter line: the line number in the file.
    /// - Returns: the difference, or nil. Names up to there have values.
    func mismatch(_ printed: String, line: Int, names: inout Names) -> Mismatch? {
        if let literal { return literal.isExactly(printed) ? nil : .text(expected: literal, found: printed) }
        var rest = printed[...]
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text):
                guard rest.beginsExactly(with: text) else { return .text(expected: text, found: String(rest)) }
                rest = rest[rest.utf8.index(rest.startIndex, offsetBy: text.utf8.count)...]
            case .placeholder(let placeholder):
                let bound = placeholder.name.flatMap { names[$0] }
                guard let value = value(of: placeholder, before: index + 1, in: rest, bound: bound) else {
                    let found = String(textBefore(index + 1, in: rest))
                    guard let bound, let name = placeholder.name, placeholder.kind.allows(found[...]) else {
                        return .kind(placeholder.kind, found: found)
                    }
                    return .value(name: name, expected: bound.text, line: bound.line, found: found)
                }
                if let name = placeholder.name, bound == nil {
                    names[name] = Names.Value(text: String(value), line: line)
                }
                rest = rest[value.endIndex...]
            }
        }
        return rest.isEmpty ? nil : .text(expected: shown, found: printed)
    }

    /// Returns the prefix of a text that matches a placeholder.
    private func value(
        of placeholder: Placeholder, before index: Int, in rest: Substring, bound: Names.Value?
    ) -> Substring? {
        func isValue(_ value: Substring) -> Bool {
            if let bound { value.isExactly(bound.text) } else { placeholder.kind.allows(value) }
        }
        guard index < pieces.count, case .text(let next) = pieces[index] else { return isValue(rest) ? rest : nil }
        if index == pieces.count - 1 {
            // The final literal must end the line, so match it as late as possible.
            let count = rest.utf8.count - next.utf8.count
            guard count >= 0, Substring(rest.utf8.dropFirst(count)).isExactly(next) else { return nil }
            let value = Substring(rest.utf8.prefix(count))
            return isValue(value) ? value : nil
        }
        var start: Substring.Index? = rest.startIndex
        while let place = rest.firstPlace(of: next, from: start) {
            if isValue(rest[..<place.lowerBound]) { return rest[..<place.lowerBound] }
            start = rest.utf8.index(after: place.lowerBound)
        }
        return nil
    }

    /// Returns the text in place of a value: up to the next literal, or else up to a space.
    private func textBefore(_ index: Int, in rest: Substring) -> Substring {
        guard index < pieces.count, case .text(let next) = pieces[index] else { return rest }
        if let place = rest.firstPlace(of: next) { return rest[..<place.lowerBound] }
        return rest.prefix { $0 != " " }
    }
}

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

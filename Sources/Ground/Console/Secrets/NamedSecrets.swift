import TonearmAlgorithms

/// Secrets that follow a name: `Music-User-Token: …`, `access_token=…`, `"userToken":"…"`, `--token …`, `Bearer …`.
enum NamedSecrets {
    private static let endings = [
        "token", "tokens", "authorization", "cookie", "password", "passwd", "passphrase", "secret", "credential",
        "credentials", "api-key", "apikey", "api_key", "bearer",
    ]
    /// Program options whose values are a name and a password, or cookies.
    private static let programOptions: Set<String> = ["-u", "--user", "-U", "--proxy-user", "-b", "--cookie"]

    static func ranges(in line: [UInt8], _ words: TypedWords) -> [Range<Int>] {
        let separators = line.indices.filter { line[$0] == UInt8(ascii: ":") || line[$0] == UInt8(ascii: "=") }
        let separated = zip(separators, words.quotations(around: separators)).compactMap {
            value(after: $0, in: line, quotation: $1, words)
        }
        return separated + words.commands.flatMap { values(of: $0, words) + assigned(in: $0, words) }
    }

    /// Returns whether a name belongs to a secret, even if it is slightly misspelled.
    static func isSecret(_ name: String) -> Bool {
        // In `-HCookie:` the option and the header's name are one word.
        let name = name.lowercased().trimmingPrefix("-h")
        if endings.contains(where: { name.hasSuffix($0) }) { return true }
        let parts = name.split { "-_.".contains($0) }
        guard let last = parts.last, last.count <= 20 else { return false }
        if last == "key", parts.count > 1, isNear(parts.suffix(2).joined(), "apikey") { return true }
        return isNear(String(last), "authorization", slips: 2) || isNear(String(last), "cookie")
            || parts.count > 1 && isNear(String(last), "token")
    }

    private static func isNear(_ word: String, _ name: String, slips: Int = 1) -> Bool {
        Nearest.distance(word, name, limit: slips) <= slips
    }

    // MARK: - A separator

    /// - Parameter quotation: the innermost quotation around the separator.
    private static func value(
        after separator: Int, in line: [UInt8], quotation: Range<Int>?, _ words: TypedWords
    ) -> Range<Int>? {
        let isField = line[separator] == UInt8(ascii: ":")
        guard let name = name(before: separator, in: line, maySpace: isField), isSecret(name) else { return nil }
        let limit = quotation?.upperBound ?? line.count
        var start = separator + 1
        while start < limit, ASCII.isSpace(line[start]) {
            // `let token = …` sets a variable from the last answer, which is not a secret here.
            if !isField { return nil }
            start += 1
        }
        if start + 1 < limit, line[start] == UInt8(ascii: "\\"), ASCII.isQuote(line[start + 1]) { start += 1 }
        // `"Music-User-Token: "SECRET` is a single word that is partly quoted.
        let glued = quotation.flatMap { words.gluedEnd(behind: $0) }
        guard start < limit else { return glued.flatMap { checked((limit + 1)..<$0, in: line) } }
        let end = end(
            ofValueAt: start, separator: separator, isField: isField, in: line[..<limit], isQuoted: quotation != nil,
            words)
        return checked(start..<(end == limit ? glued ?? end : end), in: line)
    }

    private static func name(before separator: Int, in line: [UInt8], maySpace: Bool) -> String? {
        var end = separator
        while end > 0,
            maySpace && ASCII.isSpace(line[end - 1]) || ASCII.isQuote(line[end - 1])
                || line[end - 1] == UInt8(ascii: "\\")
        {
            end -= 1
        }
        let name = line[..<end].suffix(while: { ASCII.isWord($0) || $0 == UInt8(ascii: ".") })
        return name.isEmpty || name.count > 64 ? nil : ASCII.lowercased(name)
    }

    private static func end(
        ofValueAt start: Int, separator: Int, isField: Bool, in line: ArraySlice<UInt8>, isQuoted: Bool,
        _ words: TypedWords
    ) -> Int {
        if ASCII.isQuote(line[start]) {
            guard let close = line[(start + 1)...].firstIndex(of: line[start]) else { return line.endIndex }
            return words.gluedEnd(behind: (start + 1)..<close, before: line.endIndex) ?? close + 1
        }
        if isField {
            // If a quotation has no end, its end was meant to follow the value.
            if isQuoted || words.openQuote.map({ $0 < separator }) ?? false { return line.endIndex }
            let first = wordEnd(from: start, in: line)
            guard TypedSecret.isScheme(line[start..<first]) else { return first }
            let next = line[first...].firstIndex { !ASCII.isSpace($0) } ?? line.endIndex
            return wordEnd(from: next, in: line)
        }
        let end = line[start...].firstIndex { ASCII.isSpace($0) || ASCII.isQuote($0) || "&;#,".utf8.contains($0) }
        return end ?? line.endIndex
    }

    /// Returns the end of a word; a space after a backslash does not end it.
    private static func wordEnd(from start: Int, in line: ArraySlice<UInt8>) -> Int {
        var index = start
        while index < line.endIndex, !ASCII.isSpace(line[index]) || line[index - 1] == UInt8(ascii: "\\") { index += 1 }
        return index
    }

    /// Returns nil if the range contains no secret: a variable's name, or a text that is already redacted.
    private static func checked(_ range: Range<Int>, in line: [UInt8]) -> Range<Int>? {
        var text = line[range].drop { ASCII.isSpace($0) || ASCII.isQuote($0) }
        let first = text.prefix { !ASCII.isSpace($0) }
        if TypedSecret.isScheme(first) { text = text[first.endIndex...].drop(while: ASCII.isSpace) }
        return SecretCommand.isHarmless(text) ? nil : range
    }

    // MARK: - Words

    private static func values(of command: [TypedWords.Word], _ words: TypedWords) -> [Range<Int>] {
        let isProgram = command.first.map { $0.range.lowerBound > 0 || $0.text.first == UInt8(ascii: "!") } ?? false
        return command.indices.dropFirst().compactMap { index in
            let name = String(decoding: command[index - 1].text, as: UTF8.self)
            let value = command[index]
            let isNamed =
                name.hasPrefix("-") && name.utf8.count <= 64 && !name.contains { ":=".contains($0) } && isSecret(name)
                || isProgram && programOptions.contains(name)
                || name.lowercased() == "bearer" && isCredential(value.text)
            return isNamed && !SecretCommand.isHarmless(ArraySlice(value.text)) ? value.range : nil
        }
    }

    /// Returns whether the word after `Bearer` looks like credentials and not like an ordinary word.
    private static func isCredential(_ text: [UInt8]) -> Bool { text.count >= 6 && !text.allSatisfy(ASCII.isLower) }
}

extension RandomAccessCollection {
    /// Returns the longest suffix whose elements all satisfy the condition.
    fileprivate func suffix(while isIncluded: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, isIncluded(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}

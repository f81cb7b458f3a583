import TonearmLineEditor

/// An error in an answer, a log or a debugger, with its meaning and remedy.
struct KnownError: Sendable {
    /// The spellings, the usual one first: `40403`; `MusicTokenRequestError.userTokenRevoked`; `SKErrorDomain 7`.
    let names: [String]
    let meaning: String
    let remedy: String
    /// Example lines that cause the error in a fresh session; empty if none can.
    let lines: [String]
    /// The unchanging parts of the sentences that the service or a framework sends with the error.
    var sentences: [String] = []

    /// Reads errors from paragraphs of names, a meaning, a remedy, and perhaps example lines after `try:`.
    static func read(_ table: String) -> [KnownError] {
        TextTable.paragraphs(table).map { paragraph in
            KnownError(
                names: TextTable.Paragraph.list(paragraph.texts[0]), meaning: paragraph.texts[1],
                remedy: paragraph.texts[2], lines: paragraph["try"], sentences: paragraph["says"])
        }
    }

    static let all = ofService + ofFrameworks

    /// Returns the errors that a text names: `40403`, `SKErrorDomain 7`, `SKError.Code.cloudServiceRevoked`,
    /// `userTokenRevoked`, or a whole line of a log.
    static func named(_ text: String) -> [KnownError] {
        let typed = words(of: text)
        guard !typed.isEmpty else { return [] }
        let exact = all.filter { error in error.names.contains { words(of: $0) == typed } }
        if !exact.isEmpty { return exact }
        let last = all.filter { error in error.names.contains { words(of: $0).last == typed.last } && !isNumber(typed) }
        if typed.count == 1 { return last }
        // Prefer the longest name in the line.
        let inside = all.flatMap { error in
            error.names.map(words).filter { $0.count > 1 && contains(typed, $0) }.map {
                (length: $0.count, error: error)
            }
        }
        let longest = inside.map(\.length).max()
        if longest == nil {
            let cases = all.filter { error in error.names.contains { isCase($0, in: typed) } }
            return cases.isEmpty ? saying(typed) : cases
        }
        return inside.filter { $0.length == longest }.map(\.error)
    }

    /// Returns the errors whose sentence a text contains, or else the error of a status or code in it, as in the log of
    /// a server: `"GET /v1/me/library/songs" 403`.
    private static func saying(_ typed: [String]) -> [KnownError] {
        let found = all.flatMap { error in
            error.sentences.map(words).filter { contains(typed, $0) }.map { (length: $0.count, error: error) }
        }
        if let longest = found.map(\.length).max() { return found.filter { $0.length == longest }.map(\.error) }
        let numbers = typed.filter { ($0.count == 3 || $0.count == 5) && $0.allSatisfy(\.isNumber) }
        let codes = Set(numbers.sorted { $0.count > $1.count }.prefix(1))
        return ofService.filter { error in error.names.contains { codes.contains($0) } }
    }

    /// Returns whether a sentence has the case of a named error, as in `Failed: .developerTokenRequestFailed`.
    private static func isCase(_ name: String, in typed: [String]) -> Bool {
        guard let last = words(of: name).last, last.count >= shortestCase else { return false }
        return typed.contains(last)
    }

    /// The shortest name of a case that a sentence contains by more than chance.
    private static let shortestCase = 14

    /// Returns the words in lower case, without the usual words around a name.
    static func words(of text: String) -> [String] {
        text.prefix(500).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            .filter { !["code", "error", "domain"].contains($0) }
            .map { $0.hasSuffix("errordomain") ? $0.replacing("errordomain", with: "error") : $0 }
    }

    private static func isNumber(_ words: [String]) -> Bool { words.last?.allSatisfy(\.isNumber) ?? false }

    private static func contains(_ words: [String], _ part: [String]) -> Bool {
        words.indices.contains { words[$0...].starts(with: part) }
    }

    // MARK: - The names of errors, as words that can be typed

    /// Names without spaces, and the domains of numbered errors as in logs: `SKErrorDomain` for `SKError 7`.
    static var candidates: [Candidate] {
        let whole = all.flatMap { error in
            error.names.filter { !$0.contains(" ") }.map { Candidate($0, description: error.meaning) }
        }
        var domains: [String] = []
        for domain in numbered.map(\.domain) where !domains.contains(domain) { domains.append(domain) }
        return domains.map { Candidate($0, description: "an error by its number") } + whole
    }

    /// Returns the numbers of a domain's errors. `SKError` and `SKErrorDomain` are equal.
    static func numbers(of domain: String) -> [Candidate] {
        let typed = words(of: domain)
        return numbered.filter { words(of: $0.domain) == typed }.map {
            Candidate(String($0.number), description: $0.error.meaning)
        }
    }

    private static let numbered: [(domain: String, number: Int, error: KnownError)] = all.flatMap { error in
        error.names.compactMap { name in
            let parts = name.split(separator: " ").map(String.init)
            guard parts.count == 2, let number = Int(parts[1]) else { return nil }
            return (parts[0].hasSuffix("Domain") ? parts[0] : parts[0] + "Domain", number, error)
        }
    }.sorted { $0.number < $1.number }
}

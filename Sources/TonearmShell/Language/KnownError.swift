/// An error in an answer, a log or a debugger, with its meaning and remedy.
struct KnownError: Sendable {
    /// The spellings, the usual one first: `40403`; `MusicTokenRequestError.userTokenRevoked`; `SKErrorDomain 7`.
    let names: [String]
    let meaning: String
    let remedy: String
    /// Example lines that cause the error in a fresh session; empty if none can.
    var lines: [String] = []

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
        return inside.filter { $0.length == longest }.map(\.error)
    }

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
}

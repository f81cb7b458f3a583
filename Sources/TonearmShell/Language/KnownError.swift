/// An error as people meet it, in an answer, in a log or in a debugger: what it means, and what to do about it.
struct KnownError: Sendable {
    /// As it is written, the usual way first: `40403`; `MusicTokenRequestError.userTokenRevoked`; `SKErrorDomain 7`.
    let names: [String]
    let meaning: String
    let remedy: String
    /// Lines of the shell that show it, from a fresh session; empty where none does.
    var lines: [String] = []

    static let all = ofService + ofFrameworks

    /// All errors that a text names: `40403`, `SKErrorDomain 7`, `SKError.Code.cloudServiceRevoked`, `userTokenRevoked`,
    /// or a whole line of a log in which one stands.
    static func named(_ text: String) -> [KnownError] {
        let typed = words(of: text)
        guard !typed.isEmpty else { return [] }
        let exact = all.filter { error in error.names.contains { words(of: $0) == typed } }
        if !exact.isEmpty { return exact }
        let last = all.filter { error in error.names.contains { words(of: $0).last == typed.last } && !isNumber(typed) }
        if typed.count == 1 { return last }
        // The longest name that stands in the line.
        let inside = all.flatMap { error in
            error.names.map(words).filter { $0.count > 1 && contains(typed, $0) }.map {
                (length: $0.count, error: error)
            }
        }
        let longest = inside.map(\.length).max()
        return inside.filter { $0.length == longest }.map(\.error)
    }

    /// Letters and digits in lower case, without the words that people put around a name.
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

import AppleMusicAPI
import SharedAlgorithms

/// A row number, `type/id`, a link or a path in place of a command. It is opened, or requested if it is not a
/// resource.
enum BareResource {
    /// - Returns: the equivalent command; nil if the words do not begin with a resource.
    static func command(for words: [String]) -> [String]? {
        guard let first = words.first, words.dropFirst().first.map({ $0.hasPrefix("-") }) ?? true else { return nil }
        if isRow(first) || isLink(first) || isTyped(first) { return ["open"] + words }
        guard first.hasPrefix("/v1/") || first.hasPrefix("https://api.music.apple.com/v1/") else { return nil }
        if !first.contains("?"), Reference.path(first) != nil { return ["open"] + words }
        return ["get"] + words
    }

    static func isRow(_ word: String) -> Bool {
        word.utf8.first.map { ASCII.isDigit($0) } ?? false
            && word.allSatisfy { $0.isNumber || "-,…".contains($0) }
    }

    private static func isLink(_ word: String) -> Bool {
        ["https://music.apple.com/", "http://music.apple.com/", "music.apple.com/"].contains { word.hasPrefix($0) }
    }

    private static func isTyped(_ word: String) -> Bool {
        guard let slash = word.firstIndex(of: "/"), word.index(after: slash) < word.endIndex else { return false }
        return Schema.appleMusic.type(named: String(word[..<slash])) != nil
    }
}

import AppleMusicAPI
import TonearmAlgorithms
import TonearmConsole

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
        Reference.linkStarts.contains { word.hasPrefix($0) }
    }

    private static func isTyped(_ word: String) -> Bool {
        guard let slash = word.firstIndex(of: "/"), word.index(after: slash) < word.endIndex else { return false }
        return Schema.appleMusic.type(named: String(word[..<slash])) != nil
    }
}

enum RawTarget {
    private static let host = "api.music.apple.com"

    /// Parses a target with or without the leading `/v1/`, or a full URL of the API.
    /// - Throws: `Failure` if the scheme, the host or a character is invalid.
    static func read(_ text: String) throws(Failure) -> String {
        let root = "https://\(host)"
        let target = text.hasPrefix(root + "/") ? String(text.dropFirst(root.count)) : text
        guard !target.contains("://"), !target.contains(where: \.isWhitespace), target.utf8.allSatisfy({ $0 > 0x20 })
        else {
            let (why, next) = reason(text)
            throw Failure.usage("Cannot send '\(text)'", why, next: next)
        }
        if target.hasPrefix("/") { return target }
        return target.hasPrefix("v1/") ? "/" + target : "/v1/" + target
    }

    /// Returns the reason why an address is invalid, and the advice.
    private static func reason(_ text: String) -> (why: String, next: String) {
        let usual = "Type for example 'get /v1/catalog/us/genres'."
        guard let end = text.firstRange(of: "://") else {
            guard text.contains(where: \.isWhitespace) else { return ("this is not a path of the API", usual) }
            return ("a path contains no spaces", "Write '%20' or, in a parameter's value, '+' for each.")
        }
        let (scheme, rest) = (text[..<end.lowerBound].lowercased(), text[end.upperBound...])
        let isOurs = rest.prefix { $0 != "/" && $0 != ":" }.lowercased() == host
        if scheme == "http", isOurs {
            return ("the API is asked over https only", "Type 'https' in place of 'http', or the path alone.")
        }
        if !isOurs, scheme == "http" || scheme == "https" {
            return ("this is not the host of the API, which is \(host)", usual)
        }
        return ("this is not a path of the API", usual)
    }
}

import Console

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
            throw Failure("Cannot send '\(text)'", why, next: next, status: .usage)
        }
        if target.hasPrefix("/") { return target }
        return target.hasPrefix("v1/") ? "/" + target : "/v1/" + target
    }

    /// Returns the reason why an address is invalid, and the advice.
    private static func reason(_ text: String) -> (why: String, next: String) {
        let usual = "Type for example 'get /v1/catalog/us/genres'."
        guard let end = text.firstRange(of: "://") else { return ("this is not a path of the API", usual) }
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

import Console

enum RawTarget {
    /// A target as typed: with or without the leading `/v1/`, or as a whole address of the API.
    static func read(_ text: String) throws(Failure) -> String {
        let root = "https://api.music.apple.com"
        let target = text.hasPrefix(root + "/") ? String(text.dropFirst(root.count)) : text
        guard !target.contains("://"), !target.contains(where: \.isWhitespace), target.utf8.allSatisfy({ $0 > 0x20 })
        else {
            throw Failure(
                "Cannot send '\(text)'", "this is no path of the API",
                next: "Type for example 'get /v1/catalog/us/genres'.",
                status: .usage)
        }
        if target.hasPrefix("/") { return target }
        return target.hasPrefix("v1/") ? "/" + target : "/v1/" + target
    }
}

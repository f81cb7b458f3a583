/// A name in the form that users type into a search box.
package enum TypedTerm {
    /// The minimum popularity of suggested songs: below it, an artist's or album's name is more likely meant.
    package static let leastPopularityOfSongs = 300

    /// Returns the name in lower case, with single spaces, and without trailing brackets or ` - Single`.
    package static func text(_ text: String, keepsEnd: Bool = false) -> String {
        var words = text.lowercased().split(separator: " ")
        if !keepsEnd {
            if let start = words.firstIndex(where: { $0.hasPrefix("(") || $0.hasPrefix("[") }), start > 0 {
                words = Array(words[..<start])
            }
            if words.count > 2, words[words.count - 2] == "-", ["single", "ep"].contains(words[words.count - 1]) {
                words.removeLast(2)
            }
        }
        let joined = words.joined(separator: " ")
        return keepsEnd && text.hasSuffix(" ") && !joined.isEmpty ? joined + " " : joined
    }
}

/// Names as one would type them into a search box.
package enum TypedTerm {
    /// Songs that fewer people know than that are not suggested: an artist's or an album's name is more likely meant.
    package static let leastPopularityOfSongs = 300

    /// In lower case, without what stands in brackets at the end and without ` - Single`, the words with one space between them.
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

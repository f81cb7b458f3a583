/// Words in a form in which they can be compared: lower case, singular, without hyphens and filler words.
struct Phrase {
    /// The compared words.
    private(set) var parts: [String] = []
    /// The index of the typed word from which each part comes.
    private(set) var sources: [Int] = []

    init(_ text: String) { self.init(text.split(separator: " ").map(String.init)) }

    /// - Parameter words: the typed words, of which the first ones count.
    init(_ words: [String]) {
        for (index, word) in words.prefix(Self.mostWords).enumerated() {
            let pieces = word.prefix(Self.longestWord).lowercased().split { !$0.isLetter && !$0.isNumber }
            for piece in pieces where !Self.fillers.contains(String(piece)) {
                parts.append(Self.singular(String(piece)))
                sources.append(index)
            }
        }
    }

    /// The key of the first parts, whatever their order.
    func key(ofFirst count: Int) -> String { Self.key(of: parts.prefix(count)) }

    var key: String { Self.key(of: parts[...]) }

    static func key(of parts: ArraySlice<String>) -> String { parts.sorted().joined(separator: " ") }

    /// The index of the typed word that follows the first parts.
    func end(ofFirst count: Int) -> Int { count == 0 ? 0 : sources[count - 1] + 1 }

    static func singular(_ word: String) -> String {
        word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }

    /// Words without a meaning of their own in a request to a shell.
    private static let fillers: Set<String> = [
        "a", "an", "the", "my", "me", "i", "to", "of", "for", "from", "with", "in", "is", "are", "do", "does", "how",
        "can", "please", "this", "that", "it", "as", "by", "your", "some", "any",
    ]
    private static let mostWords = 12
    private static let longestWord = 60
}

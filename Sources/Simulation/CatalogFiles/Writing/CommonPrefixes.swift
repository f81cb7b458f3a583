/// A collector that reads sorted terms, and returns the most popular terms of each common prefix.
struct CommonPrefixes {
    /// The minimum number of terms of a stored prefix; for others, the terms themselves are read.
    static let crowd = 64
    /// The maximum length of a prefix.
    private static let longest = 40

    private var open: [Open] = []

    private struct Open {
        var letter: Unicode.Scalar
        var count = 0
        var best: [(popularity: Int, text: String)] = []

        mutating func add(_ popularity: Int, _ text: String) {
            count += 1
            if best.count == CatalogFormat.mostSuggestions, let last = best.last,
                (last.popularity, text) >= (popularity, last.text)
            {
                return
            }
            let index = best.firstIndex { ($0.popularity, text) < (popularity, $0.text) } ?? best.count
            best.insert((popularity, text), at: index)
            if best.count > CatalogFormat.mostSuggestions { best.removeLast() }
        }
    }

    /// - Returns: the common prefixes that ended before this term.
    mutating func add(_ text: String, _ popularity: Int) -> [(beginning: String, terms: [String])] {
        let letters = Array(text.unicodeScalars.prefix(CommonPrefixes.longest))
        let common = zip(open, letters).prefix { $0.letter == $1 }.count
        let closed = close(to: common)
        for letter in letters[common...] { open.append(Open(letter: letter)) }
        for index in open.indices { open[index].add(popularity, text) }
        return closed
    }

    mutating func end() -> [(beginning: String, terms: [String])] { close(to: 0) }

    private mutating func close(to length: Int) -> [(beginning: String, terms: [String])] {
        var closed: [(beginning: String, terms: [String])] = []
        while open.count > length {
            let letters = open.map(\.letter)
            let last = open.removeLast()
            if last.count > CommonPrefixes.crowd {
                closed.append((String(String.UnicodeScalarView(letters)), last.best.map(\.text)))
            }
        }
        return closed
    }
}

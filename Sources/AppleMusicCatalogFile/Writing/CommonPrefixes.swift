/// Reads terms in their order, and tells of each beginning that many of them share which are the most popular.
struct CommonPrefixes {
    /// CommonPrefixes with fewer terms are looked up among the terms themselves.
    static let crowd = 64
    /// Longer beginnings are not looked at.
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

    /// - Returns: the beginnings that this term does not have, and that had a crowd.
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

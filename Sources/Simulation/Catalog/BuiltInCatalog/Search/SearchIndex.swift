import AppleMusicAPI
import TonearmAlgorithms

/// A search index: the words in each resource's name, artist's name and album's name.
struct SearchIndex: Sendable {
    private(set) var vocabulary = Vocabulary()
    private var ids: [Popularity.ID] = []
    private var popularity: [Int32] = []
    private var names: [Names] = []
    /// The range of entries of each type.
    private var ranges: [ResourceType: Range<Int>] = [:]
    /// The end of each word's postings; a posting is 4 × the entry's index + the field.
    private var ends: [Int32] = []
    private var postings: [UInt32] = []
    private var pairs: [(word: Int32, posting: UInt32)] = []
    private var folding = Folding()

    /// Hashes for exact matches: of the name and its last translation, and of the artist's name and its translation.
    fileprivate struct Names: Sendable {
        var name: UInt64
        var translation: UInt64
        var artist: UInt64 = 0
        var artistTranslation: UInt64 = 0
    }

    enum Field: UInt32 { case name, artist, album }

    /// The indexed words of a name, computed once for several entries.
    struct Phrase {
        fileprivate let words: [Int32]
        fileprivate let names: Names
    }

    // MARK: Building

    mutating func reserve(entries: Int) {
        ids.reserveCapacity(entries)
        popularity.reserveCapacity(entries)
        names.reserveCapacity(entries)
        pairs.reserveCapacity(entries * 9)
    }

    mutating func phrase(_ text: LocalizedText) -> Phrase {
        folding.read(text.standard)
        var words = folding.words.map { Int32(vocabulary.number(adding: $0, of: folding.letters)) }
        var names = Names(name: folding.hash, translation: 0)
        if !text.translations.isEmpty {
            // Sorted by language, because dictionaries are unordered.
            for (_, translation) in text.translations.sorted(by: { $0.key < $1.key }) {
                folding.read(translation)
                names.translation = folding.hash
                for word in folding.words {
                    let number = Int32(vocabulary.number(adding: word, of: folding.letters))
                    if !words.contains(number) { words.append(number) }
                }
            }
        }
        return Phrase(words: words, names: names)
    }

    mutating func add(_ id: Popularity.ID, popularity: Int, name: Phrase, artist: Phrase? = nil, album: Phrase? = nil) {
        let place = UInt32(ids.count) << 2
        ids.append(id)
        self.popularity.append(Int32(popularity))
        var compared = name.names
        compared.artist = artist?.names.name ?? 0
        compared.artistTranslation = artist?.names.translation ?? 0
        names.append(compared)
        for word in name.words { pairs.append((word, place | Field.name.rawValue)) }
        if let artist { for word in artist.words { pairs.append((word, place | Field.artist.rawValue)) } }
        if let album { for word in album.words { pairs.append((word, place | Field.album.rawValue)) } }
    }

    /// Adds all entries of one type.
    mutating func addAll(of type: ResourceType, _ body: (inout SearchIndex) -> Void) {
        let start = ids.count
        body(&self)
        ranges[type] = start..<ids.count
    }

    /// Groups the postings by word; within a word they keep the order of the entries.
    mutating func finish() {
        vocabulary.sort()
        var ends = [Int32](repeating: 0, count: vocabulary.count + 1)
        for pair in pairs { ends[Int(pair.word) + 1] += 1 }
        for word in 1..<ends.count { ends[word] += ends[word - 1] }
        var next = ends
        postings = Array(repeating: 0, count: pairs.count)
        for pair in pairs {
            postings[Int(next[Int(pair.word)])] = pair.posting
            next[Int(pair.word)] += 1
        }
        self.ends = ends
        pairs = []
    }

    // MARK: Searching

    func matches(_ term: String, type: ResourceType, limit: Int) -> [SearchMatch] {
        guard limit > 0, let range = ranges[type], !range.isEmpty else { return [] }
        let folding = Folding(typed: term)
        let words = folding.words.prefix(SearchText.mostTyped).map { folding.letters[$0] }
        guard !words.isEmpty else { return [] }
        var tally = MatchCounts(range)
        for (index, word) in words.enumerated() {
            let isRepeated = words[..<index].contains(word)
            if isRepeated { tally.skip(index) } else { find(word, index, range, &tally) }
            if tally.places.isEmpty { return [] }
        }
        let hashes = [folding.hash, Folding(term).hash]
        var scores: [(Int, Int)] = []
        scores.reserveCapacity(tally.places.count)
        for place in tally.places {
            guard let points = tally.points(of: place, matching: words.count) else { continue }
            scores.append((score(place, points, words.count, hashes), place))
        }
        return Ranking.first(limit, of: scores).map { score, place in
            SearchMatch(resource: ResourceIdentifier(type, ids[place].text), score: score)
        }
    }

    private func find(_ word: ArraySlice<UInt32>, _ index: Int, _ range: Range<Int>, _ tally: inout MatchCounts) {
        var found = false
        for number in vocabulary.words(withPrefix: word) {
            let isWhole = vocabulary.length(Int(number)) == word.count
            found = count(number, isWhole ? .whole : .prefix, index, range, &tally) || found
        }
        if found || word.count < 4 { return }
        for number in vocabulary.words(near: Array(word)) { _ = count(number, .near, index, range, &tally) }
    }

    /// - Returns: whether an entry of the type contains the word.
    private func count(
        _ word: Int32, _ fit: Fit, _ index: Int, _ range: Range<Int>, _ tally: inout MatchCounts
    ) -> Bool {
        let end = Int(ends[Int(word) + 1])
        let last = UInt32(range.upperBound) << 2
        var next = start(of: Int(ends[Int(word)])..<end, from: UInt32(range.lowerBound) << 2)
        let first = next
        while next < end, postings[next] < last {
            let field = Field(rawValue: postings[next] & 3) ?? .album
            tally.count(Int(postings[next] >> 2), fit.points(field), index)
            next += 1
        }
        return next > first
    }

    /// Returns the index of the first posting that is not below a value.
    private func start(of range: Range<Int>, from value: UInt32) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low + high) / 2
            if postings[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The quality of a match of two words.
    private enum Fit {
        case near, prefix, whole

        /// Returns 1 to 9 points, by the match and by the field. A `switch` is faster than a table here, because it is
        /// called for every match.
        func points(_ field: Field) -> UInt8 {
            switch (field, self) {
            case (.name, .near): 4
            case (.name, .prefix): 7
            case (.name, .whole): 9
            case (.artist, .near): 2
            case (.artist, .prefix): 5
            case (.artist, .whole): 6
            case (.album, .near): 1
            case (.album, .prefix): 2
            case (.album, .whole): 3
            }
        }
    }

    /// Returns the score. An exact name scores far above the rest, then follow works of an artist with exactly this
    /// name. After that the points in tenths of the maximum decide; popularity breaks ties.
    /// - Parameter hashes: those of the term, for each way to read its signs.
    private func score(_ place: Int, _ points: Int, _ words: Int, _ hashes: [UInt64]) -> Int {
        // A placeholder for an unknown name ranks last.
        if popularity[place] == 0 { return 1 }
        let names = names[place]
        let tenths = points * 10 / (9 * words)
        let bonus =
            if hashes.contains(names.name) || hashes.contains(names.translation) {
                20
            } else if hashes.contains(names.artist) || hashes.contains(names.artistTranslation) { 10 } else { 0 }
        return (bonus + tenths) * 1024 + Int(popularity[place])
    }
}

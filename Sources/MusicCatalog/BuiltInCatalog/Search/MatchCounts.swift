/// Counts, for the entries of one type, how many words of a term have been found in each and how well.
struct MatchCounts {
    private let first: Int
    private var entries: [Entry]
    /// The entries that have all words so far.
    private(set) var places: [Int] = []

    private struct Entry {
        /// How many of the words, in their order, it has had so far.
        var matched: UInt8 = 0
        /// The points of the last word.
        var best: UInt8 = 0
        /// The points of all its words: 9 at most for each of 12.
        var points: UInt16 = 0
    }

    init(_ range: Range<Int>) {
        first = range.lowerBound
        entries = Array(repeating: Entry(), count: range.count)
    }

    /// One find of the index-th word; only the best of an entry's finds of a word counts.
    mutating func count(_ place: Int, _ found: UInt8, _ index: Int) {
        var entry = entries[place - first]
        if entry.matched == index {
            if index == 0 { places.append(place) }
            entry.matched += 1
            entry.points += UInt16(found)
        } else if entry.matched == index + 1, found > entry.best {
            entry.points += UInt16(found - entry.best)
        } else {
            return
        }
        entry.best = found
        entries[place - first] = entry
    }

    /// A word that stood in the term before is found wherever that was.
    mutating func skip(_ index: Int) {
        for place in places where entries[place - first].matched == index {
            entries[place - first].matched += 1
            entries[place - first].points += 9
        }
    }

    /// The points of an entry, or nil when it has not had so many words.
    func points(of place: Int, matching count: Int) -> Int? {
        let entry = entries[place - first]
        return entry.matched == count ? Int(entry.points) : nil
    }
}

/// The highest of many scores.
enum Ranking {
    /// The highest scores with their places, in falling order; equals in the order of their places.
    static func first(_ count: Int, of scores: [(Int, Int)]) -> ArraySlice<(Int, Int)> {
        var scores = scores
        if scores.count / 4 > count, let highest = scores.map(\.0).max() {
            // What cannot be among the first is left out before sorting.
            let width = highest / 1024 + 1
            var histogram = [Int](repeating: 0, count: 1025)
            for score in scores { histogram[score.0 / width] += 1 }
            var lowest = 1024
            var total = histogram[lowest]
            while total < count, lowest > 0 {
                lowest -= 1
                total += histogram[lowest]
            }
            scores = scores.filter { $0.0 / width >= lowest }
        }
        return scores.sorted { ($0.0, -$0.1) > ($1.0, -$1.1) }.prefix(count)
    }
}

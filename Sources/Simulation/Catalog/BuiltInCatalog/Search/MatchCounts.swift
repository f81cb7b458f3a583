/// A tally of the search words found in each entry of one type, with their scores.
struct MatchCounts {
    private let first: Int
    private var entries: [Entry]
    /// The entries that contain all words so far.
    private(set) var places: [Int] = []

    private struct Entry {
        /// The number of words found so far; words are processed in order.
        var matched: UInt8 = 0
        /// The points of the last word.
        var best: UInt8 = 0
        /// The points of all words: at most 9 for each of 12.
        var points: UInt16 = 0
    }

    init(_ range: Range<Int>) {
        first = range.lowerBound
        entries = Array(repeating: Entry(), count: range.count)
    }

    /// Counts a match of the word with this index; for each entry only the best match of a word counts.
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

    /// Counts a repeated word as found in every entry that has its first occurrence.
    mutating func skip(_ index: Int) {
        for place in places where entries[place - first].matched == index {
            entries[place - first].matched += 1
            entries[place - first].points += 9
        }
    }

    /// Returns the points of an entry; nil unless it contains all the words.
    func points(of place: Int, matching count: Int) -> Int? {
        let entry = entries[place - first]
        return entry.matched == count ? Int(entry.points) : nil
    }
}

/// A selection of the highest scores.
enum Ranking {
    /// Returns the highest scores with their positions, in descending order; position breaks ties.
    static func first(_ count: Int, of scores: [(Int, Int)]) -> ArraySlice<(Int, Int)> {
        var scores = scores
        if scores.count / 4 > count, let highest = scores.map(\.0).max() {
            // Drop scores that are too low before sorting.
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

/// Counts, for the entries of one type, how many words of a term have been found in each and how well.
struct Tally {
    private let first: Int
    /// How many of the words, in their order, an entry has had so far.
    private(set) var matched: [UInt8]
    /// The points of all its words.
    private(set) var points: [Int]
    /// The points of the last word.
    private var best: [UInt8]
    /// The entries that have all words so far.
    private(set) var places: [Int] = []

    init(_ range: Range<Int>) {
        first = range.lowerBound
        matched = Array(repeating: 0, count: range.count)
        points = Array(repeating: 0, count: range.count)
        best = Array(repeating: 0, count: range.count)
    }

    /// One find of the index-th word; only the best of an entry's finds of a word counts.
    mutating func count(_ place: Int, _ found: Int, _ index: Int) {
        let entry = place - first
        if matched[entry] == index {
            if index == 0 { places.append(place) }
            matched[entry] = UInt8(index + 1)
            points[entry] += found
            best[entry] = UInt8(found)
        } else if matched[entry] == index + 1, found > best[entry] {
            points[entry] += found - Int(best[entry])
            best[entry] = UInt8(found)
        }
    }

    /// A word that stood in the term before is found wherever that was.
    mutating func skip(_ index: Int) {
        for place in places where matched[place - first] == index {
            matched[place - first] += 1
            points[place - first] += 9
        }
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

/// The runs of a mark in a text: ``` ` ```, `**`. Each run is found only once.
struct MarkRuns {
    /// The sorted ranges of the runs of a length, and the number of those before the current position.
    private struct Places {
        var ranges: [Range<Substring.Index>] = []
        var passed = 0
    }

    private var places: [Int: Places] = [:]

    init(of mark: Character, in text: Substring) {
        var rest = text
        while let start = rest.firstIndex(of: mark) {
            let run = rest[start...].prefix { $0 == mark }
            places[run.count, default: Places()].ranges.append(start..<run.endIndex)
            rest = rest[run.endIndex...]
        }
    }

    /// Returns the first run of a length from a position. Positions must not decrease.
    mutating func next(length: Int, from start: Substring.Index) -> Range<Substring.Index>? {
        guard var found = places[length] else { return nil }
        while found.passed < found.ranges.count, found.ranges[found.passed].lowerBound < start { found.passed += 1 }
        places[length]?.passed = found.passed
        return found.passed < found.ranges.count ? found.ranges[found.passed] : nil
    }
}

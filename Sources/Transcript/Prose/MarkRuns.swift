/// Where runs of a mark stand in a text: ``` ` ```, `**`. Each run is found once, however often others are looked for.
struct MarkRuns {
    /// The places of the runs of a length, in order, and how many of them lie before all that is looked for from now on.
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

    /// The first run of a length that begins there or later. What is looked for begins no earlier than what was looked for before.
    mutating func next(length: Int, from start: Substring.Index) -> Range<Substring.Index>? {
        guard var found = places[length] else { return nil }
        while found.passed < found.ranges.count, found.ranges[found.passed].lowerBound < start { found.passed += 1 }
        places[length]?.passed = found.passed
        return found.passed < found.ranges.count ? found.ranges[found.passed] : nil
    }
}

/// An alignment of expected and printed lines: a longest common subsequence, after Myers, "An O(ND) Difference
/// Algorithm and Its Variations" (1986).
enum Alignment {
    /// The maximum number of differences; beyond it, all lines between the common beginning and the common end count as
    /// replaced.
    private static let limit = 500

    /// - Parameter isSame: returns whether the expected line at the first index matches the printed one at the second.
    /// - Returns: pairs of indices, both ascending.
    static func pairs(_ left: Int, _ right: Int, isSame: (Int, Int) -> Bool) -> [(Int, Int)] {
        var start = 0
        while start < min(left, right), isSame(start, start) { start += 1 }
        var end = 0
        while end < min(left, right) - start, isSame(left - 1 - end, right - 1 - end) { end += 1 }
        let middle = common(left - start - end, right - start - end) { isSame(start + $0, start + $1) }
        return (0..<start).map { ($0, $0) } + middle.map { (start + $0, start + $1) }
            + (0..<end).reversed().map { (left - 1 - $0, right - 1 - $0) }
    }

    private static func common(_ left: Int, _ right: Int, isSame: (Int, Int) -> Bool) -> [(Int, Int)] {
        guard left > 0, right > 0 else { return [] }
        let most = min(left + right, limit)
        var reached = Diagonals(most: most)
        var history: [Diagonals] = []
        for count in 0...most {
            history.append(reached)
            for diagonal in stride(from: -count, through: count, by: 2) {
                var x = reached.start(of: diagonal, after: count).x
                while x < left, x - diagonal < right, isSame(x, x - diagonal) { x += 1 }
                reached[diagonal] = x
                if x >= left, x - diagonal >= right { return path(through: history, to: left, right) }
            }
        }
        return []
    }

    private static func path(through history: [Diagonals], to left: Int, _ right: Int) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var (x, y) = (left, right)
        for (count, reached) in history.enumerated().reversed() {
            let start = reached.start(of: x - y, after: count)
            while x > start.x {
                x -= 1
                y -= 1
                pairs.append((x, y))
            }
            (x, y) = (start.before, start.before - start.diagonal)
        }
        return pairs.reversed()
    }
}

/// The furthest position on each diagonal, after some number of differences.
private struct Diagonals {
    private var places: [Int]
    private let middle: Int

    init(most: Int) {
        middle = most + 1
        places = Array(repeating: 0, count: 2 * most + 3)
    }

    subscript(_ diagonal: Int) -> Int {
        get { places[middle + diagonal] }
        set { places[middle + diagonal] = newValue }
    }

    /// Returns the start of a diagonal: from the neighbor that leads further. `before` is the position on that
    /// neighbor.
    func start(of diagonal: Int, after count: Int) -> (x: Int, before: Int, diagonal: Int) {
        let isFromAbove = diagonal == -count || diagonal != count && self[diagonal - 1] < self[diagonal + 1]
        let neighbor = isFromAbove ? diagonal + 1 : diagonal - 1
        let before = self[neighbor]
        return (isFromAbove ? before : before + 1, before, neighbor)
    }
}

extension Wrapping {
    /// The lines of a list, broken between its items; an item that is longer than a line is broken at its spaces.
    /// - Parameters:
    ///   - separator: what stands between two items of a line.
    ///   - ending: what stands behind the last item of a line after which others follow.
    package static func lines(
        of items: [String], separator: String, ending: String = "", width: Int
    ) -> [String] {
        var lines: [String] = []
        for (index, item) in items.enumerated() {
            // The last item of all has nothing behind it.
            let room = index == items.count - 1 ? width : width - displayWidth(ending)
            if let last = lines.last, case let longer = last + separator + item, displayWidth(longer) <= room {
                lines[lines.count - 1] = longer
            } else {
                if !lines.isEmpty { lines[lines.count - 1] += ending }
                lines += Self.lines(of: item, width: room)
            }
        }
        return lines
    }
}

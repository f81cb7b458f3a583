extension Wrapping {
    /// Breaks a list into lines between its items; an item longer than a line is broken at its spaces.
    /// - Parameters:
    ///   - separator: the text between two items of a line.
    ///   - ending: the text at the end of a line, except the last.
    package static func lines(
        of items: [String], separator: String, ending: String = "", width: Int
    ) -> [String] {
        var lines: [String] = []
        for (index, item) in items.enumerated() {
            // The last item has no ending.
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

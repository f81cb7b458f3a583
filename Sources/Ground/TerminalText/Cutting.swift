extension String {
    /// Returns the text, cut to a width in columns with `…` at the end.
    package func cut(to width: Int) -> String {
        if utf8.count <= width || displayWidth(self) <= width { return self }
        let text = Concealment.applied(to: self)
        if displayWidth(text) <= width { return text }
        var kept = ""
        var used = 0
        for character in text {
            used += displayWidth(character)
            if used > width - 1 { break }
            kept.append(character)
        }
        return kept + "…"
    }

    /// Returns the text, cut to a width in columns with `…` in the middle.
    package func cutInMiddle(to width: Int) -> String {
        if utf8.count <= width || displayWidth(self) <= width { return self }
        let text = Concealment.applied(to: self)
        if displayWidth(text) <= width { return text }
        var tail = ""
        var used = 0
        for character in text.reversed() {
            used += displayWidth(character)
            if used > (width - 1) / 2 { break }
            tail = String(character) + tail
        }
        return text.cut(to: width - displayWidth(tail)) + tail
    }

    /// Returns the text, padded with spaces to a width in columns.
    package func padded(to width: Int) -> String { self + .spaces(width - displayWidth(self)) }

    /// Returns this number of spaces; none for a negative number.
    package static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }

    /// Returns the first characters, without a mark of the cut.
    package func beginning(_ count: Int) -> String {
        utf8.count <= count ? self : String(Concealment.applied(to: self).prefix(count))
    }
}

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

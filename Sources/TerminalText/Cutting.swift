extension String {
    /// The text in at most so many columns; what is cut off is shown by `…`.
    package func cut(to width: Int) -> String {
        if utf8.count <= width || displayWidth(self) <= width { return self }
        var kept = ""
        var used = 0
        for character in self {
            used += displayWidth(character)
            if used > width - 1 { break }
            kept.append(character)
        }
        return kept + "…"
    }

    /// The text in at most so many columns, with its beginning and its end; what is cut out between them is shown by `…`.
    package func cutInMiddle(to width: Int) -> String {
        if utf8.count <= width || displayWidth(self) <= width { return self }
        var tail = ""
        var used = 0
        for character in reversed() {
            used += displayWidth(character)
            if used > (width - 1) / 2 { break }
            tail = String(character) + tail
        }
        return cut(to: width - displayWidth(tail)) + tail
    }

    /// The text with spaces behind it, up to so many columns.
    package func padded(to width: Int) -> String {
        self + .spaces(width - displayWidth(self))
    }

    /// So many spaces; none for a negative number.
    package static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: Swift.max(0, count))
    }
}

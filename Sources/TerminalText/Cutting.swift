extension String {
    /// The text in at most so many columns; what is cut off is shown by `…`.
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

    /// The text in at most so many columns, with its beginning and its end; what is cut out between them is shown by `…`.
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

    /// The text with spaces behind it, up to so many columns.
    package func padded(to width: Int) -> String {
        self + .spaces(width - displayWidth(self))
    }

    /// So many spaces; none for a negative number.
    package static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: Swift.max(0, count))
    }

    /// So many characters of the text's beginning, without a sign that there are more.
    package func beginning(_ count: Int) -> String {
        utf8.count <= count ? self : String(Concealment.applied(to: self).prefix(count))
    }
}

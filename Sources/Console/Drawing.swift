extension StyledText {
    /// A picture that a terminal draws over empty lines. It is made from pixels alone, so it contains no text of a
    /// service.
    package struct Drawing: Hashable, Sendable {
        private let bytes: [UInt8]
        private let rows: Int

        /// - Parameter rows: the number of lines that the picture takes.
        init(_ bytes: [UInt8], rows: Int) {
            self.bytes = bytes
            self.rows = rows
        }

        /// The bytes that draw the picture from the beginning of a line and move the cursor back there. The lines are
        /// created first, because the screen may have to scroll.
        var sequence: [UInt8] {
            let room = rows > 1 ? String(repeating: "\n", count: rows - 1) + "\u{1B}[\(rows - 1)A" : ""
            return Array("\(room)\u{1B}7".utf8) + bytes + Array("\u{1B}8".utf8)
        }
    }
}

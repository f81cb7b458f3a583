extension StyledText {
    /// What a terminal draws over the room that is left for it. Made of pixels alone, so that no text of a service is in it.
    package struct Drawing: Hashable, Sendable {
        private let bytes: [UInt8]
        private let rows: Int

        /// - Parameter rows: lines that the picture takes.
        init(_ bytes: [UInt8], rows: Int) {
            self.bytes = bytes
            self.rows = rows
        }

        /// From the beginning of a line and back to it. Lines are made first, because the screen may have to scroll for them.
        var sequence: [UInt8] {
            let room = rows > 1 ? String(repeating: "\n", count: rows - 1) + "\u{1B}[\(rows - 1)A" : ""
            return Array("\(room)\u{1B}7".utf8) + bytes + Array("\u{1B}8".utf8)
        }
    }
}

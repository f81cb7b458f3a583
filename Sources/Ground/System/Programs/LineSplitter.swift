/// A splitter of bytes into lines of a limited length.
package struct LineSplitter: Sendable {
    /// The bytes after the last end of a line.
    package private(set) var rest: [UInt8] = []
    /// The largest length of a line in bytes.
    private let limit: Int

    package init(limit: Int) { self.limit = limit }

    /// Returns the lines that a piece completes, without their ends.
    /// - Throws: `HelperProgram.LineProblem.longLine` for a line that is longer than the limit, complete or not.
    package mutating func add(_ piece: [UInt8]) throws(HelperProgram.LineProblem) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var start = piece.startIndex
        while let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(try line(endingWith: piece[start..<end]))
            rest = []
            start = end + 1
        }
        rest = try line(endingWith: piece[start...])
        return lines
    }

    private mutating func line(endingWith bytes: ArraySlice<UInt8>) throws(HelperProgram.LineProblem) -> [UInt8] {
        if rest.count + bytes.count > limit { throw .longLine(limit) }
        // Moves the bytes, so that a long line is not copied with each piece.
        var line: [UInt8] = []
        swap(&line, &rest)
        line += bytes
        return line
    }
}

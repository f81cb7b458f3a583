import SharedAlgorithms

/// The last line of a step that failed: `[exit 1]`. A step without one is said to have gone well, if its file has a
/// header.
enum StatusLine {
    private static let opening = "[exit "

    static func written(_ status: Int32) -> String { "\(opening)\(status)]" }

    /// Whether a line says a status, possible or not.
    static func hasShape(_ line: some StringProtocol) -> Bool {
        guard line.beginsExactly(with: opening), line.utf8.suffix(1).elementsEqual("]".utf8) else { return false }
        let number = number(in: line)
        let digits = number.first == UInt8(ascii: "-") ? number.dropFirst() : number
        return !digits.isEmpty && digits.allSatisfy(ASCII.isDigit)
    }

    /// The status that a line says; nil when it says none.
    /// - Throws: `.status` for a number that no status can have.
    static func read(_ line: Substring) throws(TranscriptProblem) -> Int32? {
        guard hasShape(line) else { return nil }
        guard let status = Int32(String(decoding: number(in: line), as: UTF8.self)) else { throw .status(String(line)) }
        return status
    }

    private static func number<Line: StringProtocol>(in line: Line) -> Line.UTF8View.SubSequence {
        line.utf8.dropFirst(opening.utf8.count).dropLast()
    }
}

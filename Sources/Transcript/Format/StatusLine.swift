import SharedAlgorithms
/// The last line of a failed step: `[exit 1]`. In a file with a header, a step without it succeeded.
enum StatusLine {
    private static let opening = "[exit "

    static func written(_ status: Int32) -> String { "\(opening)\(status)]" }

    /// Returns whether a line has the syntax of a status, valid or not.
    static func hasShape(_ line: some StringProtocol) -> Bool {
        guard line.beginsExactly(with: opening), line.utf8.suffix(1).elementsEqual("]".utf8) else { return false }
        let number = number(in: line)
        let digits = number.first == UInt8(ascii: "-") ? number.dropFirst() : number
        return !digits.isEmpty && digits.allSatisfy(ASCII.isDigit)
    }

    /// Reads the status of a line; nil if it has another syntax.
    /// - Throws: `.status` for an impossible number.
    static func read(_ line: Substring) throws(TranscriptProblem) -> Int32? {
        guard hasShape(line) else { return nil }
        guard let status = Int32(String(decoding: number(in: line), as: UTF8.self)) else { throw .status(String(line)) }
        return status
    }

    private static func number<Line: StringProtocol>(in line: Line) -> Line.UTF8View.SubSequence {
        line.utf8.dropFirst(opening.utf8.count).dropLast()
    }
}

/// The decoded text of a file, with the bytes outside of it.
struct FileText: Sendable {
    let text: String
    /// The byte order mark, which is not part of the first line.
    private let mark: String
    /// Invalid bytes at the end of a killed recording: a truncated character, or the incomplete step.
    let cut: [UInt8]

    init(_ bytes: [UInt8], limit: Int) throws(PlacedProblem<TranscriptProblem>) {
        guard bytes.count <= limit else { throw PlacedProblem(.tooLarge(bytes: bytes.count, limit: limit), at: nil) }
        if let zero = bytes.firstIndex(of: 0) { throw PlacedProblem(.binary, at: Self.line(of: zero, in: bytes)) }
        var whole = bytes.count
        var text = String(validating: bytes, as: UTF8.self)
        if text == nil {
            whole -= Self.cutCount(bytes)
            text = String(validating: bytes[..<whole], as: UTF8.self)
        }
        guard let text else { throw PlacedProblem(.notUTF8, at: Self.firstBrokenLine(in: bytes)) }
        cut = Array(bytes[whole...])
        mark = text.beginsExactly(with: "\u{FEFF}") ? "\u{FEFF}" : ""
        self.text = mark.isEmpty ? text : String(Substring(text.utf8.dropFirst(mark.utf8.count)))
    }

    func bytes(of lines: [FileLine]) -> [UInt8] { Array((mark + lines.joinedText).utf8) + cut }

    /// Returns the number of invalid bytes at the end of a killed recording. These are a truncated character, or the
    /// incomplete block, whose bytes reach the file in any order.
    private static func cutCount(_ bytes: [UInt8]) -> Int {
        let pending = Array("```\(Recorder.pendingMark)\n".utf8)
        guard let mark = bytes.ranges(of: pending).last,
            bytes[mark.upperBound...].firstRange(of: "\n```".utf8) == nil
        else { return unfinishedCount(bytes[...]) }
        return bytes.count - mark.upperBound
    }

    private static func unfinishedCount(_ bytes: ArraySlice<UInt8>) -> Int {
        let tail = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
        guard tail < bytes.count, tail < 3 else { return 0 }
        let needed =
            switch bytes[bytes.count - tail - 1] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        return needed > tail + 1 ? tail + 1 : 0
    }

    private static func line(of place: Int, in bytes: [UInt8]) -> Int {
        bytes[..<place].count { $0 == UInt8(ascii: "\n") }
    }

    private static func firstBrokenLine(in bytes: [UInt8]) -> Int? {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .firstIndex { String(validating: $0, as: UTF8.self) == nil }
    }
}

extension Transcript {
    /// A replacement of lines of a file.
    package struct Edit: Sendable, Hashable {
        /// The range of the replaced lines.
        package var place: Range<Int>
        package var lines: [String]
    }

    /// Applies sorted, disjoint edits to the file. New lines have the line ending of the line before them, or of the
    /// first.
    package func bytes(applying edits: [Edit]) -> [UInt8] {
        var edited: [FileLine] = []
        var position = 0
        for edit in edits {
            edited += lines[position..<edit.place.lowerBound]
            let isLast = edit.place.upperBound == lines.count
            let ending = (edited.last ?? lines.first)?.ending ?? .lineFeed
            edited += edit.lines.map { FileLine(text: $0[...], ending: ending == .none ? .lineFeed : ending) }
            if isLast, let last = lines.last, !edit.lines.isEmpty { edited[edited.count - 1].ending = last.ending }
            position = edit.place.upperBound
        }
        edited += lines[position...]
        return file.bytes(of: edited)
    }
}

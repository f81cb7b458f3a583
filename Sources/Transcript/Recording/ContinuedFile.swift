/// Where a recording goes on in a file that is there already.
package struct ContinuedFile: Sendable {
    package let transcript: Transcript
    /// How many of the file's bytes stay.
    let length: Int
    let endsLine: Bool

    /// - Throws: `TranscriptError` for a file that is no transcript, or that ends inside of a block or a comment.
    package init(of bytes: [UInt8], name: String) throws(TranscriptError) {
        transcript = try Transcript(bytes, name: name)
        do throws(Misplaced<RecordingProblem>) {
            let count = try Self.wholeLines(of: transcript)
            let rest = transcript.lines[count...].joinedText.utf8.count + transcript.file.cut.count
            length = bytes.count - rest
            endsLine = transcript.lines[..<count].last.map { $0.ending != .none } ?? true
        } catch {
            throw error.error(in: name)
        }
    }

    /// How many lines there are without the blocks that a killed recording was writing, and without the empty lines that were room for more.
    private static func wholeLines(of transcript: Transcript) throws(Misplaced<RecordingProblem>) -> Int {
        var end = transcript.lines.count
        while true {
            let start = try pendingEnd(of: transcript, before: end)
            if start == end { return end }
            end = start
        }
    }

    /// Where the last of these blocks begins, with empty lines before it; the same line where there are none.
    private static func pendingEnd(of transcript: Transcript, before end: Int) throws(Misplaced<RecordingProblem>)
        -> Int
    {
        let lines = transcript.lines
        let end = lines[..<end].lastIndex { !$0.text.isEmpty }.map { $0 + 1 } ?? 0
        guard let last = transcript.sections.last(where: { $0.place.lowerBound < end }) else { return end }
        let start = last.place.lowerBound
        switch last.content {
        case .code(let info):
            let isClosed =
                last.place.count > 1
                && Fence(opening: lines[start].text)?.isClosed(by: lines[last.place].last?.text ?? "") ?? false
            if info.isExactly(Recorder.pendingMark) { return start }
            guard !isClosed else { return end }
            // A fence that is cut off, with nothing after it.
            let isCutOff = lines[start].ending == .none || last.place.count > 1
            if end == start + 1, isCutOff, Recorder.pendingMark.beginsExactly(with: info) { return start }
            throw Misplaced(.endsInBlock, at: start)
        case .comment where !lines[last.place].contains { Comment.ends($0.text) }:
            throw Misplaced(.endsInComment, at: start)
        default: return end
        }
    }
}

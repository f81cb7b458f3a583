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

    /// How many lines there are without the block that a killed recording was writing.
    private static func wholeLines(of transcript: Transcript) throws(Misplaced<RecordingProblem>) -> Int {
        let lines = transcript.lines
        guard let last = transcript.sections.last else { return lines.count }
        let start = last.place.lowerBound
        switch last.content {
        case .code(let info):
            let isClosed =
                last.place.count > 1
                && Fence(opening: lines[start].text)?.isClosed(by: lines[last.place].last?.text ?? "") ?? false
            if info.isExactly(Recorder.pendingMark) { return start }
            guard !isClosed else { return lines.count }
            // A fence that is cut off, with nothing after it.
            if last.place.count == 1, lines[start].ending == .none, Recorder.pendingMark.beginsExactly(with: info) {
                return start
            }
            throw Misplaced(.endsInBlock, at: start)
        case .comment where !lines[last.place].contains { Comment.ends($0.text) }:
            throw Misplaced(.endsInComment, at: start)
        default: return lines.count
        }
    }
}

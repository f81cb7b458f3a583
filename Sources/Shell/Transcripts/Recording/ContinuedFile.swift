/// The point at which a recording continues in an existing file.
package struct ContinuedFile: Sendable {
    package let transcript: Transcript
    /// The number of bytes to keep.
    let length: Int
    let endsLine: Bool

    /// - Throws: `TranscriptFailure` if the file is not a transcript, or ends inside a block or a comment.
    package init(of bytes: [UInt8], name: String) throws(TranscriptFailure) {
        transcript = try Transcript(bytes, name: name)
        do throws(PlacedProblem<RecordingProblem>) {
            let count = try Self.wholeLines(of: transcript)
            let rest = transcript.lines[count...].joinedText.utf8.count + transcript.file.cut.count
            length = bytes.count - rest
            endsLine = transcript.lines[..<count].last.map { $0.ending != .none } ?? true
        } catch {
            throw error.error(in: name)
        }
    }

    /// Returns the number of lines without the incomplete blocks of a killed recording.
    private static func wholeLines(of transcript: Transcript) throws(PlacedProblem<RecordingProblem>) -> Int {
        var end = transcript.lines.count
        while true {
            let start = try pendingEnd(of: transcript, before: end)
            if start == end { return end }
            end = start
        }
    }

    /// Returns the start of the last incomplete block, including empty lines before it; the given end if there is none.
    private static func pendingEnd(of transcript: Transcript, before end: Int) throws(PlacedProblem<RecordingProblem>)
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
            // A truncated fence at the end of the file.
            let isCutOff = lines[start].ending == .none || last.place.count > 1
            if end == start + 1, isCutOff, Recorder.pendingMark.beginsExactly(with: info) { return start }
            throw PlacedProblem(.endsInBlock, at: start)
        case .comment where !lines[last.place].contains { Comment.ends($0.text) }:
            throw PlacedProblem(.endsInComment, at: start)
        default: return end
        }
    }
}

extension Transcript {
    /// The file with the blocks of a recording joined: those separated only by empty lines become one. Other blocks are
    /// unchanged.
    package var tidied: [UInt8] {
        var edits: [Edit] = []
        var run: [Section] = []
        for section in sections {
            if isRecorded(section) {
                run.append(section)
            } else if !isEmpty(section) {
                edits += edit(joining: run)
                run = []
            }
        }
        return bytes(applying: edits + edit(joining: run))
    }

    private func isRecorded(_ section: Section) -> Bool {
        section.isSession && lines[section.place.lowerBound].text.drop { $0 == "`" }.isExactly(Recorder.recordedMark)
    }

    private func isEmpty(_ section: Section) -> Bool {
        if case .prose = section.content { lines[section.place].allSatisfy { $0.text.isEmpty } } else { false }
    }

    private func edit(joining run: [Section]) -> [Edit] {
        guard let first = run.first, let last = run.last else { return [] }
        let inside = run.flatMap { lines[$0.place].dropFirst().dropLast() }.map { String($0.text) }
        let fence = Fence(around: inside, info: BlockMark.session.rawValue)
        let place = first.place.lowerBound..<last.place.upperBound
        return [Edit(place: place, lines: [fence.opening] + inside + [fence.closing])]
    }
}

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

extension Transcript {
    /// Other lines in the place of some of a file's.
    package struct Edit: Sendable, Hashable {
        /// The places of the lines that go.
        package var place: Range<Int>
        package var lines: [String]
    }
}

extension Transcript {
    /// The file with some edits, which are in order and do not touch each other. New lines end as the line before them
    /// does, or as the first.
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

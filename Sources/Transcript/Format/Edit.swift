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

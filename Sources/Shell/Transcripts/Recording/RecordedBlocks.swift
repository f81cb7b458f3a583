/// The positions of a recording's blocks in its file. With them the blocks can be joined at the end without parsing the
/// transcript, which would take as long as recording it.
struct RecordedBlocks {
    private struct Block {
        /// The range from the first fence to the end of the last one.
        var place: Range<Int>
        /// The range of the lines between the fences.
        var inside: Range<Int>
        var fenceLength: Int
    }

    /// Blocks with only empty lines between them.
    private var runs: [[Block]] = []
    private var isRunOpen = false

    /// Whether each run is already one block in its final form.
    private(set) var areJoined = true

    /// Adds a block at an offset.
    /// - Parameters:
    ///   - openingLength: the length of the first fence's line in bytes, including its line feed.
    ///   - insideLength: the length of the lines between the fences in bytes.
    ///   - isJoined: whether it begins like the block of a run.
    mutating func add(
        at start: Int, fenceLength: Int = 3, _ openingLength: Int, _ insideLength: Int, isJoined: Bool = false
    ) {
        let inside = (start + openingLength)..<(start + openingLength + insideLength)
        let block = Block(
            place: start..<(inside.upperBound + fenceLength + 1), inside: inside, fenceLength: fenceLength)
        areJoined = areJoined && isJoined && !isRunOpen
        if isRunOpen { runs[runs.count - 1].append(block) } else { runs.append([block]) }
        isRunOpen = true
    }

    /// Extends the lines of the last block.
    mutating func extend(by count: Int) {
        let run = runs.count - 1
        let last = runs[run].count - 1
        let block = runs[run][last]
        runs[run][last].inside = block.inside.lowerBound..<(block.inside.upperBound + count)
        runs[run][last].place = block.place.lowerBound..<(block.place.upperBound + count)
    }

    /// Ends the current run, because prose follows the last block. The next block begins another run.
    mutating func endRun() { isRunOpen = false }

    /// Writes the file with each run joined into one block, like `Transcript.tidied`.
    func join(_ file: FileParts, into write: @escaping ([UInt8]) throws -> Void) throws {
        var copy = PartwiseCopy(of: file, into: write)
        var end = 0
        for run in runs {
            let fence = [UInt8](
                repeating: UInt8(ascii: "`"), count: run.reduce(0) { max($0, $1.fenceLength) })
            try copy.add(end..<run[0].place.lowerBound)
            copy.add(fence + Array("\(BlockMark.session.rawValue)\n".utf8))
            for block in run { try copy.add(block.inside) }
            copy.add(fence + [UInt8(ascii: "\n")])
            end = run[run.count - 1].place.upperBound
        }
        try copy.add(end..<file.count)
        try copy.finish()
    }
}

/// The restrictions on prose that is added to a recording.
enum Note {
    /// Returns the line that begins a session's block, a comment, or an unclosed block; nil for plain prose.
    static func firstLineOfMore(than lines: [String]) -> String? {
        var open: (fence: Fence, line: String)?
        for line in lines.map({ $0[...] }) {
            if let fence = open?.fence {
                if fence.isClosed(by: line) { open = nil }
            } else if let fence = Fence(opening: line) {
                // A truncated mark could be the session's.
                guard !fence.info.beginsExactly(with: BlockMark.session.rawValue) else { return String(line) }
                open = (fence, String(line))
            } else if Comment.begins(line) {
                return String(line)
            }
        }
        return open?.line
    }
}

/// Where the blocks of a recording stand in its file, so that they can be put together when it has ended without reading it as a transcript:
/// that takes as long again as recording them.
struct RecordedBlocks {
    private struct Block {
        /// From its first fence to behind its last one.
        var place: Range<Int>
        /// Its lines between the fences.
        var inside: Range<Int>
        var fenceLength: Int
    }

    /// Blocks with nothing but empty lines between them.
    private var runs: [[Block]] = []
    private var isRunOpen = false

    /// Whether each run is one block already, written as it shall be.
    private(set) var areJoined = true

    /// Adds a block at a place of the file.
    /// - Parameters:
    ///   - openingLength: bytes of the line of the first fence, its line feed among them.
    ///   - insideLength: bytes of the lines between the fences.
    ///   - isJoined: whether it begins as the block of a run does.
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

    /// Adds bytes at the end of the lines of the last block.
    mutating func extend(by count: Int) {
        let run = runs.count - 1
        let last = runs[run].count - 1
        let block = runs[run][last]
        runs[run][last].inside = block.inside.lowerBound..<(block.inside.upperBound + count)
        runs[run][last].place = block.place.lowerBound..<(block.place.upperBound + count)
    }

    /// Something stands behind the last block that is no empty line.
    mutating func endRun() { isRunOpen = false }

    /// Writes the file with each run of blocks made one, as `Transcript.tidied` has it.
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

extension Transcript {
    /// A section of a file after its header.
    package struct Section: Sendable {
        package let content: Content
        /// The range of its lines, including a block's fences.
        package let place: Range<Int>

        package enum Content: Sendable {
            case prose
            /// A comment for the presenter, `<!-- note: … -->`, which the audience does not see.
            case note(String)
            /// The comment `<!-- clear -->`, at which a performance clears the screen.
            case clear
            /// The comment `<!-- complete: BEGINNING -->`. While the next command is typed, a performance shows the
            /// completions after this beginning.
            case completion(String)
            /// Any other comment in a separate block.
            case comment
            /// A fenced block of another kind, with the text after its first fence.
            case code(info: String)
            case session([Step])
        }

        /// The one-based number of its first line.
        package var line: Int { place.lowerBound + 1 }

        package var isSession: Bool {
            if case .session = content { true } else { false }
        }

        package var steps: [Step] {
            if case .session(let steps) = content { steps } else { [] }
        }
    }
}

extension Transcript.Section {
    /// Whether the audience sees it. Comments, checks and choices are only for the teacher and the program.
    package var isShown: Bool {
        switch content {
        case .prose, .session: true
        case .note, .clear, .completion, .comment: false
        case .code(let info): BlockMark(info: info) == nil
        }
    }
}

/// A reader that splits the lines of a file into prose, comments and blocks by the rules of Markdown, and reads the
/// session's blocks.
struct SectionReader {
    private let lines: [FileLine]
    private var position: Int
    private var proseStart: Int
    private var sections: [Transcript.Section] = []

    static func read(_ lines: [FileLine], from start: Int) throws(PlacedProblem<TranscriptProblem>) -> [Transcript
        .Section]
    {
        var reader = SectionReader(lines: lines, position: start, proseStart: start)
        while reader.position < lines.count { try reader.readOne() }
        reader.endProse()
        return reader.sections
    }

    private init(lines: [FileLine], position: Int, proseStart: Int) {
        self.lines = lines
        self.position = position
        self.proseStart = proseStart
    }

    private mutating func readOne() throws(PlacedProblem<TranscriptProblem>) {
        let line = lines[position].text
        if let fence = Fence(opening: line) {
            endProse()
            try readBlock(fence)
        } else if Comment.begins(line) {
            endProse()
            try readComment()
        } else {
            position += 1
            return
        }
        proseStart = position
    }

    private mutating func endProse() {
        if proseStart < position { sections.append(Transcript.Section(content: .prose, place: proseStart..<position)) }
        proseStart = position
    }

    private mutating func readBlock(_ fence: Fence) throws(PlacedProblem<TranscriptProblem>) {
        let start = position
        let inside = start + 1
        let closing = lines[inside...].firstIndex { fence.isClosed(by: $0.text) }
        guard fence.isSession else {
            guard closing != nil || BlockMark(info: fence.info) == nil else {
                throw PlacedProblem(.blockNotClosed, at: start)
            }
            // As in CommonMark, the end of the file closes an open block.
            position = min((closing ?? lines.count) + 1, lines.count)
            sections.append(Transcript.Section(content: .code(info: fence.info), place: start..<position))
            return
        }
        guard fence.indentation == 0 else { throw PlacedProblem(.blockIndented, at: start) }
        guard fence.info.isExactly(BlockMark.session.rawValue) else {
            throw PlacedProblem(
                .blockWords(String(fence.info.dropFirst(BlockMark.session.rawValue.count).trimmed)), at: start)
        }
        guard let closing else { throw PlacedProblem(.blockNotClosed, at: start) }
        position = closing + 1
        let steps = try StepReader.read(lines, inside..<closing)
        sections.append(Transcript.Section(content: .session(steps), place: start..<position))
    }

    private mutating func readComment() throws(PlacedProblem<TranscriptProblem>) {
        let start = position
        guard let end = lines[start...].firstIndex(where: { Comment.ends($0.text) }) else {
            let block = lines[start...].firstIndex { Fence(opening: $0.text)?.isSession ?? false }
            if let block { throw PlacedProblem(.blockInOpenComment, at: block) }
            position = lines.count
            sections.append(Transcript.Section(content: .comment, place: start..<position))
            return
        }
        position = end + 1
        let text = lines[start...end].map(\.text)
        sections.append(Transcript.Section(content: Self.content(ofComment: text), place: start..<position))
    }

    private static func content(ofComment text: [Substring]) -> Transcript.Section.Content {
        if let note = Comment.note(in: text) { return .note(note) }
        if let beginning = Comment.completion(in: text) { return .completion(beginning) }
        return Comment.isClear(text) ? .clear : .comment
    }
}

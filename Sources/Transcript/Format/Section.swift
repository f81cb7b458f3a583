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

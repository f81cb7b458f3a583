extension Transcript {
    /// A piece of a file below its header.
    package struct Section: Sendable {
        package let content: Content
        /// Its place among the lines of the file; a block's fences are in it.
        package let place: Range<Int>

        package enum Content: Sendable {
            case prose
            /// A comment for the presenter, `<!-- note: … -->`: no part of what the audience sees.
            case note(String)
            /// The comment `<!-- clear -->`: a performance clears the screen there.
            case clear
            /// The comment `<!-- complete: BEGINNING -->`: while the next command is typed, a performance shows the
            /// list that the Tab key opens after this beginning.
            case completion(String)
            /// Any other comment that is a block of its own.
            case comment
            /// A fenced block of another kind, and what stands after its first fence.
            case code(info: String)
            case session([Step])
        }

        /// The number of its first line, from 1.
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
    /// Whether an audience sees it: comments, checks and choices are for whoever teaches and for the machine.
    package var isShown: Bool {
        switch content {
        case .prose, .session: true
        case .note, .clear, .completion, .comment: false
        case .code(let info): BlockMark(info: info) == nil
        }
    }
}

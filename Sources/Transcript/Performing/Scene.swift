/// A scene of a performance.
enum Scene: Sendable {
    /// Text for the audience.
    case prose([MarkdownBlock])
    /// Text for the presenter.
    case note(String)
    /// A command, and those beginnings of it after which the completions are shown.
    case step(Transcript.Step, completions: [String])
    /// A place at which the screen is cleared.
    case clear

    static func all(of transcript: Transcript) -> [Scene] {
        var completions: [String] = []
        return transcript.sections.flatMap { section -> [Scene] in
            switch section.content {
            case .session(let steps):
                defer { completions = [] }
                return steps.enumerated().map { .step($1, completions: $0 == 0 ? completions : []) }
            case .note(let text): return [.note(text)]
            case .prose, .code:
                guard section.isShown else { return [] }
                let blocks = MarkdownBlock.blocks(of: transcript.text(of: section))
                return blocks.isEmpty ? [] : [.prose(blocks)]
            case .clear: return [.clear]
            case .completion(let beginning):
                completions.append(beginning)
                return []
            case .comment: return []
            }
        }
    }

    var isClear: Bool {
        if case .clear = self { true } else { false }
    }

    var step: Transcript.Step? {
        if case .step(let step, _) = self { step } else { nil }
    }

    var completions: [String] {
        if case .step(_, let completions) = self { completions } else { [] }
    }
}

extension Transcript {
    /// The first `complete` comment whose text is not a beginning of the next command.
    package var misplacedCompletion: (line: Int, beginning: String)? {
        for (index, section) in sections.enumerated() {
            guard case .completion(let beginning) = section.content else { continue }
            let next = sections[index...].lazy.compactMap(\.steps.first).first
            if next?.command.hasPrefix(beginning) != true { return (section.line, beginning) }
        }
        return nil
    }
}

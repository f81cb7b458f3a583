/// What a performance shows next.
enum Scene: Sendable {
    /// Text that an audience reads.
    case prose([MarkdownBlock])
    /// What only the presenter reads.
    case note(String)
    case step(Transcript.Step)
    /// The screen is cleared.
    case clear

    static func all(of transcript: Transcript) -> [Scene] {
        transcript.sections.flatMap { section -> [Scene] in
            switch section.content {
            case .session(let steps): return steps.map(Scene.step)
            case .note(let text): return [.note(text)]
            case .prose, .code:
                guard section.isShown else { return [] }
                let blocks = MarkdownBlock.blocks(of: transcript.text(of: section))
                return blocks.isEmpty ? [] : [.prose(blocks)]
            case .clear: return [.clear]
            case .comment: return []
            }
        }
    }

    var isClear: Bool {
        if case .clear = self { true } else { false }
    }

    var step: Transcript.Step? {
        if case .step(let step) = self { step } else { nil }
    }
}

/// A scene of a performance.
enum Scene: Sendable {
    /// Text for the audience.
    case prose([MarkdownBlock])
    /// Text for the presenter.
    case note(String)
    case step(Transcript.Step)
    /// Clearing the screen.
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

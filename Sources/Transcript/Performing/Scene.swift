/// What a performance shows next.
enum Scene: Sendable {
    /// Lines that an audience reads.
    case prose([String])
    /// What only the presenter reads.
    case note(String)
    case step(Transcript.Step)

    static func all(of transcript: Transcript, wrapping: Wrapping) -> [Scene] {
        let prose = PlainProse(wrapping: Wrapping(width: min(wrapping.width, 100), columns: wrapping.columns))
        return transcript.sections.flatMap { section -> [Scene] in
            switch section.content {
            case .session(let steps): return steps.map(Scene.step)
            case .note(let text): return [.note(text)]
            case .prose, .code:
                guard section.isShown else { return [] }
                let lines = prose.lines(of: MarkdownBlock.blocks(of: transcript.text(of: section)))
                return lines.isEmpty ? [] : [.prose(lines)]
            case .comment: return []
            }
        }
    }

    var step: Transcript.Step? {
        if case .step(let step) = self { step } else { nil }
    }
}

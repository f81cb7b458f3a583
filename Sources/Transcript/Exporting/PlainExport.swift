/// A transcript as plain text: prose without marks, commands after `> `, and the output unchanged.
struct PlainExport {
    /// The width in columns.
    let width: Int

    func text(of transcript: Transcript) -> String {
        let prose = PlainProse(width: width)
        let parts = transcript.sections.filter(\.isShown).map { section in
            if case .session(let steps) = section.content { return steps.flatMap(lines) }
            return prose.lines(of: MarkdownBlock.blocks(of: transcript.text(of: section)))
        }
        return parts.filter { !$0.isEmpty }.joined(separator: [""]).map { $0 + "\n" }.joined()
    }

    private func lines(_ step: Transcript.Step) -> [String] {
        let typed = step.command.exactLines.enumerated().map {
            ($0 == 0 ? CommandLines.prompt : CommandLines.nextPrompt) + $1
        }
        return typed + step.shownOutput + (step.status.map { [StatusLine.written($0)] } ?? [])
    }
}

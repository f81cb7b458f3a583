import TonearmTerminalText

/// Plain text: prose without Markdown, commands after `> `, and their output.
package struct TextExport: ExportFormat {
    package let name = "text"
    package let summary = "plain text"
    package let endings = ["txt", "text"]

    package init() {}

    package func text(of transcript: Transcript, on screen: ExportScreen) -> String {
        let prose = PlainProse(width: screen.width)
        let parts = transcript.sections.filter(\.isShown).map { section in
            if case .session(let steps) = section.content { return steps.flatMap(lines) }
            return prose.lines(of: MarkdownBlock.blocks(of: transcript.text(of: section)))
        }
        return Printable.block(parts.filter { !$0.isEmpty }.joined(separator: [""]).map { $0 + "\n" }.joined())
    }

    private func lines(_ step: Transcript.Step) -> [String] {
        let typed = step.command.exactLines.enumerated().map {
            ($0 == 0 ? CommandLines.prompt : CommandLines.nextPrompt) + $1
        }
        return typed + step.shownOutput + (step.status.map { [StatusLine.written($0)] } ?? [])
    }
}

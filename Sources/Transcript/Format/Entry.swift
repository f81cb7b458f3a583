extension Transcript {
    /// A piece of a transcript that is yet to be written.
    package enum Entry: Sendable, Hashable {
        /// Markdown, a paragraph or several.
        case prose(String)
        case step(String, Outcome)
    }
}

extension Transcript {
    /// The text of a file with these pieces; steps that follow each other are one block. What comes in is written as it
    /// is: it has been cleaned before.
    package static func text(header: Header?, _ entries: [Entry]) -> String {
        var parts: [String] = []
        var steps: [String] = []
        func endBlock() {
            if !steps.isEmpty { parts.append(StepText.block(steps)) }
            steps = []
        }
        if let header { parts.append(header.lines.map { $0 + "\n" }.joined()) }
        for entry in entries {
            switch entry {
            case .step(let command, let outcome): steps += StepText.lines(command, outcome)
            case .prose(let text):
                endBlock()
                parts.append(text + "\n")
            }
        }
        endBlock()
        return parts.joined(separator: "\n")
    }
}

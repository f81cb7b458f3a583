extension Transcript {
    /// A piece of a new transcript.
    package enum Entry: Sendable, Hashable {
        /// Markdown of one or several paragraphs.
        case prose(String)
        case step(String, Outcome)
    }

    /// Returns the text of a file with these pieces; consecutive steps form one block. The pieces must be filtered
    /// already.
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

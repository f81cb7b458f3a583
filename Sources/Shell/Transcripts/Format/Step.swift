extension Transcript {
    /// A command of a session with its expected output.
    package struct Step: Sendable, Hashable {
        /// The typed command; one of several lines contains line feeds.
        package internal(set) var command: String
        package var output: [OutputLine] = []
        /// The exit status, if the file contains it.
        package var status: Int32?
        /// The ranges of the lines of its command, and of its output.
        package var commandPlace: Range<Int>
        package var outputPlace: Range<Int>

        /// The one-based number of the command's first line.
        package var line: Int { commandPlace.lowerBound + 1 }

        /// The output for a reader, with placeholders and `...`.
        package var shownOutput: [String] { output.map { $0.pattern?.shown ?? "..." } }

        /// The outcome, unless the output has placeholders.
        package var outcome: Outcome? {
            let lines = output.compactMap { $0.pattern?.literal }
            return lines.count == output.count ? Outcome(lines: lines, status: status ?? 0) : nil
        }

        /// Returns the one-based number of an output line; a larger index gives the line after the last.
        func lineNumber(ofOutput index: Int) -> Int { outputPlace.lowerBound + min(index, output.count) + 1 }
    }

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

/// The outcome of a command: its output, including errors, and the exit status for a script that ends there.
package struct Outcome: Sendable, Hashable {
    package var lines: [String]
    /// The status; 0 on success.
    package var status: Int32

    package init(lines: [String], status: Int32 = 0) {
        self.lines = lines
        self.status = status
    }
}

/// The written form of steps and blocks.
enum StepText {
    static func lines(_ command: String, _ outcome: Outcome) -> [String] {
        CommandLines.written(command) + outcome.lines.map(OutputLine.written)
            + (outcome.status == 0 ? [] : [StatusLine.written(outcome.status)])
    }

    /// Returns a block of escaped lines.
    /// - Parameter info: the text after the first fence.
    static func block(_ lines: [String], info: String = BlockMark.session.rawValue) -> String {
        block(lines, in: Fence(around: lines, info: info))
    }

    static func block(_ lines: [String], in fence: Fence) -> String {
        var text = fence.opening + "\n"
        for line in lines {
            text += line
            text += "\n"
        }
        return text + fence.closing + "\n"
    }
}

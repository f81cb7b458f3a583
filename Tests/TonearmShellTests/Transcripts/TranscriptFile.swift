/// A Markdown file whose blocks marked `tonearm` are one session: lines that begin with `> ` were typed, the others printed.
/// A printed line that begins with `> ` is written `\> `.
struct TranscriptFile {
    private(set) var lines: [String]

    /// What was typed, and what was printed after it.
    struct Step: Equatable {
        var typed: String
        var printed: [String]
        /// The place of what was printed among the file's lines.
        var place: Range<Int>
    }

    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    var text: String { lines.joined(separator: "\n") }

    var steps: [Step] {
        var steps: [Step] = []
        var isInside = false
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                isInside = !isInside && line == "```tonearm"
            } else if isInside, line.hasPrefix("> ") {
                steps.append(Step(typed: String(line.dropFirst(2)), printed: [], place: index + 1..<index + 1))
            } else if isInside, !steps.isEmpty {
                steps[steps.count - 1].printed.append(line.hasPrefix("\\> ") ? String(line.dropFirst()) : line)
                steps[steps.count - 1].place = steps[steps.count - 1].place.lowerBound..<index + 1
            }
        }
        return steps
    }

    /// Puts other lines in the place of those that a step printed.
    mutating func replace(_ step: Step, with printed: [String]) {
        lines.replaceSubrange(step.place, with: printed.map { $0.hasPrefix("> ") ? "\\" + $0 : $0 })
    }
}

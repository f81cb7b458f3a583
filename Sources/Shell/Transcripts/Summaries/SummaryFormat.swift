/// A format of `lesson summary FILE`. A new format needs a file in this folder and an entry in `SummaryFormats.all`.
package protocol SummaryFormat: Sendable {
    /// The file name extensions without the period, the usual one first.
    var endings: [String] { get }

    /// The use of the format in a few words: `a spreadsheet`.
    var use: String { get }

    /// Writes a summary.
    func text(of summary: LessonSummary) -> String
}

/// The formats of summaries, in the order of messages.
package enum SummaryFormats {
    package static let all: [any SummaryFormat] = [MarkdownSummary(), CSVSummary()]

    /// The usual extensions in a sentence: `.md or .csv`.
    package static let listOfEndings = list { "." + $0.endings[0] }

    /// The usual extensions with their uses: `.md for Markdown or .csv for a spreadsheet`.
    package static let listOfUses = list { ".\($0.endings[0]) for \($0.use)" }

    private static func list(_ name: (any SummaryFormat) -> String) -> String {
        let names = all.map(name)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    /// Returns the format with a file name extension; nil without one.
    package static func format(withEnding ending: String) -> (any SummaryFormat)? {
        all.first { $0.endings.contains(ending) }
    }
}

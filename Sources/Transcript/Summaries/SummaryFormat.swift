/// A format of summaries of lessons: `lesson summary FILE`. A new one is a file in this folder and a line in `SummaryFormats.all`.
package protocol SummaryFormat: Sendable {
    /// The endings of files in this format without the period, the usual one first.
    var endings: [String] { get }

    /// Its use in a few words: `a spreadsheet`.
    var use: String { get }

    /// Writes a summary.
    func text(of summary: LessonSummary) -> String
}

/// The formats of summaries, in the order in which advice lists them.
package enum SummaryFormats {
    package static let all: [any SummaryFormat] = [MarkdownSummary(), CSVSummary()]

    /// The usual endings as a sentence lists them: `.md or .csv`.
    package static let listOfEndings = list { "." + $0.endings[0] }

    /// The usual endings with their uses: `.md for Markdown or .csv for a spreadsheet`.
    package static let listOfUses = list { ".\($0.endings[0]) for \($0.use)" }

    private static func list(_ name: (any SummaryFormat) -> String) -> String {
        let names = all.map(name)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    /// Returns the format whose files have an ending; nil if there is none.
    package static func format(withEnding ending: String) -> (any SummaryFormat)? {
        all.first { $0.endings.contains(ending) }
    }
}

/// The export formats, in the order of the help.
package enum ExportFormats {
    package static let all: [any ExportFormat] = [
        CastExport(), HTMLExport(), SVGExport(), ScriptExport(), TextExport(),
    ]

    /// The names in a sentence: `html, svg or text`.
    package static let list = sentence(all.map(\.name))

    /// The usual extensions in a sentence: `.html, .svg or .txt`.
    package static let listOfEndings = sentence(all.compactMap { $0.endings.first.map { "." + $0 } })

    private static func sentence(_ names: [String]) -> String {
        names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    /// Returns the format with a file name extension; nil if there is none.
    package static func format(withEnding ending: String) -> (any ExportFormat)? {
        all.first { $0.endings.contains(ending) }
    }
}

/// An export format that the user chose by name.
package struct Export: RawRepresentable, CaseIterable, Hashable, Sendable {
    package let format: any ExportFormat

    package var rawValue: String { format.name }

    private init(_ format: any ExportFormat) { self.format = format }

    /// Returns nil if no format has the name.
    package init?(rawValue: String) {
        guard let format = ExportFormats.all.first(where: { $0.name == rawValue }) else { return nil }
        self.format = format
    }

    package static var allCases: [Export] { ExportFormats.all.map { Export($0) } }
}

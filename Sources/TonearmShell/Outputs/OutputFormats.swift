/// The output formats, in the order of the help.
package enum OutputFormats {
    package static let all: [any OutputFormat] = [
        TableOutput(), JSONOutput(), RawOutput(), IdentifierOutput(), NDJSONOutput(), CSVOutput(), MarkdownOutput(),
    ]

    /// The names in a sentence: `table, json or csv`.
    package static var list: String {
        let names = all.map(\.name)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}

/// An output format that the user chose. Its raw value is the name, which sessions store.
package struct Output: RawRepresentable, CaseIterable, Hashable, Sendable, Codable {
    package let format: any OutputFormat

    package var rawValue: String { format.name }

    package init(_ format: any OutputFormat) { self.format = format }

    /// Returns nil if no format has the name.
    package init?(rawValue: String) {
        guard let format = OutputFormats.all.first(where: { $0.name == rawValue }) else { return nil }
        self.format = format
    }

    package static var allCases: [Output] { OutputFormats.all.map { Output($0) } }

    /// The default output.
    package static let table = Output(TableOutput())
}

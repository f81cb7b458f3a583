/// The output formats, in the order of the help.
package enum OutputFormats {
    package static let all: [any OutputFormat] = [
        TableOutput(), JSONOutput(), RawOutput(), IdentifierOutput(), NDJSONOutput(), CSVOutput(), MarkdownOutput(),
    ]

    /// The names in a sentence: `table, json or csv`.
    package static let list = {
        let names = all.map(\.name)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }()
}

/// An output format that the user chose. Its raw value is the name, which sessions store.
package struct Output: RawRepresentable, CaseIterable, Hashable, Sendable, Codable {
    /// The position in the list of formats. A session is copied often, and a number is cheaper to copy than a format.
    private let index: Int

    package var format: any OutputFormat { OutputFormats.all[index] }

    package var rawValue: String { format.name }

    private init(index: Int) { self.index = index }

    /// Returns nil if no format has the name.
    package init?(rawValue: String) {
        guard let index = OutputFormats.all.firstIndex(where: { $0.name == rawValue }) else { return nil }
        self.index = index
    }

    package static let allCases = OutputFormats.all.indices.map { Output(index: $0) }

    /// The default output: the first format.
    package static let table = Output(index: 0)
}

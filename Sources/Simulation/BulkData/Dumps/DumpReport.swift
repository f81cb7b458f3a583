/// A report of an import: everything that was taken, and everything that was not.
package struct DumpReport: Sendable, Equatable {
    /// The number of rows taken, by table.
    package var rows: [String: Int] = [:]
    /// The number of records, by type.
    package var records: [String: Int] = [:]
    /// The number of rows that could not be read.
    package var rejected = 0
    /// The file with the rows that could not be read; nil if all were read.
    package var rejectedPath: String?
    /// The tables in archives that are not read.
    package var unread: [String] = []
    /// The number of skipped items, by reason.
    package var omitted: [String: Int] = [:]
    /// The staged tables that were kept for later files; nil if they were removed.
    package var stage: String?
    /// Whether an interrupted import was continued.
    package var isContinued = false
}

/// The progress of a feed's import.
package enum DumpProgress: Sendable, Hashable {
    /// Rows of a file are being staged: its share that is read, 0 to 1, and the rows of the whole import.
    case reading(file: String, share: Double, rows: Int)
    /// The staged tables are complete and are being joined.
    case joining
    /// Records are being written to the catalog.
    case writing(Int)
    /// The catalog is complete under its name; what remains is to tidy up.
    case finished
}

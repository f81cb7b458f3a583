/// A form of bulk data, such as a feed or a dump: catalogs are made of it, and perhaps written as it.
///
/// `catalog import` and `catalog export` know bulk data by this protocol alone.
package protocol BulkFormat: Sendable {
    /// The option that chooses it: `epf` for `--epf`.
    var option: String { get }
    /// The lines about it in the help of `catalog`.
    var discussion: String { get }
    /// The help of the option of `catalog import`.
    var importHelp: String { get }
    /// The help of the option of `catalog export`; nil if catalogs are not written in this form.
    var exportHelp: String? { get }
    /// Whether an import and an export can overwrite files of another kind.
    var canReplace: Bool { get }

    /// Makes or completes a catalog.
    /// - Parameter paths: the absolute or relative paths of files and folders, in their order.
    /// - Throws: `Failure` with what could not be done, and `CancellationError`.
    func importing(_ paths: [String], into catalog: String, _ work: BulkWork) throws -> BulkReport

    /// Writes a catalog; nil is the built-in one.
    /// - Throws: `Failure` with what could not be done, and `CancellationError`.
    func exporting(_ catalog: CatalogFile?, to folder: String, _ work: BulkWork) throws -> BulkReport
}

/// The circumstances of an import or an export.
package struct BulkWork {
    /// Whether to overwrite files of another kind.
    package var isReplacing = false
    /// The most rows of a part, for forms with parts: 1 to 1,000,000.
    package var rowsPerPart = 25_000
    /// The present time in seconds since 1970.
    package var now: Int
    /// Shows the progress in words. An error stops the work.
    package var show: (String) throws -> Void

    package static let partSizes = 1...1_000_000

    package init(now: Int, show: @escaping (String) throws -> Void) {
        self.now = now
        self.show = show
    }
}

/// The result of an import or an export: facts with their names, and the line to type next.
package struct BulkReport: Sendable {
    package var facts: [(name: String, value: String)]
    package var next: String?

    package init(_ facts: [(name: String, value: String)], next: String? = nil) {
        self.facts = facts
        self.next = next
    }
}

import TonearmBulkData
import TonearmCatalogFiles

/// The forms of bulk data that `catalog import` and `catalog export` offer. Only this file of the shell knows which.
enum BulkData {
    static let formats = BulkFormats.all

    /// The formats in which catalogs are written.
    static let exported = formats.filter { $0.exportHelp != nil }

    /// Returns the options of formats as a list: `--epf and --musicbrainz`.
    static func options(
        of formats: [any BulkFormat], after first: [String] = [], _ conjunction: String = "and"
    ) -> String {
        let words = first + formats.map { "--\($0.option)" }
        return words.dropLast().joined(separator: ", ") + (words.count > 1 ? " \(conjunction) " : "")
            + (words.last ?? "")
    }
}

extension ScreenContext {
    /// Returns the circumstances of an import or an export, whose progress the screen shows.
    func bulkWork(replacing: Bool) -> BulkWork {
        var work = BulkWork(now: now) { text in
            try Task.checkCancellation()
            try self.progress(text)
        }
        work.isReplacing = replacing
        return work
    }
}

/// A report of an import: everything that was taken, and everything that was not.
package struct ImportReport: Sendable, Equatable {
    /// The number of documents that were understood.
    package var documents = 0
    /// The number of new records, by type.
    package var added: [String: Int] = [:]
    /// The number of existing records with additions, by type.
    package var completed: [String: Int] = [:]
    /// The number of artists that are known only by the names in their music.
    package var named = 0
    /// The number of skipped items, by reason.
    package var skipped: [String: Int] = [:]
    /// The unknown attributes, such as `songs.editorialVideo`, with the number of resources that had them.
    package var unknownAttributes: [String: Int] = [:]

    mutating func skip(_ reason: String) { skipped[reason, default: 0] += 1 }
}

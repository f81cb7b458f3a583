/// What an import took, and what it could not take: nothing is left out without a word.
package struct ImportReport: Sendable, Equatable {
    /// Documents that were understood.
    package var documents = 0
    /// Records that are new in the catalog, by type.
    package var added: [String: Int] = [:]
    /// Records that were there, and got what was missing.
    package var completed: [String: Int] = [:]
    /// Artists that no answer showed, known by the names of their music.
    package var named = 0
    /// What was left out, by reason.
    package var skipped: [String: Int] = [:]
    /// Attributes that records do not have, as in `songs.editorialVideo`, with the number of resources that had them.
    package var unknownAttributes: [String: Int] = [:]

    mutating func skip(_ reason: String) { skipped[reason, default: 0] += 1 }
}

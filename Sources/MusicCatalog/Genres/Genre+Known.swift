/// The genres known without a request. Clients keep such copies of the iTunes Store's genres to look names up.
extension Genre {
    /// The ids of the genres that the service does not list, but returns by id.
    package static var idsBelowListed: [String] { GenreTree.idsBelow }

    /// Returns the names of a genre in all languages, and other spellings; empty if the genre is unknown.
    package static func names(of id: String) -> [String] {
        guard let name = GenreTree.genre(id)?.name else { return [] }
        return [name.standard] + name.translations.values.sorted() + GenreTree.spellings(of: id)
    }
}

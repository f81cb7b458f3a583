/// What is known of genres without asking a service, as programs keep a copy of the iTunes Store's genres for looking names up.
extension Genre {
    /// Ids of the genres below those that a service lists. It answers them by their ids alone.
    package static var idsBelowListed: [String] { GenreTree.idsBelow }

    /// The names of a genre in all languages, and its other spellings; empty if the genre is not known.
    package static func names(of id: String) -> [String] {
        guard let name = GenreTree.genre(id)?.name else { return [] }
        return [name.standard] + name.translations.values.sorted() + GenreTree.spellings(of: id)
    }
}

extension LocalizedText {
    /// The name of a genre: with its translations, when it is the name of one that all catalogs have.
    package init(genreName: String) { self = GenreTree.text(genreName) }
}

extension LocalizedText {
    /// Makes the name of a genre, with its translations if the genre is known.
    package init(genreName: String) { self = GenreTree.text(genreName) }
}

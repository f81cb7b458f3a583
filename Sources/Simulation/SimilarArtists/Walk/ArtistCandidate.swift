import AppleMusicAPI
import TonearmAlgorithms

/// A similar artist on its way from a name to a resource of the catalog.
struct ArtistCandidate: Hashable, Sendable {
    let name: String
    let mbid: String?
    /// The ids in the catalog that MusicBrainz links to.
    var appleIDs: [String] = []
    /// The artist in the catalog.
    var resource: Resource?
    /// Whether the name was searched.
    var isSearched = false

    init(_ artist: SimilarArtist) {
        name = artist.name
        mbid = artist.mbid
    }

    /// Takes the result of a search with one result, if it has the name.
    mutating func take(searched rows: [Resource]) {
        isSearched = true
        let wanted = FoldedText(name)
        resource = rows.first { $0.attribute("name")?.string.map { FoldedText($0) } == wanted }
    }
}

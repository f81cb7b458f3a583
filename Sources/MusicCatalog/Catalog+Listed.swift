package import AppleMusicAPI

/// The types that a catalog can list completely, because it has few resources of them.
extension Catalog {
    /// The genres with charts: the children of the root, then the root itself.
    package var chartGenres: [Genre] {
        genres.filter { $0.parentID == nil || $0.parentID == Genre.rootID }
    }

    /// Ids and names of all genres or station genres, in the service's order, followed by the lower genres; empty for
    /// other types.
    /// - Parameter language: the language tag of the names.
    package func listed(_ type: ResourceType, in language: String) -> [(id: String, name: String)] {
        switch type {
        case .genres:
            (chartGenres + Genre.idsBelowListed.compactMap(genre)).map { (id: $0.id, name: $0.name.text(in: language)) }
        case .stationGenres: stationGenres.map { (id: $0.id, name: $0.name.text(in: language)) }
        default: []
        }
    }
}

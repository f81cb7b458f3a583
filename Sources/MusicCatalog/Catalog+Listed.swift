package import AppleMusicAPI

/// What a catalog can list whole: it has few of the type.
extension Catalog {
    /// The genres that have charts: the root's children, then the root itself.
    package var chartGenres: [Genre] {
        genres.filter { $0.parentID == nil || $0.parentID == Genre.rootID }
    }

    /// Ids and names of all genres or station genres, in the order in which the service lists them, and then the genres below those; empty for
    /// other types.
    /// - Parameter language: the tag of the names' language.
    package func listed(_ type: ResourceType, in language: String) -> [(id: String, name: String)] {
        switch type {
        case .genres:
            (chartGenres + Genre.idsBelowListed.compactMap(genre)).map { (id: $0.id, name: $0.name.text(in: language)) }
        case .stationGenres: stationGenres.map { (id: $0.id, name: $0.name.text(in: language)) }
        default: []
        }
    }
}

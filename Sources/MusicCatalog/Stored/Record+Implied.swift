package import AppleMusicAPI

extension Record {
    /// What a relationship leads to when that follows from the record itself; nil when it does not.
    package func implied(_ relationship: String) -> [ResourceIdentifier]? {
        switch (self, relationship) {
        case (.album, "artists"), (.song, "artists"), (.musicVideo, "artists"):
            return artistIDs.map { ResourceIdentifier(.artists, $0) }
        // An artist's genres are more than the one name.
        case (.album, "genres"), (.song, "genres"), (.musicVideo, "genres"):
            return namedGenres
        case (.song(let song), "albums"): return song.albumID.map { [ResourceIdentifier(.albums, $0)] } ?? []
        case (.artist, "station"), (.song, "station"): return [ResourceIdentifier(.stations, "ra.\(id)")]
        default: return nil
        }
    }

    /// The genres that its names mean, the root last.
    package var namedGenres: [ResourceIdentifier] { GenreTree.identifiers(named: genreNames.map(\.standard)) }

    /// Whether a relationship of a type follows from its records.
    static func isImplied(_ relationship: String, of type: ResourceType) -> Bool {
        switch type {
        case .artists: relationship == "station"
        case .albums, .musicVideos: relationship == "artists" || relationship == "genres"
        case .songs: ["artists", "genres", "albums", "station"].contains(relationship)
        default: false
        }
    }

    /// Names that are answered from the charts or from other relationships, so that no store needs them.
    package static func isComputed(_ name: String, of type: ResourceType) -> Bool {
        switch type {
        case .musicVideos: name == "more-in-genre"
        case .playlists: name == "featured-artists" || name == "more-by-curator"
        default: false
        }
    }
}

extension EditorialNotes {
    /// Every station is described in a few words.
    package static func station(_ name: LocalizedText) -> EditorialNotes {
        EditorialNotes(short: name.appending { _ in ", and what goes with it." }, name: name)
    }
}

extension Station {
    /// The station that every song and every artist has, under `ra.` and its id.
    package static func seeded(by seed: Record) -> Station? {
        guard let number = Int(recordID: seed.id) else { return nil }
        return Station(
            id: "ra.\(seed.id)", name: seed.name.appending { _ in " Station" },
            artwork: seed.artwork ?? ArtworkMaker.station("ra.\(seed.id)"), notes: .station(seed.name), isLive: false,
            mediaKind: "audio", hash: StationHash.text(kind: .seeded, number: number),
            availability: .everywhere)
    }
}

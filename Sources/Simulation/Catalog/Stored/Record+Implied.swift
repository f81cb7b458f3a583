package import AppleMusicAPI

extension Record {
    /// Returns the targets of a relationship that follow from the record itself; nil if they do not.
    package func implied(_ relationship: String) -> [ResourceIdentifier]? {
        switch (self, relationship) {
        case (.album, "artists"), (.song, "artists"), (.musicVideo, "artists"):
            return artistIDs.map { ResourceIdentifier(.artists, $0) }
        // Not for artists: they have more genres than the one that the record names.
        case (.album, "genres"), (.song, "genres"), (.musicVideo, "genres"):
            return namedGenres
        case (.song(let song), "albums"): return song.albumID.map { [ResourceIdentifier(.albums, $0)] } ?? []
        case (.artist, "station"), (.song, "station"): return [ResourceIdentifier(.stations, "ra.\(id)")]
        default: return nil
        }
    }

    /// The genres with the record's genre names, the root last.
    package var namedGenres: [ResourceIdentifier] { GenreTree.identifiers(named: genreNames.map(\.standard)) }

    /// Returns the genres with these names, the root last.
    package static func genres(named names: [String]) -> [ResourceIdentifier] { GenreTree.identifiers(named: names) }

    /// Returns whether the targets of a relationship follow from the records of the type.
    static func isImplied(_ relationship: String, of type: ResourceType) -> Bool {
        switch type {
        case .artists: relationship == "station"
        case .albums, .musicVideos: relationship == "artists" || relationship == "genres"
        case .songs: ["artists", "genres", "albums", "station"].contains(relationship)
        default: false
        }
    }

    /// Returns whether a relationship is computed from charts or from other relationships, so that stores omit it.
    package static func isComputed(_ name: String, of type: ResourceType) -> Bool {
        switch type {
        case .musicVideos: name == "more-in-genre"
        case .playlists: name == "featured-artists" || name == "more-by-curator"
        default: false
        }
    }
}

extension EditorialNotesRecord {
    /// Returns the short description of a station.
    package static func station(_ name: LocalizedText) -> EditorialNotesRecord {
        EditorialNotesRecord(short: name.appending { _ in ", and what goes with it." }, name: name)
    }
}

extension StationRecord {
    /// Returns the station of a song or an artist: every one has a station with the id `ra.` + its id.
    package static func seeded(by seed: Record) -> StationRecord? {
        guard let number = Int(recordID: seed.id) else { return nil }
        let ending = if case .artist = seed { " & Similar Artists Station" } else { " Station" }
        return StationRecord(
            id: "ra.\(seed.id)", name: seed.name.appending { _ in ending },
            artwork: seed.artwork ?? ArtworkMaker.station("ra.\(seed.id)"), notes: .station(seed.name), isLive: false,
            mediaKind: "audio", hash: StationHash.text(kind: .seeded, number: number),
            availability: .everywhere)
    }
}

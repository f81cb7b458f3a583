import AppleMusicAPI

/// What was played: heavy rotation, recently played, radio.
extension RequestHandler {
    func history(_ all: [ResourceIdentifier], keeping kept: [QueryItem] = []) -> JSON {
        listed(all, as: .related(isPrimary: true), hasTotal: false, keeping: kept)
    }

    /// How many elements decide on a page: those up to its end and one more, which makes a link.
    var needed: Int { min(query.offset, PlayHistory.trackReach) + query.limit + 1 }

    /// What decides which elements there are has to stay in the links, or the pages would not fit together.
    private var choices: [QueryItem] { query.items.filter { $0.name == "types" || $0.name == "with" } }

    func recentlyPlayed(_ snapshot: AccountSnapshot) -> JSON {
        let playHistory = PlayHistory(snapshot, builder)
        let wanted = query.has("types") ? types : PlayHistory.containerTypes
        let all = playHistory.newest(
            wanted, needed, prefersLibrary: query.list("with").contains("library"),
            of: playHistory.container)
        return history(all, keeping: choices)
    }

    /// Without `types` songs of the catalog only (observed).
    func recentlyPlayedTracks(_ snapshot: AccountSnapshot) -> JSON {
        let tracks: Set<ResourceType> = [.songs, .librarySongs, .musicVideos, .libraryMusicVideos]
        let all = PlayHistory(snapshot, builder).newest(
            query.has("types") ? types : [.songs], needed, reach: PlayHistory.trackReach
        ) {
            tracks.contains($0.resource.type) ? $0.resource : nil
        }
        return history(all, keeping: choices)
    }
}

import AppleMusicAPI

/// Plays: heavy rotation, recently played, radio.
extension RequestHandler {
    func history(_ all: [ResourceIdentifier], keeping kept: [QueryItem] = []) -> JSON {
        listed(all, as: .related(isPrimary: true), hasTotal: false, keeping: kept)
    }

    /// The number of elements needed for a page: up to its end, and one more to decide on a link.
    var needed: Int { min(query.offset, PlayHistory.trackReach) + query.limit + 1 }

    /// The parameters that select elements. Links must keep them so that pages fit together.
    private var choices: [QueryItem] { query.items.filter { $0.name == "types" || $0.name == "with" } }

    func recentlyPlayed(_ snapshot: AccountSnapshot) -> JSON {
        let playHistory = PlayHistory(snapshot, builder)
        let wanted = query.has("types") ? types : PlayHistory.containerTypes
        let all = playHistory.newest(
            wanted, needed, prefersLibrary: query.list("with").contains("library"),
            of: playHistory.container)
        return history(all, keeping: choices)
    }

    /// Returns recently played tracks; without `types` only catalog songs (observed).
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

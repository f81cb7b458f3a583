import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// A group of recommended music, with the reason for it.
struct Recommendation {
    var id: String
    /// The kind: `music-recommendations` or `recently-played`.
    var kind = "music-recommendations"
    var title: String
    var reason: String
    var contents: [ResourceIdentifier]
    /// The artists on which it is based, best first.
    var grounds: [Reason] = []

    /// The maximum length of its contents.
    static let size = 10
}

/// A maker of recommendations from an account's preferences. Equal inputs give equal recommendations, including ids.
struct Recommender {
    let snapshot: AccountSnapshot
    let builder: ResourceBuilder

    func all() -> [Recommendation] {
        let taste = AccountPreferences(snapshot, builder)
        let groups: [Recommendation?] =
            [madeForYou(taste), recentlyPlayed()] + taste.artists.prefix(3).map { moreLike($0, taste) }
            + [newReleases(taste), stations(taste), popular(.albums, taste), popular(.playlists, taste)]
        return groups.compactMap { $0 }.filter { !$0.contents.isEmpty }
    }

    /// Returns playlists with the most played artists.
    private func madeForYou(_ taste: AccountPreferences) -> Recommendation? {
        let top = taste.artists.prefix(5)
        guard let first = top.first else { return nil }
        let found = top.flatMap { related("playlists", .artists, $0.id) }
        return group(
            "made-for-you", title: text("made-for-you"), reason: text("because-artists", first.name), found, taste,
            top)
    }

    private func recentlyPlayed() -> Recommendation? {
        let playHistory = PlayHistory(snapshot, builder)
        let found = playHistory.newest([.albums, .playlists, .stations], of: playHistory.container)
        var group = group("recently-played", title: text("recently-played"), reason: text("because-recent"), found, nil)
        group.kind = "recently-played"
        return group
    }

    /// Returns albums of similar artists, one of each artist in turn.
    private func moreLike(_ artist: AccountPreferences.Liking, _ taste: AccountPreferences) -> Recommendation? {
        let similar = related("similar-artists", .artists, artist.id).prefix(Recommendation.size)
        let albums = similar.map { related("full-albums", .artists, $0.id) }
        let found = (0..<3).flatMap { round in albums.compactMap { round < $0.count ? $0[round] : nil } }
        return group(
            "more-like-\(artist.id)", title: text("more-like", artist.name),
            reason: text("because-artists", artist.name), found, taste, [artist])
    }

    /// Returns the latest albums of preferred artists that are not in the library.
    private func newReleases(_ taste: AccountPreferences) -> Recommendation? {
        guard let first = taste.artists.first else { return nil }
        let dear = taste.artists.prefix(20)
        let isOwned = snapshot.library.artists.contains { $0.catalogID == first.id }
        let found = dear.compactMap { artist in
            related("albums", .artists, artist.id).first {
                if case .album(let album)? = builder.visible($0)?.record { album.isPlayable } else { false }
            }
        }
        return group(
            "new-for-you", title: text("new-for-you"),
            reason: text(isOwned ? "because-library" : "because-artists", first.name), found, taste, dear)
    }

    private func stations(_ taste: AccountPreferences) -> Recommendation? {
        let own = ResourceIdentifier(.stations, snapshot.account.stationID)
        let dear = taste.artists.prefix(9)
        let others = dear.flatMap { related("station", .artists, $0.id) }
        let reason = taste.artists.first.map { text("because-artists", $0.name) } ?? text("because-popular")
        return group("stations-for-you", title: text("stations-for-you"), reason: reason, [own] + others, taste, dear)
    }

    /// Returns popular music, for an account without preferences.
    private func popular(_ type: ResourceType, _ taste: AccountPreferences) -> Recommendation? {
        guard taste.artists.isEmpty else { return nil }
        let chart = builder.catalog.chart(of: type, genre: GenreRecord.rootID, storefront: builder.storefront.id)
        let place = builder.storefront.name(in: builder.language)
        return group(
            "popular-\(type)", title: text("popular-here", place) + ": " + Titles.chart(type, in: builder.language),
            reason: text("because-popular"), chart, taste)
    }

    /// - Parameter taste: excludes disliked and owned resources; nil excludes no resources.
    private func group(
        _ key: String, title: String, reason: String, _ found: [ResourceIdentifier], _ taste: AccountPreferences?,
        _ artists: some Collection<AccountPreferences.Liking> = []
    ) -> Recommendation {
        var contents: [ResourceIdentifier] = []
        for resource in found where contents.count < Recommendation.size && !contents.contains(resource) {
            if let taste, taste.disliked.contains(resource) || snapshot.index.copy(of: resource) != nil { continue }
            if builder.visible(resource) != nil { contents.append(resource) }
        }
        return Recommendation(
            id: id(key), title: title, reason: reason, contents: contents, grounds: artists.map(\.ground))
    }

    /// Returns an id of the recorded form, `6-` and twelve letters and digits, derived from the account and the group's
    /// topic.
    private func id(_ key: String) -> String {
        if snapshot.account.name == SimulatedAccount.demonstration[0].name, key == "made-for-you" {
            return DocumentedIDs.recommendation
        }
        var random = RandomSource(name: snapshot.account.name + "/" + key)
        return "6-" + random.alphanumerics(12)
    }

    private func related(_ name: String, _ type: ResourceType, _ id: String) -> [ResourceIdentifier] {
        builder.catalog.related(name, of: ResourceIdentifier(type, id))
    }

    private func text(_ key: String, _ name: String = "") -> String {
        Titles.text(key, about: name, in: builder.language)
    }
}

import AppleMusicAPI
import TonearmCatalog

/// The tracks of a station in order. A seeded station alternates between its artist and similar artists, the account's
/// own station between preferred artists; others play popular songs.
struct StationSequence {
    let snapshot: AccountSnapshot
    let builder: ResourceBuilder

    private static let songsOfArtist = 8
    private static let artists = 12

    func all(of station: String) -> [ResourceIdentifier] {
        let number = String(station.drop { $0 != "." }.dropFirst())
        let song = ResourceIdentifier(.songs, number)
        var found: [ResourceIdentifier] = []
        if station == snapshot.account.stationID {
            found = inTurn(AccountPreferences(snapshot, builder).artists.map(\.id))
        } else if let artist = builder.catalog.song(number)?.artistIDs.first {
            found = [song] + inTurn(like(artist))
        } else if builder.catalog.artist(number) != nil {
            found = inTurn(like(number))
        }
        if found.isEmpty { found = popular(from: number) }
        var seen: Set<ResourceIdentifier> = []
        return found.filter { resource in
            guard let visible = builder.visible(resource), visible.record.isPlayable else { return false }
            return seen.insert(resource).inserted
        }
    }

    private func like(_ artist: String) -> [String] {
        [artist] + builder.catalog.related("similar-artists", of: ResourceIdentifier(.artists, artist)).map(\.id)
    }

    /// Returns the first song of each artist, then the second of each, and so on.
    private func inTurn(_ artists: [String]) -> [ResourceIdentifier] {
        let songs = artists.prefix(Self.artists).map {
            Array(builder.catalog.related("top-songs", of: ResourceIdentifier(.artists, $0)).prefix(Self.songsOfArtist))
        }
        return (0..<Self.songsOfArtist).flatMap { round in songs.compactMap { round < $0.count ? $0[round] : nil } }
    }

    /// Returns the chart from a starting point that depends on the station.
    private func popular(from number: String) -> [ResourceIdentifier] {
        let chart = builder.catalog.chart(of: .songs, genre: GenreRecord.rootID, storefront: builder.storefront.id)
        guard !chart.isEmpty else { return [] }
        let start = number.utf8.reduce(0) { ($0 * 31 + Int($1)) % chart.count }
        return Array(chart[start...] + chart[..<start])
    }
}

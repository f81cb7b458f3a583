import Synchronization

/// The generated part of the catalog: invented artists, each with a discography, music videos and listings.
///
/// Every record is a function of the seed and of the numbers in its id (`WorldNumber`); only the plans of discographies
/// are cached.
struct GeneratedWorld: Sendable {
    let draw: KeyedRandom
    private let ownRoster: WorldRoster?
    private let plans: Plans

    /// - Parameter roster: the artists; nil uses the standard ones, which are read on demand.
    init(seed: UInt64, roster: WorldRoster? = nil) {
        draw = KeyedRandom(seed)
        ownRoster = roster
        plans = Plans()
    }

    var roster: WorldRoster { ownRoster ?? .standard }
    var artists: [WorldArtist] { roster.artists }

    private final class Plans: Sendable {
        let made = Mutex<[Discography?]>([])
    }

    func discography(_ artist: Int) -> Discography {
        plans.made.withLock { made in
            if made.isEmpty { made = Array(repeating: nil, count: artists.count) }
            if let plan = made[artist] { return plan }
            let plan = Discography(of: artists[artist], draw: draw)
            made[artist] = plan
            return plan
        }
    }

    /// The first appearance of a recording, which determines its name, length and code on later releases.
    struct Origin: Hashable {
        let artist: Int
        let slot: Int
        let track: Int

        /// The number of the song on that release.
        var number: Int { WorldNumber.song(artist: artist, slot: slot, track: track).number }
    }

    /// Returns the origin of a track; nil if the release has no such track.
    func origin(of release: Release, track: Int) -> Origin? {
        guard track >= 1, track <= release.songCount else { return nil }
        let own = Origin(artist: release.artist, slot: release.slot, track: track)
        switch release.kind {
        case .album, .ep: return own
        case .single:
            guard release.source != release.slot, let album = discography(release.artist)[release.source] else {
                return own
            }
            return track == 1 ? Origin(artist: release.artist, slot: album.slot, track: hit(of: album)) : own
        case .clean:
            return Origin(artist: release.artist, slot: release.source, track: track)
        case .deluxe:
            let album = discography(release.artist)[release.source]
            return track <= album?.trackCount ?? 0
                ? Origin(artist: release.artist, slot: release.source, track: track) : own
        case .live, .compilation:
            let albums = discography(release.artist).albums.filter { $0.day <= release.day }
            var place = spread(track, over: albums.reduce(0) { $0 + $1.trackCount }, draw: draw(of: release))
            for album in albums {
                if place < album.trackCount {
                    return Origin(artist: release.artist, slot: album.slot, track: place + 1)
                }
                place -= album.trackCount
            }
            return own
        }
    }

    /// Returns the track of an album that is also its single.
    func hit(of album: Release) -> Int { 1 + draw(of: album)[.track].below(min(5, album.trackCount)) }

    func draw(of release: Release) -> KeyedRandom { draw[.release][release.artist][release.slot] }

    /// Returns the guest on a recording: the next artist of the genre, on the hit of an artist's second album.
    func guest(of origin: Origin) -> Int? {
        guard let album = discography(origin.artist)[origin.slot], album.kind == .album, album.ordinal == 1,
            hit(of: album) == origin.track, artists[origin.artist].language != "classical",
            draw[.feature][origin.artist].isTrue(percent: 75)
        else { return nil }
        return roster.neighbors[origin.artist]
    }

    func isExplicit(_ origin: Origin) -> Bool {
        guard let release = discography(origin.artist)[origin.slot], release.isExplicit else { return false }
        return hit(of: release) == origin.track || draw(of: release)[origin.track][.feature].isTrue(percent: 55)
    }

    /// Returns a permutation of the numbers below `count`, evaluated at `track`.
    private func spread(_ track: Int, over count: Int, draw: KeyedRandom) -> Int {
        let step = [7, 11, 13, 5, 3].first { count % $0 != 0 } ?? 1
        return (draw[.track].below(max(1, count)) + track * step) % max(1, count)
    }

    /// Returns the popularity of a recording, 1 to 1000.
    func popularity(_ origin: Origin) -> Int {
        let release = discography(origin.artist)[origin.slot]
        let isHit = release.map(hit(of:)) == origin.track
        let share =
            isHit
            ? 85 + draw[.popularity][origin.artist][origin.slot].below(15)
            : 22 + draw[.popularity][origin.artist][origin.slot][origin.track].below(60)
        let age = release.map { max(0, Discography.edition.year - $0.day.year) } ?? 0
        return max(1, popularity(ofArtist: origin.artist) * share * (100 - min(45, age)) / 10_000)
    }

    /// Returns the popularity of an artist: high for a few, moderate for most.
    func popularity(ofArtist artist: Int) -> Int {
        let chance = draw[.popularity][artist].below(1000)
        return 260 + 740 * chance * chance / 1_000_000
    }
}

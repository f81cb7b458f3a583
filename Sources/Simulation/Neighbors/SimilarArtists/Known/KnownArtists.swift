import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// The facts about artists that the simulated Last.fm and MusicBrainz have: they are computed from a catalog and from
/// the artists' ids, so they are equal on every machine.
///
/// Some facts are missing, as in the real services: one artist in six has no MBID, one in seven no link to Apple Music,
/// and every second artist without similar artists in the catalog has none at Last.fm either.
struct KnownArtists: Sendable {
    let catalog: any Catalog

    /// The most similar artists of an answer.
    private static let most = 60

    /// Returns the MBID of an artist; nil if MusicBrainz does not know the artist.
    func mbid(of id: String) -> String? {
        guard let number = Int(recordID: id), Self.draw("mbid", id) % 6 != 0 else { return nil }
        return SimulatedMBID.text(of: number)
    }

    /// Returns the artist with an MBID.
    func artist(mbid: String) -> ArtistRecord? {
        guard let number = SimulatedMBID.number(of: mbid), let artist = catalog.artist(String(number)),
            self.mbid(of: artist.id) != nil
        else { return nil }
        return artist
    }

    /// Returns whether MusicBrainz has a link from an artist to Apple Music.
    func hasAppleLink(_ id: String) -> Bool { Self.draw("link", id) % 7 != 0 }

    /// Returns the link from an artist to Spotify; nil if MusicBrainz has none, as for one artist in eight.
    func spotifyLink(_ id: String) -> SpotifyArtistLink? {
        guard let number = Int(recordID: id) else { return nil }
        guard Self.draw("spotify", id) % 8 != 0 || SimulatedSpotifyID.isReal(number) else { return nil }
        return SpotifyArtistLink(id: SimulatedSpotifyID.text(of: number))
    }

    /// Returns the catalog's id of an artist with a link to Spotify.
    func artistID(of link: SpotifyArtistLink) -> String? {
        guard let number = SimulatedSpotifyID.number(of: link.id), spotifyLink(String(number)) == link else {
            return nil
        }
        return String(number)
    }

    /// Returns the artist with a name, without regard to case and accents; the most popular of several.
    func artist(named name: String) -> ArtistRecord? {
        let wanted = FoldedText(name)
        return catalog.search(name, type: .artists, limit: 10).lazy
            .compactMap { catalog.artist($0.resource.id) }
            .first { FoldedText($0.name.standard) == wanted }
    }

    /// Returns the artists that listeners of an artist hear too, the most similar first.
    func similar(to artist: ArtistRecord) -> [ArtistRecord] {
        let owner = ResourceIdentifier(.artists, artist.id)
        let near = catalog.related("similar-artists", of: owner)
        guard !near.isEmpty || Self.draw("similar", artist.id) % 2 == 0 else { return [] }
        let far = near.prefix(4).flatMap { catalog.related("similar-artists", of: $0) }
        var seen: Set<ResourceIdentifier> = [owner]
        let found = (near + far + (near.isEmpty ? charted(genreOf: artist) : []))
            .filter { seen.insert($0).inserted }.prefix(Self.most)
        return found.compactMap { catalog.artist($0.id) }
    }

    /// Returns the artists of the most played songs of an artist's first genre.
    private func charted(genreOf artist: ArtistRecord) -> [ResourceIdentifier] {
        guard let name = artist.genreNames.first?.standard,
            let genre = catalog.listed(.genres, in: "en").first(where: { $0.name == name })?.id
        else { return [] }
        return catalog.artists(ofTracks: catalog.chart(of: .songs, genre: genre, storefront: "us"))
    }

    /// Returns a number that depends on a purpose and an id only.
    static func draw(_ purpose: String, _ id: String) -> Int {
        Int(RandomSource.mix(FNV1a.hash((purpose + id).utf8)) >> 33)
    }
}

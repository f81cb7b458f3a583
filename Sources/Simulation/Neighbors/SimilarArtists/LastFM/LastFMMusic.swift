import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// The artists, albums, tracks and tags of Last.fm, computed from a catalog. Tags are genres, and numbers of listeners
/// follow from ids.
struct LastFMMusic {
    let known: KnownArtists

    /// Returns the album of an artist by its name, without regard to case and accents.
    func album(named name: String, by artist: ArtistRecord) -> AlbumRecord? {
        let wanted = FoldedText(name)
        return albums(of: artist).first { FoldedText($0.name.standard) == wanted }
    }

    func album(mbid: String) -> AlbumRecord? {
        SimulatedMBID.number(of: mbid).flatMap { known.catalog.album(String($0)) }
    }

    func albums(of artist: ArtistRecord) -> [AlbumRecord] {
        known.catalog.related("albums", of: ResourceIdentifier(.artists, artist.id)).compactMap {
            known.catalog.album($0.id)
        }
    }

    func songs(of artist: ArtistRecord) -> [SongRecord] {
        known.catalog.related("songs", of: ResourceIdentifier(.artists, artist.id)).compactMap {
            known.catalog.song($0.id)
        }
    }

    // MARK: Elements

    func element(_ artist: ArtistRecord) -> LastFMElement {
        let similar = known.similar(to: artist).prefix(5).map { brief($0) }
        return LastFMElement(
            "artist",
            [
                LastFMElement("name", text: artist.name.standard),
                LastFMElement("mbid", text: known.mbid(of: artist.id) ?? ""),
                LastFMElement("url", text: LastFMPage.address(of: artist.name.standard)),
                LastFMElement("streamable", text: "0"),
                LastFMElement("stats", counts(artist.id)),
                LastFMElement("similar", list: similar),
                LastFMElement("tags", list: tags(artist.genreNames)),
            ])
    }

    func element(_ album: AlbumRecord) -> LastFMElement {
        let artist = album.artistName.standard
        let tracks = known.catalog.related("tracks", of: ResourceIdentifier(.albums, album.id)).compactMap {
            known.catalog.song($0.id)
        }
        return LastFMElement(
            "album",
            [
                LastFMElement("name", text: album.name.standard), LastFMElement("artist", text: artist),
                LastFMElement("mbid", text: mbid(album.id)),
                LastFMElement("url", text: LastFMPage.address(of: artist, album.name.standard)),
            ] + counts(album.id) + [
                LastFMElement("tracks", list: tracks.enumerated().map { track($0.element, rank: $0.offset + 1) }),
                LastFMElement("tags", list: tags(album.genreNames)),
            ])
    }

    /// Returns a track of a list, with its place.
    func track(_ song: SongRecord, rank: Int) -> LastFMElement {
        let artist = song.artistName.standard
        return LastFMElement(
            "track", [("rank", String(rank))],
            [
                LastFMElement("name", text: song.name.standard),
                LastFMElement("duration", number: song.durationInMillis / 1000),
                LastFMElement("mbid", text: mbid(song.id)),
                LastFMElement("url", text: LastFMPage.address(of: artist, "_", song.name.standard)),
                LastFMElement("streamable", [("fulltrack", "0")], text: "0"),
            ] + counts(song.id) + [credit(artist, song.artistIDs.first)])
    }

    /// Returns an album of a list, with its place.
    func listed(_ album: AlbumRecord, rank: Int) -> LastFMElement {
        let artist = album.artistName.standard
        return LastFMElement(
            "album", [("rank", String(rank))],
            [
                LastFMElement("name", text: album.name.standard), LastFMElement("mbid", text: mbid(album.id)),
                LastFMElement("url", text: LastFMPage.address(of: artist, album.name.standard)),
            ] + counts(album.id) + [credit(artist, album.artistIDs.first)])
    }

    private func brief(_ artist: ArtistRecord) -> LastFMElement { credit(artist.name.standard, artist.id) }

    private func credit(_ name: String, _ id: String?) -> LastFMElement {
        LastFMElement(
            "artist",
            [
                LastFMElement("name", text: name), LastFMElement("mbid", text: id.flatMap(known.mbid) ?? ""),
                LastFMElement("url", text: LastFMPage.address(of: name)),
            ])
    }

    private func mbid(_ id: String) -> String { Int(recordID: id).map(SimulatedMBID.text) ?? "" }

    private func counts(_ id: String) -> [LastFMElement] {
        let listeners = 1_000 + KnownArtists.draw("listeners", id) % 900_000
        let plays = listeners * (2 + KnownArtists.draw("plays", id) % 18)
        return [
            LastFMElement("listeners", text: String(listeners)), LastFMElement("playcount", text: String(plays)),
        ]
    }

    // MARK: Tags

    /// Returns the tags of genres. The root genre is no tag.
    func tags(_ genres: [LocalizedText]) -> [LastFMElement] {
        names(genres).map { LastFMElement("tag", [LastFMElement("name", text: $0)] + [Self.page(ofTag: $0)]) }
    }

    /// Returns the tags of genres with their weights, from 100 down.
    func weighted(_ genres: [LocalizedText]) -> [LastFMElement] {
        names(genres).enumerated().map { index, name in
            LastFMElement(
                "tag",
                [
                    LastFMElement("count", number: max(1, 100 - 30 * index)), LastFMElement("name", text: name),
                    Self.page(ofTag: name),
                ])
        }
    }

    /// Returns the tags of all music, the most used first.
    func allTags() -> [LastFMElement] {
        let names = known.catalog.genres.map(\.name.standard).filter { $0 != "Music" }.map { $0.lowercased() }
        let counted = names.map { (name: $0, count: 1_000 + KnownArtists.draw("tag", $0) % 4_000_000) }
        return counted.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map { tag in
            LastFMElement(
                "tag",
                [
                    LastFMElement("name", text: tag.name), LastFMElement("count", number: tag.count),
                    LastFMElement("reach", number: tag.count / 10),
                ])
        }
    }

    private func names(_ genres: [LocalizedText]) -> [String] {
        genres.map(\.standard).filter { $0 != "Music" }.map { $0.lowercased() }
    }

    private static func page(ofTag name: String) -> LastFMElement {
        LastFMElement("url", text: "https://www.last.fm/tag/" + LastFMPage.path(of: name))
    }
}

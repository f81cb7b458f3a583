import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// The entities of MusicBrainz other than artists with links, computed from a catalog: recordings are songs, releases
/// are albums.
struct MusicBrainzMusic {
    let known: KnownArtists
    private var catalog: any Catalog { known.catalog }

    /// The most results that a search reaches.
    static let reach = 200

    /// Returns the artists that match a query, the best first.
    func artists(_ query: MusicBrainzQuery) -> [ArtistRecord] {
        if let mbid = query.fields["arid"] { return known.artist(mbid: mbid).map { [$0] } ?? [] }
        return found(query.text("artist", "alias", "name"), .artists).compactMap { catalog.artist($0.id) }
            .filter { known.mbid(of: $0.id) != nil }
    }

    func recordings(_ query: MusicBrainzQuery) -> [SongRecord] {
        if let isrc = query.fields["isrc"] { return recordings(isrc: isrc) }
        return found(query.text("recording", "title"), .songs).compactMap { catalog.song($0.id) }
            .filter { matches(query, $0.artistName, $0.artistIDs) && contains($0.albumName, query.fields["release"]) }
    }

    func releases(_ query: MusicBrainzQuery) -> [AlbumRecord] {
        if let barcode = query.fields["barcode"] {
            return catalog.identifiers(upc: barcode).compactMap { catalog.album($0) }
        }
        return found(query.text("release", "title"), .albums).compactMap { catalog.album($0.id) }
            .filter { matches(query, $0.artistName, $0.artistIDs) }
    }

    func recordings(isrc: String) -> [SongRecord] {
        catalog.identifiers(isrc: isrc.uppercased(), in: .songs).compactMap { catalog.song($0) }
    }

    private func found(_ text: String?, _ type: ResourceType) -> [ResourceIdentifier] {
        guard let text else { return [] }
        return catalog.search(text, type: type, limit: Self.reach).map(\.resource)
    }

    private func matches(_ query: MusicBrainzQuery, _ name: LocalizedText, _ ids: [String]) -> Bool {
        if let mbid = query.fields["arid"] { return ids.contains { known.mbid(of: $0) == mbid.lowercased() } }
        return contains(name, query.fields["artist"] ?? query.fields["artistname"])
    }

    private func contains(_ name: LocalizedText, _ wanted: String?) -> Bool {
        guard let wanted else { return true }
        return FoldedText(name.standard).contains(FoldedText(wanted))
    }

    static func mbid(_ id: String) -> String {
        Int(recordID: id).map(SimulatedMBID.text) ?? SimulatedMBID.text(of: KnownArtists.draw("entity", id))
    }

    // MARK: Forms

    /// A result in both forms.
    typealias Entity = (json: JSONObject, xml: XMLText)

    /// - Parameter score: the score of a search result, 1 to 100; nil outside of a search.
    func entity(_ artist: ArtistRecord, score: Int?) -> Entity {
        let (id, name) = (Self.mbid(artist.id), artist.name.standard)
        let tags = artist.genreNames.map(\.standard).filter { $0 != "Music" }.map { $0.lowercased() }
        var json = Self.object(id, score)
        for member in ["name", "sort-name"] { json.append(member, .string(name)) }
        json.append("tags", .array(tags.map { ["count": 1, "name": .string($0)] }))
        return (
            json,
            XMLText(
                "artist", Self.attributes(id, score),
                [XMLText("name", text: name), XMLText("sort-name", text: name)])
        )
    }

    func entity(_ song: SongRecord, score: Int?) -> Entity {
        let (id, title) = (Self.mbid(song.id), song.name.standard)
        var json = Self.object(id, score)
        json.append("title", .string(title))
        json.append("length", .integer(song.durationInMillis))
        json.append("disambiguation", "")
        json.append("video", score == nil ? false : .null)
        json.append("first-release-date", song.releaseDate.map(JSON.string))
        json.append("artist-credit", credit(song.artistName.standard, song.artistIDs.first).json)
        if score != nil {
            let release = song.albumID.map {
                ["id": .string(Self.mbid($0)), "title": .string(song.albumName.standard)] as JSON
            }
            json.append("releases", .array(release.map { [$0] } ?? []))
            json.append("isrcs", .strings(song.isrc.map { [$0] } ?? []))
        }
        return (
            json,
            XMLText(
                "recording", Self.attributes(id, score),
                [
                    XMLText("title", text: title), XMLText("length", text: String(song.durationInMillis)),
                    credit(song.artistName.standard, song.artistIDs.first).xml,
                ])
        )
    }

    func entity(_ album: AlbumRecord, score: Int?) -> Entity {
        let (id, title) = (Self.mbid(album.id), album.name.standard)
        var json = Self.object(id, score)
        json.append("title", .string(title))
        json.append("status", "Official")
        json.append("artist-credit", credit(album.artistName.standard, album.artistIDs.first).json)
        json.append("date", album.releaseDate.map(JSON.string))
        json.append("barcode", album.upc.map(JSON.string))
        json.append("track-count", .integer(album.trackCount))
        return (
            json,
            XMLText(
                "release", Self.attributes(id, score),
                [XMLText("title", text: title), credit(album.artistName.standard, album.artistIDs.first).xml])
        )
    }

    private func credit(_ name: String, _ id: String?) -> (json: JSON, xml: XMLText) {
        let mbid = id.flatMap(known.mbid)
        let artist: JSON = ["id": mbid.map(JSON.string) ?? .null, "name": .string(name), "sort-name": .string(name)]
        let element = XMLText(
            "artist", mbid.map { [("id", $0)] } ?? [], [XMLText("name", text: name), XMLText("sort-name", text: name)])
        return (
            [["name": .string(name), "artist": artist]],
            XMLText("artist-credit", [], [XMLText("name-credit", [], [element])])
        )
    }

    private static func object(_ id: String, _ score: Int?) -> JSONObject {
        var object = JSONObject([("id", .string(id))])
        object.append("score", score.map { .integer($0) })
        return object
    }

    private static func attributes(_ id: String, _ score: Int?) -> [(String, String)] {
        [("id", id)] + (score.map { [("ext:score", String($0))] } ?? [])
    }
}

import AppleMusicAPI
import TonearmCatalog

/// The rows of a catalog's records in a feed.
struct MusicFeedRows {
    let catalog: any Catalog
    /// The time of the export in ISO 8601; catalogs do not store the times of changes.
    let time: String

    /// - Returns: nil for a record that the feed does not have.
    func row(of record: Record) -> JSONObject? {
        switch record {
        case .artist(let artist): row(of: artist)
        case .album(let album): row(of: album)
        case .song(let song): row(of: song)
        default: nil
        }
    }

    private func row(of artist: ArtistRecord) -> JSONObject {
        var row = common(artist.id, artist.name, kind: "artist")
        row.append("artistType", "artist")
        return row
    }

    private func row(of album: AlbumRecord) -> JSONObject {
        let makers = artists(album.artistIDs, album.artistName)
        var row = common(album.id, album.name, kind: "album")
        row.append("artistRoles", .array(makers.map { role($0, "Performer") }))
        row.append("contentTraits", .strings(album.isCompilation ? ["compilation"] : []))
        music(
            &row, album.copyright, album.genreNames, album.contentRating, album.availability, makers, album.releaseDate)
        row.append("albumType", .string(album.isSingle ? "single" : album.isCompilation ? "compilation" : "standard"))
        row.append("artworks", [MusicFeedLocale.standard: [artwork(album)]])
        row.append("recordLabels", .array(album.recordLabel.map { [["name": .string($0)]] } ?? []))
        let tracks = catalog.related("tracks", of: ResourceIdentifier(.albums, album.id)).filter { $0.type == .songs }
        row.append("songs", .array(tracks.map { ["id": .string($0.id)] }))
        row.append("upc", album.upc.map(JSON.string))
        return row
    }

    private func row(of song: SongRecord) -> JSONObject {
        let makers = artists(song.artistIDs, song.artistName)
        var row = common(song.id, song.name, kind: "song")
        let composers = song.composerName.map { [role((nil, $0), MusicFeedLocale.composer)] } ?? []
        row.append("artistRoles", .array(makers.map { role($0, "Performer") } + composers))
        row.append("contentTraits", [])
        music(&row, nil, song.genreNames, song.contentRating, song.availability, makers, song.releaseDate)
        row.append(
            "album",
            .array(song.albumID.map { [["id": .string($0), "name": .string(song.albumName.standard)]] } ?? []))
        row.append("audioLocale", song.audioLocale.map(JSON.string))
        row.append("durationInMillis", .integer(song.durationInMillis))
        row.append("isrc", song.isrc.map(JSON.string))
        row.append("shortPreview", .string(Self.origin + "/preview/songs/\(song.id).m4a"))
        row.append("trackNumber", .integer(song.trackNumber))
        row.append("volumeNumber", .integer(song.discNumber))
        return row
    }

    /// Returns the row of a storefront's chart across all genres.
    func chart(_ type: ResourceType, _ storefront: Storefront) -> JSONObject {
        let ranked = catalog.chart(of: type, genre: GenreRecord.rootID, storefront: storefront.id, until: nil)
        let rankings = ranked.enumerated().map { rank, resource -> JSON in
            ["id": .string(resource.id), "rank": .integer(rank + 1)]
        }
        return JSONObject([
            ("genre", ["name": .string(MusicFeedLocale.rootGenre), "path": [.string(MusicFeedLocale.rootGenre)]]),
            ("rankings", .array(rankings)), ("storefront", .string(storefront.id)),
        ])
    }

    // MARK: Columns

    private func common(_ id: String, _ name: LocalizedText, kind: String) -> JSONObject {
        JSONObject([
            ("id", .string(id)), ("lastModifiedTime", .string(time)), ("name", Self.locales(name)),
            ("nameDefault", .string(name.standard)), ("namePronunciation", [:]),
            ("urlTemplate", .string("https://music.apple.com/{country-code}/\(kind)/\(id)")),
        ])
    }

    private func music(
        _ row: inout JSONObject, _ copyright: String?, _ genres: [LocalizedText], _ rating: AdvisoryRating?,
        _ availability: Availability, _ makers: [Maker], _ releaseDate: String?
    ) {
        row.append("copyright", copyright.map(JSON.string))
        row.append("copyrightPline", copyright.flatMap(Self.pLine).map(JSON.string))
        row.append("featuredArtists", [])
        row.append("genres", .array(genres.map { genre($0.standard) }))
        let advisory = rating.map { $0 == .explicit ? "explicit" : "cleaned" } ?? "none"
        row.append("parentalAdvisoryType", .string(advisory))
        row.append("prices", Self.prices(availability))
        row.append(
            "primaryArtists", .array(makers.map { ["id": $0.id.map(JSON.string) ?? .null, "name": .string($0.name)] }))
        row.append("releaseDate", releaseDate.map { [MusicFeedLocale.standard: .string($0)] } ?? [:])
        row.append("titleVersion", [:])
        row.append("titleVersionPronunciation", [:])
    }

    private typealias Maker = (id: String?, name: String)

    /// Returns the artists with their names; a name without an id if the record has no ids.
    private func artists(_ ids: [String], _ name: LocalizedText) -> [Maker] {
        if ids.isEmpty { return name.standard.isEmpty ? [] : [(nil, name.standard)] }
        return ids.map { id in (id, catalog.artist(id)?.name.standard ?? name.standard) }
    }

    private func role(_ maker: Maker, _ name: String) -> JSON {
        [
            "artistId": maker.id.map(JSON.string) ?? .null, "artistName": .string(maker.name),
            "roleName": .string(name),
        ]
    }

    private func artwork(_ album: AlbumRecord) -> JSON {
        let (width, height) = (album.artwork.width, album.artwork.height)
        let url = Self.origin + "/artwork/albums/\(album.id)/\(width)x\(height)bb.png"
        return ["url": .string(url), "height": .integer(height), "width": .integer(width)]
    }

    /// Returns a genre with its path from the root.
    private func genre(_ name: String) -> JSON {
        let path = name == MusicFeedLocale.rootGenre ? [name] : [MusicFeedLocale.rootGenre, name]
        return ["name": .string(name), "path": .strings(path)]
    }

    /// Returns the mapping of locales to texts, the default first.
    private static func locales(_ text: LocalizedText) -> JSON {
        let translations = text.translations.sorted { $0.key < $1.key }.map { ($0.key, JSON.string($0.value)) }
        return .object(JSONObject([(MusicFeedLocale.standard, .string(text.standard))] + translations))
    }

    /// Returns an offer for streaming in each storefront; none if the record is available everywhere.
    private static func prices(_ availability: Availability) -> JSON {
        if availability == .everywhere { return [:] }
        let offer: JSON = ["currencyCode": .null, "price": 0, "priceType": "streaming", "quality": .null]
        let ids = Storefront.all.map(\.id).filter(availability.includes).sorted()
        return .object(JSONObject(ids.map { ($0, [offer]) }))
    }

    /// Returns the text after the symbol of a recording's copyright.
    private static func pLine(_ copyright: String) -> String? {
        guard copyright.hasPrefix("℗") else { return nil }
        return String(copyright.dropFirst().drop { $0 == " " })
    }

    private static let origin = "http://127.0.0.1:8502"
}

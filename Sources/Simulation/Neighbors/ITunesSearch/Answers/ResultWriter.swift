import AppleMusicAPI
import TonearmCatalog

/// A writer of results ("Understanding Search Results"). Ids are numbers, and artists have no image.
struct ResultWriter {
    private let view: StoreView
    private let prices: StorePrices
    private let country: String
    /// The albums of songs that were written, with their numbers of discs.
    private var albums: [String: (album: AlbumRecord, discs: Int)] = [:]

    init(_ view: StoreView) {
        self.view = view
        prices = StorePrices.of(view.storefront.id)
        country = CountryCode.ofThreeLetters(view.storefront.id)
    }

    /// Returns a result, with its members in the order of `ResultField.all`.
    mutating func result(for item: StoreView.Item) -> JSONObject? {
        guard let kind = ResultKind(item.record) else { return nil }
        var values: [String: JSON] = [
            "wrapperType": .string(kind.wrapperType), "country": .string(country),
            "currency": .string(prices.currency),
        ]
        values["kind"] = kind.kind.map(JSON.string)
        let attributes = item.record.attributes(
            for: AttributeContext(
                item.identifier, of: view.catalog, storefront: view.storefront, language: view.language), nil)
        switch item.record {
        case .artist(let artist): write(artist, attributes, into: &values)
        case .album(let album): write(album, attributes, into: &values)
        case .song(let song): write(song, attributes, into: &values)
        case .musicVideo(let video): write(video, attributes, into: &values)
        default: return nil
        }
        var object = JSONObject()
        for field in ResultField.all where field.kinds.contains(kind) { object.append(field.name, values[field.name]) }
        return object
    }

    private func write(_ artist: ArtistRecord, _ attributes: JSONObject, into values: inout [String: JSON]) {
        values["artistType"] = "Artist"
        values["artistId"] = number(artist.id)
        values["amgArtistId"] = GuideNumber.of(artist.id).map(JSON.integer)
        values["artistName"] = text(artist.name)
        values["artistLinkUrl"] = link(attributes["url"])
        values["primaryGenreName"] = artist.genreNames.first.map(text)
        let genre = view.catalog.related("genres", of: ResourceIdentifier(.artists, artist.id)).first
        values["primaryGenreId"] = genre.flatMap { number($0.id) }
    }

    private func write(_ album: AlbumRecord, _ attributes: JSONObject, into values: inout [String: JSON]) {
        values["collectionType"] = "Album"
        write(album.artistIDs, album.artistName, attributes, into: &values)
        values["amgArtistId"] = album.artistIDs.first.flatMap(GuideNumber.of).map(JSON.integer)
        write(album, into: &values)
        values["collectionViewUrl"] = link(attributes["url"])
        values["trackCount"] = .integer(album.trackCount)
        values["copyright"] = album.copyright.map(JSON.string)
        write(attributes, album.releaseDate, album.genreNames, into: &values)
    }

    private mutating func write(_ song: SongRecord, _ attributes: JSONObject, into values: inout [String: JSON]) {
        write(song.artistIDs, song.artistName, attributes, into: &values)
        values["collectionName"] = text(song.albumName)
        values["collectionCensoredName"] = text(song.albumName)
        values["collectionExplicitness"] = .string(Self.explicitness(song.contentRating))
        if let id = song.albumID, let (album, discs) = album(id) {
            write(album, into: &values)
            values["trackCount"] = .integer(album.trackCount)
            values["discCount"] = .integer(discs)
            values["collectionViewUrl"] = link(attributes["url"])
        }
        write(song.id, song.name, song.contentRating, song.durationInMillis, attributes, into: &values)
        values["trackPrice"] = .number(prices.track)
        values["discNumber"] = .integer(song.discNumber)
        values["trackNumber"] = .integer(song.trackNumber)
        values["isStreamable"] = .bool(song.isPlayable)
        write(attributes, song.releaseDate, song.genreNames, into: &values)
    }

    private func write(_ video: MusicVideoRecord, _ attributes: JSONObject, into values: inout [String: JSON]) {
        write(video.artistIDs, video.artistName, attributes, into: &values)
        values["collectionName"] = video.albumName.map(text)
        values["collectionCensoredName"] = video.albumName.map(text)
        values["collectionExplicitness"] = .string(Self.explicitness(video.contentRating))
        write(video.id, video.name, video.contentRating, video.durationInMillis, attributes, into: &values)
        values["trackPrice"] = .number(prices.video)
        values["trackNumber"] = video.trackNumber.map(JSON.integer)
        write(attributes, video.releaseDate, video.genreNames, into: &values)
    }

    // MARK: - Members that several kinds have

    private func write(
        _ artists: [String], _ name: LocalizedText, _ attributes: JSONObject, into values: inout [String: JSON]
    ) {
        values["artistId"] = artists.first.flatMap(number)
        values["artistName"] = text(name)
        values["artistViewUrl"] = link(attributes["artistUrl"])
    }

    private func write(_ album: AlbumRecord, into values: inout [String: JSON]) {
        values["collectionId"] = number(album.id)
        values["collectionName"] = text(album.name)
        values["collectionCensoredName"] = text(album.name)
        values["collectionPrice"] = .number(prices.album)
        values["collectionExplicitness"] = .string(Self.explicitness(album.contentRating))
    }

    private func write(
        _ id: String, _ name: LocalizedText, _ rating: AdvisoryRating?, _ length: Int, _ attributes: JSONObject,
        into values: inout [String: JSON]
    ) {
        values["trackId"] = number(id)
        values["trackName"] = text(name)
        values["trackCensoredName"] = text(name)
        values["trackViewUrl"] = link(attributes["url"])
        values["previewUrl"] = attributes["previews"]?[0]?["url"]
        values["trackExplicitness"] = .string(Self.explicitness(rating))
        values["contentAdvisoryRating"] = rating.map { $0 == .explicit ? "Explicit" : "Clean" }
        values["trackTimeMillis"] = .integer(length)
    }

    private func write(
        _ attributes: JSONObject, _ date: String?, _ genres: [LocalizedText], into values: inout [String: JSON]
    ) {
        values["releaseDate"] = date.map { .string(Self.time($0)) }
        values["primaryGenreName"] = genres.first.map(text)
        guard let template = attributes["artwork"]?["url"]?.string else { return }
        for size in [30, 60, 100] {
            let side = String(size)
            values["artworkUrl\(size)"] = .string(template.replacing("{w}", with: side).replacing("{h}", with: side))
        }
    }

    private mutating func album(_ id: String) -> (album: AlbumRecord, discs: Int)? {
        if let known = albums[id] { return known }
        guard let album = view.catalog.album(id) else { return nil }
        let last = view.catalog.related("tracks", of: ResourceIdentifier(.albums, id)).last { $0.type == .songs }
        let discs = last.flatMap { view.catalog.song($0.id)?.discNumber } ?? 1
        albums[id] = (album, discs)
        return (album, discs)
    }

    // MARK: - Values

    private func text(_ text: LocalizedText) -> JSON { .string(text.text(in: view.language)) }

    private func number(_ id: String) -> JSON? { Int(recordID: id).map(JSON.integer) }

    /// Returns an address with the mark of the API's links.
    private func link(_ address: JSON?) -> JSON? {
        address?.string.map { .string($0 + ($0.contains("?") ? "&uo=4" : "?uo=4")) }
    }

    private static func explicitness(_ rating: AdvisoryRating?) -> String {
        switch rating {
        case .explicit: "explicit"
        case .clean: "cleaned"
        case nil: "notExplicit"
        }
    }

    /// Returns the midnight of the Pacific coast on a date, of which only the year may be known: `2004-10-11T07:00:00Z`.
    private static func time(_ date: String) -> String {
        let parts = date.split(separator: "-").map(String.init)
        let day = (parts + ["01", "01"]).prefix(3).joined(separator: "-")
        return day + "T07:00:00Z"
    }
}

extension ResultKind {
    init?(_ record: Record) {
        switch record {
        case .artist: self = .artist
        case .album: self = .album
        case .song: self = .song
        case .musicVideo: self = .musicVideo
        default: return nil
        }
    }
}

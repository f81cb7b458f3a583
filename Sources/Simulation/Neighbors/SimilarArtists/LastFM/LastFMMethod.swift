import AppleMusicAPI
import TonearmCatalog

/// A method of Last.fm that the simulation has ("Last.fm Web Services").
enum LastFMMethod: String, CaseIterable {
    case similarArtists = "artist.getsimilar"
    case artist = "artist.getinfo"
    case artistTags = "artist.gettoptags"
    case topTracks = "artist.gettoptracks"
    case topAlbums = "artist.gettopalbums"
    case album = "album.getinfo"
    case albumTags = "album.gettoptags"
    case topTags = "tag.gettoptags"

    /// Whether the method is about an album.
    fileprivate var isOfAlbum: Bool { self == .album || self == .albumTags }
}

/// The answer of a method about an artist or an album, which parameters name.
struct LastFMAnswer {
    let known: KnownArtists
    let parameters: LastFMParameters
    let writer: LastFMResponse
    private var music: LastFMMusic { LastFMMusic(known: known) }

    init(_ known: KnownArtists, _ parameters: LastFMParameters, _ writer: LastFMResponse) {
        (self.known, self.parameters, self.writer) = (known, parameters, writer)
    }

    func response(_ method: LastFMMethod) -> Response {
        if method == .topTags { return writer.answer(LastFMElement("toptags", list: music.allTags())) }
        return method.isOfAlbum ? aboutAlbum(method) : aboutArtist(method)
    }

    private func aboutArtist(_ method: LastFMMethod) -> Response {
        guard parameters["mbid"] ?? parameters["artist"] != nil else { return writer.missing("artist") }
        let found =
            parameters["mbid"].flatMap(known.artist(mbid:)) ?? parameters["artist"].flatMap(known.artist(named:))
        guard let artist = found else {
            return writer.refusal(
                .invalidParameters, "The artist you supplied could not be found", at: "artist",
                found: parameters["artist"] ?? parameters["mbid"])
        }
        let name = artist.name.standard
        switch method {
        case .artist: return writer.answer(music.element(artist))
        case .artistTags:
            return writer.answer(LastFMElement("toptags", [("artist", name)], list: music.weighted(artist.genreNames)))
        case .topTracks:
            let rows = page(music.songs(of: artist)) { music.track($0, rank: $1) }
            return writer.answer(LastFMElement("toptracks", [("artist", name)] + rows.attributes, list: rows.elements))
        case .topAlbums:
            let rows = page(music.albums(of: artist)) { music.listed($0, rank: $1) }
            return writer.answer(LastFMElement("topalbums", [("artist", name)] + rows.attributes, list: rows.elements))
        case .similarArtists, .album, .albumTags, .topTags: return writer.refusal(.invalidMethod)
        }
    }

    private func aboutAlbum(_ method: LastFMMethod) -> Response {
        let album: AlbumRecord?
        if let mbid = parameters["mbid"] {
            album = music.album(mbid: mbid)
        } else {
            guard let artist = parameters["artist"] else { return writer.missing("artist") }
            guard let name = parameters["album"] else { return writer.missing("album") }
            album = known.artist(named: artist).flatMap { music.album(named: name, by: $0) }
        }
        guard let album else {
            return writer.refusal(
                .invalidParameters, "Album not found", at: "album", found: parameters["album"] ?? parameters["mbid"])
        }
        if method == .album { return writer.answer(music.element(album)) }
        let names = [("artist", album.artistName.standard), ("album", album.name.standard)]
        return writer.answer(LastFMElement("toptags", names, list: music.weighted(album.genreNames)))
    }

    /// Returns a page of a list, by `page` and `limit`, with the attributes that describe it.
    private func page<Value>(
        _ all: [Value], _ element: (Value, Int) -> LastFMElement
    ) -> (attributes: [(String, String)], elements: [LastFMElement]) {
        let limit = parameters.number("limit", standard: 50, most: 1_000)
        let page = parameters.number("page", standard: 1, most: 1_000_000)
        let start = (page - 1) * limit
        let rows = all.enumerated().dropFirst(start).prefix(limit).map { element($0.element, $0.offset + 1) }
        let pages = (all.count + limit - 1) / limit
        let attributes = [("page", page), ("perPage", limit), ("totalPages", pages), ("total", all.count)]
        return (attributes.map { ($0.0, String($0.1)) }, rows)
    }
}

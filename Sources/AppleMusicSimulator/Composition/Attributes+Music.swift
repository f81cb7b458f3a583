import AppleMusicAPI
import MusicCatalog

/// Attributes of artists, albums, songs and music videos.
extension AttributeWriter {
    func attributes(of artist: Artist) -> JSONObject {
        var object = JSONObject()
        object.append("artwork", artist.artwork.map(artwork))
        object.append("editorialNotes", notes(artist.notes))
        object.append("genreNames", names(artist.genreNames))
        object.append("name", text(artist.name))
        object.append("url", .string(url("artist", artist.name, artist.id)))
        return object
    }

    func attributes(of album: Album) -> JSONObject {
        var object = JSONObject()
        object.reserveCapacity(20)
        object.append("artistName", text(album.artistName))
        object.append("artistUrl", extended("artistUrl", artistURL(album.artistIDs, album.artistName)))
        object.append("artwork", artwork(album.artwork))
        object.append("audioVariants", extended("audioVariants", .strings(album.audioVariants)))
        object.append("contentRating", album.contentRating.map { .string($0.rawValue) })
        object.append("copyright", album.copyright.map(JSON.string))
        object.append("editorialNotes", notes(album.notes))
        object.append("genreNames", names(album.genreNames))
        object.append("isCompilation", .bool(album.isCompilation))
        object.append("isComplete", .bool(album.isComplete))
        object.append("isMasteredForItunes", .bool(album.isMasteredForItunes))
        object.append("isPrerelease", album.isPlayable ? nil : true)
        object.append("isSingle", .bool(album.isSingle))
        object.append("name", text(album.name))
        object.append("playParams", playParameters("album", isPlayable: album.isPlayable))
        object.append("recordLabel", album.recordLabel.map(JSON.string))
        object.append("releaseDate", album.releaseDate.map(JSON.string))
        object.append("trackCount", .integer(album.trackCount))
        object.append("upc", album.upc.map(JSON.string))
        object.append("url", .string(url("album", album.name, album.id)))
        return object
    }

    func attributes(of song: Song) -> JSONObject {
        var object = JSONObject()
        object.reserveCapacity(26)
        object.append("albumName", text(song.albumName))
        object.append("artistName", text(song.artistName))
        object.append("artistUrl", extended("artistUrl", artistURL(song.artistIDs, song.artistName)))
        object.append("artwork", artwork(song.artwork))
        object.append("attribution", song.attribution.map(JSON.string))
        object.append("audioLocale", song.audioLocale.map(JSON.string))
        object.append("audioVariants", extended("audioVariants", .strings(song.audioVariants)))
        object.append("composerName", song.composerName.map(JSON.string))
        object.append("contentRating", song.contentRating.map { .string($0.rawValue) })
        object.append("discNumber", .integer(song.discNumber))
        object.append("durationInMillis", .integer(song.durationInMillis))
        object.append("editorialNotes", notes(song.notes))
        object.append("genreNames", names(song.genreNames))
        object.append("hasLyrics", .bool(song.hasLyrics))
        object.append("isAppleDigitalMaster", .bool(song.isAppleDigitalMaster))
        object.append("isrc", song.isrc.map(JSON.string))
        object.append("movementCount", song.work?.movementCount.map(JSON.integer))
        object.append("movementName", song.work?.movementName.map(JSON.string))
        object.append("movementNumber", song.work?.movementNumber.map(JSON.integer))
        object.append("name", text(song.name))
        object.append("playParams", playParameters("song", isPlayable: song.isPlayable))
        object.append("previews", previews("m4a", isPlayable: song.isPlayable))
        object.append("releaseDate", song.releaseDate.map(JSON.string))
        object.append("trackNumber", .integer(song.trackNumber))
        object.append("url", .string(songURL(song)))
        object.append("workName", song.work.map { .string($0.name) })
        return object
    }

    /// A song's page is its album's with the song marked.
    private func songURL(_ song: Song) -> String {
        guard let albumID = song.albumID else { return url("song", song.name, song.id) }
        return url("album", song.albumName, albumID) + "?i=" + song.id
    }

    func attributes(of video: MusicVideo) -> JSONObject {
        var object = JSONObject()
        object.reserveCapacity(20)
        object.append("albumName", video.albumName.map(text))
        object.append("artistName", text(video.artistName))
        object.append("artistUrl", extended("artistUrl", artistURL(video.artistIDs, video.artistName)))
        object.append("artwork", artwork(video.artwork))
        object.append("contentRating", video.contentRating.map { .string($0.rawValue) })
        object.append("durationInMillis", .integer(video.durationInMillis))
        object.append("editorialNotes", notes(video.notes))
        object.append("genreNames", names(video.genreNames))
        object.append("has4K", .bool(video.has4K))
        object.append("hasHDR", .bool(video.hasHDR))
        object.append("isrc", video.isrc.map(JSON.string))
        object.append("name", text(video.name))
        object.append("playParams", playParameters("musicVideo", isPlayable: video.isPlayable))
        object.append("previews", previews("m3u8", isPlayable: video.isPlayable, artwork(video.artwork)))
        object.append("releaseDate", video.releaseDate.map(JSON.string))
        object.append("trackNumber", video.trackNumber.map(JSON.integer))
        object.append("url", .string(url("music-video", video.name, video.id)))
        return object
    }

    /// One preview, or none for what is not released yet. A music video's preview has a picture and streams.
    private func previews(_ ending: String, isPlayable: Bool, _ artwork: JSON? = nil) -> JSON {
        guard isPlayable else { return [] }
        let address = JSON.string("\(Artwork.previewBase)/\(identifier.type)/\(identifier.id).\(ending)")
        var object = JSONObject()
        if let artwork {
            object.append("artwork", artwork)
            object.append("hlsUrl", address)
        }
        object.append("url", address)
        return [.object(object)]
    }
}

extension Artwork {
    fileprivate static let previewBase = "http://127.0.0.1:8502/preview"
}

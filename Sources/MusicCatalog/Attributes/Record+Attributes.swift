package import AppleMusicAPI

extension Record {
    /// Writes the attributes of the record, or reads recorded attributes into it.
    package mutating func codeAttributes(_ coder: inout some AttributeCoder) {
        switch self {
        case .artist(var artist):
            artist.codeAttributes(&coder)
            self = .artist(artist)
        case .album(var album):
            album.codeAttributes(&coder)
            self = .album(album)
        case .song(var song):
            song.codeAttributes(&coder)
            self = .song(song)
        case .musicVideo(var video):
            video.codeAttributes(&coder)
            self = .musicVideo(video)
        case .playlist(var playlist):
            playlist.codeAttributes(&coder)
            self = .playlist(playlist)
        case .station(var station):
            station.codeAttributes(&coder)
            self = .station(station)
        case .curator(var curator):
            curator.codeAttributes(&coder)
            self = .curator(curator)
        case .recordLabel(var label):
            label.codeAttributes(&coder)
            self = .recordLabel(label)
        case .genre(var genre):
            genre.codeAttributes(&coder)
            self = .genre(genre)
        case .stationGenre(var genre):
            coder.text("name", &genre.name)
            self = .stationGenre(genre)
        }
    }

    /// Returns the attributes for an answer.
    /// - Parameter extended: the extended attributes that were requested.
    package func attributes(
        for context: AttributeContext, _ type: TypeDescription?, extended: [String] = []
    ) -> JSONObject {
        var writer = AttributeWriter(context, type, extended: extended)
        var record = self
        record.codeAttributes(&writer)
        return writer.object
    }
}

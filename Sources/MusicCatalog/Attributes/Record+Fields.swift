package import AppleMusicAPI

extension Record {
    /// Writes the fields of the record, or reads them into it.
    package mutating func code(_ coder: inout some FieldCoder) {
        switch self {
        case .artist(var artist):
            artist.code(&coder)
            self = .artist(artist)
        case .album(var album):
            album.code(&coder)
            self = .album(album)
        case .song(var song):
            song.code(&coder)
            self = .song(song)
        case .musicVideo(var video):
            video.code(&coder)
            self = .musicVideo(video)
        case .playlist(var playlist):
            playlist.code(&coder)
            self = .playlist(playlist)
        case .station(var station):
            station.code(&coder)
            self = .station(station)
        case .curator(var curator):
            curator.code(&coder)
            self = .curator(curator)
        case .recordLabel(var label):
            label.code(&coder)
            self = .recordLabel(label)
        case .genre(var genre):
            genre.code(&coder)
            self = .genre(genre)
        case .stationGenre(var genre):
            genre.code(&coder)
            self = .stationGenre(genre)
        }
    }

    /// Returns the attributes for an answer.
    /// - Parameter extended: the extended attributes that were requested.
    package func attributes(
        for context: AttributeContext, _ type: TypeDescription?, extended: [String] = []
    ) -> JSONObject {
        var writer = AttributeWriter(
            context, type, AttributeOrder.of(self, context.identifier.type), extended: extended)
        var record = self
        record.code(&writer)
        return writer.object
    }
}

package import AppleMusicAPI

extension Record {
    /// Writes the fields of the record, or reads them into it.
    package mutating func code(_ coder: inout some FieldCoder) {
        switch self {
        case .artist(let artist): self = .artist(artist.coded(by: &coder))
        case .album(let album): self = .album(album.coded(by: &coder))
        case .song(let song): self = .song(song.coded(by: &coder))
        case .musicVideo(let video): self = .musicVideo(video.coded(by: &coder))
        case .playlist(let playlist): self = .playlist(playlist.coded(by: &coder))
        case .station(let station): self = .station(station.coded(by: &coder))
        case .curator(let curator): self = .curator(curator.coded(by: &coder))
        case .recordLabel(let label): self = .recordLabel(label.coded(by: &coder))
        case .genre(let genre): self = .genre(genre.coded(by: &coder))
        case .stationGenre(let genre): self = .stationGenre(genre.coded(by: &coder))
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

/// A description of the fields of a type of record.
protocol DescribedFields {
    mutating func code(_ coder: inout some FieldCoder)
}

extension DescribedFields {
    fileprivate func coded(by coder: inout some FieldCoder) -> Self {
        var copy = self
        copy.code(&coder)
        return copy
    }
}

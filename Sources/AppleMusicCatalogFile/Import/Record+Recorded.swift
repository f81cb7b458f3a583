import AppleMusicAPI
import MusicCatalog

extension Record {
    /// Fills the record from recorded data: attributes, artists and album.
    mutating func fill(_ reader: inout AttributeReader, _ gathered: ResourceCollector.Gathered) {
        code(&reader)
        switch self {
        case .album(var album):
            album.artistIDs = gathered.artistIDs(album.artistIDs, reader)
            self = .album(album)
        case .song(var song):
            song.artistIDs = gathered.artistIDs(song.artistIDs, reader)
            song.albumID = gathered["albums"]?.first?.id ?? song.albumID ?? reader.id(in: "url", after: "album")
            self = .song(song)
        case .musicVideo(var video):
            video.artistIDs = gathered.artistIDs(video.artistIDs, reader)
            self = .musicVideo(video)
        default: break
        }
    }
}

extension ResourceCollector.Gathered {
    /// Returns the artists' ids: from the relationship, else the known ones, else from the artist's link.
    fileprivate func artistIDs(_ known: [String], _ reader: AttributeReader) -> [String] {
        if let related = self["artists"] { return related.filter { $0.type == .artists }.map(\.id) }
        return known.isEmpty ? reader.id(in: "artistUrl", after: "artist").map { [$0] } ?? [] : known
    }
}

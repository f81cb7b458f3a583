/// A data set of the Apple Music Feed ("Requesting a feed export").
package enum MusicFeedTable: String, Sendable, Hashable, Codable, CaseIterable {
    case artist, album, song
    case popularityTopChartAlbums, popularityTopChartSongs

    /// The `feedId` in paths and in the ids of exports: `album`.
    package var id: String { rawValue }

    /// The ids in a sentence.
    package static var list: String { allCases.map(\.id).joined(separator: ", ") }

    /// Whether it has the rankings of charts, not resources.
    package var isChart: Bool { self == .popularityTopChartAlbums || self == .popularityTopChartSongs }

    /// The type of the resources of its rows, or of the ranked resources.
    package var type: ResourceType {
        switch self {
        case .artist: .artists
        case .album, .popularityTopChartAlbums: .albums
        case .song, .popularityTopChartSongs: .songs
        }
    }
}

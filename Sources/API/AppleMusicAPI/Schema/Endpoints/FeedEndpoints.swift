/// Endpoints of the Apple Media Feed API, which hands out the catalog in bulk ("Requesting a feed export").
///
/// The real service answers them on `api.media.apple.com`, with a developer token.
extension Endpoint {
    /// The operations of `/v1/feed`.
    package enum Feed: Sendable, Hashable {
        /// The latest export of a data set.
        case latest
        /// One export by its id.
        case export
        /// The parts of an export.
        case parts
    }

    /// The host of the real service's feed.
    package static let feedHost = "api.media.apple.com"

    /// The page size of an export's parts: 100, at most 200 (observed).
    private static let partsLimit = PageLimit(100, 200)

    static let feed = [
        Endpoint(
            .feed(.latest), "/v1/feed/{feed}/latest", parameters: [],
            "The latest export of a data set: \(MusicFeedTable.list)."),
        Endpoint(
            .feed(.export), "/v1/feed/exports/{id}", parameters: [], documented: false,
            "One export of a data set."),
        Endpoint(
            .feed(.parts), "/v1/feed/exports/{id}/parts", parameters: [.limit(partsLimit), .offset],
            "The parts of an export, with the addresses of their Parquet files."),
    ]
}

extension Endpoint {
    /// The number of resources of a shelf of groupings.
    package static let shelfLimit = PageLimit(20, 100)

    /// The editorial groupings of the web player's host: its start page as shelves, which web clients read (observed).
    ///
    /// The endpoint is not among those of the API, because the public host answers its path as any unknown one.
    package static let groupings = Endpoint(
        .groupings, "/v1/editorial/{storefront}/groupings",
        parameters: resources(Schema.appleMusic.types, [.albums, .artists, .musicVideos, .playlists, .songs]) + [
            Parameter("name", .text([]), "The page: music."), .inlineLimit,
            Parameter("tabs", .ignored, "The part of the page."),
            Parameter("additionalPlatforms", .ignored, "Other kinds of clients."),
        ], documented: false, "The start page of the web player, as shelves.")

    /// Returns the match of a request for groupings; nil for another path or method.
    package static func groupings(for request: Request) -> Router.Match? {
        let parts = request.path.split(separator: "/").map { PercentEncoding.decode($0) }
        guard request.method == .get, parts.count == 4, parts[0] == "v1", parts[1] == "editorial",
            parts[3] == "groupings"
        else { return nil }
        return Router.Match(endpoint: groupings, variables: ["storefront": parts[2]])
    }
}

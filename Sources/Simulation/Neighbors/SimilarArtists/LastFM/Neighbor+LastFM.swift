package import AppleMusicAPI

extension Neighbor {
    /// Last.fm, which knows what listeners of an artist hear too ("Last.fm Web Services").
    package static let lastFM = Neighbor("lastfm", title: "Last.fm", host: "ws.audioscrobbler.com", envelope: .lastFM)
}

extension Envelope {
    /// The form of Last.fm's answers: a list under the method's name, or `error` and `message`. Its artists have names
    /// and MBIDs, and no ids of the catalog, so an answer has no rows.
    static let lastFM = Envelope(
        name: "lastfm", root: "/2.0/", sections: { _ in [] }, list: { _, _ in [:] }, errors: errors)

    @Sendable private static func errors(of body: JSON) -> [APIError] {
        guard let code = body["error"]?.integer else { return [] }
        return [
            APIError(
                status: 0, code: String(code), title: body["message"]?.string ?? "no message",
                detail: LastFMError(rawValue: code)?.advice)
        ]
    }
}

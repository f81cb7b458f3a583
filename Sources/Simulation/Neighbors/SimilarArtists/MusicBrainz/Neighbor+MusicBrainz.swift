package import AppleMusicAPI

extension Neighbor {
    /// The open encyclopedia of music, whose artists have links to Apple Music ("MusicBrainz API").
    package static let musicBrainz = Neighbor(
        "musicbrainz", title: "MusicBrainz", host: "musicbrainz.org", envelope: .musicBrainz)
}

extension Envelope {
    /// The form of MusicBrainz's answers: one entity, or `error` and `help`. Its entities have no ids of the catalog, so
    /// an answer has no rows.
    static let musicBrainz = Envelope(
        name: "musicbrainz", root: "/ws/2/", sections: { _ in [] }, list: { _, _ in [:] }, errors: errors)

    @Sendable private static func errors(of body: JSON) -> [APIError] {
        guard let message = body["error"]?.string else { return [] }
        let advice = "MusicBrainz answers one request a second from an address: wait a little, then try again."
        return [
            APIError(
                status: 0, code: "", title: message,
                detail: message.contains("rate limit") ? advice : body["help"]?.string)
        ]
    }
}

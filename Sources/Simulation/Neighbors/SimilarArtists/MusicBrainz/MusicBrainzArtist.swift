package import AppleMusicAPI

/// The part of an artist of MusicBrainz that leads to Apple's catalog, read from an answer with `inc=url-rels`.
package struct MusicBrainzArtist: Hashable, Sendable {
    /// The ids of the artist in Apple's catalog, from links that are still valid, without repetitions.
    package let appleIDs: [String]

    /// - Returns: nil if the value is not an artist of MusicBrainz. Unknown members and relations are ignored.
    package init?(_ json: JSON) {
        guard json["id"]?.string != nil else { return nil }
        var ids: [String] = []
        for relation in json["relations"]?.array ?? [] where relation["ended"]?.bool != true {
            guard let link = relation["url"]?["resource"]?.string, let id = AppleArtistLink.artistID(in: link),
                !ids.contains(id)
            else { continue }
            ids.append(id)
        }
        appleIDs = ids
    }

    /// Returns the request for an artist with its links ("MusicBrainz API", lookups).
    package static func request(mbid: String) -> Request {
        Request(
            path: "/ws/2/artist/" + PercentEncoding.encodeSegment(mbid),
            query: [QueryItem("inc", "url-rels"), QueryItem("fmt", "json")])
    }
}

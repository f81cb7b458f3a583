package import AppleMusicAPI

/// An artist in an answer of `artist.getSimilar`.
package struct SimilarArtist: Hashable, Sendable {
    package let name: String
    /// The MusicBrainz identifier; nil if Last.fm has none, which it shows as an empty text.
    package let mbid: String?

    package init(name: String, mbid: String?) {
        self.name = name
        self.mbid = mbid
    }

    /// Returns the artists of an answer, the most similar first. A single artist may come without a list, and an answer
    /// without artists may have a text in place of the list. Elements without a name and unknown members are ignored.
    /// - Returns: nil if the body is not an answer of the method.
    package static func all(in body: JSON) -> [SimilarArtist]? {
        guard let list = body["similarartists"]?.object else { return nil }
        switch list["artist"] {
        case .array(let elements): return elements.compactMap { SimilarArtist($0) }
        case .object(let single): return SimilarArtist(.object(single)).map { [$0] } ?? []
        default: return []
        }
    }

    private init?(_ json: JSON) {
        guard let name = json["name"]?.string, !name.isEmpty else { return nil }
        let mbid = json["mbid"]?.string ?? ""
        self.init(name: name, mbid: mbid.isEmpty ? nil : mbid)
    }

    /// Returns the request for the artists that are similar to one, without the key.
    package static func request(name: String, limit: Int) -> Request {
        Request(
            path: "/2.0/",
            query: [
                QueryItem("method", "artist.getsimilar"), QueryItem("artist", name), QueryItem("autocorrect", "1"),
                QueryItem("limit", String(limit)), QueryItem("format", "json"),
            ])
    }
}

package import AppleMusicAPI
import TonearmAlgorithms

/// A link to an artist at Spotify, which MusicBrainz knows ("Building a music player": MusicBrainz leads from Spotify's
/// ids to Apple's).
package struct SpotifyArtistLink: Hashable, Sendable {
    /// The artist's id at Spotify: 22 letters and digits.
    package let id: String

    /// Reads `https://open.spotify.com/artist/ID`, with a language or parameters too, and `spotify:artist:ID`.
    /// - Returns: nil for any other text.
    package init?(_ text: String) {
        let path: Substring
        if text.hasPrefix("spotify:artist:") {
            path = text.dropFirst("spotify:artist:".count)
        } else {
            let start = ["https://open.spotify.com/", "http://open.spotify.com/"].first { text.hasPrefix($0) }
            guard let start else { return nil }
            let parts = text.dropFirst(start.count).prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
            guard parts.count >= 2, parts[parts.count - 2] == "artist", let last = parts.last else { return nil }
            path = last
        }
        guard path.utf8.count == Self.length, path.utf8.allSatisfy(ASCII.isAlphanumeric) else { return nil }
        id = String(path)
    }

    init(id: String) { self.id = id }

    private static let length = 22

    /// The address as MusicBrainz has it.
    package var address: String { "https://open.spotify.com/artist/\(id)" }

    /// Returns the request for the link with its artists ("MusicBrainz API", lookups of URLs).
    package var request: Request {
        Request(
            path: "/ws/2/url",
            query: [QueryItem("resource", address), QueryItem("inc", "artist-rels"), QueryItem("fmt", "json")])
    }

    /// Returns the MBID of the artist in the answer to `request`; nil if it names no artist.
    package static func mbid(in answer: JSON) -> String? {
        (answer["relations"]?.array ?? []).lazy.filter { $0["ended"]?.bool != true }
            .compactMap { $0["artist"]?["id"]?.string }.first
    }
}

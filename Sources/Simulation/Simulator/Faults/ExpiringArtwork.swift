package import AppleMusicAPI

extension JSON {
    /// Returns an answer in which the addresses of playlists' artwork end at a time, as pre-signed addresses do. Those
    /// of albums and songs are stable (a program of 2026).
    /// - Parameter end: seconds since 1970.
    func expiringPlaylistArtwork(at end: Int) -> JSON {
        switch self {
        case .array(let elements): return .array(elements.map { $0.expiringPlaylistArtwork(at: end) })
        case .object(let object):
            let isPlaylist = ["playlists", "library-playlists"].contains(object["type"]?.string)
            return .object(
                JSONObject(
                    object.members.map { member in
                        (
                            member.name,
                            isPlaylist && member.name == "attributes"
                                ? member.value.withArtwork(endingAt: end)
                                : member.value.expiringPlaylistArtwork(at: end)
                        )
                    }))
        default: return self
        }
    }

    /// Returns attributes whose artwork's address ends at a time.
    private func withArtwork(endingAt end: Int) -> JSON {
        guard var attributes = object, var artwork = attributes["artwork"]?.object,
            let address = artwork["url"]?.string
        else { return self }
        artwork["url"] = .string(address + (address.contains("?") ? "&" : "?") + "\(ArtworkExpiry.name)=\(end)")
        attributes["artwork"] = .object(artwork)
        return .object(attributes)
    }
}

/// The end of an address of artwork.
package enum ArtworkExpiry {
    /// The parameter with the time in seconds since 1970.
    package static let name = "expires"

    /// Returns whether a request for a picture comes after the end of its address.
    package static func isOver(_ request: Request, now: Int) -> Bool {
        request.value(of: name).map { Int($0).map { $0 <= now } ?? true } ?? false
    }
}

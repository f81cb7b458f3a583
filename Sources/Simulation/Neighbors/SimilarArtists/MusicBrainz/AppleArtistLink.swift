import AppleMusicAPI

/// A link to an artist in one of Apple's stores.
package enum AppleArtistLink {
    private static let hosts: Set<String> = [
        "music.apple.com", "itunes.apple.com", "geo.music.apple.com", "geo.itunes.apple.com",
    ]

    /// Returns the id of the artist, which is the catalog's: 178834 for
    /// `https://music.apple.com/us/artist/bruce-springsteen/178834` and `https://itunes.apple.com/us/artist/id178834`.
    /// - Returns: nil for any other link.
    package static func artistID(in link: String) -> String? {
        guard let scheme = ["https://", "http://"].first(where: { link.lowercased().hasPrefix($0) }) else { return nil }
        let rest = link.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }
        let parts = rest.split(separator: "/")
        guard let host = parts.first?.lowercased(), hosts.contains(host), parts.dropFirst().contains("artist"),
            let last = parts.last
        else { return nil }
        let digits = last.hasPrefix("id") ? last.dropFirst(2) : last
        let isNumber = !digits.isEmpty && digits.utf8.count <= 19 && digits.utf8.allSatisfy { 48...57 ~= $0 }
        return isNumber ? String(digits) : nil
    }
}

import AppleMusicAPI
import SharedAlgorithms

/// A maker of library ids: `i.`, `l.`, `p.` or `r.`, then letters and digits, as recorded.
struct LibraryIDs {
    var random: RandomSource
    /// Fixed ids of certain catalog resources: those in the reference's examples.
    var presets: [ResourceIdentifier: String] = [:]

    mutating func make(_ type: ResourceType, for resource: ResourceIdentifier? = nil) -> String {
        if let resource, let preset = presets[resource] { return preset }
        return switch type {
        case .libraryAlbums: "l." + random.alphanumerics(7)
        case .libraryArtists: "r." + random.alphanumerics(7)
        case .libraryPlaylists, .libraryPlaylistFolders: "p." + random.alphanumerics(14)
        default: "i." + random.alphanumerics(14)
        }
    }
}

extension RandomSource {
    mutating func alphanumerics(_ count: Int) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
        return String(decoding: (0..<count).map { _ in alphabet[below(62)] }, as: UTF8.self)
    }

    /// Returns a number from 0 to `limit` - 1.
    mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(limit)) >> 32) }
}

import AppleMusicAPI
import SharedAlgorithms

/// Makes the ids of a library: `i.`, `l.`, `p.`, `r.` and letters and digits, as recorded.
struct LibraryIDs {
    var random: RandomSource
    /// Ids that certain resources of the catalog shall get: those that the reference's examples name.
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

    /// A number from 0 to `limit` - 1.
    mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(limit)) >> 32) }
}

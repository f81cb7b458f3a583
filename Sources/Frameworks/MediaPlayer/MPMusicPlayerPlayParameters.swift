import AppleMusicAPI
import MusicKit

/// The object `playParams` of a resource of the web service.
open class MPMusicPlayerPlayParameters: NSObject, Codable, @unchecked Sendable {
    /// The object.
    public let dictionary: [String: Any]
    let source: DescriptorPlan.Source

    /// Reads an object.
    /// - Returns: nil without `id` and `kind`, and for a kind that no player plays.
    public init?(dictionary: [String: Any]) {
        guard let source = Self.source(of: dictionary) else { return nil }
        self.dictionary = dictionary
        self.source = source
    }

    /// Decodes an object of the web service, or what a song's `playParameters` encode.
    /// - Throws: `DecodingError` without `id` and `kind`, and for a kind that no player plays.
    public required init(from decoder: any Decoder) throws {
        let parameters = try PlayParameters(from: decoder)
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters)) as? [String: Any] ?? [:]
        guard let source = Self.source(of: object) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "the parameters have no 'id' or no 'kind' that a player plays"))
        }
        dictionary = object
        self.source = source
    }

    /// Encodes the object.
    open func encode(to encoder: any Encoder) throws {
        let data = try JSONSerialization.data(withJSONObject: dictionary)
        try JSONDecoder().decode(PlayParameters.self, from: data).encode(to: encoder)
    }

    private static func source(of dictionary: [String: Any]) -> DescriptorPlan.Source? {
        guard let id = dictionary["id"] as? String, let kind = dictionary["kind"] as? String else { return nil }
        return type(of: kind, isLibrary: dictionary["isLibrary"] as? Bool == true)
            .map { .resource(ResourceIdentifier($0, id)) }
    }

    private static func type(of kind: String, isLibrary: Bool) -> ResourceType? {
        switch kind {
        case "song": isLibrary ? .librarySongs : .songs
        case "musicVideo": isLibrary ? .libraryMusicVideos : .musicVideos
        case "album": isLibrary ? .libraryAlbums : .albums
        case "playlist": isLibrary ? .libraryPlaylists : .playlists
        case "radioStation": .stations
        default: nil
        }
    }
}

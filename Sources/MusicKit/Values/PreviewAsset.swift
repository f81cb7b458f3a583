/// A preview of a song or a music video.
public struct PreviewAsset: Codable, Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The picture of the preview.
    public let artwork: Artwork?
    /// The address of a stream.
    public let hlsURL: URL?
    /// The address of a file.
    public let url: URL?

    private enum CodingKeys: String, CodingKey {
        case artwork, url
        case hlsURL = "hlsUrl"
    }

    public var description: String { "PreviewAsset(url: \"\((url ?? hlsURL)?.absoluteString ?? "")\")" }
    /// The description, with the item counts of the loaded relationships and views.
    public var debugDescription: String { description }
}

extension PreviewAsset: ValueDecodable {
    init(value: Value) throws {
        artwork = try value["artwork"].map { try $0.decoded(as: Artwork.self) }
        hlsURL = value["hlsUrl"]?.string.flatMap { URL(string: $0) }
        url = value["url"]?.string.flatMap { URL(string: $0) }
    }
}

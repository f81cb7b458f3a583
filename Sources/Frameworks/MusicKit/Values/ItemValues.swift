/// The id of a music item: digits in the catalog, with a prefix such as `l.` in libraries.
@frozen
public struct MusicItemID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible,
    ExpressibleByStringLiteral, MusicLibraryRequestFilterValueEquatable,
    MusicLibraryRequestFilterValueMembershipComparable
{
    /// The text, as in the service's answers.
    public let rawValue: String

    /// Creates an id from any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an id from any text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }
}

/// Texts about an item by the editors of the service.
public struct EditorialNotes: Codable, Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The name that the editors use for the item.
    public let name: String?
    /// A short text, for lists.
    public let short: String?
    /// A longer text, for the item's own page.
    public let standard: String?
    /// A tag line.
    public let tagline: String?

    public var description: String {
        let parts = [("name", name), ("short", short), ("standard", standard), ("tagline", tagline)]
        return "EditorialNotes("
            + parts.compactMap { label, text in text.map { "\(label): \"\($0)\"" } }
            .joined(separator: ", ") + ")"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}

extension EditorialNotes: ValueDecodable {
    init(value: ItemValue) throws {
        guard value.object != nil else { throw DecodingError.content("EditorialNotes: it is not an object") }
        name = value["name"]?.string
        short = value["short"]?.string
        standard = value["standard"]?.string
        tagline = value["tagline"]?.string
    }
}

/// The parameters with which a player finds an item. Coding keeps all members, known or unknown.
public struct PlayParameters: Hashable, Sendable {
    let members: [String: ItemValue]
}

extension PlayParameters: ValueDecodable, Codable {
    init(value: ItemValue) throws {
        guard let object = value.object else { throw DecodingError.content("PlayParameters: it is not an object") }
        members = object
    }

    public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try ItemValue.object(members).encode(to: encoder) }
}

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
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}

extension PreviewAsset: ValueDecodable {
    init(value: ItemValue) throws {
        artwork = try value["artwork"].map { try $0.decoded(as: Artwork.self) }
        hlsURL = value["hlsUrl"]?.string.flatMap { URL(string: $0) }
        url = value["url"]?.string.flatMap { URL(string: $0) }
    }
}

/// A value for equality in a library request's filter.
public protocol MusicLibraryRequestFilterValueEquatable: Equatable {}

/// A value for membership in a library request's filter.
public protocol MusicLibraryRequestFilterValueMembershipComparable: Equatable {}

extension String: MusicLibraryRequestFilterValueEquatable, MusicLibraryRequestFilterValueMembershipComparable {}
extension Bool: MusicLibraryRequestFilterValueEquatable {}

/// A picture of an item, in any size up to a maximum.
public struct Artwork: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    private let attributes: [String: Value]

    /// The text for people who cannot see the picture.
    public var alternateText: String? { attributes["alternateText"]?.string }
    /// The width of the original, in pixels.
    public var maximumWidth: Int { attributes["width"]?.integer ?? 0 }
    /// The height of the original, in pixels.
    public var maximumHeight: Int { attributes["height"]?.integer ?? 0 }

    /// Returns the address of the picture in a size; nil if the artwork has no address.
    public func url(width: Int, height: Int) -> URL? {
        guard let template = attributes["url"]?.string else { return nil }
        let text = template.replacing("{w}", with: "\(width)").replacing("{h}", with: "\(height)")
            .replacing("{f}", with: "jpg").replacing("{c}", with: "bb")
        return URL(string: text)
    }

    public var description: String { "Artwork(maximumWidth: \(maximumWidth), maximumHeight: \(maximumHeight))" }
    /// The description, with the item counts of the loaded relationships and views.
    public var debugDescription: String {
        "Artwork(\n  urlFormat: \"\(attributes["url"]?.string ?? "")\",\n  maximumWidth: \(maximumWidth),\n"
            + "  maximumHeight: \(maximumHeight)\n)"
    }
}

extension Artwork: ValueDecodable, Codable {
    init(value: Value) throws {
        guard let object = value.object else { throw DecodingError.content("Artwork: it is not an object") }
        attributes = object
    }

    public init(from decoder: any Decoder) throws { try self.init(value: Value(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try Value.object(attributes).encode(to: encoder) }
}

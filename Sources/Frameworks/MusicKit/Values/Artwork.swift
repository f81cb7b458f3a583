/// A picture of an item, in any size up to a maximum.
public struct Artwork: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    private let attributes: [String: ItemValue]

    /// The text for people who cannot see the picture.
    public var alternateText: String? { attributes["alternateText"]?.string }
    /// The width of the original, in pixels.
    public var maximumWidth: Int { attributes["width"]?.integer ?? 0 }
    /// The height of the original, in pixels.
    public var maximumHeight: Int { attributes["height"]?.integer ?? 0 }

    /// The average color of the background.
    public var backgroundColor: CGColor? { color("bgColor") }
    /// A color for the most important text on the background.
    public var primaryTextColor: CGColor? { color("textColor1") }
    /// A color for the second most important text on the background.
    public var secondaryTextColor: CGColor? { color("textColor2") }
    /// A color for less important text on the background.
    public var tertiaryTextColor: CGColor? { color("textColor3") }
    /// A color for the least important text on the background.
    public var quaternaryTextColor: CGColor? { color("textColor4") }

    private func color(_ name: String) -> CGColor? { attributes[name]?.string.flatMap(CGColor.init(hexadecimal:)) }

    /// Returns the address of the picture in a size; nil if the artwork has no address.
    public func url(width: Int, height: Int) -> URL? {
        guard let template = attributes["url"]?.string else { return nil }
        let text = template.replacing("{w}", with: "\(width)").replacing("{h}", with: "\(height)")
            .replacing("{f}", with: "jpg").replacing("{c}", with: "bb")
        return URL(string: text)
    }

    public var description: String { "Artwork(maximumWidth: \(maximumWidth), maximumHeight: \(maximumHeight))" }
    /// The description, with the URL template.
    public var debugDescription: String {
        "Artwork(\n  urlFormat: \"\(attributes["url"]?.string ?? "")\",\n  maximumWidth: \(maximumWidth),\n"
            + "  maximumHeight: \(maximumHeight)\n)"
    }
}

extension Artwork: ValueDecodable, Codable {
    init(value: ItemValue) throws {
        guard let object = value.object else { throw DecodingError.content("Artwork: it is not an object") }
        attributes = object
    }

    public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try ItemValue.object(attributes).encode(to: encoder) }
}

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
    /// The description.
    public var debugDescription: String { description }
}

extension EditorialNotes: ValueDecodable {
    init(value: Value) throws {
        guard value.object != nil else { throw DecodingError.content("EditorialNotes: it is not an object") }
        name = value["name"]?.string
        short = value["short"]?.string
        standard = value["standard"]?.string
        tagline = value["tagline"]?.string
    }
}

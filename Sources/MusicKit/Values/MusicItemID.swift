/// The id of a music item: digits in the catalog, with a prefix such as `l.` in libraries.
@frozen
public struct MusicItemID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible,
    ExpressibleByStringLiteral, MusicLibraryRequestFilterValueEquatable,
    MusicLibraryRequestFilterValueMembershipComparable
{
    /// The text, as in the service's answers.
    public let rawValue: String

    /// Makes an id from any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an id from any text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }
}

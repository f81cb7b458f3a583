/// Parameters with which a player finds an item. Coding keeps every member, known or not.
public struct PlayParameters: Hashable, Sendable {
    let members: [String: Value]
}

extension PlayParameters: ValueDecodable, Codable {
    init(value: Value) throws {
        guard let object = value.object else { throw DecodingError.content("PlayParameters: it is not an object") }
        members = object
    }

    public init(from decoder: any Decoder) throws { try self.init(value: Value(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try Value.object(members).encode(to: encoder) }
}

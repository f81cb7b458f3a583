/// A part of a value that an encoder may write by itself, and need not write again as long as it stays the same.
///
/// Encoders that know nothing of it encode the part where it stands. What it needs of a value is asked for where it is needed and not here, because
/// the runtime would look for it at each start of a program.
@propertyWrapper
package struct EncodedApart<Value: Sendable>: Sendable {
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension EncodedApart: Equatable where Value: Equatable {}
extension EncodedApart: Hashable where Value: Hashable {}

extension EncodedApart: Decodable where Value: Decodable {
    package init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
}

extension EncodedApart: Encodable where Value: Hashable & Encodable {
    package func encode(to encoder: any Encoder) throws {
        guard let key = CodingUserInfoKey.partKeeper, let keeper = encoder.userInfo[key] as? any PartKeeper else {
            return try wrappedValue.encode(to: encoder)
        }
        var container = encoder.singleValueContainer()
        try container.encode(try keeper.reference(to: wrappedValue, at: encoder.codingPath))
    }
}

/// Keeps parts of a value that is encoded, so that what is encoded in their place only refers to them.
package protocol PartKeeper: Sendable {
    /// - Parameter path: where the part is in the whole value.
    /// - Returns: what stands in the part's place.
    /// - Throws: `EncodingError`.
    func reference(to part: some Hashable & Encodable & Sendable, at path: [any CodingKey]) throws -> String

    /// The same for neighbours in a list, all of which stand in the place of the one reference to them.
    func reference(
        toElements elements: [some Hashable & Encodable & Sendable], at path: [any CodingKey]
    ) throws -> String
}

extension CodingUserInfoKey {
    /// Where an encoder has its `PartKeeper`. Never nil; the initializer is of a kind that may be.
    package static let partKeeper = CodingUserInfoKey(rawValue: "tonearm.partKeeper")
}

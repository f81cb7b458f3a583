/// A part of a value that an encoder can write separately, and need not write again while it is unchanged.
///
/// Encoders without a `PartKeeper` encode the part in place. The type itself has no constraints: each would cost a
/// conformance lookup at every start of a program.
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

/// A store for parts of an encoded value: the encoded value contains references in their place.
package protocol PartKeeper: Sendable {
    /// - Parameter path: the path of the part in the whole value.
    /// - Returns: the reference that replaces the part.
    /// - Throws: `EncodingError`.
    func reference(to part: some Hashable & Encodable & Sendable, at path: [any CodingKey]) throws -> String

    /// Stores neighbouring elements of a list; one reference replaces all of them.
    func reference(
        toElements elements: [some Hashable & Encodable & Sendable], at path: [any CodingKey]
    ) throws -> String
}

extension CodingUserInfoKey {
    /// The key of an encoder's `PartKeeper`. Never nil; only the initializer is failable.
    package static let partKeeper = CodingUserInfoKey(rawValue: "tonearm.partKeeper")
}

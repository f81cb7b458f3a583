/// An enum case with its associated values, in the form of Codable synthesis (SE-0295, "Codable synthesis for enums
/// with associated values"): an object with one member, named like the case. Its value is an object of the associated
/// values by label, `_0` for the unlabelled one.
///
/// Synthesis makes a `CodingKey` type for the enum and another for each case. For each of these types, decoding the
/// first value searches all conformances of the program. Enums that are decoded at every start share `CodedName`
/// instead.
package struct CodedCase {
    package let name: String
    private let values: KeyedDecodingContainer<CodedName>

    /// - Throws: `DecodingError` if there is no object with exactly one member.
    package init(from decoder: any Decoder) throws {
        let cases = try decoder.container(keyedBy: CodedName.self)
        guard let key = cases.allKeys.first, cases.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: cases.codingPath, debugDescription: "One case is expected, not \(cases.allKeys.count).")
            )
        }
        name = key.stringValue
        values = try cases.nestedContainer(keyedBy: CodedName.self, forKey: key)
    }

    /// - Throws: `DecodingError` if the value is missing or has another type.
    package func value<Value: Decodable>(_ label: String = CodedName.unlabelled) throws -> Value {
        try values.decode(Value.self, forKey: CodedName(stringValue: label))
    }

    /// - Returns: nil if the value is missing.
    /// - Throws: `DecodingError` if it has another type.
    package func optionalValue<Value: Decodable>(_ label: String = CodedName.unlabelled) throws -> Value? {
        try values.decodeIfPresent(Value.self, forKey: CodedName(stringValue: label))
    }

    /// The error for a name that is not a case of the enum.
    package var unknownCase: DecodingError {
        .dataCorrupted(.init(codingPath: values.codingPath, debugDescription: "There is no case '\(name)'."))
    }

    /// Writes a case without values.
    package static func encode(_ name: String, to encoder: any Encoder) throws {
        try encode(name, to: encoder) { _ in }
    }

    /// Writes a case with one value.
    package static func encode(
        _ name: String, _ value: some Encodable, label: String = CodedName.unlabelled, to encoder: any Encoder
    ) throws {
        try encode(name, to: encoder) { try $0.encode(value, forKey: CodedName(stringValue: label)) }
    }

    /// - Parameter values: writes the case's values.
    package static func encode(
        _ name: String, to encoder: any Encoder, values: (inout KeyedEncodingContainer<CodedName>) throws -> Void
    ) throws {
        var cases = encoder.container(keyedBy: CodedName.self)
        var container = cases.nestedContainer(keyedBy: CodedName.self, forKey: CodedName(stringValue: name))
        try values(&container)
    }
}

/// The coding key of a case or of a value.
package struct CodedName: CodingKey {
    package static let unlabelled = "_0"

    package let stringValue: String
    package var intValue: Int? { nil }

    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { nil }
}

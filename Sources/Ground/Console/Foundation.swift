// This is the only file of this target that needs Foundation. It prefers FoundationEssentials, which is smaller.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Encodes values as JSON for files, and decodes them.
package enum DocumentCoding {
    /// - Parameters:
    ///   - value: the value to encode.
    ///   - userInfo: the values that its `encode(to:)` finds in the encoder.
    /// - Throws: `EncodingError`.
    package static func encode(
        _ value: some Encodable, userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.userInfo = userInfo
        return Array(try encoder.encode(value))
    }

    /// - Throws: `DecodingError`, also if the bytes are not JSON.
    package static func decode<Value: Decodable>(_ type: Value.Type = Value.self, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}

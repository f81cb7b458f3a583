// The one file of this target that needs Foundation, of which the essentials are enough where they can be had alone.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Values as JSON, which is how they are kept in files.
package enum DocumentCoding {
    /// - Parameters:
    ///   - value: what is encoded.
    ///   - userInfo: what it may find in its encoder.
    /// - Throws: `EncodingError`.
    package static func encode(
        _ value: some Encodable, userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.userInfo = userInfo
        return Array(try encoder.encode(value))
    }

    /// - Throws: `DecodingError`, also for what is no JSON.
    package static func decode<Value: Decodable>(_ type: Value.Type = Value.self, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}

// The one file of this target that needs Foundation, of which the essentials are enough where they can be had alone.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Values as JSON, which is how they are kept in files.
package enum DocumentCoding {
    /// - Throws: `EncodingError`.
    package static func encode(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }

    /// - Throws: `DecodingError`, also for what is no JSON.
    package static func decode<Value: Decodable>(_ type: Value.Type = Value.self, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}

extension Timestamp {
    /// - Parameter text: with time and zone.
    /// - Returns: seconds since 1970; nil for what is no ISO 8601.
    static func seconds(_ text: String) -> Int? {
        (try? Date(text, strategy: .iso8601)).flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) }
    }

    /// `2026-11-21T09:30:00Z`
    /// - Parameter seconds: since 1970, in `Timestamp.calendar`.
    static func formatted(_ seconds: Int) -> String {
        Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601)
    }
}

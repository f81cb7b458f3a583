import Synchronization

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

    /// Stores neighboring elements of a list; one reference replaces all of them.
    func reference(
        toElements elements: [some Hashable & Encodable & Sendable], at path: [any CodingKey]
    ) throws -> String
}

extension CodingUserInfoKey {
    /// The key of an encoder's `PartKeeper`. Never nil; only the initializer is failable.
    package static let partKeeper = CodingUserInfoKey(rawValue: "tonearm.partKeeper")
}

/// The parts of a value as JSON, kept so that encoding the value again encodes only the changed ones.
package final class EncodedParts: Sendable {
    /// A value with references to its parts.
    package struct Encoded: Sendable {
        /// The value as JSON, with references (strings) in place of the parts.
        package var frame: [UInt8]
        /// The parts that are new or changed since the last encoding, as JSON without line breaks, by number.
        package var changed: [Int: [UInt8]]
        /// The numbers of the parts that the value had the last time and has no longer.
        package var removed: Set<Int>
    }

    private struct Part: Sendable {
        let number: Int
        let value: any Hashable & Sendable
        let json: [UInt8]
    }

    private struct State: Sendable {
        /// Keyed by their path in the value.
        var parts: [String: Part] = [:]
        var lastNumber = 0
        /// The paths that the current encoding has visited.
        var seen: Set<String> = []
        var changed: [Int: [UInt8]] = [:]
    }

    /// The prefix of references. It cannot be guessed, so no text of a user is taken for a reference.
    package let key: String
    private let json: Encode
    private let state = Mutex(State())

    /// Encodes a value as JSON with the given `userInfo`.
    package typealias Encode = @Sendable (any Encodable, [CodingUserInfoKey: any Sendable]) throws -> [UInt8]

    package init(key: String, _ json: @escaping Encode) {
        self.key = key
        self.json = json
    }

    /// - Throws: `EncodingError`.
    package func encode(_ value: some Encodable) throws -> Encoded {
        state.withLock { state in
            state.seen = []
            state.changed = [:]
        }
        let userInfo = CodingUserInfoKey.partKeeper.map { [$0: self as any Sendable] } ?? [:]
        let frame = try json(value, userInfo)
        return state.withLock { state in
            let removed = state.parts.filter { !state.seen.contains($0.key) }
            for place in removed.keys { state.parts[place] = nil }
            return Encoded(frame: frame, changed: state.changed, removed: Set(removed.values.map(\.number)))
        }
    }

    /// All parts of the last encoded value, by number.
    package var all: [Int: [UInt8]] {
        state.withLock { state in .init(uniqueKeysWithValues: state.parts.values.map { ($0.number, $0.json) }) }
    }

    /// Replaces references by the parts.
    /// - Returns: nil if a part is missing.
    package static func joined(_ frame: [UInt8], parts: [Int: [UInt8]], key: String) -> [UInt8]? {
        let mark = Array("\"\(key).".utf8)
        let quote = UInt8(ascii: "\"")
        var joined: [UInt8] = []
        var rest = frame[...]
        while let start = rest.firstRange(of: mark) {
            joined += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstIndex(of: quote),
                let number = Int(String(decoding: rest[start.upperBound..<end], as: UTF8.self)),
                let part = parts[number]
            else { return nil }
            joined += part
            rest = rest[(end + 1)...]
        }
        return joined + rest
    }
}

extension EncodedParts: PartKeeper {
    package func reference(to part: some Hashable & Encodable & Sendable, at path: [any CodingKey]) throws -> String {
        try reference(to: part, at: path) { json in json }
    }

    /// Stores the elements without the brackets of their list.
    package func reference(
        toElements elements: [some Hashable & Encodable & Sendable], at path: [any CodingKey]
    ) throws -> String {
        try reference(to: elements, at: path) { json in Array(json.dropFirst().dropLast()) }
    }

    private func reference(
        to part: some Hashable & Encodable & Sendable, at path: [any CodingKey], form: ([UInt8]) -> [UInt8]
    ) throws -> String {
        let place = path.map(\.stringValue).joined(separator: "/")
        if let number = known(part, at: place) { return reference(number) }
        let json = form(try self.json(part, [:]))
        return state.withLock { state in
            if state.parts[place] == nil { state.lastNumber += 1 }
            let number = state.parts[place]?.number ?? state.lastNumber
            state.parts[place] = Part(number: number, value: part, json: json)
            state.seen.insert(place)
            state.changed[number] = json
            return reference(number)
        }
    }

    private func reference(_ number: Int) -> String { "\(key).\(number)" }

    /// Returns the number of an unchanged part. Arrays that share storage compare equal without a look at their
    /// elements.
    private func known<Value: Hashable>(_ value: Value, at place: String) -> Int? {
        guard let part = state.withLock({ $0.parts[place] }), part.value as? Value == value else { return nil }
        state.withLock { _ = $0.seen.insert(place) }
        return part.number
    }
}

/// Header fields in their order. Names are case-insensitive.
public struct Headers: Hashable, Sendable, Codable {
    /// The fields, in the order of arrival or of setting.
    public private(set) var fields: [Field]

    /// One field.
    public struct Field: Hashable, Sendable, Codable {
        /// The name, in the spelling of the sender.
        public var name: String
        /// The value; may be empty.
        public var value: String

        /// Whether the value is a secret, such as a token, which no view, transcript or log may show.
        package var isSecret: Bool { Headers.isSecret(name) }
    }

    /// The fields that carry tokens. `Media-User-Token` is the spelling of Apple's own web player.
    private static let secretNames: Set<String> = [
        "authorization", "proxy-authorization", "music-user-token", "media-user-token", "cookie", "set-cookie",
    ]

    /// Returns whether a field of this name carries a secret.
    package static func isSecret(_ name: String) -> Bool { secretNames.contains(name.lowercased()) }

    /// - Parameter fields: names and values, in order.
    public init(_ fields: [(String, String)] = []) { self.fields = fields.map { Field(name: $0.0, value: $0.1) } }

    /// The first value of a name. Setting replaces every field of the name; nil removes them.
    public subscript(_ name: String) -> String? {
        get { fields.first { Headers.isSame($0.name, name) }?.value }
        set {
            fields.removeAll { Headers.isSame($0.name, name) }
            if let newValue { fields.append(Field(name: name, value: newValue)) }
        }
    }

    /// Compares names without regard to the case of ASCII letters (RFC 9110 §5.1).
    private static func isSame(_ left: String, _ right: String) -> Bool {
        func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 32 : byte }
        guard left.utf8.count == right.utf8.count else { return false }
        return zip(left.utf8, right.utf8).allSatisfy { folded($0) == folded($1) }
    }

    /// Creates headers from fields, in order.
    public init(fields: [Field]) { self.fields = fields }

    /// The replacement for a redacted secret.
    package static let hidden = "‹hidden›"

    /// The fields with their secrets redacted, fit for storage.
    package var hidingSecrets: Headers {
        Headers(
            fields: fields.map { $0.isSecret && !$0.value.isEmpty ? Field(name: $0.name, value: Headers.hidden) : $0 })
    }

    /// The fields that are not secret.
    package var withoutSecrets: Headers { Headers(fields: fields.filter { !$0.isSecret }) }

    /// The fields with a value.
    package var withoutEmpty: Headers { Headers(fields: fields.filter { !$0.value.isEmpty }) }
}

import AppleMusicAPI

/// Where ids and tokens come from that must differ each time.
///
/// Three sources of one seed, which tell nothing of each other: ids of errors and of library resources stand in answers, user tokens must
/// not be guessed from them.
package struct IdentifierSources: Hashable, Sendable, Codable {
    /// Of resources in libraries.
    var library: RandomSource
    var errors: SecretSource
    var userTokens: SecretSource

    package init(seed: UInt64) {
        var own = SecretSource(seed: seed, purpose: "library ids")
        library = RandomSource(seed: own.bytes(8).reduce(0) { $0 << 8 | UInt64($1) })
        errors = SecretSource(seed: seed, purpose: "error ids")
        userTokens = SecretSource(seed: seed, purpose: "user tokens")
    }

    private enum CodingKeys: String, CodingKey {
        case library, errors, userTokens
        /// The only member in states of before there were several sources.
        case state
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let state = try container.decodeIfPresent(UInt64.self, forKey: .state) {
            self = IdentifierSources(seed: state)
        } else {
            library = try container.decode(RandomSource.self, forKey: .library)
            errors = try container.decode(SecretSource.self, forKey: .errors)
            userTokens = try container.decode(SecretSource.self, forKey: .userTokens)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(library, forKey: .library)
        try container.encode(errors, forKey: .errors)
        try container.encode(userTokens, forKey: .userTokens)
    }

    /// The id of one error: 26 characters of base32 without padding, which is 16 bytes.
    mutating func errorID() -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".unicodeScalars)
        var bits = errors.bytes(16).reduce(0 as UInt128) { $0 << 8 | UInt128($1) }
        var id = ""
        for _ in 0..<26 {
            id.unicodeScalars.append(alphabet[Int(bits >> 123)])
            bits <<= 5
        }
        return id
    }

    /// 300 characters of base64. Recordings have between 250 and 350.
    mutating func userToken() -> String {
        let letters = Base64URL.encode(userTokens.bytes(224)).utf8.map { letter in
            letter == UInt8(ascii: "-") ? UInt8(ascii: "+") : letter == UInt8(ascii: "_") ? UInt8(ascii: "/") : letter
        }
        return String(decoding: letters, as: UTF8.self) + "="
    }
}

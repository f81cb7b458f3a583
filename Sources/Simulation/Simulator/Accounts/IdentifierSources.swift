import AppleMusicAPI
import TonearmAlgorithms

/// The random sources of ids and tokens.
///
/// They are independent sources from one seed, so that user tokens cannot be guessed from ids in answers. They are made
/// at the first draw, because most programs never draw.
package struct IdentifierSources: Sendable, Codable {
    fileprivate struct Sources: Hashable, Sendable {
        /// The source of library ids.
        var library: RandomSource
        var errors: SecretSource
        var userTokens: SecretSource
    }

    fileprivate enum Origin: Sendable {
        /// The state before the first draw.
        case seed(UInt64)
        case sources(Sources)
    }

    private var origin: Origin

    package init(seed: UInt64) { origin = .seed(seed) }

    private var sources: Sources {
        get {
            switch origin {
            case .seed(let seed): Sources(seed: seed)
            case .sources(let sources): sources
            }
        }
        set { origin = .sources(newValue) }
    }

    /// The source of library ids.
    var library: RandomSource {
        get { sources.library }
        set { sources.library = newValue }
    }

    private enum CodingKeys: String, CodingKey {
        case library, errors, userTokens
        /// The only member in states from before the sources were separated.
        case state
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let state = try container.decodeIfPresent(UInt64.self, forKey: .state) {
            self = IdentifierSources(seed: state)
        } else {
            origin = .sources(
                Sources(
                    library: try container.decode(RandomSource.self, forKey: .library),
                    errors: try container.decode(SecretSource.self, forKey: .errors),
                    userTokens: try container.decode(SecretSource.self, forKey: .userTokens)))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let sources = sources
        try container.encode(sources.library, forKey: .library)
        try container.encode(sources.errors, forKey: .errors)
        try container.encode(sources.userTokens, forKey: .userTokens)
    }

    /// Replaces the source of user tokens. The other sources continue.
    package mutating func renewUserTokens(secret: UInt64) {
        sources.userTokens = SecretSource(seed: secret, purpose: "user tokens")
    }

    /// Takes over the source of user tokens from another value, so that no token is issued twice.
    mutating func goOnWithUserTokens(of other: IdentifierSources) { sources.userTokens = other.sources.userTokens }

    /// Returns the id of one error: 26 characters of base32 without padding, which is 16 bytes.
    mutating func errorID() -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".unicodeScalars)
        var bits = sources.errors.bytes(16).reduce(0 as UInt128) { $0 << 8 | UInt128($1) }
        var id = ""
        for _ in 0..<26 {
            id.unicodeScalars.append(alphabet[Int(bits >> 123)])
            bits <<= 5
        }
        return id
    }

    /// Returns a token of 300 characters of base64. Recorded ones have between 250 and 350.
    mutating func userToken() -> String {
        let letters = Base64URL.encode(sources.userTokens.bytes(224)).utf8.map { letter in
            letter == UInt8(ascii: "-") ? UInt8(ascii: "+") : letter == UInt8(ascii: "_") ? UInt8(ascii: "/") : letter
        }
        return String(decoding: letters, as: UTF8.self) + "="
    }
}

extension IdentifierSources: Hashable {
    /// Returns whether both will produce equal values. A seed equals the sources that it produces.
    package static func == (one: IdentifierSources, other: IdentifierSources) -> Bool {
        if case (.seed(let one), .seed(let other)) = (one.origin, other.origin) { return one == other }
        return one.sources == other.sources
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(sources) }
}

extension IdentifierSources.Sources {
    fileprivate init(seed: UInt64) {
        var own = SecretSource(seed: seed, purpose: "library ids")
        library = RandomSource(seed: own.bytes(8).reduce(0) { $0 << 8 | UInt64($1) })
        errors = SecretSource(seed: seed, purpose: "error ids")
        userTokens = SecretSource(seed: seed, purpose: "user tokens")
    }
}

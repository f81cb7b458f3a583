package import AppleMusicAPI

/// What the simulated service remembers between two requests. Part of the session, so it is a value.
package struct SimulatorState: Hashable, Sendable, Codable {
    /// The source of ids that must differ each time.
    package var random: RandomSource
    package internal(set) var accounts = SimulatedAccount.demonstration
    /// The music user tokens that are good.
    var userTokens: [UserTokenRecord] = []
    /// What goes wrong on purpose.
    package var faults = Faults()
    /// Keys of developers that were made known, beside those that the service began with; nil for none, as in states that were written before
    /// there were any.
    private var madeKnown: [DeveloperKey.Public]?

    /// Keys whose tokens are good, beside those that the service began with.
    package var developerKeys: [DeveloperKey.Public] { madeKnown ?? [] }

    /// As when the developer portal makes a key, whose public half the service keeps. A key of the same id is replaced.
    package mutating func makeKnown(_ key: DeveloperKey.Public) {
        madeKnown = developerKeys.filter { $0.id != key.id } + [key]
    }

    package init(seed: UInt64) { random = RandomSource(seed: seed) }

    /// Whether nothing is different but the ids that errors to come will have.
    package func isSame(as other: SimulatorState) -> Bool {
        var other = other
        other.random = random
        return self == other
    }
}

/// A small random source whose state can be saved: SplitMix64 (Steele, Lea and Flood, 2014).
package struct RandomSource: RandomNumberGenerator, Hashable, Sendable, Codable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The id of one error: 26 characters of base32 without padding, which is 16 bytes.
    mutating func errorID() -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".unicodeScalars)
        var bits = (next(), next())
        var id = ""
        for _ in 0..<26 {
            id.unicodeScalars.append(alphabet[Int(bits.0 >> 59)])
            bits.0 = bits.0 << 5 | bits.1 >> 59
            bits.1 <<= 5
        }
        return id
    }
}

package import AppleMusicAPI

/// The state of the simulated service between two requests: libraries, tokens, faults. Accounts are lent to it.
package struct SimulatorState: Hashable, Sendable, Codable {
    /// The random sources of ids and tokens.
    package var random: IdentifierSources
    /// The records of accounts with content.
    var records = AccountRecord.demonstration
    /// The valid music user tokens.
    @EncodedApart var userTokens: [UserTokenRecord] = []
    /// The injected faults.
    package var faults = Faults()
    /// The registered keys of developers, besides the initial ones; nil if there are none, as in states from before
    /// this feature.
    private var madeKnown: [DeveloperKey.Public]?
    /// The simulated era; nil for today.
    var chosenEra: Era?

    private enum CodingKeys: String, CodingKey {
        case random, userTokens, faults, madeKnown, chosenEra, positions
        case records = "accounts"
    }

    /// The positions in a recording, in states of 0.2.0; now `World` contains them.
    package private(set) var positions: ReplayPositions?

    /// Removes the positions in a recording from a state of 0.2.0.
    package mutating func takeReplayPositions() -> ReplayPositions? {
        defer { positions = nil }
        return positions
    }

    /// The registered keys of developers, besides the initial ones.
    package var developerKeys: [DeveloperKey.Public] { madeKnown ?? [] }

    /// Registers the public half of a key, as the developer portal does. It replaces a key with an equal id.
    package mutating func makeKnown(_ key: DeveloperKey.Public) {
        madeKnown = developerKeys.filter { $0.id != key.id } + [key]
    }

    package init(seed: UInt64) { random = IdentifierSources(seed: seed) }

    /// A placeholder for a state that is never used.
    package static let unused = SimulatorState(seed: 0)

    /// Returns whether both are equal, apart from the ids of future errors.
    package func isSame(as other: SimulatorState) -> Bool {
        var other = other
        other.random = random
        return self == other
    }
}

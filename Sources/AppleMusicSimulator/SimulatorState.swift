package import AppleMusicAPI

/// The values that the simulated service itself keeps between two requests: possessions, tokens, faults. The accounts are lent to it.
package struct SimulatorState: Hashable, Sendable, Codable {
    /// The sources of ids and tokens that must differ each time.
    package var random: IdentifierSources
    /// A record for each account that owns something.
    var records = AccountRecord.demonstration
    /// The music user tokens that are good.
    @EncodedApart var userTokens: [UserTokenRecord] = []
    /// What goes wrong on purpose.
    package var faults = Faults()
    /// Keys of developers that were made known, beside those that the service began with; nil for none, as in states that were written before
    /// there were any.
    private var madeKnown: [DeveloperKey.Public]?
    /// Nil for today's.
    var chosenEra: Era?

    private enum CodingKeys: String, CodingKey {
        case random, userTokens, faults, madeKnown, chosenEra, positions
        case records = "accounts"
    }

    /// The place in a recording, in states of 0.2.0; `World` has a field for it since.
    package private(set) var positions: ReplayPositions?

    /// Removes the place in a recording from a state of 0.2.0.
    package mutating func takeReplayPositions() -> ReplayPositions? {
        defer { positions = nil }
        return positions
    }

    /// Keys whose tokens are good, beside those that the service began with.
    package var developerKeys: [DeveloperKey.Public] { madeKnown ?? [] }

    /// As when the developer portal makes a key, whose public half the service keeps. A key of the same id is replaced.
    package mutating func makeKnown(_ key: DeveloperKey.Public) {
        madeKnown = developerKeys.filter { $0.id != key.id } + [key]
    }

    package init(seed: UInt64) { random = IdentifierSources(seed: seed) }

    /// Stands where a state is needed that nobody asks.
    package static let unused = SimulatorState(seed: 0)

    /// Whether nothing is different but the ids that errors to come will have.
    package func isSame(as other: SimulatorState) -> Bool {
        var other = other
        other.random = random
        return self == other
    }
}

package import AppleMusicAPI
package import TonearmCatalog

/// The state of the simulated service between two requests: libraries, tokens, faults. The accounts are in
/// `SimulatorMemory`.
package struct SimulatorState: Hashable, Sendable, Codable {
    /// The random sources of ids and tokens.
    package var random: IdentifierSources
    /// The records of accounts with content.
    var records = AccountRecord.demonstration
    /// The valid music user tokens.
    @EncodedApart var userTokens: [UserTokenRecord] = []
    /// The last user tokens that became invalid, oldest first; nil for none.
    var endedUserTokens: [EndedUserToken]?
    /// The injected faults.
    package var faults = Faults()
    /// The registered keys of developers, besides the initial ones; nil if there are none, as in states from before
    /// this feature.
    private var madeKnown: [PublicDeveloperKey]?
    /// The simulated era; nil for today.
    var chosenEra: Era?
    /// The albums that a world file added to the catalog; nil for none.
    package var addedAlbums: [AddedAlbum]?
    /// The seed that a world file chose; nil for another one.
    package var chosenSeed: UInt64?

    /// The memories of neighbors by their names; nil for none.
    private var neighbors: [String: NeighborMemory]?

    private enum CodingKeys: String, CodingKey {
        case random, userTokens, endedUserTokens, faults, madeKnown, chosenEra, addedAlbums, chosenSeed, positions,
            neighbors
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
    package var developerKeys: [PublicDeveloperKey] { madeKnown ?? [] }

    /// Registers the public half of a key, as the developer portal does. It replaces a key with an equal id.
    package mutating func makeKnown(_ key: PublicDeveloperKey) {
        madeKnown = developerKeys.filter { $0.id != key.id } + [key]
    }

    /// Removes the keys that were registered besides the initial ones.
    mutating func forgetDeveloperKeys() { madeKnown = nil }

    package init(seed: UInt64) { random = IdentifierSources(seed: seed) }

    /// A placeholder for a state that is never used.
    package static let unused = SimulatorState(seed: 0)

    /// Returns whether both are equal, apart from the ids of future errors.
    package func isSame(as other: SimulatorState) -> Bool {
        var other = other
        other.random = random
        return self == other
    }

    /// The memory of a simulated neighbor, by its name.
    subscript(neighbor name: String) -> NeighborMemory {
        get {
            var memory = neighbors?[name] ?? NeighborMemory()
            memory.isLimited = faults.rateLimit != nil
            return memory
        }
        set {
            guard newValue != self[neighbor: name] else { return }
            var stored = newValue
            stored.isLimited = false
            neighbors = (neighbors ?? [:]).merging([name: stored]) { $1 }
        }
    }

    /// The simulated era of the service.
    package var era: Era {
        get { chosenEra ?? .today }
        set { chosenEra = newValue == .today ? nil : newValue }
    }
}

/// The service's records of accounts, and their changes outside of requests.
extension SimulatorState {
    func record(of account: String) -> AccountRecord? { records.first { $0.name == account } }

    /// Changes the record of an account; a missing record is created.
    mutating func change(_ account: String, _ change: (inout AccountRecord) -> Void) {
        if let index = records.firstIndex(where: { $0.name == account }) { return change(&records[index]) }
        var record = AccountRecord(account)
        change(&record)
        records.append(record)
    }

    /// Records a play on a device.
    /// - Parameters:
    ///   - resource: a song, music video or station, in the catalog or the library, or a whole album or playlist that
    ///     was started.
    ///   - container: the album, playlist or station from which a track was played; nil for a single track.
    ///   - time: seconds since 1970.
    package mutating func recordPlay(
        account name: String, of resource: ResourceIdentifier, in container: ResourceIdentifier? = nil, at time: Int
    ) {
        change(name) { $0.waiting.append(.played(PlayEvent(of: resource, in: container, at: time))) }
    }

    /// Removes a resource from a library; requests cannot do this. Its library id is never reused: adding it again
    /// creates another.
    package mutating func removeFromLibrary(_ resource: ResourceIdentifier, account name: String) {
        change(name) { $0.waiting.append(.removed(resource)) }
    }
}

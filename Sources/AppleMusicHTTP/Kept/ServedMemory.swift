package import AppleMusicAPI
package import AppleMusicSimulator

/// The memory of a service that a server shares among its clients and can store in a file.
package protocol ServedMemory: ServiceMemoryValue, Codable {
    /// Returns whether the memory has no changes that are worth writing. Ids of errors are not worth it, but must
    /// never be used twice.
    func isSame(as other: Self) -> Bool

    /// The keys that were registered since the service began.
    var developerKeys: [DeveloperKey.Public] { get }

    /// Returns the answer to a request whose change could not be stored and was undone.
    mutating func answerOfLostChange() -> Response
}

extension SimulatorMemory: ServedMemory {
    package var developerKeys: [DeveloperKey.Public] { state.developerKeys }

    package mutating func answerOfLostChange() -> Response { .notKept(random: &state.random) }
}

/// The memory of a server that stores nothing.
package struct NoMemory: ServedMemory {
    package init() {}

    package static let unused = NoMemory()

    package var developerKeys: [DeveloperKey.Public] { [] }

    package func isSame(as other: NoMemory) -> Bool { true }

    package mutating func answerOfLostChange() -> Response { .bare(503) }
}

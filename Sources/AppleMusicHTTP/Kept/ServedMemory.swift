package import AppleMusicAPI
package import AppleMusicSimulator

/// The memory of a service that a server shares among its clients and can store in a file.
package protocol ServedMemory: ServiceMemoryValue, Codable {
    /// Whether nothing differs that is worth writing. The ids of errors are not worth it, but must not be given twice.
    func isSame(as other: Self) -> Bool

    /// The keys that were registered since the service began.
    var developerKeys: [DeveloperKey.Public] { get }

    /// Returns the answer to a change that could not be kept, and was taken back.
    mutating func answerOfLostChange() -> Response
}

extension SimulatorMemory: ServedMemory {
    package var developerKeys: [DeveloperKey.Public] { state.developerKeys }

    package mutating func answerOfLostChange() -> Response { .notKept(random: &state.random) }
}

/// The memory of a server that remembers nothing.
package struct NoMemory: ServedMemory {
    package init() {}

    package static let unused = NoMemory()

    package var developerKeys: [DeveloperKey.Public] { [] }

    package func isSame(as other: NoMemory) -> Bool { true }

    package mutating func answerOfLostChange() -> Response { .bare(503) }
}

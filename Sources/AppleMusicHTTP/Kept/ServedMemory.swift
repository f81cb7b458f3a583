package import AppleMusicAPI
package import AppleMusicSimulator

/// A service's memory that a server can share among its clients and keep in a file.
package protocol ServedMemory: ServiceMemoryValue, Codable {
    /// Whether nothing is different that would be worth writing. The ids of errors are not, but must not be given twice.
    func isSame(as other: Self) -> Bool

    /// Keys whose tokens were registered since the service began.
    var developerKeys: [DeveloperKey.Public] { get }

    /// The answer to a change that was taken back, because it could not be kept.
    mutating func answerOfLostChange() -> Response
}

extension SimulatorMemory: ServedMemory {
    package var developerKeys: [DeveloperKey.Public] { state.developerKeys }

    package mutating func answerOfLostChange() -> Response { .notKept(random: &state.random) }
}

/// What a server without a memory of its own has.
package struct NoMemory: ServedMemory {
    package init() {}

    package static let unused = NoMemory()

    package var developerKeys: [DeveloperKey.Public] { [] }

    package func isSame(as other: NoMemory) -> Bool { true }

    package mutating func answerOfLostChange() -> Response { .bare(503) }
}

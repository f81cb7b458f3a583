public import AppleMusicSimulation
public import MusicKit

/// A simulated Apple Music that answers `MusicKit`, with the controls for a test.
///
/// ```swift
/// try await Simulation.run(.freshSubscriber) {
///     Simulation.current.answerConsent(with: .refuse)
///     #expect(await MusicAuthorization.request() == .denied)
/// }
/// ```
public struct Simulation: Sendable {
    /// The simulated Apple Music: accounts, the clock, faults, changes, requests.
    public let music: SimulatedAppleMusic
    let world: KitWorld

    init(_ music: SimulatedAppleMusic) {
        self.music = music
        world = KitWorld(music)
    }

    /// The simulation of the task. Tasks without a simulation use that of the process: an authorized subscriber's,
    /// with a
    /// stopped clock.
    ///
    /// Detached tasks do not belong to a test's simulation, so they use that of the process.
    public static var current: Simulation { Simulation(KitWorld.current.music) }

    /// Runs a body in its own world. Tests with their own worlds can run at the same time.
    /// - Throws: the errors of the body, and `AppEnded` if a device would have ended the app meanwhile.
    @discardableResult
    public static func run<Value>(
        _ scenario: SimulatedScenario = .subscriber, seed: UInt64 = 1,
        time: Int = SimulatedAppleMusic.standardTime, _ body: (Simulation) async throws -> Value
    ) async throws -> Value {
        try await SimulatedAppleMusic.with(scenario, seed: seed, time: time) { music in
            try await Simulation(music).checking(body)
        }
    }

    /// Runs a body in its own world, which is `current` in the body.
    @discardableResult
    public static func run<Value>(
        _ scenario: SimulatedScenario = .subscriber, seed: UInt64 = 1,
        time: Int = SimulatedAppleMusic.standardTime, _ body: () async throws -> Value
    ) async throws -> Value {
        try await run(scenario, seed: seed, time: time) { _ in try await body() }
    }

    /// Runs a body in the world of a file: accounts with their music, albums, devices, faults. The app has consent,
    /// unless the file says otherwise.
    /// - Parameter worldFile: the JSON of the file; see "Worlds for tests".
    /// - Throws: `WorldFileProblem` for a wrong file, and the errors of the body.
    @discardableResult
    public static func run<Value>(
        worldFile: Data, _ body: (Simulation) async throws -> Value
    ) async throws -> Value {
        let music = try SimulatedAppleMusic(world: worldFile)
        if music.consent == .notDetermined { try music.requestConsent(answering: .allow) }
        return try await music.run { try await Simulation(music).checking(body) }
    }

    /// Replaces the world of the process, which serves XCTest and detached tasks. The earlier one ends.
    @discardableResult
    public static func useForProcess(
        _ scenario: SimulatedScenario, seed: UInt64 = 1, time: Int = SimulatedAppleMusic.standardTime
    ) -> Simulation {
        let music = SimulatedAppleMusic(scenario, seed: seed, time: time)
        KitWorld.processWide = music
        return Simulation(music)
    }

    func checking<Value>(_ body: (Simulation) async throws -> Value) async throws -> Value {
        let value = try await body(self)
        if let crash = world.state.crash { throw AppEnded(reason: crash.description) }
        return value
    }
}

/// An error for a call at which a device ends the app, such as a request for consent without a usage description.
public struct AppEnded: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason in a sentence.
    public let reason: String

    public var description: String { "The system ends the app: \(reason)" }
}

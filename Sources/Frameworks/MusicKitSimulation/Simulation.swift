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
        ProcessWorld.noteSimulation()
        self.music = music
        world = KitWorld(music)
    }

    /// The simulation of the task, or that of the process (`useForProcess`).
    ///
    /// Detached tasks, dispatch queues and timers do not belong to a test's simulation. Without a simulation of the
    /// process, this is a device without consent, and standard error names the call.
    public static var current: Simulation {
        ProcessWorld.noteSimulation()
        return Simulation(KitWorld.current().music)
    }

    /// Runs a body in its own world. Tests with their own worlds can run at the same time.
    /// - Throws: the errors of the body, and `AppCrashProblem` if a device would have ended the app meanwhile.
    @discardableResult
    public static func run<Value>(
        _ scenario: SimulatedScenario = .subscriber, seed: UInt64 = 1,
        time: Duration = SimulatedAppleMusic.standardTime, _ body: (Simulation) async throws -> Value
    ) async throws -> Value {
        try await SimulatedAppleMusic.with(scenario, seed: seed, time: time) { music in
            try await Simulation(music).checking(body)
        }
    }

    /// Runs a body in its own world, which is `current` in the body.
    @discardableResult
    public static func run<Value>(
        _ scenario: SimulatedScenario = .subscriber, seed: UInt64 = 1,
        time: Duration = SimulatedAppleMusic.standardTime, _ body: () async throws -> Value
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

    /// Chooses the world of the process, for XCTest, detached tasks, dispatch queues and timers. The earlier one ends.
    ///
    /// All tests of the process share it, so they must run one after the other.
    @discardableResult
    public static func useForProcess(
        _ scenario: SimulatedScenario, seed: UInt64 = 1, time: Duration = SimulatedAppleMusic.standardTime
    ) -> Simulation {
        let music = SimulatedAppleMusic(scenario, seed: seed, time: time)
        ProcessWorld.chosen = music
        return Simulation(music)
    }

    /// Runs a body in a world that is also that of the process, for code that leaves its task. Afterwards the process
    /// has no world.
    ///
    /// Bodies that run at the same time would share the world of the process, so they must run one after the other.
    /// - Throws: the errors of the body, and `AppCrashProblem` if a device would have ended the app meanwhile.
    @discardableResult
    public static func runForProcess<Output>(
        _ scenario: SimulatedScenario = .subscriber, seed: UInt64 = 1,
        time: Duration = SimulatedAppleMusic.standardTime, _ body: (Simulation) async throws -> Output
    ) async throws -> Output {
        let simulation = useForProcess(scenario, seed: seed, time: time)
        defer { ProcessWorld.chosen = nil }
        return try await simulation.music.run { try await simulation.checking(body) }
    }

    func checking<Value>(_ body: (Simulation) async throws -> Value) async throws -> Value {
        let value = try await body(self)
        if let crash = world.state.crash { throw AppCrashProblem(reason: crash.description) }
        return value
    }
}

/// An error for a call at which a device ends the app, such as a request for consent without a usage description.
public struct AppCrashProblem: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The reason in a sentence.
    public let reason: String

    public var description: String { "The system ends the app: \(reason)" }
    /// The message.
    public var errorDescription: String? { description }
}

package import TonearmCatalog
import TonearmSimulator
package import TonearmWorld

/// A simulation of Apple Music for the tests of an app: the web service, and the device with its account, in this
/// process.
///
/// It never uses the network. Getters and setters are synchronous and may be called from any task, also during
/// requests. Simulations with equal beginnings and equal requests give equal answers, including tokens.
///
/// ```swift
/// let music = SimulatedAppleMusic(.freshSubscriber)
/// try music.requestConsent(answering: .allow)
/// let albums = try await music.send(Request(.get, "/v1/me/library/albums"))
/// ```
public final class SimulatedAppleMusic: Sendable {
    /// The world, and the driver that runs it.
    package let stage: Stage
    let journal = RequestLog()
    package let attachments = Attachments()

    /// Makes a simulation of a scenario.
    /// - Parameters:
    ///   - scenario: the initial situation; by default a subscriber's phone with an app that has not asked for consent.
    ///   - seed: the seed of everything random.
    ///   - time: the time of the stopped clock until `advance(by:)`, since 1970.
    public convenience init(
        _ scenario: SimulatedScenario = .fresh, seed: UInt64 = 1, time: Duration = SimulatedAppleMusic.standardTime
    ) {
        let time = time.wholeSeconds
        var world = World(seed: seed, clock: .fixed(seconds: time))
        if let known = scenario.value {
            do throws(UserTokenRefusal) { try world.begin(known, now: time) } catch {
                preconditionFailure("the service refuses the token of the scenario '\(known.name)': \(error)")
            }
        }
        self.init(world)
    }

    /// Makes a simulation of a world file: accounts with their music, albums of your own, devices, faults and time.
    ///
    /// ```swift
    /// let music = try SimulatedAppleMusic(world: Data(contentsOf: file))
    /// ```
    /// `world save FILE` in tonearm writes such a file, and `docs/world.schema.json` describes it. Without `now` in it,
    /// the clock is stopped at `time`.
    /// - Parameters:
    ///   - text: the file's bytes in UTF-8.
    ///   - time: the time of loading, and of the stopped clock unless the file sets one, since 1970.
    /// - Throws: `WorldFileProblem` with the line and the path of a wrong value.
    public convenience init(
        world text: some Sequence<UInt8>, time: Duration = SimulatedAppleMusic.standardTime
    ) throws(WorldFileProblem) {
        let bytes = Array(text)
        let time = time.wholeSeconds
        var world = World(seed: 1, clock: .fixed(seconds: time))
        do throws(FixtureProblem) {
            try WorldFixture.locating(in: bytes) { () throws(FixtureProblem) in
                let fixture = try WorldFixture(text: bytes)
                var memory = try fixture.memory(extending: Self.catalog, time: time)
                let music = try fixture.deviceMusic(in: &memory, extending: Self.catalog, time: time)
                try world.begin(fixture, memory, music)
                let start = fixture.now ?? time.addingClamped(fixture.ahead)
                world.clock = .fixed(seconds: start)
                world.noteLibraries(at: start)
            }
        } catch {
            throw WorldFileProblem(line: error.line, path: error.path, reason: error.reason, advice: error.next)
        }
        self.init(world)
    }

    convenience init(_ world: World) {
        let service = Simulator(catalog: Self.catalog, signers: SimulatedSigner.signers).inWorld
        self.init(world) { _ in service }
    }

    /// - Parameter connect: makes the service at the world's address.
    init(_ world: World, connect: @escaping @Sendable (ServiceAddress) throws -> any Service<ServiceMemory>) {
        // The clock of a simulation is stopped, so the system's is never read.
        let client = MusicClient(signer: SimulatedSigner(), systemTime: { 0 }, connect: connect)
        client.wrapServices { [journal] service, _, _ in LoggedService(service) { journal.append($0, $1) } }
        stage = Stage(world, client: client)
    }

    /// A shared catalog: building its indexes on first use takes a second in a debug build.
    package static let catalog = BuiltInCatalog(mediaOrigin: mediaOrigin)

    /// The origin of artwork and previews, under a top-level domain that is reserved for examples (RFC 2606). No server
    /// answers there.
    package static let mediaOrigin = "https://media.tonearm.example"

    /// The default time of a simulation: 2026-01-01T12:00:00Z, since 1970.
    public static let standardTime: Duration = .seconds(1_767_268_800)

    /// The simulation of the current task, which `with(_:seed:time:_:)` sets.
    @TaskLocal public static var current: SimulatedAppleMusic?

    /// Runs a body with this simulation, which is current in the task and ends with the body.
    @discardableResult
    public func run<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        defer { end() }
        return try await Self.$current.withValue(self) { try await body() }
    }

    /// Runs a body with its own simulation, which is current in the task and ends with the body.
    ///
    /// ```swift
    /// try await SimulatedAppleMusic.with(.subscriber) { music in
    ///     try music.lapse()
    /// }
    /// ```
    public static func with<Value>(
        _ scenario: SimulatedScenario = .fresh, seed: UInt64 = 1, time: Duration = SimulatedAppleMusic.standardTime,
        _ body: (SimulatedAppleMusic) async throws -> Value
    ) async rethrows -> Value {
        let music = SimulatedAppleMusic(scenario, seed: seed, time: time)
        defer { music.end() }
        return try await $current.withValue(music) { try await body(music) }
    }

    /// Ends the simulation: current requests throw `CancellationError`, later ones `StageProblem`, sequences of changes
    /// finish, and setters have no effect.
    public func end() { stage.end() }
}

/// The error for a world file that cannot be used.
public struct WorldFileProblem: Error, Hashable, CustomStringConvertible {
    /// The one-based line of the wrong value; nil if it is not known.
    public let line: Int?
    /// The path of the wrong value, `accounts[0].plan`; empty for the whole file.
    public let path: String
    /// The problem as a clause with the value that was found: `'gold' is not a plan`.
    public let reason: String
    /// A sentence with what can be written.
    public let advice: String

    public var description: String {
        let place = [line.map { "line \($0)" }, path.isEmpty ? nil : path].compactMap { $0 }.joined(separator: ", ")
        return (place.isEmpty ? reason : "\(place): \(reason)") + ". \(advice)"
    }
}

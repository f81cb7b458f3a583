import AppleMusicAPI
import Synchronization
import Testing
import TonearmDevice
import TonearmSigning
import TonearmSimulator
import TonearmWorld

/// A world used by several tasks at once.
@Suite struct StageTests {
    private static let library = Request(.get, "/v1/me/library/albums?limit=2")

    private func stage(_ scenario: String? = "subscriber", client: MusicClient = SimulatedWorld.client) throws -> Stage
    {
        Stage(try SimulatedWorld.begun(scenario), client: client)
    }

    private func lapse(_ stage: Stage) throws {
        _ = try stage.client.act(.person, in: stage) { device throws(Refusal) in try device.lapse() }
    }

    /// Performs fixed steps with any keeper.
    private func steps(_ keeper: some WorldKeeper, _ client: MusicClient) async throws {
        _ = try? client.act(.app, in: keeper) { device throws(Refusal) in try device.requestConsent() }
        _ = try? client.act(.person, in: keeper) { device throws(Refusal) in try device.answerConsent(.allow) }
        _ = await client.authorize(in: keeper)
        _ = try? await client.send(Self.library, in: keeper)
        if let playables = try? await client.playables([ResourceIdentifier(.stations, "ra.178834")], in: keeper) {
            let descriptor = QueueDescriptor(.playParameters, playables.map { QueuedPlayable($0) })
            _ = try? client.control(.app, in: keeper) { device, now, faults throws(Refusal) in
                try device.setQueue(descriptor, at: now, faults)
                    + device.play(at: now, faults)
            }
        }
        keeper.withWorld { world in
            world.schedule(.lapse, in: 600, now: client.now(in: world))
            world.clock = world.clock.advanced(byMilliseconds: 1_200_000)
        }
        try await client.catchUp(in: keeper)
        _ = try? await client.send(Self.library, in: keeper)
    }

    @Test(arguments: Scenario.all.map(\.name))
    func `a scenario runs equally in a session and on a stage`(scenario: String) async throws {
        let held = HeldWorld(try SimulatedWorld.begun(scenario))
        try await steps(held, SimulatedWorld.client)
        let stage = try stage(scenario)
        let changes = stage.changes(capacity: 10_000)
        try await steps(stage, stage.client)
        #expect(stage.world == held.world)
        stage.end()
        var seen: [DatedChange] = []
        for await element in changes { if case .change(let change) = element { seen.append(change) } }
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.time <= $1.time }, "in the order of the clock")
    }

    @Test func `the end of a world cancels requests, and disables setters`() async throws {
        let gate = Gate()
        let client = SimulatedWorld.client { _ in GatedService(base: SimulatedWorld.simulator.inWorld, gate: gate) }
        let stage = try stage(client: client)
        let changes = stage.changes()
        let request = Task { try await client.send(Self.library, in: stage) }
        await gate.reached()
        let before = stage.world
        stage.end()
        await #expect(throws: CancellationError.self) { try await request.value }
        await #expect(throws: StageProblem.self) { try await client.send(Self.library, in: stage) }
        try lapse(stage)
        #expect(stage.world == before)
        var count = 0
        for await _ in changes { count += 1 }
        #expect(count == 0)
        var late = stage.changes().makeAsyncIterator()
        #expect(await late.next() == nil)
    }

    @Test func `a slow reader gets the number of missed changes`() async throws {
        let stage = try stage("fresh-subscriber")
        let changes = stage.changes(capacity: 3)
        var (total, newest): (Int, Change?) = (0, nil)
        for id in ["gb", "fr", "jp", "de", "it", "us", "es"] {
            let moved = try stage.client.act(.person, in: stage) { device throws(Refusal) in
                try device.moveStorefront(to: id)
            }
            (total, newest) = (total + moved.count, moved.last)
        }
        stage.end()
        var elements: [Changes.Element] = []
        for await element in changes { elements.append(element) }
        #expect(elements.count == 4)
        #expect(elements.first == .missed(total - 3))
        guard case .change(let last)? = elements.last else {
            Issue.record("the newest change was given up")
            return
        }
        #expect(last.change == newest)
    }

    @Test func `observers are called around a transaction, outside the lock`() throws {
        let stage = try stage()
        let calls = Mutex<[String]>([])
        let cancel = stage.observe(
            Stage.Observer {
                // Reading the world works here, so the lock is not held.
                let plan = stage.withWorld { $0.device.account?.subscription.rawValue ?? "" }
                calls.withLock { $0.append("before \(plan)") }
            } after: { changes in
                let plan = stage.withWorld { $0.device.account?.subscription.rawValue ?? "" }
                calls.withLock { $0.append("after \(plan), \(changes.count > 0)") }
            })
        try lapse(stage)
        cancel()
        _ = try stage.client.act(.person, in: stage) { device throws(Refusal) in try device.subscribe() }
        #expect(calls.withLock { $0 } == ["before individual", "after lapsed, true"])
    }

    @Test func `replacing the world is reported`() async throws {
        let stage = try stage()
        let changes = stage.changes()
        stage.replace(with: try SimulatedWorld.begun("lapsed"))
        stage.end()
        var elements: [Changes.Element] = []
        for await element in changes { elements.append(element) }
        #expect(elements == [.replaced])
    }

    @Test func `a followed world advances by itself`() async throws {
        let clock = SharedTime()
        let client = MusicClient(signer: DeveloperKey.demonstration, systemTime: { clock.now }) { _ in
            SimulatedWorld.simulator.inWorld
        }
        var world = try SimulatedWorld.begun("subscriber")
        world.clock = .system
        world.schedule(.lapse, in: 60, now: client.now(in: world))
        let stage = Stage(world, client: client)
        let changes = stage.changes()
        clock.advance(60_000)
        var first: DatedChange?
        for await element in changes {
            if case .change(let change) = element { first = change }
            break
        }
        #expect(first?.origin == .schedule && first?.time == (SimulatedWorld.time + 60) * 1000)
    }
}

/// A system clock under the test's control.
private final class SharedTime: Sendable {
    private let milliseconds = Mutex(SimulatedWorld.time * 1000)
    var now: Int { milliseconds.withLock { $0 } }
    func advance(_ amount: Int) { milliseconds.withLock { $0 += amount } }
}

import AppleMusicAPI
import Testing
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// Interruptions of a stage: during a request, after the end, with a slow reader, with a changing clock.
@Suite struct InterruptionTests {
    private static let library = Request(.get, "/v1/me/library/albums?limit=2")

    enum Interruption: CaseIterable {
        case lapse, signOut, revokedConsent

        func happen(on stage: Stage) throws {
            _ = try stage.client.act(.person, in: stage) { device throws(Refusal) in
                switch self {
                case .lapse: try device.lapse()
                case .signOut: try device.signOut()
                case .revokedConsent: try device.switchConsent(on: false)
                }
            }
        }

        func hasHappened(in world: World) -> Bool {
            switch self {
            case .lapse: world.account("subscriber")?.isSubscribed == false
            case .signOut: world.device.account == nil
            case .revokedConsent: world.device.consent == .denied
            }
        }
    }

    private func gated() throws -> (stage: Stage, gate: Gate) {
        let gate = Gate()
        let client = SimulatedWorld.client { _ in GatedService(base: SimulatedWorld.simulator.inWorld, gate: gate) }
        return (Stage(try SimulatedWorld.begun("subscriber"), client: client), gate)
    }

    @Test(arguments: Interruption.allCases)
    func `an event during a request takes effect at once and is kept`(interruption: Interruption) async throws {
        let (stage, gate) = try gated()
        let request = Task { try await stage.client.send(Self.library, in: stage) }
        await gate.reached()
        try interruption.happen(on: stage)
        #expect(stage.read { !$0.device.capabilities.contains(.catalogPlayback) && interruption.hasHappened(in: $0) })
        let before = stage.world
        gate.open()
        _ = try await request.value
        #expect(stage.read { interruption.hasHappened(in: $0) && $0.device.accounts == before.device.accounts })
        let next = try? await stage.client.send(Self.library, in: stage)
        #expect(next.map { $0.status == 403 } ?? true, "the earlier token opens nothing")
    }

    @Test(arguments: Interruption.allCases)
    func `an event during a station's request is kept`(
        interruption: Interruption
    ) async throws {
        let (stage, gate) = try gated()
        let station = ResourceIdentifier(.stations, "ra.178834")
        let request = Task { try await stage.client.playables([station], in: stage) }
        await gate.reached()
        try interruption.happen(on: stage)
        let before = stage.world
        gate.open()
        _ = try? await request.value
        #expect(stage.read { interruption.hasHappened(in: $0) && $0.accounts == before.accounts })
    }

    @Test(arguments: Interruption.allCases)
    func `a restored world has its accounts and tokens back`(
        interruption: Interruption
    ) async throws {
        let stage = Stage(try SimulatedWorld.begun("subscriber"), client: SimulatedWorld.client)
        let before = stage.world
        let token = try #require(before.userToken).text
        try interruption.happen(on: stage)
        var request = Self.library
        request.headers["Music-User-Token"] = token
        // Consent only concerns the device: the service accepts the token from anywhere.
        let status = interruption == .revokedConsent ? 200 : 403
        #expect(try await stage.client.send(request, in: stage).status == status)
        stage.replace(with: before)
        #expect(stage.world == before)
        #expect(try await stage.client.send(Self.library, in: stage).status == 200)
    }

    @Test func `a silent service ends with the stage`() async throws {
        let silent = SilentService()
        let stage = Stage(
            try SimulatedWorld.begun("subscriber"), client: SimulatedWorld.client { _ in silent })
        let requests = (0..<3).map { _ in Task { try await stage.client.send(Self.library, in: stage) } }
        await silent.gate.reached()
        stage.end()
        for request in requests { await #expect(throws: (any Error).self) { try await request.value } }
    }

    @Test func `an ended world does not change any more`() async throws {
        let stage = Stage(try SimulatedWorld.begun("subscriber"), client: SimulatedWorld.client)
        let client = stage.client
        stage.end()
        let before = stage.world
        for interruption in Interruption.allCases { try interruption.happen(on: stage) }
        _ = try? client.control(.app, in: stage) { device, now, faults throws(Refusal) in
            try device.setQueue(QueueDescriptor(.playParameters, []), at: now, faults)
        }
        stage.withWorld { world in
            client.setClock(of: &world, to: .fixed(seconds: 0))
            world.schedule(.lapse, in: 1, now: 0)
            world.memory.faults.set(Faults.Fault(.offline))
        }
        stage.replace(with: try SimulatedWorld.begun("lapsed"))
        await #expect(throws: StageProblem.self) { try await client.catchUp(in: stage) }
        await #expect(throws: StageProblem.self) { try await client.requestUserToken(in: stage) }
        #expect(stage.world == before)
    }

    @Test func `an idle reader has a bounded cost, and gets the number of missed changes`() async throws {
        let stage = Stage(try SimulatedWorld.begun("subscriber"), client: SimulatedWorld.client)
        let changes = stage.changes(capacity: 5)
        let world = stage.world
        for _ in 0..<100 { stage.replace(with: world) }
        stage.end()
        var elements: [Changes.Element] = []
        for await element in changes { elements.append(element) }
        #expect(elements == [.missed(95)] + Array(repeating: .replaced, count: 5))
    }

    @Test func `a clock that is set back has no effect, and an event happens once, at its time`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        world.schedule(.lapse, in: 60, now: SimulatedWorld.time)
        let stage = Stage(world, client: SimulatedWorld.client)
        let changes = stage.changes()
        for seconds in [0, -3_600, 59, -1, 60, -3_600, 61] {
            stage.withWorld { stage.client.setClock(of: &$0, to: .fixed(seconds: SimulatedWorld.time + seconds)) }
            try await stage.client.catchUp(in: stage)
            #expect(stage.read { $0.scheduled.isEmpty == ($0.account("subscriber")?.isSubscribed == false) })
        }
        _ = try stage.client.act(.person, in: stage) { device throws(Refusal) in try device.subscribe() }
        stage.end()
        var plans: [DatedChange] = []
        for await case .change(let change) in changes {
            if case .subscriptionChanged = change.change { plans.append(change) }
        }
        #expect(plans.map(\.origin) == [.schedule, .person])
        #expect(plans.first?.time == (SimulatedWorld.time + 60) * 1000)
    }
}

/// A service that never answers.
private struct SilentService: Service {
    let gate = Gate()
    let description = ServiceDescription("silent", schema: .appleMusic)

    func answer(
        to request: Request, in context: inout ServiceContext<ServiceMemory>
    ) -> ServiceAnswer<ServiceMemory> {
        .awaited { _ in
            await gate.pass()
            throw CancellationError()
        }
    }
}

import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// The whole authorization flow without a shell: consent, capabilities, token, library, 403, renewal, offer.
@Suite struct AuthorizationTests {
    private let client = SimulatedWorld.client

    private static let library = Request(.get, "/v1/me/library/albums?limit=2")

    @Test func `the flow leads from a fresh app to the user's library, and recovers after a password change`()
        async throws
    {
        var world = try SimulatedWorld.begun(nil)
        #expect(world.device.consent == .notDetermined)
        #expect(await client.authorize(in: &world).steps.map(\.outcome) == [.needsAnswer])
        _ = try world.act { device throws(Refusal) in try device.requestConsent() }
        #expect(world.device.consentDialog != nil)
        _ = try world.act { device throws(Refusal) in try device.answerConsent(.allow) }
        let flow = await client.authorize(in: &world)
        #expect(flow.failure == nil)
        #expect(flow.steps.map(\.name) == [.consent, .capabilities, .storefront, .developerToken, .userToken])
        #expect(flow.steps.last?.outcome == .received)
        let token = try #require(world.userToken)
        let answer = try await client.send(Self.library, in: &world)
        #expect(answer.status == 200 && answer.body.json?["data"]?.array?.count == 2)
        #expect(world.exchange?.status == 200 && world.exchange?.request.target == Self.library.target)

        // The device notifies the service, and the app learns from the service's answers.
        _ = try world.act { device throws(Refusal) in try device.changePassword() }
        #expect(try await client.send(Self.library, in: &world).status == 403)
        let renewal = await client.authorize(in: &world)
        #expect(!renewal.dropped.isEmpty && renewal.failure == nil)
        #expect(world.userToken != nil && world.userToken != token)
        #expect(try await client.send(Self.library, in: &world).status == 200)
    }

    @Test func `without a subscription the flow ends at an offer, and continues after acceptance`() async throws {
        var world = try SimulatedWorld.begun("eligible")
        let flow = await client.authorize(in: &world)
        #expect((flow.failure as? Refusal)?.code == .capabilityOff(.catalogPlayback))
        _ = try world.act { device throws(Refusal) in try device.loadOffer(OfferOptions(message: .join)) }
        _ = try await client.finishLoadingOffer(in: &world)
        _ = try world.act { device throws(Refusal) in try device.presentOffer() }
        _ = try world.act { device throws(Refusal) in try device.acceptOffer() }
        #expect(world.device.capabilities.contains(.catalogPlayback))
        #expect(await client.authorize(in: &world).failure == nil)
        #expect(try await client.send(Self.library, in: &world).status == 200)
    }

    @Test func `a public request carries no user token, whatever its words`() async throws {
        var world = try SimulatedWorld.begun("fresh-subscriber")
        _ = await client.authorize(in: &world)
        _ = try world.act { device throws(Refusal) in try device.requestConsent() }
        _ = try world.act { device throws(Refusal) in try device.answerConsent(.allow) }
        _ = await client.authorize(in: &world)
        _ = try world.act { device throws(Refusal) in try device.changePassword() }
        #expect(try await client.send(Self.library, in: &world).status == 403)
        // Such an answer does not clear the suspicion.
        let search = Request(.get, "/v1/catalog/us/search?types=songs&term=personal+jesus")
        #expect(try await client.send(search, in: &world).status == 200)
        #expect(!(await client.authorize(in: &world).dropped.isEmpty))
    }

    /// Returns the event up to now; nil if there is none.
    private func event(in world: inout World) -> AccountEvent? {
        guard case .event(let happened) = world.run(to: client.milliseconds(in: world)).stop else { return nil }
        return happened.event
    }

    @Test func `an event happens at its time, and the service is notified`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        #expect(try await client.send(Self.library, in: &world).status == 200)
        world.schedule(.lapse, in: 30, now: client.now(in: world))
        #expect(event(in: &world) == nil)
        world.clock = world.clock.advanced(byMilliseconds: 30_000)
        #expect(event(in: &world) == .lapse)
        #expect(try await client.send(Self.library, in: &world).status == 403)
        // An event at the maximum time never happens, and does not crash.
        world.schedule(.lapse, in: .max, now: client.now(in: world))
        #expect(event(in: &world) == nil)
    }

    @Test func `an offline network gives no answer, and a busy service is asked again`() async throws {
        var world = try SimulatedWorld.begun(nil)
        let album = Request(.get, "/v1/catalog/us/albums/310730204")
        world.memory.faults.set(Faults.Fault(.offline, times: 1))
        await #expect(throws: NetworkProblem.offline(path: album.path)) { try await client.send(album, in: &world) }
        world.memory.faults.set(Faults.Fault(.status(503), times: 2))
        var sending = MusicClient.Sending()
        sending.policy = RetryPolicy(retries: 2)
        #expect(try await client.send(album, in: &world, sending).status == 200)
        // A stopped clock is advanced instead of waiting: one second, then two.
        #expect(world.clock == .fixed(seconds: SimulatedWorld.time + 3))
    }

    @Test func `a silent service can be cancelled, and the world keeps its memory`() async throws {
        struct Silent: Service {
            let description = ServiceDescription("silence", schema: .appleMusic)
            func answer(
                to request: Request, in context: inout ServiceContext<ServiceMemory>
            ) -> ServiceAnswer<ServiceMemory> {
                .awaited { _ in
                    try await Task.sleep(for: .seconds(3_600))
                    return .bare(200)
                }
            }
        }
        let before = try SimulatedWorld.begun("subscriber")
        let task = Task {
            var world = before
            let client = SimulatedWorld.client { _ in Silent() }
            let answer = try? await client.send(Self.library, in: &world)
            return (answer == nil, world == before)
        }
        task.cancel()
        #expect(await task.value == (true, true))
    }

    @Test func `a throwing wrapper leaves the world unchanged`() async throws {
        struct Broken: Error {}
        struct Throwing: Service {
            let base: any Service<ServiceMemory>
            var description: ServiceDescription { base.description }
            func answer(
                to request: Request, in context: inout ServiceContext<ServiceMemory>
            ) -> ServiceAnswer<ServiceMemory> {
                _ = base.answer(to: request, in: &context)
                return .made(.failure(Broken()))
            }
        }
        var world = try SimulatedWorld.begun("subscriber")
        let before = world
        let client = SimulatedWorld.client { _ in Throwing(base: SimulatedWorld.simulator.inWorld) }
        await #expect(throws: Broken.self) {
            try await client.send(Request(.get, "/v1/catalog/us/albums/310730204"), in: &world)
        }
        #expect(world == before)
    }
}

import AppleMusicAPI
import Testing
import TonearmSigning

@testable import TonearmSimulator

/// The gateway's rate limit.
struct RateLimitTests {
    private static let limit = RateLimit(rate: 20, burst: 60)

    /// Sends requests until one is refused, and returns their number.
    private func exhaust(_ limit: inout RateLimit, _ team: String, at now: Int) -> Int {
        (0..<1000).first { _ in !limit.admit(team: team, now: now) } ?? 1000
    }

    @Test func `a burst of 200 is partly refused, and half a second later some pass`() {
        var limit = Self.limit
        #expect((0..<200).count { _ in limit.admit(team: "A", now: 5_000) } == 60)
        #expect(exhaust(&limit, "A", at: 5_040) == 0)
        #expect(exhaust(&limit, "A", at: 5_500) == 10)
        #expect(exhaust(&limit, "A", at: 9_000) == 60)
    }

    @Test func `each team is counted separately, and starts with a full bucket`() {
        var limit = Self.limit
        #expect(exhaust(&limit, "A", at: 1_000) == 60)
        #expect(exhaust(&limit, "B", at: 1_000) == 60)
        #expect(exhaust(&limit, "A", at: 1_050) == 1)
        let isAdmitted = limit.admit(team: "C", now: 1_050)
        #expect(isAdmitted)
    }

    @Test func `idle teams are dropped, and at most a thousand are stored`() {
        var limit = Self.limit
        for number in 0..<3_000 { _ = limit.admit(team: "T\(number)", now: 1_000) }
        #expect(exhaust(&limit, "T2999", at: 1_000) == 59)
        var rested = Self.limit
        for number in 0..<10 { _ = rested.admit(team: "T\(number)", now: 1_000) }
        _ = rested.admit(team: "A", now: 10_000)
        var fresh = Self.limit
        _ = fresh.admit(team: "A", now: 10_000)
        #expect(rested == fresh)
    }

    @Test func `a clock that is set back only stops the refill`() {
        var limit = Self.limit
        #expect(exhaust(&limit, "A", at: .max) == 60)
        #expect(exhaust(&limit, "A", at: .min) == 0)
        #expect(exhaust(&limit, "A", at: .min + 500) == 10)
    }

    @Test func `a new token of a limited team is limited, on all endpoints`() throws {
        let other = TestKey(team: "OTHERTEAM1")
        var simulator = RunningSimulator(
            Simulator(
                catalog: SimulatorClient.catalog,
                signers: .keys([DeveloperKey.demonstration.publicKey, other.publicKey])),
            memory: SimulatorMemory(seed: 1), now: SimulatorClient.now)
        simulator.state.faults.set(try FaultSpec("rate-limit"))
        func own(_ age: Int) throws -> String {
            try DeveloperKey.demonstration.token(issued: SimulatorClient.now - age, lifetime: 3600)
        }
        func status(_ token: String, _ target: String) -> Int {
            let headers = Headers([("Authorization", "Bearer " + token)])
            return simulator.respond(to: Request(.get, target, headers: headers)).status
        }
        let first = try own(60)
        #expect((0..<60).allSatisfy { _ in status(first, "/v1/catalog/us/search?term=a") == 200 })
        #expect(try status(own(61), "/v1/catalog/us/songs/203709340") == 429)
        #expect(try status(other.token(), "/v1/catalog/us/songs/203709340") == 200)
        simulator.milliseconds = SimulatorClient.now * 1000 + 500
        let second = try own(62)
        #expect((0..<10).allSatisfy { _ in status(second, "/v1/test") == 200 })
        #expect(status(second, "/v1/test") == 429)
    }

    @Test(arguments: [("429", nil), ("429 --retry-after 3", "3"), ("503 --retry-after 0", "0"), ("503", nil)])
    func `an option adds the header Retry-After`(fault: String, seconds: String?) throws {
        let client = try AccountClient()
        client.simulator.state.faults.set(try FaultSpec(fault))
        #expect(client.send(.get, "/v1/test").headers["Retry-After"] == seconds)
        client.simulator.state.faults.clear()
        client.simulator.state.faults.set(try FaultSpec("rate-limit --retry-after 7"))
        let refused = (0..<61).map { _ in client.send(.get, "/v1/test") }.last
        #expect(refused?.status == 429 && refused?.headers["Retry-After"] == "7")
    }
}

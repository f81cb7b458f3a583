import AppleMusicAPI
import AppleMusicHTTP
import AppleMusicSimulator
import FoundationEssentials
import ServedSupport
import Testing

/// The conformance suite: every endpoint and every parameter of the Schema, right and wrong, asked of every service.
struct ConformanceTests {
    @Test(arguments: Road.inProcess)
    func `every answer obeys its rule`(road: Road) async throws {
        try await road.with { ask in
            var plain: (endpoint: Endpoint, status: Int)?
            for question in Battery.all {
                let response = try await ask(question.request)
                if question.isPlain, let endpoint = question.endpoint { plain = (endpoint, response.status) }
                var faults = SoundAnswer.faults(of: response, to: question.request)
                if let fault = question.rule.fault(of: response, plain: plain?.status) { faults.append(fault) }
                if !faults.isEmpty { Issue.record("\(question): \(faults.joined(separator: "; "))") }
            }
        }
    }

    @Test func `the suite asks enough`() {
        let asked = Set(Battery.sample.compactMap(\.endpoint).map { "\($0.method) \($0.path)" })
        #expect(asked == Set(Schema.standard.endpoints.map { "\($0.method) \($0.path)" }))
        #expect(Battery.all.count > 10_000)
        #expect(Battery.sample.contains { $0.request.method == .patch })
    }

    @Test(arguments: Road.allCases)
    func `answers are the same on every road`(road: Road) async throws {
        try await road.with { ask in
            for (question, expected) in zip(Battery.sample, Self.expected) {
                let answer = try await ask(question.request)
                if let difference = road.difference(answer, expected) {
                    Issue.record("\(question): \(difference)")
                    return
                }
            }
        }
    }

    /// What the simulator in this process answers to the sample.
    private static let expected: [Response] = {
        var simulator = Setting.simulator()
        return Battery.sample.map { simulator.respond(to: $0.request) }
    }()
}

import AppleMusicAPI
import FoundationEssentials
import Testing
import TonearmHTTP
import TonearmServedSupport
import TonearmSimulator

/// Sends the conformance suite to every service: each endpoint and parameter of the Schema, with valid and invalid
/// values.
struct ConformanceTests {
    @Test func `every answer follows its rule`() async throws {
        try await ServiceUnderTest.direct.with { send in
            var baseline: (endpoint: Endpoint, status: Int)?
            for testCase in ConformanceSuite.sampled {
                let response = try await send(testCase.request)
                if testCase.isBaseline, let endpoint = testCase.endpoint { baseline = (endpoint, response.status) }
                var faults = ValidResponse.faults(of: response, to: testCase.request)
                if let fault = testCase.rule.fault(of: response, baseline: baseline?.status) { faults.append(fault) }
                if !faults.isEmpty { Issue.record("\(testCase): \(faults.joined(separator: "; "))") }
            }
        }
    }

    @Test func `the suite covers all endpoints and parameters`() {
        let asked = Set(ConformanceSuite.sample.compactMap(\.endpoint).map { "\($0.method) \($0.path)" })
        #expect(asked == Set(Schema.appleMusic.endpoints.map { "\($0.method) \($0.path)" }))
        #expect(ConformanceSuite.all.count > 10_000)
        #expect(ConformanceSuite.sample.contains { $0.request.method == .patch })
    }

    @Test(arguments: ServiceUnderTest.allCases)
    func `every service gives equal answers`(service: ServiceUnderTest) async throws {
        try await service.with { send in
            for (testCase, expected) in zip(ConformanceSuite.compared, Self.expected) {
                let answer = try await send(testCase.request)
                if let difference = service.difference(answer, expected) {
                    Issue.record("\(testCase): \(difference)")
                    return
                }
            }
        }
    }

    /// The in-process simulator's answers to the compared cases.
    private static let expected: [Response] = {
        var simulator = Fixture.simulator()
        return ConformanceSuite.compared.map { simulator.respond(to: $0.request) }
    }()
}

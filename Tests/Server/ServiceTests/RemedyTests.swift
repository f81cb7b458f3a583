import AppleMusicAPI
import Testing
import TonearmServiceSupport
import TonearmSimulator

/// Tests the causes of the conformance suite's refusals: they agree with the answers, and their remedies work.
struct RemedyTests {
    @Test func `the cause of each refusal agrees with its answer`() {
        var simulator = Fixture.simulator()
        var count = 0
        for testCase in ConformanceSuite.sampled {
            let response = simulator.respond(to: testCase.request)
            if response.status < 400 {
                #expect(response.cause == nil, "\(testCase)")
                continue
            }
            guard let cause = response.cause else {
                Issue.record("\(testCase): \(response.status) without a cause")
                continue
            }
            count += 1
            if let difference = difference(cause, response) { Issue.record("\(testCase): \(difference)") }
            for text in [cause.found, cause.allowed, cause.remedy].compactMap(\.self) {
                #expect(!text.isEmpty && text.count <= 200, "\(testCase)")
            }
        }
        #expect(count > 400)
    }

    /// Returns the difference between a cause and the source of the answer's error; nil if they agree.
    private func difference(_ cause: RefusalCause, _ response: Response) -> String? {
        switch (response.firstError?.source, cause.part) {
        case (.parameter(let blamed), .parameter(let name)):
            // The answer leaves out the brackets of a name.
            name == blamed || name.hasPrefix(blamed + "[") ? nil : "the cause is at \(name), the answer at \(blamed)"
        case (.pointer(let blamed), .pointer(let pointer)): blamed == pointer ? nil : "\(pointer), not \(blamed)"
        case (nil, .parameter("include")), (nil, .parameter("offset")): nil
        case (nil, .parameter(let name)): "the answer does not blame \(name)"
        case (nil, _): nil
        case (let source?, let part): "\(source), not \(String(describing: part))"
        }
    }

    /// A remedy for a parameter is the parameter with another value, or the request without it. It removes this cause.
    @Test func `a request that follows the remedy is not refused for the same cause`() {
        var simulator = Fixture.simulator()
        var count = 0
        for testCase in ConformanceSuite.sampled {
            guard case .parameter(let name)? = simulator.respond(to: testCase.request).cause?.part,
                let cause = simulator.respond(to: testCase.request).cause, let remedy = cause.remedy
            else { continue }
            let request: Request
            if remedy == "the request without '\(name)'" {
                request = testCase.request.setting(name, to: nil)
            } else if remedy.hasPrefix(name + "="), !remedy.contains(" "), !remedy.contains("…") {
                request = testCase.request.setting(name, to: String(remedy.dropFirst(name.count + 1)))
            } else {
                continue
            }
            count += 1
            #expect(simulator.respond(to: request).cause != cause, "\(testCase): \(remedy)")
        }
        #expect(count > 40)
    }
}

import Foundation
import Testing

@testable import AppleMusicSimulator

/// Faults in text form.
struct FaultSpecTests {
    private static let good: [(text: String, fault: Faults.Fault)] = [
        ("503", Faults.Fault(.status(503))), ("429 --times 1", Faults.Fault(.status(429), times: 1)),
        ("500 --on /v1/me --times=2", Faults.Fault(.status(500), on: "/v1/me", times: 2)),
        ("delay --delay 0.5", Faults.Fault(.delay, delay: 0.5)), ("  cut   --on=/v1 ", Faults.Fault(.cut, on: "/v1")),
        ("offline", Faults.Fault(.offline)), ("web-player", Faults.Fault(.quirk(.webPlayer))),
        ("429 --times 2 --retry-after 3", Faults.Fault(.status(429), times: 2, retryAfter: 3)),
        ("503 --retry-after=0", Faults.Fault(.status(503), retryAfter: 0)),
        ("new-token-refused --delay 9", Faults.Fault(.quirk(.newTokenRefused), delay: 9)),
    ]

    @Test(arguments: good) func `a parsed fault is written unchanged`(
        text: String, fault: Faults.Fault
    ) throws {
        let spec = try FaultSpec(text)
        #expect(spec == .fault(fault))
        let again = try FaultSpec(spec.text)
        #expect(again == spec)
    }

    @Test func `every effect is parsed by its name`() throws {
        for effect in [Faults.Effect.status(404), .delay, .cut, .offline] + Quirk.allCases.map({ .quirk($0) }) {
            #expect(Faults.Effect(word: effect.word) == effect)
        }
        let limit = try FaultSpec("rate-limit")
        #expect(limit == .rateLimit(retryAfter: nil) && limit.text == "rate-limit")
        let headed = try FaultSpec("rate-limit --retry-after 2")
        #expect(headed == .rateLimit(retryAfter: 2) && headed.text == "rate-limit --retry-after 2")
    }

    @Test(arguments: [
        ("", "it names no effect"), ("399", "'399' is neither a status from 400 to 599 nor the name of one"),
        ("600", "'600' is neither a status from 400 to 599 nor the name of one"),
        ("+50", "'+50' is neither a status from 400 to 599 nor the name of one"),
        ("0503", "'0503' is neither a status from 400 to 599 nor the name of one"),
        ("slow", "'slow' is neither a status from 400 to 599 nor the name of one"),
        ("503 --time 1", "'--time' is not one of its options"), ("503 /v1", "'/v1' is not one of its options"),
        ("503 --times", "'--times' has no value"), ("503 --times 0", "'0' is not a number of times"),
        ("503 --times 99999999999999999999", "'99999999999999999999' is not a number of times"),
        ("503 --on v1", "'v1' does not begin with '/'"), ("503 --delay nan", "'nan' is not a number of seconds"),
        ("503 --delay -1", "'-1' is not a number of seconds"), ("503 --delay 601", "'601' is not a number of seconds"),
        ("500 --retry-after 1", "'500' names no time to come again"),
        ("429 --retry-after x", "'x' is not a whole number of seconds"),
        ("rate-limit --retry-after -1", "'-1' is not a whole number of seconds"),
        ("503 --retry-after 86401", "'86401' is not a whole number of seconds"),
        ("delay", "it does not say how long"), ("rate-limit --times 2", "'rate-limit' counts all requests"),
    ])
    func `an invalid fault is refused with a reason`(text: String, reason: String) {
        let problem = #expect(throws: FaultSpec.Problem.self) { try FaultSpec(text) }
        #expect(problem?.reason == reason)
        #expect(problem?.next.isEmpty == false)
    }

    @Test func `set faults can be written`() throws {
        var faults = Faults()
        for text in ["503 --times 2", "rate-limit", "cut --on /v1/me"] { faults.set(try FaultSpec(text)) }
        #expect(faults.specs.map(\.text) == ["503 --times 2", "cut --on /v1/me", "rate-limit"])
    }

    @Test func `the documentation of testing lists every quirk`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("../docs/testing.md"), encoding: .utf8)
        for quirk in Quirk.allCases { #expect(page.contains("| `\(quirk.rawValue)` | \(quirk.summary) |")) }
    }
}

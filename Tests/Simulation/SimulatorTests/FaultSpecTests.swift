import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmSimulator

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
        (
            "500 --method post --done",
            Faults.Fault(.status(500), filter: FaultFilter(method: "POST"), form: FaultForm(isDone: true))
        ),
        (
            "403 --query offset=25 --after 2",
            Faults.Fault(.status(403), filter: FaultFilter(query: "offset=25", passing: 2))
        ),
        ("cut --token aB3", Faults.Fault(.cut, filter: FaultFilter(token: "aB3"))),
        ("offline --chance 0.25", Faults.Fault(.offline, filter: FaultFilter(chance: FaultFilter.Chance(0.25)))),
        (
            "429 --until 2026-11-21T10:30:00+01:00",
            Faults.Fault(.status(429), filter: FaultFilter(until: 1_795_253_400))
        ),
        (
            #"503 --header 'X-Node: a 1' --header "Via: b" --body '{"a": "it"}'"#,
            Faults.Fault(.status(503), form: FaultForm(headers: ["X-Node: a 1", "Via: b"], body: #"{"a": "it"}"#))
        ),
        (#"500 --body "it's" "#, Faults.Fault(.status(500), form: FaultForm(body: "it's"))),
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
        ("503 --until noon", "'noon' is not a time"), ("503 --times", "'--times' has no value"),
        ("503 --times 0", "'0' is not a number of times"),
        ("503 --times 99999999999999999999", "'99999999999999999999' is not a number of times"),
        ("503 --on v1", "'v1' does not begin with '/'"), ("503 --delay nan", "'nan' is not a number of seconds"),
        ("503 --delay -1", "'-1' is not a number of seconds"), ("503 --delay 601", "'601' is not a number of seconds"),
        ("500 --retry-after 1", "'500' names no time to come again"),
        ("429 --retry-after x", "'x' is not a whole number of seconds"),
        ("rate-limit --retry-after -1", "'-1' is not a whole number of seconds"),
        ("503 --retry-after 86401", "'86401' is not a whole number of seconds"),
        ("503 --method CONNECT", "'CONNECT' is not a method"), ("503 --after 0", "'0' is not a number of times"),
        ("503 --chance 0", "'0' is not a share of requests"), ("503 --chance nan", "'nan' is not a share of requests"),
        ("503 --header bad", "'bad' is not a header field that can be set"),
        ("503 --header 'Content-Length: 5'", "'Content-Length: 5' is not a header field that can be set"),
        ("delay --delay 1 --body x", "it takes no '--body'"),
        ("503 --done=yes", "'--done=yes' is not one of its options"),
        ("web-player --method GET", "it takes no '--method'"),
        ("503 --body 'x", "a quote is not closed"),
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

    @Test func `every effect has one description, and each description is of an effect`() {
        let names = FaultDescription.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(names) == Set(Faults.Effect.names + ["400 to 599", "rate-limit"]))
        for name in Faults.Effect.names + ["400", "599", "rate-limit"] {
            #expect(FaultDescription.named(name)?.summary.isEmpty == false, "\(name)")
        }
        #expect(FaultDescription.named("600") == nil && FaultDescription.named("slow") == nil)
        #expect(FaultDescription.named("rate-limit")?.summary.contains("a burst of 60") == true)
    }

    @Test func `the documentation of testing lists every option`() throws {
        let page = String(decoding: try ProjectFiles.bytes(of: "docs/testing.md"), as: UTF8.self)
        let options = page.split(separator: "\n").filter { $0.hasPrefix("| `--") }
        for option in FaultWords.Option.allCases {
            #expect(options.count { $0.hasPrefix("| `--\(option.rawValue)") } == 1, "\(option)")
        }
        #expect(options.count == FaultWords.Option.allCases.count)
    }
}

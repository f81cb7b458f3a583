import Foundation
import MusicKitSimulation
import Synchronization
import Testing
import TonearmDevice
import TonearmWorld

/// Tests that an app gets the same from a session's world, from a stage, and from the modules on a stage.
@Suite struct ScenarioTests {
    /// The sessions in each scenario.
    private static let plays = [Session.musicKit, .storeKit].flatMap { session in
        SimulatedScenario.all.map { Play(session: session, scenario: $0) }
    }

    struct Play: Sendable, CustomTestStringConvertible {
        let session: Session
        let scenario: SimulatedScenario

        var testDescription: String { "\(session) in \(scenario)" }
    }

    @Test(arguments: plays)
    func `a session, a stage and the modules agree after each step`(play: Play) async throws {
        let (start, driven) = (SimulatedAppleMusic(play.scenario), SimulatedAppleMusic(play.scenario))
        let held = HeldWorld(start.stage.world)
        let session = DrivenWorld(held, start.stage.client, stretch: nil)
        // Time in small stretches has the effects of time in one.
        let stage = DrivenWorld(driven.stage, driven.stage.client, stretch: 7)
        let expected = ChangeLog(driven.stage)
        let called = SimulatedAppleMusic(play.scenario)
        let seen = ChangeLog(called.stage)
        try await called.run {
            for step in play.session.steps {
                let outcome = await step.driven(stage)
                #expect(await step.driven(session) == outcome, "\(step.name), by a session")
                let answer = await step.called(.current)
                #expect(outcome.allows(answer), "\(step.name): \(outcome), but the module: \(answer)")
                let difference = driven.stage.world.difference(to: called.stage.world)
                #expect(difference == [], "\(step.name), in the module's world")
                let sessionDifference = driven.stage.world.difference(to: session.read { $0 })
                #expect(sessionDifference == [], "\(step.name), in a session's world")
                let (one, other) = (expected.take(), seen.take())
                #expect(one == other, "\(step.name), the module's changes")
                // Later steps would only repeat a difference.
                try #require(
                    outcome.allows(answer) && difference == [] && sessionDifference == [] && one == other,
                    "\(step.name)")
            }
        }
    }

    /// Returns the answers to a step as text: the scenarios of the most frequent answer are the others.
    private static func text(_ step: Step, _ answers: [(answer: String, scenarios: [String])]) -> String {
        let most = answers.map(\.scenarios.count).max()
        let usual = answers.first { $0.scenarios.count == most }?.answer
        let rest = answers.filter { $0.answer != usual }.map {
            "\($0.answer)\n        \($0.scenarios.joined(separator: " "))"
        }
        return ([step.name] + rest + [usual ?? ""]).joined(separator: "\n    ")
    }

    /// The outcomes by step, which do not depend on the statements of the device.
    @Test(arguments: [Session.musicKit, .storeKit])
    func `the modules' answers are those of the file`(session: Session) async throws {
        var answers = Array(repeating: [(answer: String, scenarios: [String])](), count: session.steps.count)
        for scenario in SimulatedScenario.all {
            let music = SimulatedAppleMusic(scenario)
            let log = ChangeLog(music.stage)
            await music.run {
                for (number, step) in session.steps.enumerated() {
                    let outcome = await step.called(.current).description
                    let changes = log.take()
                    let answer = step.showsChanges ? changes.summary : outcome
                    if let index = answers[number].firstIndex(where: { $0.answer == answer }) {
                        answers[number][index].scenarios.append(scenario.name)
                    } else {
                        answers[number].append((answer, [scenario.name]))
                    }
                }
            }
        }
        let told = zip(session.steps, answers).filter { $0.1.count > 1 || $0.1[0].answer != "done" }.map(Self.text)
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Answers/\(session.name.replacing(" ", with: "-")).txt")
        if ProcessInfo.processInfo.environment["TONEARM_UPDATE_ANSWERS"] != nil {
            Issue.record("the answers are written anew: read the difference")
            try Data((told.joined(separator: "\n\n") + "\n").utf8).write(to: file)
        }
        let known = try String(contentsOf: file, encoding: .utf8).trimming.components(separatedBy: "\n\n")
        #expect(known.count == told.count)
        for (one, other) in zip(told, known) { #expect(one == other) }
    }
}

extension String {
    fileprivate var trimming: String { trimmingCharacters(in: .newlines) }
}

/// The changes of a stage, without the timer that a sequence of changes starts.
private final class ChangeLog: Sendable {
    private let changes = Mutex<[DatedChange]>([])

    init(_ stage: Stage) {
        _ = stage.observe(.init(after: { [weak self] new in self?.changes.withLock { $0 += new } }))
    }

    /// Returns the changes since the last call.
    func take() -> [DatedChange] {
        changes.withLock { changes in
            defer { changes = [] }
            return changes
        }
    }
}

extension [DatedChange] {
    /// The kinds of the changes by their origins, each once.
    fileprivate var summary: String {
        var kinds: [String] = []
        for dated in self {
            let kind = "\(dated.change.kind) by \(dated.origin)"
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        return kinds.isEmpty ? "no changes" : kinds.joined(separator: ", ")
    }
}

extension World {
    /// Returns the parts that differ from those of another world.
    fileprivate func difference(to other: World) -> [String] {
        if self == other { return [] }
        let parts: [(String, Bool)] = [
            ("storefront", storefront == other.storefront), ("clock", clock == other.clock),
            ("device", device == other.device), ("memory", memory == other.memory),
            ("tokens", tokens == other.tokens), ("scheduled events", scheduled == other.scheduled),
            (
                "exchange: \(exchange.map { "\($0.request)" } ?? "") \(other.exchange.map { "\($0.request)" } ?? "")",
                exchange == other.exchange
            ), ("faults of players", playerFaults == other.playerFaults),
        ]
        return parts.filter { !$0.1 }.map(\.0)
    }
}

import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmDevice
import TonearmSystem
import TonearmWorld

@testable import TonearmShell

/// Tests the outcome of a line before and after it is printed.
@Suite struct LineOutcomeTests {
    private let session = ShellSession(isTerminal: true)

    private func outcome(of line: String, to destination: Words.Destination = .screen) async -> LineOutcome {
        let words = Words(line.split(separator: " ").map(String.init), destination: destination)
        return await session.shell.outcome(of: words, CommandTable.kind(of: words), line: line)
    }

    @Test func `a refusal stays a value until it is shown`() async throws {
        try await session.runAll("scenario load eligible")
        let outcome = await outcome(of: "play albums/310730204")
        guard case .failure(let failure) = outcome.answer, case .refusal(let refused) = failure.cause else {
            Issue.record("\(outcome.answer)")
            return
        }
        #expect(outcome.status == 1 && refused.refusal.explanation != nil)
        #expect(session.shell.keeper.refused?.advice == refused.refusal.explanation)
        #expect(await session.shell.presentation.show(outcome) == 1)
        #expect(session.shell.observers.last?.failure == "\(refused.refusal.what): \(refused.refusal.why)")
    }

    @Test func `a refusal names the errors of the app's frameworks alone`() async throws {
        try await session.runAll("scenario load eligible")
        guard case .failure(let failure) = await outcome(of: "play albums/310730204").answer,
            case .refusal(let refused) = failure.cause
        else {
            Issue.record("nothing was refused")
            return
        }
        let scope = session.session.world.device.frameworks
        let narrow = refused.narrowed(to: scope.narrowed(to: .storeKit)).refusal.errors
        #expect(narrow.allSatisfy { refused.refusal.errors.contains($0) })
        #expect(failure.words(in: scope)?.why == refused.refusal.why)
    }

    @Test func `an answer that says no keeps the service's document`() async {
        let outcome = await outcome(of: "get /v1/catalog/us/albums/0")
        guard case .failure(let failure) = outcome.answer else {
            Issue.record("\(outcome.answer)")
            return
        }
        #expect(failure.document?.json?["errors"]?[0]?["status"]?.string == "404" && outcome.status == 1)
    }

    @Test func `changes that cannot be shown with their answer are shown with the next line`() async throws {
        let changes: [Change] = [.consentDialogShown(.init(app: "Runner", device: "phone"))]
        var outcome = await outcome(of: "storefront")
        guard case .view(let view, let output, _) = outcome.answer else {
            Issue.record("\(outcome.answer)")
            return
        }
        outcome.answer = .view(view, as: output, at: .file("/nowhere/at/all", append: false))
        outcome.changes = changes
        #expect(await session.shell.presentation.show(outcome) == 1)
        #expect(session.shell.keeper.announced == changes)
    }

    @Test func `an interrupted line and an unwritable one have statuses of their own`() {
        #expect(LineFailure(CancellationError()).status == 130)
        #expect(LineFailure(SinkProblem.closed).status == Signal.brokenPipe.exitStatus)
        #expect(LineFailure(SinkProblem.failed(.noSpace)).status == 1)
        #expect(LineFailure(CancellationError()).words(in: session.session.frameworks) == nil)
    }

    @Test func `remarks follow the reason, also of a failure that is passed on`() {
        var failure = LineFailure(Failure("Cannot go", "it is late"))
        failure.remarks.append("This was asked for 'now'.")
        #expect(LineFailure(failure).words(in: session.session.frameworks)?.details == ["This was asked for 'now'."])
    }
}

import AppleMusicAPI
import Synchronization

/// Sends reports of lessons to a class in the background, and sends them again while the server does not answer. Of
/// each lesson only the newest report is kept.
final class ReportOutbox: Sendable {
    struct Report: Sendable {
        let control: ControlClient
        /// The id of the learner's world.
        let world: String
        let lesson: String
        let body: JSON

        fileprivate func isReplaced(by other: Report) -> Bool { world == other.world && lesson == other.lesson }
    }

    private struct State {
        var waiting: [Report] = []
        var isSending = false
        var trouble: AttachmentProblem?
    }

    private let state = Mutex(State())
    /// The time before a failed report is sent again.
    private let pause: Duration

    init(pause: Duration = .seconds(2)) { self.pause = pause }

    /// The reason why the last report did not arrive; nil if it arrived, or none was sent.
    var trouble: AttachmentProblem? { state.withLock { $0.trouble } }

    /// Whether all reports arrived or were refused for good.
    var isEmpty: Bool { state.withLock { $0.waiting.isEmpty && !$0.isSending } }

    /// Sends a report without waiting for it.
    func post(_ report: Report) {
        let begins = state.withLock { state in
            state.waiting.removeAll { $0.isReplaced(by: report) }
            state.waiting.append(report)
            defer { state.isSending = true }
            return !state.isSending
        }
        if begins { Task.detached { [self] in await send() } }
    }

    private func send() async {
        while let report = next() {
            do throws(AttachmentProblem) {
                _ = try await report.control.ask(.put, ControlClient.path(report.world, "progress"), report.body)
                state.withLock { $0.trouble = nil }
            } catch {
                if keep(report, after: error) { try? await Task.sleep(for: pause) }
            }
        }
    }

    /// Takes the oldest report. Without one, the sending ends.
    private func next() -> Report? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.isSending = false
                return nil
            }
            return state.waiting.removeFirst()
        }
    }

    /// Notes a failure, and puts the report back if a later attempt can succeed and no newer report replaces it.
    private func keep(_ report: Report, after failure: AttachmentProblem) -> Bool {
        state.withLock { state in
            state.trouble = failure
            guard failure.mayPass else { return false }
            if !state.waiting.contains(where: { report.isReplaced(by: $0) }) { state.waiting.insert(report, at: 0) }
            return true
        }
    }
}

extension AttachmentProblem {
    /// Whether the same request may succeed later: the server was not reached, or was too busy.
    fileprivate var mayPass: Bool {
        switch self {
        case .unreachable, .foreign, .interrupted: true
        case .refused(let status, _, _): status >= 500
        case .secret: false
        }
    }
}

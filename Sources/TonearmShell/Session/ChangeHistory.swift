import Synchronization

/// What commands changed, for going back and forth.
///
/// Only changes are steps: looking around is not. What looking around wears out (a fault that affects two requests, say) belongs to the change that
/// follows it, so that going back over all steps leads to the very session that was there first. The trail and the last exchange stay where
/// they are, unless the whole session was replaced.
struct ChangeHistory {
    /// What one command changed.
    struct Step {
        /// A number of its own, as long as the program runs.
        let id: Int
        let line: String
        let before: ChangeState
        let after: ChangeState
        /// Another session took the place of the whole one, its trail with it.
        let isReplacement: Bool

        private static let lastID = Atomic(0)

        /// - Parameter id: nil for a new step.
        init(line: String, before: ChangeState, after: ChangeState, isReplacement: Bool, id: Int? = nil) {
            self.id = id ?? Self.lastID.add(1, ordering: .relaxed).newValue
            self.line = line
            self.before = before
            self.after = after
            self.isReplacement = isReplacement
        }
    }

    /// Steps of earlier runs of the program.
    struct Earlier {
        /// The last one at the end.
        var past: [Step] = []
        /// What was undone, the next one at the end.
        var future: [Step] = []
    }

    /// The last one at the end.
    private(set) var past: [Step] = []
    /// What was undone, the next one at the end.
    private(set) var future: [Step] = []
    /// The session after the last step.
    private var settled: Session
    /// Reads the steps of earlier runs when they are needed; nil if there are none or they were read.
    private var earlier: (@Sendable () -> Earlier)?
    /// Whether a step was recorded, after which nothing of an earlier run can be done again.
    private var hasRecorded = false

    /// More steps than this cannot be undone.
    static let limit = 100

    /// - Parameter earlier: reads the steps of earlier runs, which are those before the first one here.
    init(_ session: Session, after earlier: (@Sendable () -> Earlier)? = nil) {
        settled = session
        self.earlier = earlier
    }

    /// Remembers what a command changed. What was undone before is gone.
    /// - Parameters:
    ///   - before: where undoing leads; nil for the session after the step before.
    ///   - replaced: the whole session in front of the command if another one took its place, for its trail and last exchange.
    mutating func record(
        _ line: String, _ session: Session, before: Session? = nil, tracesOf replaced: Session? = nil
    ) {
        let start = before ?? settled
        past.append(
            Step(
                line: line, before: .session(replaced?.replaced(by: start) ?? start), after: .session(session),
                isReplacement: replaced != nil))
        if past.count > Self.limit { past.removeFirst() }
        future.removeAll()
        settled = session
        hasRecorded = true
    }

    /// Goes back over the last step.
    /// - Returns: the line that was undone; nil when there is none.
    mutating func undo(_ session: inout Session) -> String? {
        if past.isEmpty { readEarlier() }
        guard let step = past.popLast() else { return nil }
        guard let before = step.before.session(with: session) else {
            past.removeAll()
            return nil
        }
        let undone = Step(
            line: step.line, before: step.before, after: .session(session), isReplacement: step.isReplacement,
            id: step.id)
        future.append(undone)
        move(&session, to: before, step)
        return step.line
    }

    /// Takes the last `undo` back.
    mutating func redo(_ session: inout Session) -> String? {
        if future.isEmpty { readEarlier() }
        guard let step = future.popLast() else { return nil }
        guard let after = step.after.session(with: session) else {
            future.removeAll()
            return nil
        }
        past.append(step)
        move(&session, to: after, step)
        return step.line
    }

    /// Reads the steps of earlier runs, if that was not done yet.
    mutating func readEarlier() {
        guard let read = earlier else { return }
        earlier = nil
        let steps = read()
        past = Array((steps.past + past).suffix(Self.limit))
        if !hasRecorded, future.isEmpty { future = steps.future }
    }

    private mutating func move(_ session: inout Session, to other: Session, _ step: Step) {
        session = step.isReplacement ? other : session.replaced(by: other)
        settled = other
    }
}

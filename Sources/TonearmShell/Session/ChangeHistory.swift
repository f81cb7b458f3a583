/// What commands changed, for going back and forth.
///
/// Only changes are steps: looking around is not. What looking around wears out (a fault that affects two requests, say) belongs to the change that
/// follows it, so that going back over all steps leads to the very session that was there first. The trail and the last exchange stay where
/// they are, unless the whole session was replaced.
struct ChangeHistory {
    /// What one command changed.
    struct Step {
        let line: String
        let before: Session
        let after: Session
        /// Another session took the place of the whole one, its trail with it.
        let isReplacement: Bool
    }

    /// The last one at the end.
    private(set) var past: [Step] = []
    /// What was undone, the next one at the end.
    private(set) var future: [Step] = []
    /// The session after the last step.
    private var settled: Session

    /// More steps than this cannot be undone.
    static let limit = 100

    init(_ session: Session) { settled = session }

    /// Remembers what a command changed. What was undone before is gone.
    /// - Parameter before: where undoing leads; nil for the session after the step before.
    mutating func record(
        _ line: String, _ session: Session, before: Session? = nil, isReplacement: Bool = false
    ) {
        past.append(Step(line: line, before: before ?? settled, after: session, isReplacement: isReplacement))
        if past.count > Self.limit { past.removeFirst() }
        future.removeAll()
        settled = session
    }

    /// Goes back over the last step.
    /// - Returns: the line that was undone; nil when there is none.
    mutating func undo(_ session: inout Session) -> String? {
        guard let step = past.popLast() else { return nil }
        future.append(
            Step(line: step.line, before: step.before, after: session, isReplacement: step.isReplacement))
        move(&session, to: step.before, step)
        return step.line
    }

    /// Takes the last `undo` back.
    mutating func redo(_ session: inout Session) -> String? {
        guard let step = future.popLast() else { return nil }
        past.append(step)
        move(&session, to: step.after, step)
        return step.line
    }

    private mutating func move(_ session: inout Session, to other: Session, _ step: Step) {
        session = step.isReplacement ? other : session.replaced(by: other)
        settled = other
    }
}

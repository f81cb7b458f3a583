import Synchronization

/// The changes of a session, for undo and redo.
///
/// Only changes are steps; looking around is not. A side effect of looking around, such as a used-up fault, belongs to
/// the next change, so that undoing all steps restores the initial session exactly. The trail and the last exchange
/// are not undone, unless the whole session was replaced.
struct ChangeHistory {
    /// The change of one command.
    struct Step {
        /// A number that is unique in this run of the program.
        let id: Int
        let line: String
        let before: ChangeState
        let after: ChangeState
        /// Whether another session replaced the whole one, including its trail.
        let isReplacement: Bool

        private static let lastID = Atomic(0)

        /// - Parameter id: the step's number; nil for a new step.
        init(line: String, before: ChangeState, after: ChangeState, isReplacement: Bool, id: Int? = nil) {
            self.id = id ?? Self.lastID.add(1, ordering: .relaxed).newValue
            self.line = line
            self.before = before
            self.after = after
            self.isReplacement = isReplacement
        }
    }

    /// The steps of earlier runs of the program.
    struct Earlier {
        /// The steps that can be undone, the next one last.
        var past: [Step] = []
        /// The undone steps, the next one to redo last.
        var future: [Step] = []
    }

    /// The steps that can be undone, the next one last.
    private(set) var past: [Step] = []
    /// The undone steps, the next one to redo last.
    private(set) var future: [Step] = []
    /// The session after the last step.
    private var settled: Session
    /// Reads the steps of earlier runs on demand; nil if there are none or they were read.
    private var earlier: (@Sendable () -> Earlier)?
    /// Whether this run recorded a step, so that undone steps of earlier runs cannot be redone.
    private var hasRecorded = false

    /// The most steps that can be undone.
    static let limit = 100

    /// - Parameter earlier: reads the steps of earlier runs, which precede those of this run.
    init(_ session: Session, after earlier: (@Sendable () -> Earlier)? = nil) {
        settled = session
        self.earlier = earlier
    }

    /// Records the change of a command. Undone steps can no longer be redone.
    /// - Parameters:
    ///   - before: the state that `undo` restores; nil for the state after the previous step.
    ///   - replaced: the session before the command if another one replaced it, for its trail and last exchange.
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

    /// Appends the steps of another history, after a step that leads to the session before its first step.
    /// - Parameters:
    ///   - line: the line of the step in between.
    ///   - before: the present session.
    ///   - session: the session after the other history.
    mutating func append(_ other: ChangeHistory, after line: String, from before: Session, to session: Session) {
        let start = other.past.first.flatMap { $0.before.session(with: session) } ?? session
        record(line, start, before: before, tracesOf: before)
        // A step has a number of its own in each place.
        past += other.past.map {
            Step(line: $0.line, before: $0.before, after: $0.after, isReplacement: $0.isReplacement)
        }
        past = Array(past.suffix(Self.limit))
        settled = session
    }

    /// Undoes the last step.
    /// - Returns: the undone line; nil without one.
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

    /// Redoes the last undone step.
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

    /// Reads the steps of earlier runs, unless they were read.
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

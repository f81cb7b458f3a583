/// What is known about whether the current task can be done from the learner's state.
struct LessonDetour: Sendable {
    /// The result of a trial.
    enum Verdict {
        case possible
        case impossible
        /// The session is answered by a server, or the solution has effects outside of the session.
        case unknown
    }

    private(set) var isImpossible = false
    /// Whether another service answers, so that it is unknown.
    private(set) var isElsewhere = false
    /// The number of lines since the learner was told; nil if they were not.
    private var linesSinceTold: Int?

    /// The number of lines after which the learner is told again.
    private static let pause = 4

    var isToTell: Bool {
        (isImpossible || isElsewhere) && linesSinceTold.map { isImpossible && $0 >= Self.pause } ?? true
    }

    /// Notes what a trial showed after a line.
    /// - Parameter isTried: whether the line tried what the task asks, which cannot succeed here.
    mutating func note(_ verdict: Verdict, isElsewhere: Bool, isTried: Bool = false) {
        isImpossible = verdict == .impossible
        self.isElsewhere = isElsewhere && verdict == .unknown
        let isTold = isImpossible && !isTried || self.isElsewhere
        linesSinceTold = isTold ? linesSinceTold.map { $0 + 1 } : nil
    }

    mutating func noteTold() { linesSinceTold = 0 }

    /// Notes that a hint had the way back. If the learner does not take it, the next line tells.
    mutating func noteHint() { linesSinceTold = Self.pause - 1 }
}

package import TonearmJSON

/// The operations on a session that a lesson's check needs, besides running commands.
package protocol LessonStage: Performer {
    /// Saves the session, replacing the saved one.
    mutating func keep()
    /// Restores the saved session.
    mutating func restore()
    var values: any ConditionSubject { get }
    /// Returns whether a path can ever have a value, even if it has none now.
    func knows(_ path: JSONPath) -> Bool
    /// Returns whether a command has no effect outside of the session, so that it can run on a copy.
    func canTry(_ command: String) -> Bool
}

/// Lines by which a curious learner leaves the way of a lesson.
package struct LessonDetours: Sendable {
    /// Lines that change nothing.
    let neutral: [String]
    /// Lines that change the session.
    let drifting: [String]

    package init(neutral: [String], drifting: [String]) {
        self.neutral = neutral
        self.drifting = drifting
    }
}

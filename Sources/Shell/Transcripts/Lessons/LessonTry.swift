import TonearmJSON

extension LessonTask {
    /// A line that a learner typed at a task, with the session before and after it.
    struct Try: ConditionSubject {
        var typed: String
        /// The number of tries, including this one.
        var number: Int
        /// The session after the line.
        var session: any ConditionSubject
        /// The session before the line; nil if it is unknown.
        var before: (any ConditionSubject)?

        var root: JSON { session.root }

        func values(named path: JSONPath) -> [JSON] {
            switch path.text {
            case "typed": [.string(typed)]
            case "tries": [.integer(number)]
            default: session.values(named: path)
            }
        }

        /// The full name of the typed command; nil if it is unknown.
        var command: String? {
            guard let path = Self.commandPath, case .string(let name)? = session.values(named: path).first else {
                return nil
            }
            return name
        }

        private static let commandPath = try? JSONCondition("command exists").paths.first

        /// Returns whether the line changed the session so that a condition holds. `undo` and `back` only return to an
        /// earlier state.
        func hasCaused(_ condition: JSONCondition) -> Bool {
            guard let before, !Self.returning.contains(command ?? "") else { return false }
            return !condition.holds(for: Unchanged(attempt: self, before: before))
        }

        private static let returning: Set<String> = ["undo", "redo", "back", "forward"]
    }

    /// A try as if it had left the session as it was.
    private struct Unchanged: ConditionSubject {
        let attempt: Try
        let before: any ConditionSubject

        /// The paths whose values belong to the line, not to the session.
        private static let ofLine: Set<String> = ["typed", "tries", "command", "status", "failure"]

        var root: JSON { before.root }

        func values(named path: JSONPath) -> [JSON] {
            Self.ofLine.contains(path.text) ? attempt.values(named: path) : before.values(named: path)
        }
    }
}

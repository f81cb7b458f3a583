/// A flaw that `lesson check` found in a lesson.
package struct LessonFlaw: Sendable, Hashable {
    /// The one-based line number in the lesson's file.
    package let line: Int
    package let kind: Kind

    package enum Kind: Sendable, Hashable {
        case unknownPath(String)
        case passesUntouched
        /// The check depends only on the request, so it passes even if the service finds no results or refuses.
        case ignoresAnswer
        case wrongTryPasses(String)
        /// A line that changes nothing passes the check.
        case neutralPasses(String)
        /// A line that did not try what the task asks gets a hint.
        case hintsUnasked(String)
        /// After a detour the solution fails, and the learner is not told, because it cannot run on a copy.
        case breaksUnnoticed(String)
        /// A wrong try gets the hint of another line, or no specific hint.
        case otherHint(String, line: Int?)
        case solutionFails
        /// The output of a demonstration or a solution differs from the lesson; a sentence without a full stop.
        case differs(String)
    }

    /// The message: `line 31: the check holds before anything was typed`
    package var sentence: String {
        let text =
            switch kind {
            case .unknownPath(let path): "no value of a session has the path '\(path)'"
            case .passesUntouched: "the check holds before anything was typed"
            case .ignoresAnswer:
                "the check passes regardless of the answer: add 'and: response.status is 200', after a search also 'and: rows > 0'"
            case .wrongTryPasses(let typed): "the wrong try '\(typed)' passes the check"
            case .neutralPasses(let typed): "'\(typed)' passes the check, although it changes nothing"
            case .hintsUnasked(let typed): "'\(typed)' is answered with this hint, although it did not try the task"
            case .breaksUnnoticed(let typed):
                "after '\(typed)' the solution fails, and the learner is not told, because it uses files or programs"
            case .otherHint(let typed, let line?): "the wrong try '\(typed)' is answered with the hint of line \(line)"
            case .otherHint(let typed, nil): "the wrong try '\(typed)' gets no hint of its own"
            case .solutionFails: "the check does not hold after the steps that follow it"
            case .differs(let sentence): sentence
            }
        return "line \(line): \(text)"
    }
}

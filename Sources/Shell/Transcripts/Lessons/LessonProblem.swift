import TonearmJSON

/// A problem in the lesson of a transcript.
enum LessonProblem: FileProblem, Hashable {
    case noTask
    case condition(String, JSONPath.Problem)
    case key(String)
    case noCheck
    case checkTwice
    case nothingBefore(key: String)
    case conditionTwice
    case wrongTry(String)
    case noHint
    case hintTwice
    case emptyHint
    case noSolution

    var why: String {
        switch self {
        case .noTask: "it has no block marked 'check', so there is nothing to learn"
        case .condition(let text, let problem): "'\(text)' is not a condition: \(problem.why)"
        case .key(let line): "a line of a check begins with none of its words: '\(line)'"
        case .noCheck: "the block does not begin with 'check:'"
        case .checkTwice: "the block has a second 'check:'"
        case .nothingBefore(let key): "'\(key):' does not follow a line that it could continue"
        case .conditionTwice: "a hint has a second 'if:'"
        case .wrongTry(let text): "the wrong try '\(text)' is not a command"
        case .noHint: "the tries that begin here have no hint"
        case .hintTwice: "a wrong try has two hints"
        case .emptyHint: "the hint is empty"
        case .noSolution: "no block of the session follows this check, so its solution is missing"
        }
    }

    var mark: FaultMark? {
        guard case .condition(let text, let problem) = self else { return nil }
        return problem.offset.map { FaultMark(text: text, offset: $0) }
    }

    var next: String {
        switch self {
        case .noTask: "Write a block that begins with '```check' after what the learner is asked to do."
        case .condition: "Write for example 'focus.type is albums'; 'explain conditions' lists the operators."
        case .key:
            "Begin it with 'check:', 'and:', 'or:', 'hint:', 'wrong:' or 'if:', or with two spaces"
                + " to go on with a hint."
        case .noCheck: "Write what has to be reached first, such as 'check: focus.type is albums'."
        case .checkTwice: "Write 'and:' or 'or:', or another block."
        case .nothingBefore: "Write 'and:' and 'or:' directly after 'check:' or 'if:'."
        case .conditionTwice: "Write 'and:' or 'or:', or begin another hint after an empty line."
        case .wrongTry: "Write it as it is typed, after '> ': 'wrong: > songs 1'."
        case .noHint: "Write 'hint: …' below them."
        case .hintTwice: "Begin another hint after an empty line."
        case .emptyHint: "Say something after 'hint:'."
        case .noSolution: "Write the steps that pass it in a block marked 'tonearm' directly below it."
        }
    }
}

import TonearmJSON

/// A reader for a block marked `check`:
///
///     check: focus.type is albums
///     and: focus.id is 310730204
///
///     wrong: > songs 203709340
///     if: focus.type is songs
///     hint: That is a song. Every type of the catalog is a command.
///
///     hint: `albums` and an id fetches an album.
///
/// The condition comes first, then hints, separated by empty lines. A hint may have wrong tries for which it is meant,
/// a condition, both or neither. Lines that begin with two spaces continue a hint.
struct CheckReader {
    private var check: Alternatives?
    private(set) var hints: [LessonHint] = []
    private var group = Group()
    /// The condition that `and:` and `or:` extend.
    private var open = Open.nothing

    private enum Open { case nothing, check, hint }

    /// The parts of the current hint.
    private struct Group {
        var line: Int?
        var wrongTries: [String] = []
        var condition: Alternatives?
        var text: String?
        var textLine: Int?
    }

    /// Conditions with `and:` and `or:` between them; `and:` binds more tightly.
    private struct Alternatives {
        var all: [[JSONCondition]]

        init(_ first: JSONCondition) { all = [[first]] }

        var condition: JSONCondition {
            let parts = all.map { $0.count == 1 ? $0[0] : .all($0) }
            return parts.count == 1 ? parts[0] : .any(parts)
        }
    }

    /// - Parameter lines: the lines between the fences, with their indices in the file.
    static func read(
        _ lines: some Collection<(index: Int, text: String)>, at start: Int
    ) throws(PlacedProblem<LessonProblem>) -> (check: JSONCondition, hints: [LessonHint]) {
        var reader = CheckReader()
        for (index, text) in lines {
            do throws(LessonProblem) {
                try reader.add(text[...], at: index)
            } catch {
                throw PlacedProblem(error, at: index)
            }
        }
        try reader.endGroup()
        guard let check = reader.check else { throw PlacedProblem(.noCheck, at: start) }
        return (check.condition, reader.hints)
    }

    private mutating func add(_ line: Substring, at index: Int) throws(LessonProblem) {
        if line.beginsExactly(with: "  "), let text = group.text {
            group.text = "\(text) \(line.trimmed)"
            return
        }
        guard !line.trimmed.isEmpty else {
            open = .nothing
            return try endOpenGroup()
        }
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw .key(String(line)) }
        let value = parts[1].trimmed
        switch parts[0].trimmed {
        case "check": try addCheck(value)
        case "and", "or": try addMore(String(parts[0].trimmed), value)
        case "wrong": try addWrongTry(value, at: index)
        case "if": try addCondition(value, at: index)
        case "hint": try addHint(value, at: index)
        default: throw .key(String(line))
        }
    }

    private mutating func addCheck(_ value: Substring) throws(LessonProblem) {
        guard check == nil else { throw .checkTwice }
        check = Alternatives(try Self.condition(value))
        open = .check
    }

    private static func condition(_ text: Substring) throws(LessonProblem) -> JSONCondition {
        do throws(JSONPath.Problem) {
            return try JSONCondition(String(text))
        } catch {
            throw .condition(String(text), error)
        }
    }

    private mutating func addMore(_ key: String, _ value: Substring) throws(LessonProblem) {
        let condition = try Self.condition(value)
        func extend(_ alternatives: inout Alternatives?) {
            if key == "or" { alternatives?.all.append([]) }
            if let last = alternatives?.all.indices.last { alternatives?.all[last].append(condition) }
        }
        switch open {
        case .check: extend(&check)
        case .hint: extend(&group.condition)
        case .nothing: throw .nothingBefore(key: key)
        }
    }

    private mutating func addWrongTry(_ value: Substring, at index: Int) throws(LessonProblem) {
        try begin(at: index)
        guard value.beginsExactly(with: CommandLines.prompt), case let command = value.dropFirst(2).trimmed,
            !command.isEmpty
        else { throw .wrongTry(String(value)) }
        group.wrongTries.append(String(command))
        open = .nothing
    }

    private mutating func addCondition(_ value: Substring, at index: Int) throws(LessonProblem) {
        try begin(at: index)
        guard group.condition == nil else { throw .conditionTwice }
        group.condition = Alternatives(try Self.condition(value))
        open = .hint
    }

    private mutating func addHint(_ value: Substring, at index: Int) throws(LessonProblem) {
        try begin(at: index)
        guard !value.isEmpty else { throw .emptyHint }
        group.text = String(value)
        group.textLine = index + 1
        open = .nothing
    }

    /// Begins a hint's line. A general hint can be followed by another without an empty line.
    private mutating func begin(at index: Int) throws(LessonProblem) {
        guard check != nil else { throw .noCheck }
        if group.text != nil {
            guard group.wrongTries.isEmpty, group.condition == nil else { throw .hintTwice }
            try endOpenGroup()
        }
        if group.line == nil { group.line = index }
    }

    private mutating func endOpenGroup() throws(LessonProblem) {
        guard group.line != nil else { return }
        guard let text = group.text, let line = group.textLine else { throw .noHint }
        hints.append(
            LessonHint(text: text, line: line, wrongTries: group.wrongTries, condition: group.condition?.condition))
        group = Group()
    }

    private mutating func endGroup() throws(PlacedProblem<LessonProblem>) {
        let line = group.line
        do throws(LessonProblem) { try endOpenGroup() } catch { throw PlacedProblem(error, at: line) }
    }
}

import AppleMusicAPI
import TonearmConsole
import TonearmLineEditor

/// Names of columns and attributes, separated by commas.
struct ColumnNames: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "NAMES", example: "name,artist", isList: true)

    static func candidates(in context: CompletionContext) -> [Candidate] { context.columnNames.map { Candidate($0) } }
}

/// Names of columns to sort by, separated by commas; `-` before a name sorts in descending order.
struct SortNames: TextArgument {
    let text: String

    static let traits = ArgumentTraits(
        placeholder: "NAMES", example: "-released", isList: true, mayBeginWithHyphen: true)

    static func candidates(in context: CompletionContext) -> [Candidate] { context.columnNames.map { Candidate($0) } }

    static func stemStart(of typed: String) -> String.Index {
        let start = typed.startIndexOfStem(after: [","])
        return typed[start...].hasPrefix("-") ? typed.index(after: start) : start
    }
}

extension CompletionContext {
    /// The columns of the command's rows, as far as they are known before the answer.
    var columnNames: [String] {
        if let type = command.flatMap({ Schema.appleMusic.type(named: $0.name) })?.type {
            return Column.names(among: [type])
        }
        let rows = answer?.rows ?? []
        let types = ResourceType.all(of: rows.map(\.identifier))
        return Column.names(among: types.isEmpty ? [.songs, .albums] : types, rows: Array(rows.prefix(20)))
    }
}

/// A condition on something that has names: a row, or the session.
protocol ConditionArgument: TextArgument {
    /// The first part of the message of an error: `Cannot choose rows by`.
    static var purpose: String { get }
    /// The remedy for a condition that cannot be read.
    static var advice: String { get }
    static func names(in context: CompletionContext) -> [Candidate]
}

extension ConditionArgument {
    /// - Throws: `Failure` with a mark under the place of the fault.
    func condition() throws(Failure) -> JSONCondition {
        do throws(JSONPath.Problem) {
            return try JSONCondition(text)
        } catch {
            throw ValueLookup.failure("\(Self.purpose) '\(text)'", text, error, next: Self.advice)
        }
    }

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let typed = context.typed
        let word = String(typed[wordStart(of: typed)...])
        if isPath(word) { return ValuePath.candidates(for: word, in: context.answer?.json) }
        let before = typed[..<wordStart(of: typed)].split(separator: " ")
        let connective = before.lastIndex { $0 == "&&" || $0 == "||" }
        switch before.count - (connective.map { $0 + 1 } ?? 0) {
        case 0: return word.contains(where: { "~=<>".contains($0) }) ? [] : names(in: context)
        case 1:
            return JSONComparison.Operation.allCases.filter { $0 != .equal }.map {
                Candidate($0.rawValue, description: $0.summary)
            }
        default: return []
        }
    }

    static func stemStart(of typed: String) -> String.Index {
        let start = wordStart(of: typed)
        return isPath(typed[start...]) ? max(start, ValuePath.stemStart(of: typed)) : start
    }

    private static func wordStart(of typed: String) -> String.Index { typed.startIndexOfStem(after: [" ", "("]) }

    private static func isPath(_ word: some StringProtocol) -> Bool { word.hasPrefix("@") || word.hasPrefix("$") }
}

/// A condition on a row: `artist~bunny`.
struct RowCondition: ConditionArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "CONDITION", example: "artist~bunny")
    static let purpose = "Cannot choose rows by"
    static let advice = "Type a column's name, '~' or '=', and a text, such as '--where artist~bunny'."

    static func names(in context: CompletionContext) -> [Candidate] {
        context.columnNames.map { Candidate("\($0)~", continues: true) }
    }
}

/// A condition on the answer or the session: `response.status is 200`.
struct WatchCondition: ConditionArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "CONDITION", example: "response.status is 200")
    static let purpose = "Cannot wait for"
    static let advice = "Type for example 'response.status is 200'; 'explain conditions' lists the operators."

    static func names(in context: CompletionContext) -> [Candidate] {
        SessionValues.entries.map { entry in
            let name = entry.rest == .none ? entry.name : entry.parts.map { $0 + "." }.joined()
            return Candidate(name, description: entry.summary, continues: true)
        }
    }

    /// - Throws: `Failure` for a condition that cannot be read, or that uses a path that no session has.
    func knownCondition() throws(Failure) -> JSONCondition {
        let condition = try condition()
        guard let path = condition.paths.first(where: { !SessionValues.knows($0) }) else { return condition }
        throw Failure.usage(
            "Cannot wait for '\(text)'", "there is no '\(path.text)' to look at",
            next: "'lesson paths' lists what there is.")
    }
}

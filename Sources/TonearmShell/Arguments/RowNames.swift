import AppleMusicAPI
import LineEditor

/// Names of columns and attributes, separated by commas.
struct ColumnNames: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "NAMES", example: "name,artist", isList: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.columnNames.map { Candidate($0) }
    }
}

/// Names of columns to sort by, separated by commas; `-` before a name sorts in descending order.
struct SortNames: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "NAMES", example: "-released", isList: true, mayBeginWithHyphen: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.columnNames.map { Candidate($0) }
    }

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

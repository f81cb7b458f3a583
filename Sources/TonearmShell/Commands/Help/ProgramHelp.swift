import TerminalText

/// The text of `tonearm --help`, generated from the options: one screen of 80 columns and 24 lines.
package enum ProgramHelp {
    /// The width in columns.
    private static let width = 80

    private static let calls = [
        ("tonearm [options]", "the shell; in a pipe, lines from standard input"),
        ("tonearm [options] COMMAND …", "one command; 'tonearm help' lists them"),
        ("tonearm run FILE", "a script"), ("tonearm serve", "the simulator over HTTP: 'tonearm serve --help'"),
        ("tonearm openapi", "the API's description, for generators of clients"),
    ]

    /// - Parameters:
    ///   - options: the program's options.
    ///   - rare: the options that are only listed; the manual explains them.
    package static func lines(options: some DeclaredArguments, rare: Set<String>) -> [String] {
        let declared = options.fields.filter { !$0.isHidden }
        let chief = declared.filter { !rare.contains($0.name) }.map { (name(of: $0), $0.summary) }
        let others = declared.filter { rare.contains($0.name) }.map(name).joined(separator: ", ")
        return ["An interactive shell for the Apple Music API; an embedded simulator answers.", ""]
            + table(calls) + [""] + table(chief)
            + Wrapping.lines(of: "Also: \(others) (the manual page explains them).", width: width)
    }

    /// Returns the names of an option with its placeholder: `-o, --output FORM`.
    private static func name(of option: Field) -> String {
        option.names + (option.kind.map { " \($0.placeholder)" } ?? "")
    }

    private static func table(_ rows: [(name: String, text: String)]) -> [String] {
        let column = rows.map(\.name.count).max() ?? 0
        return rows.map { "  \($0.name)\(String.spaces(column - $0.name.count + 2))\($0.text)" }
    }
}

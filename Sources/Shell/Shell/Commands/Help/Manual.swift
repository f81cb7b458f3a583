import TonearmTerminalText

/// The manual page in man(7) macros, generated from the commands' declarations.
package enum Manual {
    /// - Parameter options: the program's options.
    package static func text(version: String, options: some DeclaredArguments) -> String {
        var lines = [
            ".TH TONEARM 1 \"\" \"tonearm \(version)\"", ".SH NAME",
            "tonearm \\- an interactive shell for the Apple Music API",
            ".SH SYNOPSIS", ".B tonearm", "[options] [COMMAND ...]", ".SH DESCRIPTION",
            "Without a command tonearm is a shell; when standard input is not a terminal, commands are read from it.",
            "With a command it runs that one and exits. An embedded simulator answers.", ".SH OPTIONS",
        ]
        for option in options.fields where !option.isHidden {
            let value = option.kind.map { " \\fI\(escaped($0.placeholder))\\fR" } ?? ""
            lines += [".TP", "\\fB\(escaped(option.names))\\fR\(value)", escaped(option.summary)]
        }
        lines.append(".SH COMMANDS")
        for group in CommandGroup.allCases {
            lines.append(".SS \(group.title)")
            for command in CommandTable.all where command.group == group {
                lines += [".TP", ".B \(escaped(command.name))", escaped(command.abstract)]
                for example in command.examples { lines += [".br", ".I \(escaped(example))"] }
            }
        }
        lines += section("EXIT STATUS", statuses) + section("FILES", files) + section("ENVIRONMENT", variables)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ title: String, _ entries: [(name: String, text: String)]) -> [String] {
        [".SH \(title)"] + entries.flatMap { [".TP", ".I \(escaped($0.name))", escaped($0.text)] }
    }

    private static let statuses = [
        ("0", "What was asked for is done."), ("1", "A command failed, or a transcript differs."),
        ("64", "The line or the arguments were not understood."), ("130", "Ctrl-C interrupted it."),
        ("141", "The reader of the output closed it."), ("143", "SIGTERM ended the shell."),
    ]

    private static let files = [
        ("$XDG_STATE_HOME/tonearm/history", "The lines that were typed, without their secrets."),
        ("$XDG_STATE_HOME/tonearm/sessions/", "The saved sessions; they hold no tokens and can be handed on."),
        (
            "$XDG_STATE_HOME/tonearm/tokens/",
            "Their tokens, for the owner alone, as far as they are in no keyring. They are not encrypted."
        ),
        ("$XDG_STATE_HOME/tonearm/lessons/", "How far learners have come."),
        ("$XDG_STATE_HOME/tonearm/authority/", "The local authority that signs certificates of 'tonearm serve --tls'."),
        ("$XDG_CONFIG_HOME/tonearm/tonearmrc", "Commands that run, without output, when the shell starts."),
        ("$XDG_CONFIG_HOME/tonearm/lessons/", "Lessons of one's own."),
    ]

    private static let variables = [
        ("XDG_STATE_HOME, XDG_CONFIG_HOME, HOME", "Where these folders are; ~/.local/state and ~/.config by default."),
        ("NO_COLOR", "Set to anything, it turns colour off."),
        ("TERM", "The kind of terminal. On 'dumb' lines are read plainly and nothing is drawn."),
        (
            "COLORTERM, TERM_PROGRAM, TERM_PROGRAM_VERSION, KITTY_WINDOW_ID, KONSOLE_VERSION, VTE_VERSION, WT_SESSION, "
                + "TMUX, STY",
            "What the terminal says of itself: whether it has all colours, pictures and links. Nothing else is asked of it."
        ),
        ("COLUMNS", "How wide the output is where there is no terminal to ask."),
        ("EDITRC", "The settings of the line editor, in place of ~/.editrc."),
        ("PAGER", "What shows answers that do not fit on the screen, in place of 'less -FRX'; empty for none."),
        (
            "VISUAL, EDITOR",
            "The editor for lines, lessons and notes; else \(SystemEditor.names.joined(separator: ", "))."
        ),
        ("LC_ALL, LC_MESSAGES, LANG", "The language in which lessons are offered."),
        ("TMPDIR", "Where temporary files are kept."),
    ]

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    }
}

/// The text of `tonearm --help`, generated from the options: one screen of 80 columns and 24 lines.
package enum ProgramHelp {
    /// The width in columns.
    private static let width = 80

    private static let calls = [
        ("tonearm [options]", "the shell; in a pipe, lines from standard input"),
        ("tonearm [options] COMMAND …", "one command; 'tonearm help' lists them"),
        ("tonearm run FILE", "a script"), ("tonearm serve", "the simulator over HTTP: 'tonearm serve --help'"),
        ("tonearm class LESSON", "a class over a network: 'tonearm class --help'"),
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

/// The manual page, written from the declarations of the commands (man(7) macros).
package enum Manual {
    package static func text(version: String) -> String {
        var lines = [
            ".TH TONEARM 1 \"\" \"tonearm \(version)\"", ".SH NAME",
            "tonearm \\- an interactive shell for the Apple Music API",
            ".SH SYNOPSIS", ".B tonearm", "[options] [COMMAND ...]", ".SH DESCRIPTION",
            "Without a command tonearm is a shell; when standard input is no terminal, commands are read from it.",
            "With a command it runs that one and exits. An embedded simulator answers.", ".SH COMMANDS",
        ]
        for group in CommandGroup.allCases {
            lines.append(".SS \(group.rawValue)")
            for command in CommandTable.all where command.group == group {
                lines += [".TP", ".B \(escaped(command.name))", escaped(command.abstract)]
                for example in command.examples { lines += [".br", ".I \(escaped(example))"] }
            }
        }
        lines += [
            ".SH EXIT STATUS", "0 done; 1 a command failed; 64 wrong usage; 130 interrupted.", ".SH FILES",
            ".TP", ".I $XDG_STATE_HOME/tonearm/history", "The lines that were typed.", ".TP",
            ".I $XDG_STATE_HOME/tonearm/sessions/", "The saved sessions.", ".TP",
            ".I $XDG_CONFIG_HOME/tonearm/tonearmrc",
            "Commands that run when the shell starts.", ".SH ENVIRONMENT",
            "NO_COLOR, TERM, EDITRC, HOME and the XDG variables are respected.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    }
}

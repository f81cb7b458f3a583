import ArgumentParser
import TonearmShell

/// The program and its own commands, declared for the help of these commands. `Arguments` and `Shell` run the program, so a command means the
/// same in front of the shell and inside it.
struct Tonearm: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tonearm", abstract: "An interactive shell for the Apple Music API.",
        usage: "tonearm [options] [COMMAND …]",
        discussion: """
            Without a command it is a shell: type 'help' in it. If standard input is not a terminal, commands are read from it. \
            With a command it runs that one and exits. An embedded simulator answers.
            """,
        subcommands: commands)

    /// The commands that the shell does not have.
    static let commands: [any ParsableCommand.Type] = [Run.self, Serve.self, OpenAPICommand.self]

    @OptionGroup var options: Options
}

/// `tonearm run FILE`: part of the program, not of the shell.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a script of commands; stops at the first that fails, unless --keep-going is given.")

    @Argument(help: "The script.") var file: String
}

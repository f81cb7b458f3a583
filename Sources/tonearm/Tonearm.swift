import ArgumentParser
import TonearmShell

/// The whole program as one declaration, from which help and completion scripts are written. Running goes by `Arguments` and `Shell`, so that
/// a command means the same before and inside the shell.
struct Tonearm: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tonearm", abstract: "An interactive shell for the Apple Music API.",
        usage: "tonearm [options] [COMMAND …]",
        discussion: """
            Without a command it is a shell: type 'help' in it. If standard input is not a terminal, commands are read from it. \
            With a command it runs that one and exits. An embedded simulator answers.
            """,
        subcommands: CommandTable.all + [Run.self, Serve.self, OpenAPICommand.self])

    @OptionGroup var options: Options
}

/// `tonearm run FILE`: part of the program, not of the shell.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a script of commands; stops at the first that fails, unless --keep-going is given.")

    @Argument(help: "The script.", completion: .file()) var file: String
}

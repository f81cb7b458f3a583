import ArgumentParser

/// The program's own commands, declared for their help. `Arguments` and `Shell` run the program, so a command means the same in front of the
/// shell and inside it.
struct Tonearm: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tonearm", abstract: "An interactive shell for the Apple Music API.", subcommands: commands)

    /// The commands that the shell does not have.
    static let commands: [any ParsableCommand.Type] = [Run.self, Serve.self, OpenAPICommand.self]
}

/// `tonearm run FILE`: part of the program, not of the shell.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a script of commands; stops at the first that fails, unless --keep-going is given.")

    @Argument(help: "The script.") var file: String
}

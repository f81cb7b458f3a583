import ArgumentParser

/// The declaration of the program and its own commands, for help. `Arguments` and `Shell` run commands, so that each
/// works the same in the program and in the shell.
struct Tonearm: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tonearm", abstract: "An interactive shell for the Apple Music API.", subcommands: commands)

    /// The commands that the shell does not have.
    static let commands: [any ParsableCommand.Type] = [Run.self, Serve.self, Class.self, OpenAPICommand.self]
}

/// The command `tonearm run FILE`, which the shell itself does not have.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a script of commands; stops at the first that fails, unless --keep-going is given.")

    @Argument(help: "The script.") var file: String
}

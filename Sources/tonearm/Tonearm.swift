import ArgumentParser

/// The program's own commands, for their help. The shell's commands and the options before them are declared for the shell.
struct Tonearm: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tonearm", abstract: "An interactive shell for the Apple Music API.",
        subcommands: [Run.self, Serve.self, OpenAPICommand.self])
}

/// `tonearm run FILE`: part of the program, not of the shell.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a script of commands; stops at the first that fails, unless --keep-going is given.")

    @Argument(help: "The script.", completion: .file()) var file: String
}

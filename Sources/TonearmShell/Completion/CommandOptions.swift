import ArgumentParser
import LineEditor

/// The options of a command, from its declaration.
enum CommandOptions {
    static func of<C: Command>(_ command: C.Type) -> [Candidate] {
        DeclaredArgument.all(of: command).filter(\.isShown).compactMap { argument in
            argument.name.map { Candidate("--\($0)", description: argument.summary) }
        }
    }
}

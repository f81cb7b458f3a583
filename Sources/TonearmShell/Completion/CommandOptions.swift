import ArgumentParser
import LineEditor

/// What help says of a command's arguments and options, for completion.
enum CommandOptions {
    /// - Parameter given: the long names of those that are there already.
    static func of(_ type: any FieldedArguments.Type, without given: Set<String> = []) -> [Candidate] {
        DeclaredArgument.all(of: type).filter(\.isShown).compactMap { argument in
            guard let name = argument.name else {
                return argument.short.map { Candidate("-\($0)", description: argument.summary) }
            }
            return given.contains(name) ? nil : Candidate("--\(name)", description: argument.summary)
        }
    }

    static func summary(of option: Field, of command: any Command.Type) -> String {
        DeclaredArgument.all(of: command).first { $0.name == option.name }?.summary ?? ""
    }

    static func summaryOfArgument(at index: Int, of command: any Command.Type) -> String {
        let arguments = DeclaredArgument.all(of: command).filter { $0.kind == .positional }
        return arguments.indices.contains(index) ? arguments[index].summary : ""
    }
}

import ArgumentParser
import Console
import MusicWorld

/// Where a token comes from that is no word of the line: words are seen on the screen, kept by other shells, and listed with the processes.
struct TokenInput: FieldedArguments {
    @Option(help: "With 'set': the file that holds the token, which nobody else may read.") var file: FilePath?
    @Option(help: "With 'set': the environment variable that holds the token.") var variable: VariableText?
    @Flag(help: "With 'set': read the token from standard input.") var stdin = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("file", &_file)
        fields.option("variable", &_variable)
        fields.flag("stdin", &_stdin)
    }

    /// How many ways are named.
    var count: Int { [file != nil, variable != nil, stdin].count { $0 } }

    private static let limit = 65_536

    /// The token, without white space around it.
    /// - Parameters:
    ///   - word: as it stood in the line.
    ///   - kind: `developer`, `user`
    /// - Throws: `Failure`, which does not quote it.
    func token(_ word: String?, kind: String, in shell: Shell) throws -> String {
        let what = "Cannot set the \(kind) token"
        let environment = shell.environment
        if let word {
            if environment.person.takesSecretsAsWords { return word }
            throw Failure(
                what, "a token in a line is seen on the screen, and by whoever lists the processes",
                next: "Type 'token \(kind) set' alone, which asks for it, or add --file, --variable or --stdin.",
                status: .usage)
        }
        if file != nil || variable != nil || stdin {
            try shell.requireTrust(to: "set the \(kind) token", at: shell.session.world.address)
        }
        let text: String
        if let file {
            let bytes = try SecretFile.read(UserFolder.expandingHome(file.text), limit: Self.limit, .token, what)
            text = String(decoding: bytes, as: UTF8.self)
        } else if let variable {
            guard let value = environment.variable(variable.text), !value.isEmpty else {
                throw Failure(
                    what, "the variable '\(variable)' is not set", next: "Export it, and start tonearm again.")
            }
            text = value
        } else if stdin {
            guard let bytes = environment.standardInput?() else {
                throw Failure(
                    what, "standard input is where the commands come from", next: "Use --file or --variable there.")
            }
            text = String(decoding: bytes.prefix(Self.limit), as: UTF8.self)
        } else {
            guard let asked = try environment.person.askSecret?("\(kind) token, which is not shown: ") else {
                throw Failure(
                    what, "none was given, and nobody can be asked for it here",
                    next: "Add --file, --variable or --stdin.", status: .usage)
            }
            text = asked
        }
        let token = text.trimmed
        if token.isEmpty { throw Failure(what, "it is empty", next: "Give the token's text.") }
        return token
    }
}

extension String {
    /// Without white space at its ends.
    fileprivate var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        return String(rest[..<(rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) } ?? rest.startIndex)])
    }
}

/// The name of an environment variable.
struct VariableText: TextArgument {
    let text: String

    static let placeholder = "VARIABLE"
    static let example = "TONEARM_USER_TOKEN"
}

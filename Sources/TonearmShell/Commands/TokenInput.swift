import Console
import MusicWorld

/// The sources of a token: a word, or an option that keeps it out of the line. Words are visible on the screen, in the
/// history of system shells, and in process lists.
struct TokenInput: DeclaredArguments {
    var word: OpaqueText?
    var file: FilePath?
    var variable: VariableText?
    var stdin = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&word, "The token. Without it and without options, tonearm asks for it.")
        fields.option("file", &file, "Read the token from a file that only you can read.")
        fields.option("variable", &variable, "Read the token from an environment variable.")
        fields.flag("stdin", &stdin, "Read the token from standard input.")
    }

    /// The number of given sources.
    var count: Int { [word != nil, file != nil, variable != nil, stdin].count { $0 } }

    /// - Throws: `ValidationError` if more than one source is given.
    static func check(ways: Int) throws(ValidationError) {
        if ways > 1 {
            throw ValidationError("A token is given in one way: as a word, or with one of the options.")
        }
    }

    private static let limit = 65_536

    /// Reads the token, without surrounding white space.
    /// - Parameter kind: the kind in messages, `developer` or `user`.
    /// - Throws: `Failure`, which does not quote the token.
    func token(kind: String, in context: any AuthorContext & PersonContext) throws -> String {
        let what = "Cannot set the \(kind) token"
        if let word {
            if context.takesSecretsAsWords { return word.text }
            throw Failure(
                what, "a token in a line is visible on the screen and in lists of processes",
                next: "Type 'token \(kind) set' alone, which asks for it, or add --file, --variable or --stdin.",
                status: .usage)
        }
        if file != nil || variable != nil || stdin {
            try context.requireTrust(to: "set the \(kind) token", at: context.session.world.address)
        }
        let text: String
        if let file {
            let bytes = try SecretFile.read(UserFolder.expandingHome(file.text), limit: Self.limit, .token, what)
            text = String(decoding: bytes, as: UTF8.self)
        } else if let variable {
            guard let value = context.variable(variable.text), !value.isEmpty else {
                throw Failure(
                    what, "the variable '\(variable)' is not set", next: "Export it, and start tonearm again.")
            }
            text = value
        } else if stdin {
            guard let bytes = context.readStandardInput() else {
                throw Failure(
                    what, "standard input is where the commands come from", next: "Use --file or --variable there.")
            }
            text = String(decoding: bytes.prefix(Self.limit), as: UTF8.self)
        } else {
            guard let asked = try context.askSecret("\(kind) token, which is not shown: ") else {
                throw Failure(
                    what, "none was given, and there is no terminal to ask at",
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
    /// The text without surrounding white space.
    fileprivate var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        return String(rest[..<(rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) } ?? rest.startIndex)])
    }
}

/// The name of an environment variable.
struct VariableText: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "VARIABLE", example: "TONEARM_USER_TOKEN")
}

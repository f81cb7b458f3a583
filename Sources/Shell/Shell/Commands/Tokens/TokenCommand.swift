import TonearmConsole
import TonearmWorld

enum TokenCommand: Command {
    static let description = CommandDescription(
        "token", .authorize, "Get, set, inspect and forget developer and user tokens.",
        discussion: """
            Only 'show' prints a token itself.
            - 'token developer inspect' lists the contents of a developer token, and every reason why the service \
            refuses it; its 401 names none.
            - 'token developer mint' signs with the demonstration key, which only the simulator accepts. With --key it \
            signs with yours, and the simulator learns the key's public half, as the developer portal does. Such a \
            token is minted again from the key's file shortly before it expires.
            - 'token developer forget' restores the automatic token.
            - 'set' alone asks for a token and does not show it.
            - 'token user set --from phone' copies the token of another device. On a device the service refuses it; in \
            Apple's simulator, which gets none of its own, the service accepts it.
            A service on the network has its own user tokens: 'token user request' opens a page for one in your \
            browser.
            """,
        examples: [
            "token developer", "token developer mint --life 1h --origin https://example.org", "token developer inspect",
            "token developer forget", "consent request --answer allow", "token user request", "token user",
            "token user forget",
        ])

    static let forms = [
        CommandForm(
            "developer inspect", "Show what is in a developer token, and why the service refuses it.",
            Developer.Inspect(), isDefault: true),
        CommandForm("developer show", "Print the developer token itself.", Developer.Show()),
        CommandForm("developer mint", "Mint a developer token, and use it from now on.", Developer.Mint()),
        CommandForm("developer set", "Use another developer token from now on.", Developer.SetToken()),
        CommandForm(
            "developer forget", "Forget the developer token, and use the automatic one.", Developer.Forget()),
        CommandForm("user inspect", "Show which user token the app holds.", User.Inspect(), isDefault: true),
        CommandForm("user show", "Print the user token itself.", User.Show()),
        CommandForm("user request", "Request a user token, as the app does.", User.Request()),
        CommandForm("user set", "Use another user token from now on.", User.SetToken()),
        CommandForm("user forget", "Forget the user token.", User.Forget()),
        CommandForm("developer request", "", Developer.Request(), isHidden: true),
        CommandForm("user mint", "", User.Mint(), isHidden: true),
    ]

    /// The position of tokens in typed lines, so that they are redacted.
    static let secret = SecretCommand(
        path: [["token"], ["user", "developer"], ["set", "inspect"]],
        others: ["show", "request", "forget", "mint", "help"],
        options: [
            "-o", "--output", "--from", "--life", "--origin", "--key", "--key-id", "--team", "--anyway",
            "--file", "--variable", "--stdin", "--script", "--port", "--no-browser",
        ])
}

/// The sources of a token: a word, or an option that avoids typing it. Words are visible on the screen, in the history
/// of system shells, and in process lists.
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

    /// Checks that at most one source is given.
    /// - Throws: `ValueProblem` if there are several.
    static func check(ways: Int) throws(ValueProblem) {
        if ways > 1 {
            throw ValueProblem("A token is given in one way: as a word, or with one of the options.")
        }
    }

    private static let limit = 65_536

    /// Reads the token, without surrounding white space.
    /// - Parameter kind: the kind in messages, `developer` or `user`.
    /// - Throws: `Failure`, which does not quote the token.
    func token(kind: String, in context: any TokenContext) throws -> String {
        let what = "Cannot set the \(kind) token"
        if let word {
            if context.takesSecretsAsWords { return word.text }
            throw Failure.usage(
                what, "a token in a line is visible on the screen and in lists of processes",
                next: "Type 'token \(kind) set' alone, which asks for it, or add --file, --variable or --stdin.")
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
                throw Failure.usage(
                    what, "none was given, and there is no terminal to ask at",
                    next: "Add --file, --variable or --stdin.")
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

import AppleMusicAPI
import TonearmConsole
import TonearmSigning
import TonearmSimulator
import TonearmWorld

extension TokenCommand {
    /// The forms of `token developer`.
    enum Developer {}
}

extension TokenCommand.Developer {
    struct Inspect: Action {
        var token: OpaqueText?
        var origin: [WebOrigin] = []

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(&token, "The token to inspect. Without it, the session's own.")
            fields.option("origin", &origin, "Assume that the request comes from this web origin.")
        }

        func validate() throws(ValueProblem) {
            if origin.count > 1 {
                throw ValueProblem("A request has one origin, so '--origin' can be given once.")
            }
        }

        mutating func run(in context: some TokenContext) throws -> any View {
            let typed = try token.map { try DeveloperTokenText.checked($0.text, to: "inspect the developer token") }
            let origin =
                try WebOrigin.checked(origin).first ?? context.session.world.exchange?.request.headers["Origin"]
            if typed == nil { context.noteWithheldTokens() }
            let text = try typed ?? context.developerToken()
            return DeveloperTokenView(
                text: text, source: typed == nil ? context.developerTokenSource : .typed,
                flaws: context.developerTokenFlaws(of: text, origin: origin), now: context.tokenTime,
                foreignTeam: typed == nil ? context.session.world.foreignTeam : nil)
        }
    }

    struct Show: Action {
        mutating func run(in context: some TokenContext) throws -> any View {
            context.noteWithheldTokens()
            return Message(.revealed(try context.developerToken()))
        }
    }

    struct Mint: Action {
        var options = MintOptions()

        mutating func visit(_ fields: inout FieldVisitor) { fields.group(&options) }

        mutating func run(in context: some TokenContext) throws -> any View {
            try context.mintDeveloperToken(options)
        }
    }

    struct SetToken: Action {
        var input = TokenInput()

        mutating func visit(_ fields: inout FieldVisitor) { fields.group(&input) }

        func validate() throws(ValueProblem) { try TokenInput.check(ways: input.count) }

        mutating func run(in context: some TokenContext) throws -> any View {
            try context.session.setDeveloperToken(try input.token(kind: "developer", in: context))
            return DeveloperTokenLines.held("Set the developer token", context)
        }
    }

    struct Forget: Action {
        mutating func run(in context: some TokenContext) throws -> any View {
            guard context.session.world.developerToken != nil else {
                throw Failure(
                    "Cannot forget the developer token",
                    "none was minted or set, and the automatic one is made when it is needed",
                    next: "Type 'token developer' to see what is in it.")
            }
            context.session.world.developerToken = nil
            if !context.session.world.address.isOnNetwork {
                return Message("Forgot the developer token. The next request has an automatic one.")
            }
            let name = context.session.world.address.word
            return Message("Forgot the developer token. For \(name) there is now: \(context.developerTokenSummary).")
        }
    }

    /// The mistaken command `token developer request`, whose failure suggests `mint`: apps request user tokens, but
    /// developer tokens are minted.
    struct Request: Action {
        mutating func run(in _: some Any) throws -> any View {
            throw Failure.usage(
                "Cannot request a developer token", "developers mint theirs, or MusicKit does it for them",
                next: "Type 'token developer mint'.")
        }
    }
}

extension TokenContext {
    /// Mints the session's developer token. If the key is the user's own, it is registered with the simulator.
    fileprivate func mintDeveloperToken(_ options: MintOptions) throws -> Message {
        if options.key != nil { try requireTrust(to: "mint a developer token", at: session.world.address) }
        let key = try options.signingKey()
        let life = try options.lifetime()
        let origins = try WebOrigin.checked(options.origin)
        if options.key == nil, let origin = session.world.address.origin, !origin.isLoopback {
            throw Failure(CredentialProblem.demonstrationKey(server: origin.description))
        }
        let text = try key.token(issued: tokenTime, lifetime: life, origins: origins.isEmpty ? nil : origins)
        session.world.developerToken = HeldDeveloperToken(text, .minted, of: try options.reference())
        if options.key != nil { session.world.memory.makeKnown(key.publicKey) }
        return DeveloperTokenLines.held("Minted a developer token", self)
    }
}

/// The text of a developer token that the user provides.
enum DeveloperTokenText {
    /// Extracts the token from a text that may be a header or a file's content.
    static func checked(_ typed: String, to purpose: String) throws(Failure) -> String {
        var text = typed.drop(while: \.isWhitespace)
        if text.hasPrefix("Bearer ") { text = text.dropFirst("Bearer ".count).drop(while: \.isWhitespace) }
        while text.last?.isWhitespace == true { text.removeLast() }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let next = "A JSON Web Token is three parts of letters, digits, '-' and '_' with dots between them."
        guard parts.count == 3 else {
            throw Failure.usage(
                "Cannot \(purpose)", DeveloperTokenFlaw.parts(parts.count).sentence(), next: next)
        }
        let isWritten = parts.allSatisfy { part in
            part.utf8.allSatisfy { $0 < 0x80 }
                && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
        guard isWritten, !parts[0].isEmpty, !parts[1].isEmpty else {
            throw Failure.usage(
                "Cannot \(purpose)",
                isWritten ? "one of its parts is empty" : "it holds a character that no token has", next: next)
        }
        return String(text)
    }
}

extension Session {
    /// Stores a token that the user provides.
    /// - Throws: `Failure` if the text is not a token; the message does not quote it.
    mutating func setDeveloperToken(_ typed: String) throws(Failure) {
        world.developerToken = HeldDeveloperToken(
            try DeveloperTokenText.checked(typed, to: "set the developer token"), .set)
    }
}

/// The message about a developer token that the session now uses.
enum DeveloperTokenLines {
    static func held(_ what: String, _ context: any TokenContext) -> Message {
        let text = context.session.world.developerToken?.text ?? ""
        let token = DeveloperToken(text)
        // A token that is restricted to origins is checked with one of them.
        let flaws = context.developerTokenFlaws(of: text, origin: token?.origins?.first)
        var facts: [String] = []
        if let id = token?.keyID { facts.append("key \(id)") }
        if let team = token?.issuer { facts.append("team \(team)") }
        if let expires = token?.expires { facts.append(DeveloperTokenView.end(expires, now: context.tokenTime)) }
        if let origins = token?.origins, !origins.isEmpty { facts.append("for \(origins.joined(separator: " and "))") }
        var lines = [StyledText(facts.isEmpty ? "\(what)." : "\(what): \(facts.joined(separator: ", ")).")]
        lines += flaws.map {
            StyledText("warning: ", .warning) + StyledText("The service will refuse it: \($0.words).")
        }
        if let team = context.session.world.foreignTeam {
            lines.append(StyledText("note: ", .warning) + StyledText(foreign(team, context)))
        }
        return Message(lines, value: .object(DeveloperTokenView.verdict(flaws)))
    }

    /// User tokens belong to a team ("User authentication for MusicKit").
    private static func foreign(_ team: String, _ context: any TokenContext) -> String {
        "The user token was made for the team \(team), so personal requests answer 403."
    }
}

extension DeveloperTokenFlaw {
    /// The reason, with durations in words.
    var words: String { sentence { TimeSpan.words($0) } }
}

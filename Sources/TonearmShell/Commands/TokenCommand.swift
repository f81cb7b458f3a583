import AppleMusicAPI
import AppleMusicSimulator
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct TokenCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "token", "Get, set, inspect and forget developer and user tokens.",
        discussion: """
            'show' prints the secret itself, nothing else does. 'token developer inspect' says what is in a developer token, and every reason why \
            the service refuses it, which its 401 never says. Minted without --key it is signed with the demonstration key, which opens nothing \
            but the simulator. With --key the simulator is told the key's public half, as the developer portal keeps it. 'token developer \
            forget' goes back to the token that is made when it is needed. A token of an own key is made anew shortly before it ends, from the \
            key's file. 'set' alone asks for a token without showing it. 'token user set --from phone' copies the token of another device: the \
            service refuses it on a device, and takes it from Apple's simulator, which gets none of its own. A service on the network has user tokens of its own: 'token user \
            request' shows a page for it, in your browser.
            """)
    static let group = CommandGroup.authorize
    static let examples = [
        "token developer", "token developer mint --life 1h --origin https://example.org", "token developer inspect",
        "token developer forget", "consent request --answer allow", "token user request", "token user",
        "token user forget",
    ]

    static let forms = [
        Form(
            "developer inspect", [.optional(OpaqueText.self)], "Say what is in it, and why it is refused.",
            isDefault: true),
        Form("developer show", "Print the token itself."),
        Form("developer mint", "Make a new one."),
        Form("developer set", [.optional(OpaqueText.self)], "Use another from now on, which is asked for or given."),
        Form("developer forget", "Go back to the one that is made when it is needed."),
        Form("user inspect", "Say what the app holds.", isDefault: true),
        Form("user show", "Print the token itself."),
        Form("user request", "Get one, as the app does."),
        Form(
            "user set", [.optional(OpaqueText.self)], "Use this one, or the one of another device, given with --from."),
        Form("user forget", "Forget it."),
        // Refused with the reason.
        Form("developer request", "", isHidden: true),
        Form("user mint", "", isHidden: true),
    ]

    @Argument(help: ArgumentHelp("Which token, and what to do with it.", valueName: "token"), completion: .program)
    var words: [String] = []
    @OptionGroup var minting: MintOptions
    @OptionGroup var input: TokenInput
    @Option(name: .customLong("from"), help: "With 'user set': the device whose token is copied.") var source:
        DeviceName?
    @Flag(help: "Ask for a user token although there is no subscription.") var anyway = false
    @Option(help: "With 'user request' for the network: another address of MusicKit JS.") var script: ScriptAddress?
    @Option(help: "With 'user request' for the network: the page's port.") var port: Int?
    @Flag(help: "With 'user request' for the network: open no browser.") var noBrowser = false
    @OptionGroup var common: CommonOptions

    /// Where a token stands in a typed line, so that none is kept.
    static let secret = SecretCommand(
        path: [["token"], ["user", "developer"], ["set", "inspect"]],
        others: ["show", "request", "forget", "mint", "help"],
        options: [
            "-o", "--output", "--from", "--life", "--origin", "--key", "--key-id", "--team", "--anyway",
            "--file", "--variable", "--stdin", "--script", "--port", "--no-browser",
        ])

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.group(&_minting)
        fields.group(&_input)
        fields.option("from", &_source)
        fields.flag("anyway", &_anyway)
        fields.option("script", &_script)
        fields.option("port", &_port)
        fields.flag("no-browser", &_noBrowser)
    }

    private enum Kind: String {
        case developer, user
    }

    private enum Action: String {
        case inspect, show, mint, request, set, forget
    }

    private var kind: Kind { words.first.flatMap(Kind.init) ?? .developer }
    private var action: Action { words.dropFirst().first.flatMap(Action.init) ?? .inspect }
    /// The token to set, or to inspect.
    private var text: String? { words.dropFirst(2).first }

    func validate() throws {
        let ways = input.count + (text == nil ? 0 : 1) + (source == nil ? 0 : 1)
        if action == .set, ways > 1 {
            throw ValidationError("A token is given in one way: as a word, or with one of the options.")
        }
        if action != .set, input.count > 0 {
            throw ValidationError("'--file', '--variable' and '--stdin' are for 'set'.")
        }
        let isRequest = kind == .user && action == .request
        if script != nil || port != nil || noBrowser, !isRequest {
            throw ValidationError("'--script', '--port' and '--no-browser' are for 'token user request'.")
        }
        if let script, !script.isUsable {
            throw ValidationError(
                "'--script' must be an https:// address, or one of this machine, but was '\(script)'.")
        }
        if let port, !(1...65_535).contains(port) {
            throw ValidationError("'--port' must be 1 to 65535, but was \(port).")
        }
        if source != nil, kind != .user || action != .set { throw ValidationError("'--from' is for 'token user set'.") }
        let isMinting = kind == .developer && action == .mint
        if let option = minting.onlyForMinting, !isMinting {
            throw ValidationError("'\(option)' is for 'token developer mint'.")
        }
        if !minting.origin.isEmpty, !isMinting {
            guard kind == .developer, action == .inspect else {
                throw ValidationError("'--origin' is for 'token developer mint' and 'token developer inspect'.")
            }
            if minting.origin.count > 1 {
                throw ValidationError("A request has one origin, so '--origin' can be given once.")
            }
        }
    }

    mutating func run(in shell: Shell) async throws -> any View {
        if kind == .user, let origin = shell.session.world.address.origin {
            return try await Self.run(try serverAction(shell), for: origin, in: shell)
        }
        switch (kind, action) {
        case (.developer, .inspect): return try inspectDeveloperToken(shell)
        case (.developer, .show):
            shell.presentation.noteWithheldTokens()
            return Message(.revealed(try shell.developerToken()))
        case (.developer, .mint): return try shell.mintDeveloperToken(minting)
        case (.developer, .set):
            try shell.setDeveloperToken(try input.token(text, kind: "developer", in: shell))
            return DeveloperTokenLines.held("Set the developer token", shell)
        case (.developer, .forget): return try forgetDeveloperToken(shell)
        case (.developer, .request):
            throw Failure(
                "Cannot request a developer token", "developers mint theirs, or MusicKit does it for them",
                next: "Type 'token developer mint'.", status: .usage)
        case (.user, .inspect): return UserTokenLines.message(shell)
        case (.user, .show): return Message(.revealed(try held(shell).text))
        case (.user, .request): return try await request(shell)
        case (.user, .set):
            let token = try source == nil ? input.token(text, kind: "user", in: shell) : copied(shell)
            let changes = try shell.session.world.setUserToken(token, now: shell.now)
            var message = shell.message(of: shell.keeper.announce(changes))
            message.lines += UserTokenLines.inSimulator(shell)
            return message
        case (.user, .forget):
            return shell.message(of: try shell.act { device throws(Refusal) in try device.forgetUserToken() })
        case (.user, .mint):
            throw Failure(
                "Cannot mint a user token", "only the service makes them", next: "Type 'token user request'.",
                status: .usage)
        }
    }

    /// What was typed, where a service on the network answers.
    private func serverAction(_ shell: Shell) throws -> ServerAction {
        switch action {
        case .inspect: return .inspect
        case .show: return .show
        case .forget: return .forget
        case .request:
            return .request(PageOptions(script: script?.text, port: port, opensBrowser: !noBrowser))
        case .set:
            if source != nil {
                throw Failure(
                    "Cannot set the user token of \(shell.session.world.address.word)",
                    "the devices are simulated, and what they hold is known to the simulator alone",
                    next: "Type 'token user request' to get one that the service accepts.")
            }
            return .set(try input.token(text, kind: "user", in: shell))
        case .mint:
            throw Failure(
                "Cannot mint a user token", "only the service makes them", next: "Type 'token user request'.",
                status: .usage)
        }
    }

    private func inspectDeveloperToken(_ shell: Shell) throws -> any View {
        let typed = try text.map { try Shell.tokenText($0, to: "inspect the developer token") }
        let origin = try minting.origins().first ?? shell.session.world.exchange?.request.headers["Origin"]
        if typed == nil { shell.presentation.noteWithheldTokens() }
        let text = try typed ?? shell.developerToken()
        return DeveloperTokenView(
            text: text, source: typed == nil ? shell.developerTokenSource : .typed,
            flaws: shell.developerTokenFlaws(of: text, origin: origin), now: shell.tokenTime,
            foreignTeam: typed == nil ? shell.session.world.foreignTeam : nil)
    }

    private func forgetDeveloperToken(_ shell: Shell) throws(Failure) -> Message {
        guard shell.session.world.developerToken != nil else {
            throw Failure(
                "Cannot forget the developer token",
                "none was minted or set, and the automatic one is made when it is needed",
                next: "Type 'token developer' to see what is in it.")
        }
        shell.session.world.developerToken = nil
        if !shell.session.world.address.isOnNetwork {
            return Message("Forgot the developer token. The next request has an automatic one.")
        }
        let name = shell.session.world.address.word
        return Message("Forgot the developer token. For \(name) there is now: \(shell.developerTokenSummary).")
    }

    private func held(_ shell: Shell) throws(Failure) -> UserToken {
        if let token = shell.session.world.userToken { return token }
        throw Shell.noUserToken("\(action.rawValue) the user token")
    }

    /// What the app holds on another device, as a backup would bring it here.
    private func copied(_ shell: Shell) throws(Failure) -> String {
        let device = shell.session.world.device
        let name = source?.text ?? ""
        let names = device.devices.map(\.name)
        guard names.contains(name) else {
            throw Failure(
                "Cannot copy the user token of '\(name)'", "there is no such device",
                next: Nearest.names(to: name, in: names).first.map { "Did you mean '\($0)'?" }
                    ?? "There are: \(names.joined(separator: ", ")).", status: .usage)
        }
        guard let token = device.userToken(of: device.currentApp, on: name) else {
            throw Failure(
                "Cannot copy the user token of '\(name)'", "'\(device.currentApp)' has none there",
                next: "Type 'device use \(name)' and 'token user request' to get one.")
        }
        return token.text
    }

    /// A good client looks at the capabilities first: what comes without a subscription opens nothing, and the frameworks have no error for it.
    private func request(_ shell: Shell) async throws -> any View {
        let device = shell.session.world.device
        if !anyway, device.consent == .authorized, device.account.map({ !$0.subscription.isActive }) ?? false {
            throw Failure(
                "Cannot get a user token that opens anything",
                "the subscription of '\(device.account?.name ?? "")' is \(device.account?.subscription.rawValue ?? "none")",
                next: device.capabilities.allowOffer
                    ? "Type 'offer' first; 'token user request --anyway' asks all the same."
                    : "Type 'capabilities' to see what there is; 'token user request --anyway' asks all the same.")
        }
        let changes = try await shell.requestUserToken()
        return Message(
            shell.lines(of: changes) + CallLines.lines(.userToken, in: shell.frameworks),
            value: .strings(changes.map(\.sentence)))
    }
}

extension Shell {
    /// Makes a token that is the session's from now on, and lets the simulator know the key where it is the user's own.
    fileprivate func mintDeveloperToken(_ options: MintOptions) throws -> Message {
        if options.key != nil { try requireTrust(to: "mint a developer token", at: session.world.address) }
        let key = try options.signingKey()
        let life = try options.lifetime()
        let origins = try options.origins()
        if options.key == nil, let origin = session.world.address.origin, !origin.isLoopback {
            throw Failure(CredentialProblem.demonstrationKey(server: origin.description))
        }
        let text = try key.token(issued: tokenTime, lifetime: life, origins: origins.isEmpty ? nil : origins)
        session.world.developerToken = HeldDeveloperToken(text, .minted, of: try options.reference())
        if options.key != nil { session.world.memory.makeKnown(key.publicKey) }
        return DeveloperTokenLines.held("Minted a developer token", self)
    }
}

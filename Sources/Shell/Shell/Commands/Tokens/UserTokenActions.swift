import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

extension TokenCommand {
    /// The forms of `token user`. If a service on the network answers, they use its token instead of the device's.
    enum User {}
}

extension TokenCommand.User {
    struct Inspect: Action {
        mutating func run(in context: some TokenContext) throws -> any View {
            context.session.hasServer ? ServerUserToken.inspected(in: context) : UserTokenLines.message(context)
        }
    }

    struct Show: Action {
        mutating func run(in context: some TokenContext) throws -> any View {
            if context.session.hasServer { return try ServerUserToken.shown(in: context) }
            guard let token = context.session.world.userToken else { throw Failure.noUserToken("show the user token") }
            return Message(.revealed(token.text))
        }
    }

    struct SetToken: Action {
        var input = TokenInput()
        var source: DeviceName?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.group(&input)
            fields.option("from", &source, "Copy the token that the app holds on another device.")
        }

        func validate() throws(ValueProblem) { try TokenInput.check(ways: input.count + (source == nil ? 0 : 1)) }

        mutating func run(in context: some UserTokenContext) throws -> any View {
            if context.session.hasServer { return try setForServer(context) }
            let token =
                try source.map { try context.session.userToken(on: $0.text) } ?? input.token(kind: "user", in: context)
            let changes = try context.session.world.setUserToken(token, now: context.now)
            var message = context.message(of: context.announce(changes))
            message.lines += UserTokenLines.inSimulator(context)
            return message
        }

        private func setForServer(_ context: any UserTokenContext) throws -> any View {
            if source != nil {
                throw Failure(
                    "Cannot set the user token of \(context.session.world.address.word)",
                    "the devices are simulated, and only the simulator knows their tokens",
                    next: "Type 'token user request' to get one that the service accepts.")
            }
            return try ServerUserToken.set(try input.token(kind: "user", in: context), in: context)
        }
    }

    struct Forget: Action {
        mutating func run(in context: some DeviceContext & TokenContext) throws -> any View {
            if context.session.hasServer { return try ServerUserToken.forgotten(in: context) }
            return context.message(of: try context.act { device throws(Refusal) in try device.forgetUserToken() })
        }
    }

    /// The mistaken command `token user mint`, whose failure suggests `request`: developer tokens are minted, but user
    /// tokens are requested.
    struct Mint: Action {
        mutating func run(in _: some Any) throws -> any View {
            throw Failure.usage(
                "Cannot mint a user token", "only the service makes them", next: "Type 'token user request'.")
        }
    }

    struct Request: Action {
        var anyway = false
        var page = TokenPageOptions()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.flag("anyway", &anyway, "Request a token even if the account has no subscription.")
            fields.group("Page for a service on the network", &page)
        }

        mutating func run(in context: some UserTokenRequestContext) async throws -> any View {
            if let attachment = context.session.attachment {
                try await context.renewAttachedToken()
                return Message("Got a user token of '\(attachment.account ?? "")' in the world '\(attachment.title)'.")
            }
            if let simulator = try await context.servedSimulator() {
                throw Failure(
                    "Cannot request a user token of \(simulator.origin)",
                    "a simulator of tonearm answers there, whose tokens no page of Apple's gives",
                    next: simulator.advice)
            }
            if context.session.world.address.origin != nil {
                return try await context.requestServerUserToken(page.options)
            }
            try requireSubscription(on: context.session.world.device)
            let changes = try await context.requestUserToken()
            return Message(
                context.lines(of: changes) + CallLines.lines(.userToken, in: context.session.frameworks),
                value: .strings(changes.map(\.sentence)))
        }

        /// Checks the subscription first, as a good client does: without a subscription the token is useless, and the
        /// frameworks report no error.
        private func requireSubscription(on device: MusicDevice) throws(Failure) {
            guard !anyway, device.consent == .authorized, let account = device.account, !account.subscription.isActive
            else { return }
            throw Failure(
                "Cannot get a user token that opens anything",
                "the subscription of '\(account.name)' is \(account.subscription.rawValue)",
                next: device.capabilities.allowOffer
                    ? "Type 'offer' first; 'token user request --anyway' asks all the same."
                    : "Type 'capabilities' to see what there is; 'token user request --anyway' asks all the same.")
        }
    }
}

extension Session {
    /// Whether a service on the network answers, which has its own user token.
    fileprivate var hasServer: Bool { world.address.origin != nil }

    /// Returns the app's token on another device, as if a backup of that device were restored.
    fileprivate func userToken(on name: String) throws(Failure) -> String {
        let device = world.device
        let names = device.devices.map(\.name)
        guard names.contains(name) else {
            throw Failure.usage(
                "Cannot copy the user token of '\(name)'", "there is no such device",
                next: Nearest.question(name, in: names)
                    ?? "There are: \(names.joined(separator: ", ")).")
        }
        guard let token = device.userToken(of: device.currentApp, on: name) else {
            throw Failure(
                "Cannot copy the user token of '\(name)'", "'\(device.currentApp)' has none there",
                next: "Type 'device use \(name)' and 'token user request' to get one.")
        }
        return token.text
    }
}

/// The options of the page on which the user authorizes.
struct TokenPageOptions: DeclaredArguments {
    var script: ScriptAddress?
    var port: Int?
    var noBrowser = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("script", &script, "Load MusicKit JS from another address.")
        fields.option("port", &port, "Serve the page on this port.", in: 1...65_535)
        fields.flag("no-browser", &noBrowser, "Print the page's address, and do not open a browser.")
    }

    func validate() throws(ValueProblem) {
        if let script, !script.isUsable {
            throw ValueProblem(
                "'--script' must be an https:// address, or one of this machine, but was '\(script)'.",
                at: .valueOf("--script"))
        }
    }

    var options: PageOptions { PageOptions(script: script?.text, port: port, opensBrowser: !noBrowser) }
}

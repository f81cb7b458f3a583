import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

extension TokenCommand.User {
    struct Request: Action {
        var anyway = false
        var page = TokenPage()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.flag("anyway", &anyway, "Request a token even if the account has no subscription.")
            fields.group("Page for a service on the network", &page)
        }

        mutating func run(in context: some UserTokenRequestContext) async throws -> any View {
            if let attachment = context.session.attachment {
                try await context.renewAttachedToken()
                return Message("Got a user token of '\(attachment.account ?? "")' in the world '\(attachment.title)'.")
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

        /// Checks the subscription first, as a good client does: a token of an account without one is useless, and the
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

/// The options of the page on which the user authorizes.
struct TokenPage: DeclaredArguments {
    var script: ScriptAddress?
    var port: Int?
    var noBrowser = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("script", &script, "Load MusicKit JS from another address.")
        fields.option("port", &port, "Serve the page on this port.", in: 1...65_535)
        fields.flag("no-browser", &noBrowser, "Print the page's address, and do not open a browser.")
    }

    func validate() throws(ValidationError) {
        if let script, !script.isUsable {
            throw ValidationError(
                "'--script' must be an https:// address, or one of this machine, but was '\(script)'.",
                at: .valueOf("--script"))
        }
    }

    var options: PageOptions { PageOptions(script: script?.text, port: port, opensBrowser: !noBrowser) }
}

import AppleMusicAPI
import TonearmAlgorithms
import TonearmConsole
import TonearmDevice
import TonearmWorld

enum OfferCommand: Command {
    static let description = CommandDescription(
        "offer", .authorize, "Offer a subscription, and accept or dismiss the offer.",
        discussion: """
            An app may offer a subscription if the account is eligible and cannot play the catalog. The offer loads \
            first, and is then shown.
            At the prompt, 'accept' or 'dismiss' answers it. If nobody is signed in, 'accept' also signs in an account \
            without a subscription; 'account sign-in NAME' signs in another first. 'fault set offline --on /offer', or a status there, \
            prevents it from loading.
            """,
        examples: [
            "scenario load eligible", "offer --message playMusic --item albums/310730204", "offer accept",
            "scenario load eligible",
            "offer", "offer dismiss",
        ])

    static let forms = [
        CommandForm("", "Offer a subscription.", Present()),
        CommandForm("accept", "Accept the offer that is shown.", Press(isAccept: true)),
        CommandForm("dismiss", "Dismiss the offer that is shown.", Press(isAccept: false)),
    ]

    struct Press: Action {
        let isAccept: Bool

        mutating func run(in context: some DeviceContext) throws -> any View {
            let isAccept = isAccept
            return context.answered(
                try context.act { device throws(Refusal) in
                    try isAccept ? device.signInAndAcceptOffer() : device.dismissOffer()
                })
        }
    }

    struct Present: Action {
        var message = OfferMessage.join
        var item: RowOrResource?
        var affiliate: OpaqueText?
        var campaign: OpaqueText?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.option("message", &message, "Show this main message: join, connect, addMusic or playMusic.")
            fields.option("item", &item, "Show this song, album, playlist or station in the offer.")
            fields.option("affiliate", &affiliate, "Pass an affiliate token.")
            fields.option("campaign", &campaign, "Pass a campaign token.")
        }

        mutating func run(in context: some AuthorizationRequestContext) async throws -> any View {
            let item = try await named(context)
            if let item, item.count > 1 {
                throw Failure.usage(
                    "Cannot offer \(item.count) items", "an offer is about one", next: "Name one of them.")
            }
            let options = OfferOptions(
                message: message, item: item?.first, affiliateToken: affiliate?.text, campaignToken: campaign?.text)
            // An app checks its capabilities before it loads an offer.
            try context.session.require(.offer(options))
            let about = try await context.offered(options.item)
            _ = try context.act { device throws(Refusal) in
                try device.loadOffer(options, itemExists: options.item == nil || about != nil)
            }
            try await context.finishLoading()
            // The app is notified that the offer has loaded, and then presents it.
            try context.showAnnounced()
            _ = try context.act { device throws(Refusal) in try device.presentOffer() }
            let device = context.session.world.device
            return device.offerSheet.map { OfferSheetView(sheet: $0, item: about, scope: context.session.frameworks) }
                ?? Message.none
        }
    }
}

extension OfferCommand.Present {
    /// Returns the named resources: rows, resources, or a bare id as in `iTunesItemIdentifier`.
    private func named(_ context: any AuthorizationRequestContext) async throws -> [ResourceIdentifier]? {
        guard let text = item?.text else { return nil }
        guard text.utf8.count > Self.longestRow, text.utf8.allSatisfy(ASCII.isDigit) else {
            return try context.session.resources([text], to: "offer")
        }
        // An app checks its capabilities before it loads an offer.
        try context.session.require(.offer(OfferOptions(message: message)))
        let types = OfferOptions.itemTypes.filter { $0 == .albums || $0 == .songs }
        for type in types {
            let resource = ResourceIdentifier(type, text)
            if try await context.offered(resource) != nil { return [resource] }
        }
        throw Failure(
            "Cannot offer '\(text)'",
            "the storefront '\(context.session.world.accountStorefront)' has neither an album nor a song of this id",
            next: "Playlists and stations have ids that begin with 'pl.' and 'ra.'; 'search' finds what there is.")
    }

    /// The maximum number of digits of a row's number; a longer number is an id.
    private static let longestRow = 4
}

extension DeviceContext {
    /// Reports the changes after the user pressed a button. The app is only notified; a watched session has reported
    /// them already.
    fileprivate func answered(_ changes: [Change]) -> Message {
        var message = message(of: changes)
        if !session.isWatching { message.lines += CallLines.heard(changes, in: session.frameworks) }
        return message
    }
}

extension RequestContext {
    /// Fetches the item from the catalog of the account's storefront, which would sell it; nil if the catalog does not
    /// have it.
    fileprivate func offered(_ item: ResourceIdentifier?) async throws -> Resource? {
        guard let item, OfferOptions.itemTypes.contains(item.type) else { return nil }
        let request = Request(
            path: Schema.appleMusic.path(to: item, in: session.world.accountStorefront), query: [])
        let response = try await send(request)
        if response.status == 404 { return nil }
        try refuse(response, to: "offer '\(item)'")
        return Answer(request: request, response: response).single
    }
}

extension DeviceContext where Self: ScreenContext {
    /// Waits until the offer has loaded.
    /// - Throws: `Failure` if the offer did not load.
    fileprivate func finishLoading() async throws {
        try progress("Loading the offer …")
        let changes = try await finishLoadingOffer()
        guard case .offerLoadFailed(_, let fault)? = changes.first else { return }
        throw Refusal.offerNotLoaded(fault)
    }
}

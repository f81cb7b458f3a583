import AppleMusicAPI
import AppleMusicSimulator
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct OfferCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "offer", "Offer a subscription, and accept or dismiss the offer.",
        discussion: """
            Allowed where playback is off and eligible is on. It loads, which 'fault set offline --on /offer' or a status there can prevent, and \
            is then shown. At the prompt it is answered with 'accept' or 'dismiss'.
            """)
    static let group = CommandGroup.authorize
    static let examples = [
        "scenario load eligible", "offer --message playMusic --item albums/310730204", "offer accept",
        "scenario load eligible",
        "offer", "offer dismiss",
    ]

    static let forms = [
        Form("", "Offer a subscription."),
        Form("accept", "Accept the offer that is shown."),
        Form("dismiss", "Dismiss it."),
    ]

    @Argument(help: ArgumentHelp("What becomes of the offer that is shown.", valueName: "action"), completion: .program)
    var words: [String] = []
    @Option(help: "The main message: join, connect, addMusic or playMusic.") var message = OfferMessage.join
    @Option(help: "The item that it is about: a song, album, playlist or station.") var item: RowOrResource?
    @Option(help: "An affiliate token.") var affiliate: OpaqueText?
    @Option(help: "A campaign token.") var campaign: OpaqueText?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.option("message", &_message)
        fields.option("item", &_item)
        fields.option("affiliate", &_affiliate)
        fields.option("campaign", &_campaign)
    }

    private enum Action: String {
        case accept, dismiss
    }

    private var action: Action? { words.first.flatMap(Action.init) }

    mutating func run(in shell: Shell) async throws -> any View {
        guard let action else { return try await present(shell) }
        let changes = try shell.act { device throws(Refusal) in
            try action == .accept ? device.acceptOffer() : device.dismissOffer()
        }
        var message = shell.message(of: changes)
        // Pressing a button is the user's: the app calls nothing, and hears of it. Whoever watches is told that with each change.
        if !shell.session.isWatching { message.lines += CallLines.heard(changes, in: shell.frameworks) }
        return message
    }

    private func present(_ shell: Shell) async throws -> any View {
        let item = try await named(shell)
        if let item, item.count > 1 {
            throw Failure(
                "Cannot offer \(item.count) items", "an offer is about one", next: "Name one of them.", status: .usage)
        }
        let options = OfferOptions(
            message: message, item: item?.first, affiliateToken: affiliate?.text, campaignToken: campaign?.text)
        // The app's own check comes before anything is asked.
        try shell.require(.offer(options))
        let about = try await shell.offered(options.item)
        _ = try shell.act { device throws(Refusal) in
            try device.loadOffer(options, itemExists: options.item == nil || about != nil)
        }
        try await shell.finishLoading()
        // The app hears of it before it presents anything.
        try shell.presentation.showAnnounced()
        _ = try shell.act { device throws(Refusal) in try device.presentOffer() }
        let device = shell.session.world.device
        return device.offerSheet.map { OfferSheetView(sheet: $0, item: about, scope: shell.frameworks) }
            ?? Message.none
    }
}

extension OfferCommand {
    /// The resources that were named: rows and resources as everywhere, and a bare id, which is what `iTunesItemIdentifier` holds.
    private func named(_ shell: Shell) async throws -> [ResourceIdentifier]? {
        guard let text = item?.text else { return nil }
        guard text.utf8.count > Self.longestRow, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return try shell.resources([text], to: "offer")
        }
        // The app's own check comes before anything is asked.
        try shell.require(.offer(OfferOptions(message: message)))
        let types = OfferOptions.itemTypes.filter { $0 == .albums || $0 == .songs }
        for type in types {
            let resource = ResourceIdentifier(type, text)
            if try await shell.offered(resource) != nil { return [resource] }
        }
        throw Failure(
            "Cannot offer '\(text)'",
            "the storefront '\(shell.session.world.accountStorefront)' has neither an album nor a song of this id",
            next: "Playlists and stations have ids that begin with 'pl.' and 'ra.'; 'search' finds what there is.")
    }

    /// Digits of the largest number that is a row rather than an id.
    private static let longestRow = 4
}

extension Shell {
    /// The item as the catalog of the account's storefront knows it, where it would be sold; nil when it does not.
    fileprivate func offered(_ item: ResourceIdentifier?) async throws -> Resource? {
        guard let item, OfferOptions.itemTypes.contains(item.type) else { return nil }
        let request = Request(
            path: Schema.appleMusic.path(to: item, in: session.world.accountStorefront), query: [])
        let response = try await send(request)
        if response.status == 404 { return nil }
        try refuse(response, to: "offer '\(item)'")
        return Answer(request: request, response: response).single
    }

    /// - Throws: `Failure` where the offer did not load.
    fileprivate func finishLoading() async throws {
        try screen.progress("Loading the offer …")
        let changes = try await client.finishLoadingOffer(in: keeper)
        guard case .offerLoadFailed(_, let fault)? = changes.first else { return }
        throw Refusal.offerNotLoaded(fault)
    }
}

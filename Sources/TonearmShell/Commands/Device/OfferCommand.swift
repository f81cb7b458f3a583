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
        switch action {
        case .accept: return ChangeLines.message(try shell.act { device throws(Refusal) in try device.acceptOffer() })
        case .dismiss:
            return ChangeLines.message(try shell.act { device throws(Refusal) in try device.dismissOffer() })
        case nil: return try await present(shell)
        }
    }

    private func present(_ shell: Shell) async throws -> any View {
        let item = try item.map { try shell.resources([$0.text], to: "offer") }
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
        try shell.showAnnounced()
        _ = try shell.act { device throws(Refusal) in try device.presentOffer() }
        let device = shell.session.world.device
        return device.offerSheet.map { OfferSheetView(sheet: $0, item: about, version: device.device.version) }
            ?? Message.none
    }
}

extension Shell {
    /// The item as the catalog knows it; nil when it does not.
    fileprivate func offered(_ item: ResourceIdentifier?) async throws -> Resource? {
        guard let item, OfferOptions.itemTypes.contains(item.type) else { return nil }
        let request = Request(path: session.world.path(to: item), query: [])
        let response = try await send(request)
        if response.status == 404 { return nil }
        try refuse(response, to: "offer '\(item)'")
        return Answer(request: request, response: response).single
    }

    /// - Throws: `Failure` where the offer did not load.
    fileprivate func finishLoading() async throws {
        try screen.progress("Loading the offer …")
        let changes = announce(try await client.finishLoadingOffer(in: &session.world))
        guard case .offerLoadFailed(_, let fault)? = changes.first else { return }
        throw Failure(.offerNotLoaded(fault))
    }
}

import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice
import MusicWorld
import TerminalText

struct SubscriptionCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "subscription", "Show what an app sees of the subscription, or watch it.",
        discussion:
            "'watch' first shows the present value, as MusicSubscription.subscriptionUpdates does, and then each change as it happens."
    )
    static let group = CommandGroup.authorize
    static let examples = ["subscription", "subscription watch", "subscription unwatch"]

    static let forms = [
        Form("status", "Show what an app sees of it.", isDefault: true),
        Form("watch", "Show it now, and each change as it happens."),
        Form("unwatch", "Stop watching."),
    ]

    @Argument(help: ArgumentHelp("Whether to look once or to watch.", valueName: "action"), completion: .program)
    var words: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
    }

    private enum Action: String {
        case status, watch, unwatch
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .status }

    mutating func run(in shell: Shell) throws -> any View {
        switch action {
        case .status: return SubscriptionView(device: shell.session.world.device)
        case .watch:
            shell.session.isWatching = true
            return SubscriptionView(device: shell.session.world.device, isWatching: true)
        case .unwatch:
            shell.session.isWatching = false
            return Message("Changes are no longer watched.")
        }
    }
}

/// The row of three, and what it means for an app's buttons.
struct SubscriptionView: View {
    let device: MusicDevice
    var isWatching = false

    private var flags: Capabilities { device.capabilities }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let reading = device.readCapabilities()
        if let refusal = reading.storeKit {
            let why = StyledText.faint("\(refusal.why). \(refusal.next)")
            return [StyledText(CapabilityRow.line(flags))] + Wrapping.lines(of: why, width: frame.width) + watching
        }
        let meaning = flags.meaning(in: device.device.mode)
        let musicKit = Capability.allCases.map { "\($0.musicKitName) \(flags[$0])" }.joined(separator: ", ")
        let buttons =
            "play button \(meaning.play.rawValue), add button \(meaning.add.rawValue), offer \(meaning.offer.rawValue)"
        var lines: [StyledText] = [
            .strong(CapabilityRow.line(flags)) + .faint("  SKCloudServiceCapability \(flags.rawValue)")
        ]
        if device.frameworks.version >= .musicKit {
            lines += Wrapping.lines(of: musicKit, width: frame.width).map { .faint($0) }
        }
        lines.append(StyledText(buttons))
        lines += reading.musicKitNote(width: frame.width)
        return (lines + way + watching).broken(in: frame)
    }

    private var way: [StyledText] {
        flags.allowOffer ? [.faint("an offer may be shown: ") + .command("offer")] : []
    }

    private var watching: [StyledText] {
        isWatching
            ? [.faint("changes are shown as they happen; ") + .command("subscription unwatch") + .faint(" stops")] : []
    }

    var body: Body? {
        .json(.object(JSONObject(Capability.allCases.map { ($0.musicKitName, JSON.bool(flags[$0])) })))
    }
}

import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText
import TonearmWorld

enum SubscriptionCommand: Command {
    static let description = CommandDescription(
        "subscription", .authorize, "Show what an app sees of the subscription, or watch it.",
        discussion:
            "'watch' shows the present value first, as MusicSubscription.subscriptionUpdates does, and then each change as it happens.",
        examples: ["subscription", "subscription watch", "subscription unwatch"])

    static let forms = [
        CommandForm("status", "Show what an app sees of the subscription.", Status(), isDefault: true),
        CommandForm("watch", "Show it now, and show each change as it happens.", Watch()),
        CommandForm("unwatch", "Stop watching.", Unwatch()),
    ]

    struct Status: Action {
        mutating func run(in context: some SessionContext) throws -> any View {
            SubscriptionView(device: context.session.world.device)
        }
    }

    struct Watch: Action {
        var setsValue: Bool { true }

        mutating func run(in context: some SessionContext) throws -> any View {
            context.session.isWatching = true
            return SubscriptionView(device: context.session.world.device, isWatching: true)
        }
    }

    struct Unwatch: Action {
        var setsValue: Bool { true }

        mutating func run(in context: some SessionContext) throws -> any View {
            context.session.isWatching = false
            return Message("Changes are no longer watched.")
        }
    }
}

/// A view of the three subscription flags, and their meaning for an app's buttons.
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
        let musicKit = Capability.allCases.map { StyledText($0.musicKitName, .call) + StyledText(" \(flags[$0])") }
        let buttons =
            "play button \(meaning.play.rawValue), add button \(meaning.add.rawValue), offer \(meaning.offer.rawValue)"
        var lines: [StyledText] = [
            .strong(CapabilityRow.line(flags)) + StyledText("  SKCloudServiceCapability", .call)
                + StyledText(" \(flags.rawValue)")
        ]
        if device.frameworks.version >= .musicKit {
            lines += Wrapping.lines(of: musicKit.joined(separator: ", "), width: frame.width, hangingIndent: 0)
        }
        lines.append(StyledText(buttons))
        lines += reading.musicKitNote(width: frame.width)
        return (lines + way + watching).broken(in: frame)
    }

    private var way: [StyledText] { flags.allowOffer ? [.faint("an offer may be shown: ") + .command("offer")] : [] }

    private var watching: [StyledText] {
        isWatching
            ? [.faint("changes are shown as they happen; ") + .command("subscription unwatch") + .faint(" stops")] : []
    }

    var body: Body? { .object(Capability.allCases.map { ($0.musicKitName, .bool(flags[$0])) }) }
}

import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText
import TonearmWorld

struct CapabilitiesCommand: PlainCommand {
    static let description = CommandDescription(
        "capabilities", .authorize, "Read the three capabilities, or set one by hand.",
        discussion:
            """
            Their names: catalog-playback, cloud-library-add, subscription-eligible, or playback, add, eligible. 'auto' gives one back to \
            the account.
            """,
        examples: [
            "consent request --answer allow", "capabilities", "capabilities cloud-library-add off",
            "capabilities cloud-library-add auto",
        ])

    var name: CapabilityName?
    var value: Value?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&name, "The name of a capability, in any of its vocabularies.")
        fields.argument(&value, "on, off or auto.")
    }

    enum Value: String, CaseIterable, CompletableArgument {
        case on, off, auto

        var isOn: Bool? { self == .auto ? nil : self == .on }
    }

    mutating func run(in context: some DeviceContext) throws -> any View {
        guard let name else { return try read(context) }
        guard let capability = Capability(named: name.text) else {
            let names = Capability.allCases.map(\.typed)
            throw Failure.usage(
                "Cannot find the capability '\(name)'", "there are three, and none has this name",
                next: Nearest.question(name.text, in: names + Capability.allCases.map(\.short))
                    ?? "They are: \(names.joined(separator: ", ")).")
        }
        guard let value else {
            let isOn = context.session.world.device.capabilities[capability]
            return Message("\(capability.words): \(isOn ? "on" : "off")", value: .bool(isOn))
        }
        return context.message(of: try context.act { $0.setCapability(capability, to: value.isOn) })
    }

    /// Reads the capabilities again, which is also the second step after a refused user token.
    private func read(_ context: any DeviceContext) throws(DeviceRefusal) -> any View {
        let changes = try context.act { $0.recheckCapabilities() }
        let reading = context.session.world.device.readCapabilities()
        if let refusal = reading.storeKit { throw DeviceRefusal(refusal) }
        return CapabilitiesView(reading: reading, scope: context.session.frameworks, changes: changes)
    }
}

/// A view of the three flags in both frameworks, the accounts that have this combination, and the advice for an app.
struct CapabilitiesView: View {
    let reading: CapabilityReading
    /// The frameworks that the app uses.
    let scope: FrameworkScope
    var changes: [Change] = []

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let flags = reading.capabilities
        let meaning = flags.meaning(in: reading.mode)
        let byHand = reading.byHand.map(\.short).joined(separator: ", ")
        var prose =
            (byHand.isEmpty ? [] : ["set by hand: \(byHand)"])
            + ["SKCloudServiceCapability \(flags.rawValue): \(meaning.who).", meaning.advice]
        var lines = changes.flatMap { Wrapping.lines(of: StyledText($0.sentence), width: frame.width) }
        lines += table.isWhole(in: frame) ? table.lines(in: frame) : namesBelow(in: frame)
        if !flags.contains(.catalogPlayback) { prose.append("'play --preview RESOURCE' plays a preview.") }
        lines += prose.flatMap { Wrapping.lines(of: $0, width: frame.width).map { StyledText($0) } }
        return lines + CallLines.lines(.readCapabilities, in: scope).broken(in: frame)
            + (scope.frameworks == .storeKit ? [] : reading.musicKitNote(width: frame.width))
    }

    private var hasMusicKit: Bool { scope.version >= .musicKit }

    private var table: Table {
        let musicKit = Table.Heading(title: "MusicKit 2021", weight: 6, style: .call)
        return Table(
            headings: [
                Table.Heading(title: "", weight: 9, isFlexible: false),
                Table.Heading(title: "Is", weight: 9, isFlexible: false, style: .strong),
                Table.Heading(title: "Bit", isRightAligned: true, weight: 4, isFlexible: false),
                Table.Heading(title: "StoreKit 2017", weight: 5, style: .call),
            ] + (hasMusicKit ? [musicKit] : []),
            rows: Capability.allCases.map { capability in
                [
                    capability.short, word(of: capability), String(capability.storeKitRawValue),
                    capability.storeKitName,
                ] + (hasMusicKit ? [capability.musicKitName] : [])
            })
    }

    private func word(of capability: Capability) -> String { reading.capabilities[capability] ? "on" : "off" }

    private func namesBelow(in frame: Screen.Frame) -> [StyledText] {
        Capability.allCases.flatMap { capability in
            NamesBelow.lines(
                StyledText("\(capability.short) ") + .strong(word(of: capability))
                    + StyledText("  bit \(capability.storeKitRawValue)"),
                storeKit: capability.storeKitName, musicKit: hasMusicKit ? capability.musicKitName : nil, in: frame)
        }
    }

    var body: Body? {
        .object(
            Capability.allCases.map { ($0.rawValue, .bool(reading.capabilities[$0])) }
                + [("rawValue", .integer(reading.capabilities.rawValue))])
    }
}

extension CapabilityReading {
    /// Returns a note about a pending privacy notice, which stops only MusicKit.
    func musicKitNote(width: Int) -> [StyledText] {
        guard storeKit == nil, let musicKit else { return [] }
        let names = musicKit.errors.map(\.description).joined(separator: " · ")
        let note =
            StyledText("note: ", .warning) + StyledText("MusicKit throws \(names): \(musicKit.why). \(musicKit.next)")
        return Wrapping.lines(of: note, width: width)
    }
}

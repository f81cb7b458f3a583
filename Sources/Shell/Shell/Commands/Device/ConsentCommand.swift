import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText
import TonearmWorld

enum ConsentCommand: Command {
    static let description = CommandDescription(
        "consent", .authorize, "Ask for the user's consent, answer the dialog, show the status.",
        discussion: """
            Each app has one status on each device. 'consent allow' and 'consent deny' answer the dialog; at the \
            prompt, 'allow' and 'deny' are enough.
            The app can read the status meanwhile; reading it shows no dialog. Without a dialog, the same two turn the \
            switch in Settings on and off.
            """, examples: ["consent", "consent request --answer allow", "consent deny", "consent reset"])

    static let forms = [
        CommandForm("status", "Show the status under all of its names.", Status(), isDefault: true),
        CommandForm("request", "Ask for consent, as the app does. This shows the dialog.", Ask()),
        CommandForm("allow", "Press 'Allow' in the dialog, or turn the switch in Settings on.", Decide(answer: .allow)),
        CommandForm("deny", "Press 'Don't Allow', or turn the switch in Settings off.", Decide(answer: .deny)),
        CommandForm(
            "reset", "Delete the app, and install it again.",
            DeviceStep { device throws(Refusal) in try device.resetConsent() }),
        CommandForm(
            "restrict", "Forbid consent, as the device's owner can.", DeviceStep { $0.restrictConsent() }),
    ]

    /// A button of the dialog.
    enum Answer: String, CaseIterable, CompletableArgument {
        case allow, deny

        var button: ConsentAnswer { self == .allow ? .allow : .refuse }
    }

    struct Status: Action {
        mutating func run(in context: some SessionContext) throws -> any View {
            ConsentView(device: context.session.world.device, scope: context.session.frameworks)
        }
    }

    struct Ask: Action {
        var answer: Answer?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.option("answer", &answer, "Press this button of the dialog.")
        }

        mutating func run(in context: some DeviceContext) throws -> any View {
            guard try context.askForConsent() else { return unasked(context) }
            guard let answer else {
                return ConsentDialogView(on: context.session.world.device, in: context.session.frameworks)
                    ?? Message.none
            }
            let changes = try context.answer(answer)
            return Message.prose(
                context.lines(of: changes) + CallLines.lines(.requestConsent, in: context.session.frameworks),
                value: .strings(changes.map(\.sentence)))
        }

        private func unasked(_ context: any DeviceContext) -> Message {
            let device = context.session.world.device
            let status = device.consent.rawValue
            let text = StyledText("No dialog is shown: consent is \(status), and that is what the call answers.")
            return Message.prose(
                [text] + CallLines.lines(.requestConsent, in: context.session.frameworks) + ConsentView.way(on: device),
                value: ["status": .string(status)])
        }
    }

    struct Decide: Action {
        let answer: Answer

        mutating func run(in context: some DeviceContext & ScreenContext) async throws -> any View {
            try await context.decide(answer)
        }
    }
}

extension DeviceContext {
    /// Asks for consent as the app does.
    /// - Returns: whether the dialog is shown.
    func askForConsent() throws(DeviceRefusal) -> Bool {
        _ = try act { device throws(Refusal) in try device.requestConsent() }
        return session.world.device.consentDialog != nil
    }

    func answer(_ answer: ConsentCommand.Answer) throws(DeviceRefusal) -> [Change] {
        try act { device throws(Refusal) in try device.answerConsent(answer.button) }
    }
}

extension DeviceContext where Self: ScreenContext {
    /// Presses a button of the dialog. If no dialog is shown, changes the switch in Settings.
    fileprivate func decide(_ answer: ConsentCommand.Answer) async throws -> any View {
        guard session.world.device.consentDialog != nil else {
            let changes = try act { device throws(Refusal) in try device.switchConsent(on: answer == .allow) }
            return message(
                of: changes, otherwise: "Nothing changed: the switch in Settings is already in this position.")
        }
        let changes = try self.answer(answer)
        guard session.isAuthorizing else { return message(of: changes) }
        return try await authorize(after: lines(of: changes))
    }
}

/// A view of the consent status, with its name in each framework.
struct ConsentView: View {
    let device: MusicDevice
    /// The frameworks whose calls are shown.
    let scope: FrameworkScope

    private var rows: [(name: String, value: String)] {
        let consent = device.consent
        return [
            ("app", device.instance.description), ("consent", consent.rawValue),
            ("in StoreKit", "\(consent.storeKitName) (\(consent.storeKitRawValue))"),
        ] + (device.frameworks.version < .musicKit ? [] : [("in MusicKit", consent.musicKitName)])
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        SessionLines.rows(rows).lines + CallLines.lines(.readConsent, in: scope)
            + ConsentView.way(on: device).flatMap { Wrapping.lines(of: $0, width: frame.width) }
    }

    var body: Body? { SessionLines.rows(rows).body }

    /// Returns the advice for the status, one line; empty if none is needed.
    static func way(on device: MusicDevice) -> [StyledText] {
        if device.consentDialog != nil {
            return [
                .faint("the dialog waits for an answer: ") + .command("allow") + .faint(" or ") + .command("deny")
                    + .faint("; ") + .command("consent request") + .faint(" shows it")
            ]
        }
        if device.app.usageDescription == nil {
            return [
                .faint("the app would not survive asking: it has no usage description; ") + .command("app usage TEXT")
            ]
        }
        switch device.consent {
        case .notDetermined: return [.command("consent request") + .faint(" shows the dialog")]
        case .denied:
            return [
                .faint("only Settings changes it: ") + .command("consent allow") + .faint(" turns the switch on there")
            ]
        case .restricted:
            return [.faint("only the device's owner can lift it: ") + .command("account restrict none")]
        case .authorized: return []
        }
    }
}

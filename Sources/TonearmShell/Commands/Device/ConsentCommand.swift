import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice
import MusicWorld
import TerminalText

struct ConsentCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "consent", "Ask for the user's consent, answer the dialog, show the status.",
        discussion: """
            One status for each app on each device. The dialog is answered with 'consent allow' and 'consent deny', at the prompt also with \
            'allow' and 'deny'; the status can be read meanwhile, and reading it asks nobody. Later the same two move the switch in Settings. 'reset' deletes the app and installs it again; 'restrict' \
            lets the device's owner forbid it.
            """)
    static let group = CommandGroup.authorize
    static let examples = ["consent", "consent request --answer allow", "consent deny", "consent reset"]

    static let forms = [
        Form("status", "Show the status under all of its names.", isDefault: true),
        Form("request", "Ask, as the app does: shows the dialog."),
        Form("allow", "Press 'Allow' in the dialog, or turn the switch on in Settings."),
        Form("deny", "Press 'Don't Allow', or turn the switch off."),
        Form("reset", "Delete the app and install it again."),
        Form("restrict", "Let the device's owner forbid it."),
    ]

    @Argument(help: ArgumentHelp("What happens to the consent.", valueName: "action"), completion: .program) var words:
        [String] = []
    @Option(help: "With 'request': the button that the user presses.") var answer: Answer?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.option("answer", &_answer)
    }

    private enum Action: String {
        case status, request, allow, deny, reset, restrict
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .status }

    /// The buttons of the dialog.
    enum Answer: String, CaseIterable, CompletableArgument {
        case allow, deny

        var button: ConsentAnswer { self == .allow ? .allow : .refuse }
    }

    func validate() throws {
        if answer != nil, action != .request { throw ValidationError("'--answer' belongs to 'consent request'.") }
    }

    mutating func run(in shell: Shell) async throws -> any View {
        switch action {
        case .status: return ConsentView(device: shell.session.world.device, scope: shell.frameworks)
        case .request: return try request(shell)
        case .allow: return try await decide(.allow, shell)
        case .deny: return try await decide(.deny, shell)
        case .reset: return shell.message(of: try shell.act { device throws(Refusal) in try device.resetConsent() })
        case .restrict: return shell.message(of: try shell.act { $0.restrictConsent() })
        }
    }

    private func request(_ shell: Shell) throws(Failure) -> any View {
        if try shell.askForConsent() == false {
            let status = shell.session.world.device.consent.rawValue
            return Message.prose(
                [
                    StyledText("No dialog is shown: consent is \(status), and that is what the call answers.")
                ] + CallLines.lines(.requestConsent, in: shell.frameworks)
                    + ConsentView.way(on: shell.session.world.device),
                value: ["status": .string(status)])
        }
        if let answer {
            let changes = try shell.answer(answer)
            return Message.prose(
                shell.lines(of: changes) + CallLines.lines(.requestConsent, in: shell.frameworks),
                value: .strings(changes.map(\.sentence)))
        }
        return ConsentDialogView(on: shell.session.world.device, in: shell.frameworks) ?? Message.none
    }

    /// Presses a button of the dialog; where there is none, moves the switch in Settings.
    private func decide(_ answer: Answer, _ shell: Shell) async throws -> any View {
        guard shell.session.world.device.consentDialog != nil else {
            let changes = try shell.act { device throws(Refusal) in try device.switchConsent(on: answer == .allow) }
            return shell.message(
                of:
                    changes, otherwise: "Nothing changed: the switch in Settings stands there already.")
        }
        let changes = try shell.answer(answer)
        guard shell.session.isAuthorizing else { return shell.message(of: changes) }
        return try await shell.authorize(after: shell.lines(of: changes))
    }
}

extension Shell {
    /// - Returns: whether the dialog is on the screen.
    func askForConsent() throws(Failure) -> Bool {
        _ = try act { device throws(Refusal) in try device.requestConsent() }
        return session.world.device.consentDialog != nil
    }

    func answer(_ answer: ConsentCommand.Answer) throws(Failure) -> [Change] {
        try act { device throws(Refusal) in try device.answerConsent(answer.button) }
    }
}

/// The status under all of its names.
struct ConsentView: View {
    let device: MusicDevice
    /// Those whose calls are shown.
    let scope: FrameworkScope

    private var rows: [(name: String, value: String)] {
        let consent = device.consent
        return [
            ("app", device.place.description), ("consent", consent.rawValue),
            ("in StoreKit", "\(consent.storeKitName) (\(consent.storeKitRawValue))"),
        ] + (device.frameworks.version < .musicKit ? [] : [("in MusicKit", consent.musicKitName)])
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        SessionLines.rows(rows).lines + CallLines.lines(.readConsent, in: scope)
            + ConsentView.way(on: device).flatMap { Wrapping.lines(of: $0, width: frame.width) }
    }

    var body: Body? { SessionLines.rows(rows).body }

    /// What can be done about the status, a line; none when nothing needs to be.
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

import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

enum AppCommand: Command {
    static let description = CommandDescription(
        "app", .demonstrate, "List, add and use apps; each asks for its own consent.",
        discussion: """
            'background', 'open' and 'quit' are what its user does. The sources disagree on whether the app's own \
            player goes on in the background.
            'frameworks musickit' writes the app for MusicKit alone, which gets a user token by itself when a request \
            first needs one; an app for StoreKit has to request it. Without a choice an app has the frameworks of the \
            device's system: StoreKit and MediaPlayer alone before iOS \(SystemVersion.musicKit), both later.
            """,
        examples: [
            "app", "app add Quiz", "app use Runner", "app usage none", "app musickit off", "app frameworks musickit",
            "app background",
        ])

    static let forms = [
        CommandForm("list", "List the apps.", List(), isDefault: true),
        CommandForm("add", "Add an app, and use it.", Add()),
        CommandForm("use", "Use another app.", Use()),
        CommandForm("usage", "Set the usage description of the Info.plist, or remove it.", Usage()),
        CommandForm(
            "musickit", "Turn the MusicKit service of the App ID on or off, as in the developer portal.",
            DeviceSwitch("Whether the App ID has the MusicKit service.") { $0.setMusicKitService($1) }),
        CommandForm("frameworks", "Show or choose the frameworks that the app is written for.", ChooseFrameworks()),
        CommandForm("background", "Send the app to the background.", Background()),
        CommandForm("open", "Bring the app to the screen.", DeviceStep { $0.openApp() }),
        CommandForm("quit", "Quit the app.", Quit()),
    ]

    struct List: Action {
        mutating func run(in context: some SessionContext) throws -> any View {
            let device = context.session.world.device
            return StageList.view(device.apps.map(\.name), current: device.currentApp) { name in
                device.apps.first { $0.name == name }?.usageDescription.map { "\"\($0)\"" } ?? "no usage description"
            }
        }
    }

    struct Add: NamingAction {
        var name: [NewName] = []

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&name, "The app's name; it may have several words.")
        }

        mutating func run(in context: some DeviceContext) throws -> any View {
            let name = name.map(\.text).joined(separator: " ")
            let app = App(name, usageDescription: "Play music in \(name).")
            return context.message(
                of: try context.act { device throws(Refusal) in try device.addApp(app) + device.useApp(name) })
        }
    }

    struct Use: Action {
        var name: [AppName] = []

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&name, "The app's name.") }

        mutating func run(in context: some DeviceContext) throws -> any View {
            let name = name.map(\.text).joined(separator: " ")
            return context.message(
                of: try context.act(naming: name) { device throws(Refusal) in try device.useApp(name) },
                otherwise: context.unchanged("'\(name)' is the one in use"))
        }
    }

    /// Sets the usage description. The session stores the text, so it must not be a secret.
    struct Usage: NamingAction {
        var text: [FreeText] = []

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&text, "The usage description; 'none' removes it.")
        }

        mutating func run(in context: some DeviceContext) throws -> any View {
            let text = text.map(\.text).joined(separator: " ")
            return context.message(of: try context.act { $0.setUsageDescription(text == "none" ? nil : text) })
        }
    }

    struct ChooseFrameworks: Action {
        var frameworks: Frameworks?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(
                &frameworks,
                "StoreKit of 2017, MusicKit of 2021, or both where the system has them. Without it, the present choice is shown."
            )
        }

        mutating func run(in context: some DeviceContext) throws -> any View {
            guard let frameworks else {
                let device = context.session.world.device
                let app = device.app
                let onOlderSystem = (
                    "on \(device.currentDevice)", "storekit: iOS \(device.device.version) has no MusicKit"
                )
                return SessionLines.rows(
                    [("app", app.name), ("frameworks", app.frameworks.rawValue)]
                        + (device.lacksMusicKit ? [onOlderSystem] : []))
            }
            return context.message(of: try context.act { $0.setFrameworks(frameworks) })
        }
    }

    struct Background: Action {
        var rule = BackgroundRule.observed

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(&rule, "The source that decides what then plays.")
        }

        mutating func run(in context: some DeviceContext) throws -> any View {
            let rule = rule
            let changes = try context.control { device, now, faults in device.sendAppToBackground(rule, at: now, faults)
            }
            if changes.isEmpty { return context.message(of: []) }
            let others = BackgroundRule.allCases.filter { $0 != rule }.map { other in
                StyledText.faint("the other source: \(other.sentence); ") + .command("app background \(other.rawValue)")
            }
            return Message.prose(
                context.lines(of: changes) + [.faint("the system player goes on in any case")] + others,
                value: .strings(changes.map(\.sentence)))
        }
    }

    struct Quit: Action {
        mutating func run(in context: some DeviceContext) throws -> any View {
            context.message(of: try context.control { device, now, faults in device.quitApp(at: now, faults) })
        }
    }
}

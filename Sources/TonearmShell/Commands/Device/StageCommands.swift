import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct DeviceCommand: FormedCommand, NamingCommand {
    static let configuration = CommandConfiguration.command(
        "device", "List, add and use devices; consent does not travel between them.",
        discussion: """
            'music-app off' deletes the Music app from the device, without which no offer loads; 'explicit off' is Screen Time's switch. With \
            '--ios' a device has an older system, with '--kind simulator' it is Apple's: requests work there, with tokens \
            that you bring ('token developer mint', 'token user set --from phone'); nothing gets tokens or plays there.
            """)
    static let group = CommandGroup.demonstrate
    static let examples = [
        "device", "device add tablet", "device use phone", "device add old --ios 10.3", "device music-app off",
    ]

    static let forms = [
        Form("list", "List the devices.", isDefault: true),
        Form("add", [.value(NewName.self)], "Add a device, and go on with it."),
        Form("use", [.value(DeviceName.self)], "Go on with another device."),
        Form("music-app", [.value(OnOff.self)], "Install the Music app, or delete it."),
        Form("explicit", [.value(OnOff.self)], "Allow explicit content, or not."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which device.", valueName: "action"), completion: .program)
    var words: [String] = []
    @Option(help: "Of 'add': the version of its system, 10.3 or later.") var ios: IOSVersion?
    @Option(help: "Of 'add': hardware, or Apple's simulator.") var kind: Device.Kind?
    @Option(help: "Of 'add': the region of its locale.") var region: StorefrontName?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.option("ios", &_ios)
        fields.option("kind", &_kind)
        fields.option("region", &_region)
    }

    func check() throws(Failure) {
        if let refusal = Self.refusal(of: words) { throw refusal }
        if action != .add, ios != nil || kind != nil || region != nil {
            throw Failure(
                "Cannot run 'device \(words.joined(separator: " "))' so",
                "'--ios', '--kind' and '--region' are of a new device",
                next: "Type for example 'device add old --ios 10.3'.", status: .usage)
        }
    }

    private enum Action: String {
        case list, add, use, explicit
        case musicApp = "music-app"
    }

    private func version() throws(Failure) -> SystemVersion {
        guard let ios else { return .current }
        if let version = SystemVersion(ios.text) { return version }
        throw Failure(
            "Cannot add a device with iOS '\(ios)'", "this is not a version",
            next: "Write for example '--ios 10.3' or '--ios 15'.", status: .usage)
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .list }
    private var value: String? { words.dropFirst().first }

    mutating func run(in shell: Shell) throws -> any View {
        let value = value ?? ""
        switch action {
        case .list:
            let device = shell.session.world.device
            return StageList.view(device.devices.map(\.name), current: device.currentDevice) { name in
                "signed in: \(device.account(on: name)?.name ?? "nobody")"
                    + (device.devices.first { $0.name == name }.map(Self.facts) ?? "")
            }
        case .add:
            let (version, kind) = (try version(), kind ?? .hardware)
            let region = try region.map { try Storefront.regionCode(named: $0.text) }
            // Whoever adds a device goes on with it.
            return shell.message(
                of:
                    try shell.act { device throws(Refusal) in
                        try device.addDevice(value, kind, version: version, region: region) + device.useDevice(value)
                    })
        case .explicit: return shell.message(of: try shell.act { $0.setExplicitContent(allowed: value == "on") })
        case .use:
            return shell.message(
                of:
                    try shell.act(naming: value) { device throws(Refusal) in try device.useDevice(value) },
                otherwise: "'\(value)' is the one in use.")
        case .musicApp: return shell.message(of: try shell.act { $0.setMusicApp(installed: value == "on") })
        }
    }
}

extension DeviceCommand {
    /// What is not usual of it.
    private static func facts(_ device: Device) -> String {
        (device.version == .current ? "" : ", iOS \(device.version), region \(device.region)")
            + (device.kind == .simulator ? ", Apple's simulator" : "")
            + (device.allowsExplicit ? "" : ", no explicit content") + (device.hasMusicApp ? "" : ", no Music app")
    }
}

struct AppCommand: FormedCommand, NamingCommand {
    static let configuration = CommandConfiguration.command(
        "app", "List, add and use apps; each asks for its own consent.",
        discussion: """
            'background', 'open' and 'quit' are its user's; sources differ on what becomes of its own player in the background. \
            'usage TEXT' writes the usage description of the Info.plist, 'usage none' removes it; 'musickit on|off' ticks the MusicKit service of \
            the App ID in the developer portal. 'frameworks musickit' writes the app for MusicKit alone, which gets a user token by itself \
            when a request first needs one; 'frameworks storekit' for StoreKit, where it has to ask.
            """)
    static let group = CommandGroup.demonstrate
    static let examples = [
        "app", "app add Quiz", "app use Runner", "app usage none", "app musickit off", "app frameworks musickit",
        "app background",
    ]

    static let forms = [
        Form("list", "List the apps.", isDefault: true),
        Form("add", [.several(NewName.self)], "Add an app, and go on with it."),
        Form("use", [.several(AppName.self)], "Go on with another app."),
        Form("usage", [.several(FreeText.self)], "Write the usage description of the Info.plist; 'none' removes it."),
        Form("musickit", [.value(OnOff.self)], "Tick the MusicKit service of the App ID, or untick it."),
        Form(
            "frameworks", [.optional(Frameworks.self)],
            "Write the app for StoreKit of 2017, for MusicKit of 2021, or tell both; show which."),
        Form("background", [.optional(BackgroundRule.self)], "Leave the app; the sources differ on what then plays."),
        Form("open", "Bring the app to the screen."), Form("quit", "End the app."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which app.", valueName: "action"), completion: .program)
    var words: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
    }

    private enum Action: String {
        case list, add, use, usage, musickit, frameworks, background, open, quit
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .list }
    private var value: String? { words.count > 1 ? words.dropFirst().joined(separator: " ") : nil }

    mutating func run(in shell: Shell) throws -> any View {
        let value = value ?? ""
        switch action {
        case .list:
            let device = shell.session.world.device
            return StageList.view(device.apps.map(\.name), current: device.currentApp) { name in
                device.apps.first { $0.name == name }?.usageDescription.map { "\"\($0)\"" } ?? "no usage description"
            }
        case .add:
            let app = App(value, usageDescription: "Play music in \(value).")
            return shell.message(
                of:
                    try shell.act { device throws(Refusal) in try device.addApp(app) + device.useApp(value) })
        case .use:
            return shell.message(
                of:
                    try shell.act(naming: value) { device throws(Refusal) in try device.useApp(value) },
                otherwise: "'\(value)' is the one in use.")
        case .usage:
            return shell.message(of: try shell.act { $0.setUsageDescription(value == "none" ? nil : value) })
        case .musickit: return shell.message(of: try shell.act { $0.setMusicKitService(value == "on") })
        case .frameworks where value.isEmpty:
            let app = shell.session.world.device.app
            return SessionLines.rows([("app", app.name), ("frameworks", app.frameworks.rawValue)])
        case .frameworks:
            return shell.message(of: try shell.act { $0.setFrameworks(Frameworks(rawValue: value) ?? .both) })
        case .background:
            let rule = BackgroundRule(rawValue: value) ?? .observed
            let changes = try shell.control { device, now, faults in device.sendAppToBackground(rule, at: now, faults) }
            return changes.isEmpty ? shell.message(of: []) : Self.background(changes, rule, shell)
        case .open: return shell.message(of: try shell.act { $0.openApp() })
        case .quit:
            return shell.message(
                of:
                    try shell.control { device, now, faults in device.quitApp(at: now, faults) })
        }
    }
}

extension AppCommand {
    /// Both sources are told, and which of them is followed.
    private static func background(_ changes: [Change], _ rule: BackgroundRule, _ shell: Shell) -> Message {
        let others = BackgroundRule.allCases.filter { $0 != rule }.map { other in
            StyledText.faint("the other source: \(other.sentence); ") + .command("app background \(other.rawValue)")
        }
        return .prose(
            shell.lines(of: changes) + [.faint("the system player goes on in any case")] + others,
            value: .strings(changes.map(\.sentence)))
    }
}

/// What both have in common.
enum StageList {
    static func view(_ names: [String], current: String, _ note: (String) -> String) -> Message {
        let indent = names.map(\.count).max() ?? 0
        let lines = names.map { name in
            StyledText(name == current ? "* " : "  ") + StyledText(name, name == current ? .strong : .plain)
                + .faint(String(repeating: " ", count: indent - name.count + 2) + note(name))
        }
        return Message(lines, value: .strings(names))
    }
}

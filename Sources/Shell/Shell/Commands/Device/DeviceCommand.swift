import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

enum DeviceCommand: Command {
    static let description = CommandDescription(
        "device", .demonstrate, "List, add and use devices; consent does not travel between them.",
        discussion: """
            No offer loads on a device without the Music app. With '--ios' a new device has an older system.
            With '--kind simulator' it is Apple's simulator: requests work there, with tokens that you bring ('token \
            developer mint', 'token user set --from phone'); it gets no tokens itself, and nothing plays.
            """,
        examples: [
            "device", "device add tablet", "device use phone", "device add old --ios 10.3", "device music-app off",
            "device listening-history off",
        ])

    static let forms = [
        CommandForm("list", "List the devices.", List(), isDefault: true),
        CommandForm("add", "Add a device, and use it.", Add()),
        CommandForm("use", "Use another device.", Use()),
        CommandForm(
            "music-app", "Install the Music app, or delete it.",
            DeviceSwitch("Whether the Music app is installed.") { $0.setMusicApp(installed: $1) }),
        CommandForm(
            "explicit", "Allow or forbid explicit content in Screen Time.",
            DeviceSwitch("Whether explicit content is allowed.") { $0.setExplicitContent(allowed: $1) }),
        CommandForm(
            "listening-history", "Turn 'Use Listening History' of the device's settings on or off.",
            DeviceSwitch("Whether plays on the device enter the account's history.") {
                $0.setListeningHistory(isUsed: $1)
            }),
    ]

    struct List: Action {
        mutating func run(in context: some SessionContext) throws -> any View {
            let device = context.session.world.device
            return StageList.view(device.devices.map(\.name), current: device.currentDevice) { name in
                "signed in: \(device.account(on: name)?.name ?? "nobody")"
                    + (device.devices.first { $0.name == name }.map(Self.facts) ?? "")
            }
        }

        /// Returns the differences from a new device.
        private static func facts(_ device: Device) -> String {
            (device.version == .current ? "" : ", iOS \(device.version), region \(device.region)")
                + (device.kind == .simulator ? ", Apple's simulator" : "")
                + (device.allowsExplicit ? "" : ", no explicit content")
                + (device.usesListeningHistory ? "" : ", no listening history")
                + (device.hasMusicApp ? "" : ", no Music app")
        }
    }

    struct Add: NamingAction {
        @Required var name: NewName
        var ios: IOSVersion?
        var kind = Device.Kind.hardware
        var region: StorefrontName?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_name, "The device's name.")
            fields.option("ios", &ios, "Install this version of iOS, 10.3 or later.")
            fields.option("kind", &kind, "Add hardware, or Apple's simulator.")
            fields.option("region", &region, "Set the region of its locale.")
        }

        mutating func run(in context: some DeviceContext) throws -> any View {
            let (name, kind, version) = (name.text, kind, try version())
            let region = try region.map { try Storefront.regionCode(named: $0.text) }
            return context.message(
                of: try context.act { device throws(Refusal) in
                    try device.addDevice(name, kind, version: version, region: region) + device.useDevice(name)
                })
        }

        private func version() throws(Failure) -> SystemVersion {
            guard let ios else { return .current }
            if let version = SystemVersion(ios.text) { return version }
            throw Failure.usage(
                "Cannot add a device with iOS '\(ios)'", "this is not a version",
                next: "Write for example '--ios 10.3' or '--ios 15'.")
        }
    }

    struct Use: Action {
        @Required var name: DeviceName

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_name, "The device's name.") }

        mutating func run(in context: some DeviceContext) throws -> any View {
            let name = name.text
            return context.message(
                of: try context.act(naming: name) { device throws(Refusal) in try device.useDevice(name) },
                otherwise: context.unchanged("'\(name)' is the one in use"))
        }
    }
}

/// A form without arguments that performs one action on the device.
struct DeviceStep: Action {
    let step: @Sendable (inout MusicDevice) throws(Refusal) -> [Change]

    mutating func run(in context: some DeviceContext) throws -> any View { context.message(of: try context.act(step)) }
}

/// A form that turns a part of the device or the app on or off.
struct DeviceSwitch: Action {
    @Required private var state: OnOff
    private let summary: String
    private let turn: @Sendable (inout MusicDevice, Bool) -> [Change]

    init(_ summary: String, _ turn: @escaping @Sendable (inout MusicDevice, Bool) -> [Change]) {
        self.summary = summary
        self.turn = turn
    }

    mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_state, summary) }

    mutating func run(in context: some DeviceContext) throws -> any View {
        let (turn, isOn) = (turn, state == .on)
        return context.message(of: try context.act { turn(&$0, isOn) })
    }
}

/// A list of devices or of apps, with the one in use marked.
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

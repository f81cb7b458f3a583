import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct DeviceCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "device", "List, add and use devices; consent does not travel between them.",
        discussion: "'music-app off' deletes the Music app from the device, without which no offer loads.")
    static let group = CommandGroup.authorize
    static let examples = ["device", "device add tablet", "device use phone", "device music-app off"]

    static let forms = [
        Form("list", "List the devices.", isDefault: true),
        Form("add", [.value(NewName.self)], "Add a device, and go on with it."),
        Form("use", [.value(DeviceName.self)], "Go on with another device."),
        Form("music-app", [.value(OnOff.self)], "Install the Music app, or delete it."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which device.", valueName: "action"), completion: .program)
    var words: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
    }

    private enum Action: String {
        case list, add, use
        case musicApp = "music-app"
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
            }
        case .add:
            // Whoever adds a device goes on with it.
            return ChangeLines.message(
                try shell.act { device throws(Refusal) in try device.addDevice(value) + device.useDevice(value) })
        case .use:
            return ChangeLines.message(
                try shell.act(naming: value) { device throws(Refusal) in try device.useDevice(value) },
                otherwise: "'\(value)' is the one in use.")
        case .musicApp: return ChangeLines.message(try shell.act { $0.setMusicApp(installed: value == "on") })
        }
    }
}

struct AppCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "app", "List, add and use apps; each asks for its own consent.",
        discussion: """
            'usage TEXT' writes the usage text of the Info.plist, 'usage none' removes it; 'musickit on|off' ticks the MusicKit service of \
            the App ID in the developer portal.
            """)
    static let group = CommandGroup.authorize
    static let examples = ["app", "app add Quiz", "app use Runner", "app usage none", "app musickit off"]

    static let forms = [
        Form("list", "List the apps.", isDefault: true),
        Form("add", [.several(NewName.self)], "Add an app, and go on with it."),
        Form("use", [.several(AppName.self)], "Go on with another app."),
        Form("usage", [.several(FreeText.self)], "Write the usage text of the Info.plist; 'none' removes it."),
        Form("musickit", [.value(OnOff.self)], "Tick the MusicKit service of the App ID, or untick it."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which app.", valueName: "action"), completion: .program)
    var words: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
    }

    private enum Action: String {
        case list, add, use, usage, musickit
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .list }
    private var value: String? { words.count > 1 ? words.dropFirst().joined(separator: " ") : nil }

    mutating func run(in shell: Shell) throws -> any View {
        let value = value ?? ""
        switch action {
        case .list:
            let device = shell.session.world.device
            return StageList.view(device.apps.map(\.name), current: device.currentApp) { name in
                device.apps.first { $0.name == name }?.usageDescription.map { "\"\($0)\"" } ?? "no usage text"
            }
        case .add:
            let app = App(value, usageDescription: "Play music in \(value).")
            return ChangeLines.message(
                try shell.act { device throws(Refusal) in try device.addApp(app) + device.useApp(value) })
        case .use:
            return ChangeLines.message(
                try shell.act(naming: value) { device throws(Refusal) in try device.useApp(value) },
                otherwise: "'\(value)' is the one in use.")
        case .usage:
            return ChangeLines.message(try shell.act { $0.setUsageDescription(value == "none" ? nil : value) })
        case .musickit: return ChangeLines.message(try shell.act { $0.setMusicKitService(value == "on") })
        }
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

import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct DeviceCommand: Command {
    static let configuration = CommandConfiguration.command(
        "device", "List, add and use devices; consent does not travel between them.",
        discussion: "'music-app off' deletes the Music app from the device, without which no offer loads.")
    static let group = CommandGroup.authorize
    static let examples = ["device", "device add tablet", "device use phone", "device music-app off"]

    @Argument(help: "list, add, use or music-app.") var action = Action.list
    @Argument(help: "The device's name; on or off.") var value: String?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_action)
        fields.argument(&_value)
    }

    enum Action: String, CaseIterable, ExpressibleByArgument, Sendable {
        case list, add, use
        case musicApp = "music-app"
    }

    func validate() throws {
        try StageList.check(action == .list, value, "device \(action.rawValue)", action == .musicApp)
    }

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

struct AppCommand: Command {
    static let configuration = CommandConfiguration.command(
        "app", "List, add and use apps; each asks for its own consent.",
        discussion: """
            'usage TEXT' writes the usage text of the Info.plist, 'usage none' removes it; 'musickit on|off' ticks the MusicKit service of \
            the App ID in the developer portal.
            """)
    static let group = CommandGroup.authorize
    static let examples = ["app", "app add Quiz", "app use Runner", "app usage none", "app musickit off"]

    @Argument(help: "list, add, use, usage or musickit.") var action = Action.list
    @Argument(help: "The app's name, a text, on or off.") var values: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_action)
        fields.arguments(&_values)
    }

    enum Action: String, CaseIterable, ExpressibleByArgument, Sendable {
        case list, add, use, usage, musickit
    }

    private var value: String? { values.isEmpty ? nil : values.joined(separator: " ") }

    func validate() throws {
        try StageList.check(action == .list, value, "app \(action.rawValue)", action == .musickit)
    }

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
    static func check(_ isList: Bool, _ value: String?, _ command: String, _ isSwitch: Bool) throws {
        if isSwitch, value != "on", value != "off" { throw ValidationError("'\(command)' needs 'on' or 'off'.") }
        if !isList, value == nil {
            throw ValidationError("'\(command)' needs to be told which, for example '\(command) NAME'.")
        }
        if isList, let value { throw ValidationError("'\(command)' takes nothing more, but there was '\(value)'.") }
    }

    static func view(_ names: [String], current: String, _ note: (String) -> String) -> Message {
        let indent = names.map(\.count).max() ?? 0
        let lines = names.map { name in
            StyledText(name == current ? "* " : "  ") + StyledText(name, name == current ? .strong : .plain)
                + .faint(String(repeating: " ", count: indent - name.count + 2) + note(name))
        }
        return Message(lines, value: .strings(names))
    }
}

import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

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

import Console
import MusicDevice
import MusicWorld

/// A form without arguments that does one thing with the device.
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

import AppleMusicAPI
import ArgumentParser
import Console
import MusicWorld

struct ClockCommand: Command {
    static let configuration = CommandConfiguration.command(
        "clock", "Show the session's time, move it forward, or stop it at a time.",
        discussion: "'clock set system' gives the session the system's time again.")
    static let group = CommandGroup.session
    static let examples = ["clock", "clock advance 190d", "clock set 2026-11-21T09:30:00Z", "clock set system"]

    @Argument(help: "show, advance or set.") var action = Action.show
    @Argument(help: "A stretch of time such as 190d or 1h30m; a time in ISO 8601.") var value: String?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_action)
        fields.argument(&_value)
    }

    enum Action: String, CaseIterable, ExpressibleByArgument, Sendable {
        case show, advance, set
    }

    func validate() throws {
        if action != .show, value == nil { throw ValidationError("'clock \(action.rawValue)' needs a time.") }
        if action == .show, let value {
            throw ValidationError("'clock show' takes nothing more, but there was '\(value)'.")
        }
    }

    mutating func run(in shell: Shell) throws -> any View {
        switch (action, value) {
        case (.advance, let value?):
            let seconds = try TimeSpan.parse(value, to: "advance the clock by")
            shell.session.world.clock = shell.session.world.clock.advanced(byMilliseconds: seconds * 1000)
        case (.set, "system"?): shell.session.world.clock = .system
        case (.set, let value?): shell.session.world.clock = try SimulatedClock.parse(value)
        default: break
        }
        let note =
            switch shell.session.world.clock {
            case .system: ""
            case .ahead(let milliseconds): "\(TimeSpan.words(milliseconds / 1000)) ahead of the system's clock"
            case .fixed: "standing still"
            }
        return Message(
            StyledText(Timestamp.text(shell.now)) + .faint(note.isEmpty ? "" : "  \(note)"),
            value: .string(Timestamp.text(shell.now)))
    }
}

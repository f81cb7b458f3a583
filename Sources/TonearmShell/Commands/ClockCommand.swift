import AppleMusicAPI
import Console
import MusicWorld

struct ClockCommand: FormedCommand {
    static let description = CommandDescription(
        "clock", "Show the session's time, move it forward, or stop it at a time.",
        discussion: """
            What plays goes on while the clock is moved forward; where it is set, nothing is played in between. \
            'clock set system' gives the session the system's time again.
            """)
    static let group = CommandGroup.demonstrate
    static let examples = ["clock", "clock advance 190d", "clock set 2026-11-21T09:30:00Z", "clock set system"]

    static let wordForms = [
        Form("show", "Show the session's time.", isDefault: true),
        Form("advance", [.value(DurationText.self)], "Move it forward."),
        Form("set", [.value(ClockTime.self)], "Stop it at a time in ISO 8601; 'system' gives the system's time again."),
    ]

    var words: [String] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&words, named: "ACTION", "What to do, and to which time.")
    }

    private enum Action: String {
        case show, advance, set
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .show }
    private var value: String? { words.dropFirst().first }

    mutating func run(in shell: Shell) throws -> any View {
        switch (action, value) {
        case (.advance, let value?):
            let seconds = try TimeSpan.parse(value, to: "advance the clock by")
            shell.session.world.clock = shell.session.world.clock.advanced(byMilliseconds: seconds * 1000)
        case (.set, "system"?): shell.client.setClock(of: &shell.session.world, to: .system)
        case (.set, let value?):
            shell.client.setClock(of: &shell.session.world, to: try SimulatedClock.parse(value))
        default: break
        }
        return shell.clockMessage
    }
}

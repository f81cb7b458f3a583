import AppleMusicAPI
import Console
import MusicWorld

enum ClockCommand: Command {
    static let description = CommandDescription(
        "clock", "Show the session's time, move it forward, or stop it at a time.",
        discussion: """
            While the clock is moved forward, playback goes on. When it is set, nothing is played in between.
            """)
    static let group = CommandGroup.demonstrate
    static let examples = ["clock", "clock advance 190d", "clock set 2026-11-21T09:30:00Z", "clock set system"]

    static let forms = [
        CommandForm("show", "Show the session's time.", Show(), isDefault: true),
        CommandForm("advance", "Move the clock forward.", Advance()),
        CommandForm("set", "Stop the clock at a time, or use the system's time again.", SetTime()),
    ]
}

extension ClockCommand {
    struct Show: Action {
        mutating func run(in context: some SessionContext) throws -> any View { context.clockMessage }
    }

    struct Advance: Action {
        @Required var time: DurationText

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_time, "How far: 190d, 1h30m, 45s.")
        }

        mutating func run(in context: some SessionContext) throws -> any View {
            let seconds = try TimeSpan.parse(time.text, to: "advance the clock by")
            context.session.world.clock = context.session.world.clock.advanced(byMilliseconds: seconds * 1000)
            return context.clockMessage
        }
    }

    struct SetTime: Action {
        @Required var time: ClockTime

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_time, "A time in ISO 8601, or 'system' for the system's time.")
        }

        mutating func run(in context: some SessionContext) throws -> any View {
            let clock = time.text == "system" ? SimulatedClock.system : try SimulatedClock.parse(time.text)
            context.setClock(to: clock)
            return context.clockMessage
        }
    }
}

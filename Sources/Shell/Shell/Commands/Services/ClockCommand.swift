import AppleMusicAPI
import TonearmConsole
import TonearmWorld

enum ClockCommand: Command {
    static let description = CommandDescription(
        "clock", .demonstrate, "Show the session's time, move it forward, or stop it at a time.",
        discussion: """
            While the clock is moved forward, playback goes on. When it is set, nothing is played in between.
            """, examples: ["clock", "clock advance 190d", "clock set 2026-11-21T09:30:00Z", "clock set system"])

    static let forms = [
        CommandForm("show", "Show the session's time.", Show(), isDefault: true),
        CommandForm("advance", "Move the clock forward.", Advance()),
        CommandForm("set", "Stop the clock at a time, or use the system's time again.", SetTime()),
    ]

    struct Show: Action {
        mutating func run(in context: some AttachmentContext) async throws -> any View {
            if context.session.attachment != nil {
                return AttachedClock.message(try await context.control(.get, "clock"))
            }
            return context.clockMessage
        }
    }

    struct Advance: Action {
        @Required var time: DurationText

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_time, "How far: 190d, 1h30m, 45s.") }

        mutating func run(in context: some AttachmentContext) async throws -> any View {
            let seconds = try TimeSpan.parse(time.text, to: "advance the clock by")
            if context.session.attachment != nil {
                return try await AttachedClock.set(["advance": .integer(seconds)], in: context)
            }
            context.session.world.clock = context.session.world.clock.advanced(byMilliseconds: seconds * 1000)
            return context.clockMessage
        }
    }

    struct SetTime: Action {
        @Required var time: ClockTime

        var setsValue: Bool { true }

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_time, "A time in ISO 8601, or 'system' for the system's time.")
        }

        mutating func run(in context: some AttachmentContext) async throws -> any View {
            if context.session.attachment != nil { return try await setAttached(context) }
            let clock = time.text == "system" ? SimulatedClock.system : try SimulatedClock.parse(time.text)
            context.setClock(to: clock)
            return context.clockMessage
        }

        private func setAttached(_ context: some AttachmentContext) async throws -> any View {
            if time.text == "system" { throw context.unavailable("let the clock run as the system's") }
            let seconds = try Timestamp.parse(time.text, to: "set the clock to")
            return try await AttachedClock.set(["now": .string(Timestamp.text(seconds))], in: context)
        }
    }
}

/// The clock of an attached world.
enum AttachedClock {
    /// - Parameter change: `now`, or `advance` with seconds.
    static func set(_ change: JSON, in context: some AttachmentContext) async throws -> Message {
        let answer = try await context.control(.put, "clock", change)
        // A developer token's validity depends on the world's clock.
        try await context.renewAttachedTokens()
        return message(answer)
    }

    static func message(_ answer: JSON) -> Message {
        let now = answer["now"]?.string ?? ""
        let note = answer["standsStill"] == true ? "  standing still" : ""
        return Message(StyledText(now) + .faint(note), value: .string(now))
    }
}

import TonearmConsole
import TonearmDevice
import TonearmWorld

enum PlayerCommand: Command {
    static let description = CommandDescription(
        "player", .play, "Show the app's two players, use one of them, or watch it.",
        discussion: """
            The system player is a remote control of the Music app, whose queue it is; the application player has a queue of its own, which the \
            app can edit. Each keeps its queue and goes on when the other is used.
            """,
        examples: ["player", "player system", "player application", "player watch", "player unwatch"])

    static let forms = [
        CommandForm("status", "Show both players, side by side.", Status(), isDefault: true),
        CommandForm("system", "Use the Music app's player.", Use(kind: .system)),
        CommandForm("application", "Use the app's own player.", Use(kind: .application)),
        CommandForm("watch", "Print the notifications that the app gets from its player.", Watch()),
        CommandForm("unwatch", "Stop printing the notifications.", Unwatch()),
    ]

    struct Status: Action {
        mutating func run(in context: some SessionContext) throws -> any View {
            PlayersView(
                device: context.session.world.device, now: context.milliseconds,
                vocabulary: context.session.settings.vocabulary)
        }
    }

    struct Use: Action {
        let kind: PlayerKind

        mutating func run(in context: some DeviceContext) throws -> any View {
            let kind = kind
            let changes = try context.act { $0.usePlayer(kind) }
            return context.playerAnswer(changes, [.player], nextSteps: .faint("fits \(kind.fits)"))
        }
    }

    struct Watch: Action {
        mutating func run(in context: some DeviceContext) throws -> any View {
            context.session.isWatchingPlayer = true
            return context.playerAnswer(
                [], [.observe], headline: "What the app hears of its player is shown as it happens.",
                nextSteps: .command("player unwatch") + .faint(" stops"))
        }
    }

    struct Unwatch: Action {
        mutating func run(in context: some SessionContext) throws -> any View {
            context.session.isWatchingPlayer = false
            return Message("The player is no longer watched.")
        }
    }
}

/// A form without arguments that performs one action on the player in use.
struct PlayerStep: Action {
    private let calls: [PlayerCall]
    private let step: @Sendable (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]

    init(
        _ calls: [PlayerCall],
        _ step: @escaping @Sendable (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) {
        self.calls = calls
        self.step = step
    }

    mutating func run(in context: some DeviceContext) throws -> any View {
        context.playerAnswer(try context.control(step), calls)
    }
}

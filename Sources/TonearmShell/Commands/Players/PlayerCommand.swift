import Console
import MusicDevice
import MusicWorld

struct PlayerCommand: FormedCommand {
    static let description = CommandDescription(
        "player", "Show the app's two players, use one of them, or watch it.",
        discussion: """
            The system player is a remote control of the Music app, whose queue it is; the application player has a queue of its own, which the \
            app can edit. Each keeps its queue and goes on when the other is used.
            """)
    static let group = CommandGroup.play
    static let examples = ["player", "player system", "player application", "player watch", "player unwatch"]

    static let wordForms = [
        Form("status", "Show both, side by side.", isDefault: true), Form("system", "Use the Music app's player."),
        Form("application", "Use the app's own player."),
        Form("watch", "Print what the app hears of its player, as it happens."), Form("unwatch", "Stop watching."),
    ]

    var words: [String] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&words, named: "ACTION", "What to do with the players.")
    }

    private enum Action: String {
        case status, system, application, watch, unwatch
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .status }

    mutating func run(in shell: Shell) throws -> any View {
        switch action {
        case .status:
            return PlayersView(
                device: shell.session.world.device, now: shell.milliseconds,
                vocabulary: shell.session.settings.vocabulary)
        case .system: return try use(.system, shell)
        case .application: return try use(.application, shell)
        case .watch:
            shell.session.isWatchingPlayer = true
            return shell.playerAnswer(
                [], [.observe], headline: "What the app hears of its player is shown as it happens.",
                nextSteps: .command("player unwatch") + .faint(" stops"))
        case .unwatch:
            shell.session.isWatchingPlayer = false
            return Message("The player is no longer watched.")
        }
    }

    private func use(_ kind: PlayerKind, _ shell: Shell) throws -> any View {
        let changes = try shell.act { $0.usePlayer(kind) }
        return shell.playerAnswer(changes, [.player], nextSteps: .faint("fits \(kind.fits)"))
    }
}

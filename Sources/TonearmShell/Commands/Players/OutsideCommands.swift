import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

struct RemoteCommandCommand: FormedCommand {
    static let description = CommandDescription(
        "remote", "Press a button on the lock screen, headphones or a watch.",
        discussion: """
            It reaches the Now Playing app of the device, whichever that is. The app is not asked; it only sees what is different afterwards: \
            'player watch' shows that.
            """)
    static let group = CommandGroup.play
    static let examples = [
        "authorize --answer allow", "play albums/310730204", "player watch", "remote next", "remote seek 1:00",
        "remote pause",
    ]

    static let wordForms = [
        Form("play", "Play."), Form("pause", "Pause."), Form("next", "Go on to the next entry."),
        Form("previous", "Go back to the start, or to the entry before."),
        Form("seek", [.value(PlaybackTime.self)], "Go to a time."),
    ]

    var words: [String] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&words, named: "ACTION", "The button.")
    }

    mutating func run(in shell: Shell) throws -> any View {
        let command: RemoteCommand =
            switch words.first {
            case "play": .play
            case "pause": .pause
            case "next": .next
            case "previous": .previous
            default: .seek(try PlaybackTime(text: words.dropFirst().first ?? "").milliseconds(to: "seek to"))
            }
        let changes = try shell.control { device, now, faults throws(Refusal) in
            try device.remote(command, at: now, faults)
        }
        return shell.playerAnswer(
            changes, [], nextSteps: .faint("reached: \(shell.session.world.device.nowPlayingAddress); no app was asked")
        )
    }
}

struct MusicAppCommand: FormedCommand {
    static let description = CommandDescription(
        "music", "Use the Music app, as its user does.",
        discussion:
            "The system player shows what the Music app does; the application player of an app knows nothing of it.")
    static let group = CommandGroup.play
    static let examples = [
        "authorize --answer allow", "music play albums/310730204", "music skip", "player system", "now",
    ]

    static let wordForms = [
        Form("play", [.any(RowOrResource.self)], "Play something, or resume."), Form("pause", "Pause."),
        Form("skip", "Go on to the next entry."), Form("back", "Go back to the start, or to the entry before."),
        Form("repeat", [.value(RepeatMode.self)], "Set what is repeated."),
        Form("shuffle", [.value(ShuffleMode.self)], "Set the order."),
    ]

    var words: [String] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&words, named: "ACTION", "What the user does.")
    }

    mutating func run(in shell: Shell) async throws -> any View {
        let action = try await action(in: shell)
        let changes = try shell.control { device, now, faults throws(Refusal) in
            try device.useMusicApp(action, at: now, faults)
        }
        let isSeen = shell.session.world.device.installation.playerKind == .system
        return shell.playerAnswer(
            changes, [],
            nextSteps: isSeen
                ? nil : .faint("the app does not see it: ") + .command("player system") + .faint(" would"))
    }

    private func action(in shell: Shell) async throws -> MusicDevice.MusicAppAction {
        let value = words.dropFirst().first ?? ""
        switch words.first {
        case "pause": return .pause
        case "skip": return .next
        case "back": return .previous
        case "repeat": return .repeats(RepeatMode(rawValue: value) ?? .none)
        case "shuffle": return .shuffles(ShuffleMode(rawValue: value) ?? .off)
        default:
            if words.count == 1 { return .play }
            let resources = try shell.playableResources(Array(words.dropFirst()), to: "play")
            let content = try await shell.playables(resources, to: "play").map { QueuedPlayable($0) }
            return .playItems(QueueDescriptor(.playParameters, content))
        }
    }
}

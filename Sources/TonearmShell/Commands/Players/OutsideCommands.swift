import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct RemoteCommandCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "remote", "Press a button on the lock screen, headphones or a watch, or by Siri.",
        discussion: """
            It reaches the Now Playing app of the device, whichever that is. The app is not asked; it only sees what is different afterwards: \
            'player watch' shows that. '--from' says whose button it is: all reach the same app in the same way.
            """)
    static let group = CommandGroup.play
    static let examples = [
        "authorize --answer allow", "play albums/310730204", "player watch", "remote next", "remote next --from siri",
        "remote seek 1:00",
        "remote pause",
    ]

    static let forms = [
        Form("play", "Play."), Form("pause", "Pause."), Form("next", "Go on to the next entry."),
        Form("previous", "Go back to the start, or to the entry before."),
        Form("seek", [.value(PlaybackTime.self)], "Go to a time."),
    ]

    @Argument(help: ArgumentHelp("The button.", valueName: "action"), completion: .program)
    var words: [String] = []
    @Option(help: "Whose button it is; the lock screen's by default.") var from: RemoteSource?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.option("from", &_from)
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
        let source = from.map { "from \($0.words), " } ?? ""
        let app = shell.session.world.device.nowPlayingAddress
        return shell.playerAnswer(changes, [], nextSteps: .faint("\(source)reached: \(app); no app was asked"))
    }
}

struct MusicAppCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "music", "Use the Music app, as its user does.",
        discussion:
            "The system player shows what the Music app does; the application player of an app knows nothing of it.")
    static let group = CommandGroup.play
    static let examples = [
        "authorize --answer allow", "music play albums/310730204", "music skip", "music share", "player system", "now",
    ]

    static let forms = [
        Form("play", [.any(RowOrResource.self)], "Play something, or resume."), Form("pause", "Pause."),
        Form("skip", "Go on to the next entry."), Form("back", "Go back to the start, or to the entry before."),
        Form("repeat", [.value(RepeatMode.self)], "Set what is repeated."),
        Form("shuffle", [.value(ShuffleMode.self)], "Set the order."), Form("share", "Share the song that plays."),
    ]

    @Argument(help: ArgumentHelp("What the user does.", valueName: "action"), completion: .program)
    var words: [String] = []
    @Option(help: "share: how the song is shared; by AirDrop by default.") var by: SharingWay?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.option("by", &_by)
    }

    func check() throws(Failure) {
        guard by != nil, words.first != "share" else { return }
        throw Failure(
            "Cannot use '--by' here", "only 'music share' has it", next: "Type for example 'music share --by message'.",
            status: .usage)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        if words.first == "share" { return try shell.shareSong(by: by ?? .airdrop) }
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

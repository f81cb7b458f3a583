import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct Pause: Command {
    static let configuration = CommandConfiguration.command("pause", "Pause what plays.")
    static let group = CommandGroup.play
    static let examples = ["authorize --answer allow", "play albums/310730204", "pause", "play"]

    @OptionGroup var common: CommonOptions
    mutating func run(in shell: Shell) throws -> any View {
        let changes = try shell.control { device, now, faults throws(Refusal) in try device.pause(at: now, faults) }
        return shell.playerAnswer(changes, [.pause])
    }
}

struct Stop: Command {
    static let configuration = CommandConfiguration.command(
        "stop", "Stop playback; the queue stays, the position does not.")
    static let group = CommandGroup.play
    static let examples = ["authorize --answer allow", "play albums/310730204", "stop"]

    @OptionGroup var common: CommonOptions
    mutating func run(in shell: Shell) throws -> any View {
        let changes = try shell.control { device, now, faults throws(Refusal) in try device.stop(at: now, faults) }
        return shell.playerAnswer(changes, [.stop])
    }
}

struct Skip: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "skip", "Skip to the next entry of the queue, back, or to any.",
        discussion: """
            'skip back' goes to the start of the item, or, within its first three seconds, to the entry before. After the last entry comes the \
            first, paused; with 'repeat all' it plays.
            """)
    static let group = CommandGroup.play
    static let examples = ["authorize --answer allow", "play albums/310730204", "skip", "skip back", "skip to 4"]

    static let forms = [
        Form("", "Go on to the next entry."), Form("back", "Go back to the start, or to the entry before."),
        Form("to", [.value(QueuePlace.self)], "Go to an entry by its number."),
    ]

    @Argument(help: ArgumentHelp("Which way to go.", valueName: "action"), completion: .program)
    var words: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
    }

    mutating func run(in shell: Shell) throws -> any View {
        switch words.first {
        case "back":
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.skipBack(at: now, faults)
            }
            return shell.playerAnswer(changes, changes.contains(where: \.leavesItem) ? [.skipBack] : [.restart])
        case "to":
            let entry = try shell.queueEntry(words.dropFirst().first ?? "", to: "skip to")
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.jump(to: entry.id, at: now, faults)
            }
            return shell.playerAnswer(changes, [.jump])
        default:
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.skip(at: now, faults)
            }
            return shell.playerAnswer(changes, [.skip])
        }
    }
}

extension Change {
    /// Whether another item is there, or playing ends before the first.
    fileprivate var leavesItem: Bool {
        switch self {
        case .player(_, .nowPlayingItemChanged), .player(_, .playbackStateChanged): true
        default: false
        }
    }
}

struct Seek: Command {
    static let configuration = CommandConfiguration.command("seek", "Go to a time within what plays.")
    static let group = CommandGroup.play
    static let examples = ["authorize --answer allow", "play albums/310730204", "seek 1:30", "now"]

    @Argument(help: "A time: 1:30, 90, 1:02:03.5.") var time: PlaybackTime
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_time)
    }

    mutating func run(in shell: Shell) throws -> any View {
        let position = try time.milliseconds(to: "seek to")
        let changes = try shell.control { device, now, faults throws(Refusal) in
            try device.seek(to: position, at: now, faults)
        }
        return shell.playerAnswer(changes, [.seek])
    }
}

struct Repeat: Command {
    static let configuration = CommandConfiguration.command(
        "repeat", "Show or set the repeat mode: none, one or all.")
    static let group = CommandGroup.play
    static let examples = ["repeat", "repeat all", "repeat none"]

    @Argument(help: "none, one or all.") var mode: RepeatMode?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_mode)
    }

    mutating func run(in shell: Shell) throws -> any View {
        guard let mode else {
            let present = shell.session.world.device.player.repeatMode.rawValue
            return Message(StyledText("repeat \(present)"), value: .string(present))
        }
        let changes = try shell.control { device, now, _ throws(Refusal) in try device.setRepeat(mode, at: now) }
        return shell.playerAnswer(changes, [.repeatMode])
    }
}

struct Shuffle: Command {
    static let configuration = CommandConfiguration.command(
        "shuffle", "Show or set the shuffle mode.",
        discussion: "The current entry stays where it is; 'shuffle off' gives the old order again.")
    static let group = CommandGroup.play
    static let examples = ["shuffle", "shuffle songs", "shuffle off"]

    @Argument(help: "off or songs.") var mode: ShuffleMode?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_mode)
    }

    mutating func run(in shell: Shell) throws -> any View {
        guard let mode else {
            let present = shell.session.world.device.player.shuffleMode.rawValue
            return Message(StyledText("shuffle \(present)"), value: .string(present))
        }
        let changes = try shell.control { device, now, _ throws(Refusal) in try device.setShuffle(mode, at: now) }
        return shell.playerAnswer(changes, [.shuffleMode])
    }
}

struct Now: Command {
    static let configuration = CommandConfiguration.command(
        "now", "Show what plays and how far it is.",
        discussion: """
            '--item' shows what an app can learn of it. '--watch' shows at the other end of the prompt how far it is, until the next line; \
            where there is no terminal it shows it once.
            """)
    static let group = CommandGroup.play
    static let examples = ["authorize --answer allow", "play albums/310730204", "now", "now --item"]

    @Flag(help: "What an app can learn of the item.") var item = false
    @Flag(help: "Show it until the next line.") var watch = false
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.flag("item", &_item)
        fields.flag("watch", &_watch)
    }

    mutating func run(in shell: Shell) throws -> any View {
        let device = shell.session.world.device
        if watch, shell.screen.frame.isTerminal { shell.background.progress.isShown = true }
        return item
            ? NowPlayingItemView(device: device, vocabulary: shell.session.settings.vocabulary)
            : NowView(device: device, now: shell.milliseconds)
    }
}

import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

enum Pause: Command {
    static let description = CommandDescription(
        "pause", .play, "Pause what plays.",
        examples: ["authorize --answer allow", "play albums/310730204", "pause", "play"])
    static let forms = [
        CommandForm(
            PlayerStep([.pause]) { device, now, faults throws(Refusal) in try device.pause(at: now, faults) })
    ]
}

struct Stop: PlainCommand {
    static let description = CommandDescription(
        "stop", .play, "Stop playback; the queue stays, the position does not.",
        discussion: "A preview that plays is ended alone.",
        examples: ["authorize --answer allow", "play albums/310730204", "stop"])

    mutating func run(in context: some DeviceContext) throws -> any View {
        let isOfPreview = context.session.world.device.preview != nil
        let changes = try context.control { device, now, faults throws(Refusal) in
            isOfPreview ? device.stopPreview(at: now) : try device.stop(at: now, faults)
        }
        return context.playerAnswer(changes, isOfPreview ? [] : [.stop])
    }
}

enum Skip: Command {
    static let description = CommandDescription(
        "skip", .play, "Skip to the next entry of the queue, back, or to any.",
        discussion: """
            'skip back' goes to the start of the item, or, within its first three seconds, to the entry before. After the last entry comes the \
            first, paused; with 'repeat all' it plays.
            """,
        examples: ["authorize --answer allow", "play albums/310730204", "skip", "skip back", "skip to 4"])

    static let forms = [
        CommandForm(
            "", "Go on to the next entry.",
            PlayerStep([.skip]) { device, now, faults throws(Refusal) in try device.skip(at: now, faults) }),
        CommandForm("back", "Go back to the start, or to the entry before.", Back()),
        CommandForm("to", "Go to an entry by its number.", ToEntry()),
    ]

    struct Back: Action {
        mutating func run(in context: some DeviceContext) throws -> any View {
            let changes = try context.control { device, now, faults throws(Refusal) in
                try device.skipBack(at: now, faults)
            }
            return context.playerAnswer(changes, changes.contains(where: \.leavesItem) ? [.skipBack] : [.restart])
        }
    }

    struct ToEntry: Action {
        @Required var entry: QueuePlace

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_entry, "The number of the entry.") }

        mutating func run(in context: some DeviceContext) throws -> any View {
            let entry = try context.queueEntry(entry.text, to: "skip to")
            let changes = try context.control { device, now, faults throws(Refusal) in
                try device.jump(to: entry.id, at: now, faults)
            }
            return context.playerAnswer(changes, [.jump])
        }
    }
}

extension Change {
    /// Whether the change replaces the current item or changes the playback state.
    fileprivate var leavesItem: Bool {
        switch self {
        case .player(_, .nowPlayingItemChanged), .player(_, .playbackStateChanged): true
        default: false
        }
    }
}

struct Seek: PlainCommand {
    static let description = CommandDescription(
        "seek", .play, "Go to a time within what plays.",
        examples: ["authorize --answer allow", "play albums/310730204", "seek 1:30", "now"])

    @Required var time: PlaybackTime

    mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_time, "A time: 1:30, 90, 1:02:03.5.") }

    mutating func run(in context: some DeviceContext) throws -> any View {
        let position = try time.milliseconds(to: "seek to")
        let changes = try context.control { device, now, faults throws(Refusal) in
            try device.seek(to: position, at: now, faults)
        }
        return context.playerAnswer(changes, [.seek])
    }
}

struct Repeat: PlainCommand {
    static let description = CommandDescription(
        "repeat", .play, "Show or set the repeat mode: none, one or all.",
        examples: ["repeat", "repeat all", "repeat none"])

    var mode: RepeatMode?

    mutating func visit(_ fields: inout FieldVisitor) { fields.argument(&mode, "none, one or all.") }

    mutating func run(in context: some DeviceContext) throws -> any View {
        guard let mode else {
            let present = context.session.world.device.player.repeatMode.rawValue
            return Message(StyledText("repeat \(present)"), value: .string(present))
        }
        let changes = try context.control { device, now, _ throws(Refusal) in try device.setRepeat(mode, at: now) }
        let headline: StyledText? =
            context.session.settings.words < .second || changes.isEmpty ? nil : StyledText(mode.sentence)
        return context.playerAnswer(changes, [.repeatMode], headline: headline)
    }
}

extension RepeatMode {
    fileprivate var sentence: String {
        switch self {
        case .none: "Nothing repeats."
        case .one: "The current entry repeats."
        case .all: "The queue repeats."
        }
    }
}

struct Shuffle: PlainCommand {
    static let description = CommandDescription(
        "shuffle", .play, "Show or set the shuffle mode.",
        discussion: "The current entry stays where it is; 'shuffle off' gives the old order again.",
        examples: ["shuffle", "shuffle songs", "shuffle off"])

    var mode: ShuffleMode?

    mutating func visit(_ fields: inout FieldVisitor) { fields.argument(&mode, "off or songs.") }

    mutating func run(in context: some DeviceContext) throws -> any View {
        guard let mode else {
            let present = context.session.world.device.player.shuffleMode.rawValue
            return Message(StyledText("shuffle \(present)"), value: .string(present))
        }
        let changes = try context.control { device, now, _ throws(Refusal) in try device.setShuffle(mode, at: now) }
        let headline: StyledText? =
            context.session.settings.words < .second || changes.isEmpty
            ? nil : StyledText("Shuffle is \(mode == .off ? "off" : "on").")
        return context.playerAnswer(
            changes, [.shuffleMode], headline: headline, nextSteps: changes.isEmpty ? nil : context.newOrder(mode))
    }
}

extension DeviceContext {
    /// Returns a sentence on the order of the queue after its shuffle mode was set; nil without an order.
    fileprivate func newOrder(_ mode: ShuffleMode) -> StyledText? {
        let queue = session.world.device.player.shownQueue
        guard session.settings.words >= .second, queue.entries.count > 1 else { return nil }
        let place = queue.entries.firstIndex { $0.id == queue.currentEntry?.id } ?? 0
        let next = place + 1 < queue.entries.count ? queue.entries[place + 1].title : nil
        let order = mode == .off ? "in their own order again" : "in a new order"
        return .faint(
            "\(queue.entries.count) entries are \(order)\(next.map { "; next is '\($0)'" } ?? ""): ")
            + .command("queue")
    }
}

struct Now: PlainCommand {
    static let description = CommandDescription(
        "now", .play, "Show what plays and how far it is.",
        discussion: """
            '--item' shows what an app can read of it. '--watch' shows the progress at the right end of the prompt until \
            the next line; without a terminal it shows it once.
            """,
        examples: ["authorize --answer allow", "play albums/310730204", "now", "now --item"])

    var item = false
    var watch = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.flag("item", &item, "What an app can learn of the item.")
        fields.flag("watch", &watch, "Show it until the next line.")
    }

    mutating func run(in context: some DeviceContext) throws -> any View {
        let device = context.session.world.device
        if watch { context.showProgress() }
        if !item, let preview = device.preview {
            return PreviewNowView(preview: preview, instance: device.instance, now: context.milliseconds)
        }
        return item
            ? NowPlayingItemView(device: device, vocabulary: context.session.settings.vocabulary)
            : NowView(device: device, now: context.milliseconds)
    }
}

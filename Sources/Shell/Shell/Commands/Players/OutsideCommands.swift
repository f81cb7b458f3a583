import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

enum RemoteCommandCommand: Command {
    static let description = CommandDescription(
        "remote", .play, "Press a button on the lock screen, headphones or a watch, or by Siri.",
        discussion: """
            The button reaches the Now Playing app of the device. The app is not asked; it is only notified of the \
            changes, as 'player watch' shows. '--from' names the button; all of them work in the same way.
            """,
        examples: [
            "authorize --answer allow", "play albums/310730204", "player watch", "remote next",
            "remote next --from siri",
            "remote seek 1:00", "remote pause",
        ])

    static let forms = [
        CommandForm("play", "Play.", Press(button: .play)),
        CommandForm("pause", "Pause.", Press(button: .pause)),
        CommandForm("next", "Skip to the next entry.", Press(button: .next)),
        CommandForm("previous", "Skip to the start of the item, or to the entry before.", Press(button: .previous)),
        CommandForm("seek", "Go to a time within the item.", Seek()),
    ]

    struct Press: Action {
        let button: RemoteCommand
        var from: RemoteSource?

        mutating func visit(_ fields: inout FieldVisitor) { fields.option("from", &from, RemoteSource.summary) }

        mutating func run(in context: some DeviceContext) throws -> any View { try context.remote(button, from: from) }
    }

    struct Seek: Action {
        @Required var time: PlaybackTime
        var from: RemoteSource?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_time, "A time: 1:30, 90, 1:02:03.5.")
            fields.option("from", &from, RemoteSource.summary)
        }

        mutating func run(in context: some DeviceContext) throws -> any View {
            try context.remote(.seek(try time.milliseconds(to: "seek to")), from: from)
        }
    }
}

extension DeviceContext {
    fileprivate func remote(_ command: RemoteCommand, from source: RemoteSource?) throws -> any View {
        let changes = try control { device, now, faults throws(Refusal) in
            try device.remote(command, at: now, faults)
        }
        let origin = source.map { "from \($0.words), " } ?? ""
        let app = session.world.device.nowPlayingAddress
        return playerAnswer(changes, [], nextSteps: .faint("\(origin)reached: \(app); no app was asked"))
    }

    fileprivate func useMusicApp(_ action: MusicDevice.MusicAppAction) throws -> any View {
        let changes = try control { device, now, faults throws(Refusal) in
            try device.useMusicApp(action, at: now, faults)
        }
        let isSeen = session.world.device.installation.playerKind == .system
        return playerAnswer(
            changes, [],
            nextSteps: isSeen
                ? nil : .faint("the app does not see it: ") + .command("player system") + .faint(" would"))
    }
}

enum MusicAppCommand: Command {
    static let description = CommandDescription(
        "music", .play, "Use the Music app, as its user does.",
        discussion:
            "The system player shows what the Music app does; the application player of an app knows nothing of it.",
        examples: [
            "authorize --answer allow", "music play albums/310730204", "music skip", "music share", "player system",
            "now",
        ])

    static let forms = [
        CommandForm("play", "Play resources, or resume.", Play()),
        CommandForm("pause", "Pause.", Press(button: .pause)),
        CommandForm("skip", "Skip to the next entry.", Press(button: .next)),
        CommandForm("back", "Skip to the start of the item, or to the entry before.", Press(button: .previous)),
        CommandForm("repeat", "Set the repeat mode.", SetRepeat()),
        CommandForm("shuffle", "Set the shuffle mode.", SetShuffle()),
        CommandForm("share", "Share the song that plays.", Share()),
    ]

    struct Play: Action {
        var resources: [RowOrResource] = []

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.arguments(&resources, "Rows, type/id or links; without any, the queue resumes.")
        }

        mutating func run(in context: some PlayContext) async throws -> any View {
            if resources.isEmpty { return try context.useMusicApp(.play) }
            let playable = try context.session.playableResources(resources.map(\.text), to: "play")
            let content = try await context.playables(playable, to: "play").map { QueuedPlayable($0) }
            return try context.useMusicApp(.playItems(QueueDescriptor(.playParameters, content)))
        }
    }

    struct Press: Action {
        let button: MusicDevice.MusicAppAction

        mutating func run(in context: some DeviceContext) throws -> any View { try context.useMusicApp(button) }
    }

    struct SetRepeat: Action {
        @Required var mode: RepeatMode

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_mode, "none, one or all.") }

        mutating func run(in context: some DeviceContext) throws -> any View { try context.useMusicApp(.repeats(mode)) }
    }

    struct SetShuffle: Action {
        @Required var mode: ShuffleMode

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_mode, "off or songs.") }

        mutating func run(in context: some DeviceContext) throws -> any View {
            try context.useMusicApp(.shuffles(mode))
        }
    }

    struct Share: Action {
        var by = SharingWay.airdrop

        mutating func visit(_ fields: inout FieldVisitor) { fields.option("by", &by, "The way to share it.") }

        mutating func run(in context: some SessionContext) throws -> any View { try context.session.shareSong(by: by) }
    }
}

extension Session {
    /// Shares the link of the Music app's current item, as from its share sheet. The device does not change.
    func shareSong(by way: SharingWay) throws -> Message {
        let item = try world.device.musicAppItem()
        guard let id = item.item.catalogID else {
            throw Failure(
                "Cannot share '\(item.title)'", "it is an upload, which only this library has",
                next: "'music skip' goes on to another song.")
        }
        let account = world.device.account?.storefront ?? world.storefront
        let type = item.item.kind == .song ? "song" : "music-video"
        let link = "https://music.apple.com/\(account)/\(type)/\(id)"
        return Message(
            [
                StyledText("Shared ") + .strong(item.title) + StyledText(" \(way.words)."), StyledText(link),
                .faint("the friend goes on in the Music app: ") + .command("open \(link)"),
            ], value: ["title": .string(item.title), "by": .string(way.rawValue), "url": .string(link)])
    }
}

import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

struct Play: PlainCommand {
    static let description = CommandDescription(
        "play", "Play something, or go on with what is in the queue.",
        discussion: """
            It sets the queue of the player in use and plays. What is of the catalog needs the capability 'catalog playback', and the storefront \
            of the account decides what there is. Albums and playlists become their tracks; what cannot be played is left out by name. What is \
            heard goes into the account's history. '--query' plays what the device's library has: all, or what has a text in its title \
            (--query thunder), artist, album or playlist (--query 'album=Born to Run').
            """)
    static let group = CommandGroup.play
    static let examples = [
        "authorize --answer allow", "play albums/310730204 --start 4", "clock advance 7m", "recently-played tracks",
        "play --query artist=Springsteen",
    ]

    var resources: [RowOrResource] = []
    var start = StartOption()
    var options = DescriptorOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&resources, "Rows, type/id or links; nothing goes on with the queue.")
        fields.group(&start)
        fields.group(&options)
    }

    func check() throws(Failure) {
        try options.check()
        try start.check()
        if resources.isEmpty, options.query == nil, !options.isEmpty || start.number != nil {
            throw Failure(
                "Cannot play a part of nothing", "'--start', '--from', '--to' and '--descriptor' are about resources",
                next: "Type for example 'play albums/310730204 --start 4'.", status: .usage)
        }
    }

    mutating func run(in shell: Shell) async throws -> any View {
        if resources.isEmpty, options.query == nil {
            let changes = try shell.control { device, now, faults throws(Refusal) in try device.play(at: now, faults) }
            return answer(changes, [.play], shell)
        }
        let wanted = try shell.playableResources(resources.map(\.text), to: "play")
        // An upload, which is only in the library, needs no capability.
        if let first = wanted.first(where: { !$0.isOfLibrary }) { try shell.require(.play(first)) }
        let playables = try await options.playables(resources.map(\.text), in: shell, to: "play")
        let descriptor = try options.descriptor(
            of: playables, start: start.index, on: shell.session.world.device.device.version)
        let changes = try shell.control { device, now, faults throws(Refusal) in
            try device.setQueue(descriptor, at: now, faults) + device.play(at: now, faults)
        }
        let made = options.calls(descriptor.kind, hasStart: start.number != nil)
        return answer(changes, made + [options.settingCall(descriptor.kind), .play], shell)
    }

    private func answer(_ changes: [Change], _ calls: [PlayerCall], _ shell: Shell) -> PlayerAnswer {
        let player = shell.session.world.device.player
        let title = player.queue.currentEntry?.title ?? player.queue.station?.identity.title ?? ""
        let id = player.queue.currentEntry?.resource?.description ?? ""
        return shell.playerAnswer(
            changes, calls,
            headline: changes.isEmpty || player.isPreparing
                ? nil : StyledText("Playing ") + .strong(title) + .faint(id.isEmpty ? "" : "  \(id)"))
    }
}

import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

struct Play: PlainCommand {
    static let description = CommandDescription(
        "play", .play, "Play something, or go on with what is in the queue.",
        discussion: """
            It sets the queue of the player in use and plays. What is of the catalog needs the capability 'catalog \
            playback', and the storefront of the account decides what there is.
            Albums and playlists become their tracks; what cannot be played is left out by name. What is heard goes \
            into the account's history.
            A row of the album or playlist that is open plays with the others around it; 'play songs/ID' plays one \
            alone.
            '--query' plays what the device's library has: all, or what has a text in its title (--query thunder), \
            artist, album or playlist (--query 'album=Born to Run').
            '--preview' plays 30 s of a song or music video, beside the players: it needs no subscription, no consent and no capability. \
            An album or a playlist plays the preview of its first track with one.
            """,
        examples: [
            "authorize --answer allow", "play albums/310730204 --start 4", "clock advance 7m", "recently-played tracks",
            "play --query artist=Springsteen", "play --preview songs/310730206",
        ])

    var resources: [RowOrResource] = []
    var isPreview = false
    var start = StartOption()
    var options = DescriptorOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&resources, "Rows, type/id, links or a name; without any, the queue goes on.")
        fields.flag("preview", &isPreview, "Play a preview of 30 s, which needs no capability.")
        fields.group(&start)
        fields.group(&options)
    }

    func check() throws(Failure) {
        try options.check()
        try start.check()
        if isPreview {
            guard options.query == nil, options.isEmpty, start.number == nil else {
                throw Failure.usage(
                    "Cannot play a preview", "'--preview' takes no other options",
                    next: "Type for example 'play --preview songs/310730206'.")
            }
            return
        }
        if resources.isEmpty, options.query == nil, !options.isEmpty || start.number != nil {
            throw Failure.usage(
                "Nothing to play", "'--start', '--from', '--to' and '--descriptor' need a resource",
                next: "Type for example 'play albums/310730204 --start 4'.")
        }
    }

    mutating func run(in context: some PlayContext) async throws -> any View {
        if isPreview, resources.isEmpty { return try await playPreview(context) }
        if resources.isEmpty, options.query == nil {
            let changes = try context.control { device, now, faults throws(Refusal) in try device.play(at: now, faults)
            }
            return answer(changes, [.play], context)
        }
        if options.query == nil, let name = ResourceName(resources.map(\.text), among: context.session.rows) {
            switch try await context.find(
                name, types: "songs,albums,playlists", to: "play", by: isPreview ? "play --preview" : nil)
            {
            case .choice(let view): return view
            case .resource(let resource): resources = [RowOrResource(text: resource.description)]
            }
        }
        if isPreview { return try await playPreview(context) }
        let wanted = try context.session.playableResources(resources.map(\.text), to: "play")
        // An upload exists only in the library, so it needs no capability.
        if let first = wanted.first(where: { !$0.isOfLibrary }) { try context.session.require(.play(first)) }
        var start = start
        let playables: [Playable]
        if let track = try await trackOfFocus(wanted, context) {
            playables = [track.container]
            start.number = track.number
        } else {
            playables = try await options.playables(resources.map(\.text), in: context, to: "play")
        }
        let descriptor = try options.descriptor(
            of: playables, start: start.index, on: context.session.world.device.device.version)
        let changes = try context.control { device, now, faults throws(Refusal) in
            try device.setQueue(descriptor, at: now, faults) + device.play(at: now, faults)
        }
        let made = options.calls(descriptor.kind, hasStart: start.number != nil)
        return answer(changes, made + [options.settingCall(descriptor.kind), .play], context)
    }

    /// Plays a preview, beside the players.
    private func playPreview(_ context: any PlayContext) async throws -> any View {
        let purpose = "play a preview of"
        let resource = try context.session.previewed(resources.map(\.text), to: purpose)
        let found = try await context.preview(of: resource, to: purpose)
        var preview: PreviewPlayback?
        let changes = try context.control { device, now, faults throws(Refusal) in
            let begun = PreviewPlayback(
                of: found.resource.identifier, title: found.title, duration: found.duration, began: now)
            preview = begun
            return device.playPreview(begun, faults)
        }
        guard let preview else { return Message.none }
        let calls = PlayerCallLines(
            [.preview], on: context.session.world.device, context.session.settings.vocabulary)
        return PreviewAnswer(preview: preview, changes: changes, calls: calls)
    }

    /// Finds the track if a single row of an album or playlist is played. Returns the container and the track's
    /// number; nil for other resources.
    private func trackOfFocus(
        _ wanted: [ResourceIdentifier], _ context: any PlayContext
    ) async throws -> (container: Playable, number: Int)? {
        let containers: [ResourceType] = [.albums, .playlists, .libraryAlbums, .libraryPlaylists]
        let tracks: [ResourceType] = [.songs, .musicVideos, .librarySongs, .libraryMusicVideos]
        guard options.isEmpty, start.number == nil, resources.count == 1, wanted.count == 1,
            tracks.contains(wanted[0].type), Reference.isRows(resources[0].text, of: context.session.rows),
            let focus = context.session.trail.list?.focus?.resource, containers.contains(focus.type),
            let whole = try await context.playables([focus], to: "play").first, case .container(let container) = whole,
            let index = container.tracks.firstIndex(where: { [$0.catalogID, $0.libraryID].contains(wanted[0].id) })
        else { return nil }
        return (whole, index + 1)
    }

    private func answer(_ changes: [Change], _ calls: [PlayerCall], _ context: any PlayContext) -> PlayerAnswer {
        let player = context.session.world.device.player
        let title = player.queue.currentEntry?.title ?? player.queue.station?.identity.title ?? ""
        let id = player.queue.currentEntry?.resource?.description ?? ""
        return context.playerAnswer(
            changes, calls,
            headline: changes.isEmpty || player.isPreparing
                ? nil : StyledText("Playing ") + .strong(title) + .faint(id.isEmpty ? "" : "  \(id)"))
    }
}

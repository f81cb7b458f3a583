/// The queue flow for MusicKit for Android. Its player has no transactions: the queue can be read, and each edit is a
/// call (the article on MusicKit in the real world).
package struct KotlinFlow: FlowPlatform {
    package let name = "kotlin"
    package let summary = "MusicKit for Android: the queue"

    package init() {}

    package func obstacle(to flow: Flow, with values: FlowValues) -> String? {
        flow == .queue ? nil : "for Android the queue alone is written"
    }

    package func code(of flow: Flow, with values: FlowValues) -> [String] { KotlinQueue(queue: values.queue).lines }
}

/// A queue of MusicKit for Android, with its edits.
struct KotlinQueue {
    let queue: FlowQueue

    var lines: [String] {
        if queue.isEmpty { return [FlowText.emptyQueue] }
        guard let provider = provider(queue.setup, startsAtItem: true) else { return leftOut(queue.setup) }
        var names = NumberedNames()
        let edits = queue.edits.flatMap { edit($0, &names) }
        let parts = [imports(edits), Self.maker, play(provider)] + edits
        return Array(parts.joined(separator: [""]))
    }

    private static let maker = FlowText.lines(
        """
        fun makePlayer(context: Context, tokens: TokenProvider): MediaPlayerController =
            MediaPlayerControllerFactory.createLocalController(context, Handler(Looper.getMainLooper()), tokens)
        """)

    /// Returns the imports for the names in the code.
    private func imports(_ edits: [[String]]) -> [String] {
        let playback = "com.apple.android.music.playback"
        let always = [
            "android.content.Context", "android.os.Handler", "android.os.Looper",
            "\(playback).controller.MediaPlayerController", "\(playback).controller.MediaPlayerControllerFactory",
            "\(playback).queue.CatalogPlaybackQueueItemProvider", "com.apple.android.sdk.authentication.TokenProvider",
        ]
        let sometimes = [
            "\(playback).model.MediaContainerType", "\(playback).model.MediaItemType",
            "\(playback).model.PlaybackQueueMoveTargetType", "\(playback).model.PlaybackRepeatMode",
            "\(playback).model.PlaybackShuffleMode", "\(playback).model.PlayerQueueItem",
            "\(playback).queue.PlaybackQueueInsertionType",
        ]
        let code = (modes + (provider(queue.setup, startsAtItem: true) ?? []) + edits.joined()).joined(separator: "\n")
        let used = sometimes.filter { name in code.contains(name.split(separator: ".").last ?? "") }
        return (always + used).sorted().map { "import \($0)" }
    }

    private var modes: [String] {
        var lines: [String] = []
        if queue.repeatMode != "none" {
            lines.append("player.repeatMode = PlaybackRepeatMode.REPEAT_MODE_\(queue.repeatMode.uppercased())")
        }
        if queue.shuffleMode != "off" {
            lines.append("player.shuffleMode = PlaybackShuffleMode.SHUFFLE_MODE_\(queue.shuffleMode.uppercased())")
        }
        return lines
    }

    private func play(_ provider: [String]) -> [String] {
        ["fun play(player: MediaPlayerController) {"] + (provider + modes).indented
            + ["    // Prepares it, and plays as soon as it is ready.", "    player.prepare(provider, true)", "}"]
    }

    // MARK: Edits

    private func edit(_ edit: FlowQueue.Edit, _ names: inout NumberedNames) -> [[String]] {
        switch edit {
        case .playNext(let descriptor): [adding(descriptor, names.next("playNext"), "AFTER_CURRENT_ITEM")]
        case .playLater(let descriptor): [adding(descriptor, names.next("playLater"), "AT_END")]
        case .transaction(let steps): transaction(steps, &names)
        }
    }

    private func adding(_ descriptor: FlowQueue.Descriptor, _ name: String, _ place: String) -> [String] {
        guard let provider = provider(descriptor) else { return leftOut(descriptor) }
        return ["fun \(name)(player: MediaPlayerController) {"] + provider.indented
            + ["    player.addQueueItems(provider, PlaybackQueueInsertionType.INSERTION_TYPE_\(place))", "}"]
    }

    /// Generates the steps as calls. An insertion in the middle is added after the current item, and moved afterwards.
    private func transaction(_ steps: [FlowQueue.Step], _ names: inout NumberedNames) -> [[String]] {
        var lines = [
            "/** There are no transactions: each edit is a call, and items have stable ids. */",
            "fun \(names.next("editQueue"))(player: MediaPlayerController) {", "    val items = player.queueItems",
        ]
        var functions: [[String]] = []
        for step in steps {
            switch step {
            case .remove(let place):
                lines.append("    player.removeQueueItemWithId(items[\(place)].playbackQueueId)")
            case .move(_, let from, let after):
                lines.append("    " + move("items[\(from)].playbackQueueId", after: after))
            case .insert(let descriptor, let after):
                let name = names.next("insertItems")
                let placing = names.next("placeItems")
                functions.append(adding(descriptor, name, "AFTER_CURRENT_ITEM"))
                functions.append(self.placing(descriptor.count, after: after, placing))
                lines.append(
                    "    // When the listener's onPlaybackQueueItemsAdded is called: \(placing)(player, items)")
                lines.append("    \(name)(player)")
            }
        }
        return [lines + ["}"]] + functions
    }

    private func move(_ id: String, after place: Int?) -> String {
        let type = place == nil ? "BEFORE" : "AFTER"
        return "player.moveQueueItemWithId(\(id), items[\(place ?? 0)].playbackQueueId, "
            + "PlaybackQueueMoveTargetType.MOVE_\(type)_TARGET)"
    }

    private func placing(_ count: Int, after place: Int?, _ name: String) -> [String] {
        [
            "/** Moves what was added after the current item to its place. */",
            "fun \(name)(player: MediaPlayerController, items: List<PlayerQueueItem>) {",
            "    val first = player.playbackQueueIndex + 1",
            "    for (added in player.queueItems.subList(first, first + \(count)).\(place == nil ? "toList" : "reversed")()) {",
            "        " + move("added.playbackQueueId", after: place), "    }", "}",
        ]
    }

    // MARK: Providers

    /// Returns nil if it contains no song, album or playlist of the catalog.
    private func provider(_ descriptor: FlowQueue.Descriptor, startsAtItem: Bool = false) -> [String]? {
        let entries = descriptor.entries.filter { $0.catalogID != nil }
        guard let kind = entries.first.map(\.kind), let type = Self.types[kind] else { return nil }
        let named = entries.filter { $0.kind == kind }
        let others = descriptor.entries.filter { !named.contains($0) }
        var lines = FlowText.leftOut(others, because: "as one provider has items of one type of the catalog")
        lines.append("val provider = CatalogPlaybackQueueItemProvider.Builder()")
        let ids = named.compactMap(\.catalogID).map(Literal.kotlin).joined(separator: ", ")
        lines.append("    .\(kind == "song" ? "items" : "containers")(\(type), \(ids))")
        if startsAtItem, let index = descriptor.startIndex, index > 0 { lines.append("    .startItemIndex(\(index))") }
        return lines + ["    .build()"]
    }

    private func leftOut(_ descriptor: FlowQueue.Descriptor) -> [String] {
        FlowText.leftOut(
            descriptor.entries,
            because: "as only songs, albums and playlists of the catalog are known to play on Android")
    }

    private static let types = [
        "song": "MediaItemType.SONG", "album": "MediaContainerType.ALBUM", "playlist": "MediaContainerType.PLAYLIST",
    ]
}

/// A queue with MediaPlayer: the descriptor that fits what is in it, playing it, Up Next, and a transaction (WWDC17 session 502).
struct StoreKitQueue {
    let queue: FlowValues.Queue

    var lines: [String] {
        let head = ["import MediaPlayer", ""]
        if queue.entries.isEmpty { return head + ["// The queue is empty: nothing to play."] }
        guard let descriptor else { return head + ["// A station needs play parameters, which came with iOS 11."] }
        return head + ["func makeDescriptor() -> MPMusicPlayerQueueDescriptor {"]
            + (descriptor + ["return descriptor"]).map { "    " + $0 } + ["}", ""] + play + upNext
            + (queue.isSystemPlayer ? [] : Self.transaction)
    }

    private var player: String {
        "MPMusicPlayerController.\(queue.isSystemPlayer ? "systemMusicPlayer" : "applicationQueuePlayer")"
    }

    // MARK: The descriptor

    /// Nil where there is none that can hold it.
    private var descriptor: [String]? {
        let titles = queue.entries.compactMap(\.uploadTitle)
        if titles.count == queue.entries.count { return mediaItems(titles) }
        if queue.takesPlayParameters { return playParameters }
        let ids = queue.entries.filter { !$0.isLibrary && $0.kind != "radioStation" }.map { Literal.swift($0.id) }
        return ids.isEmpty ? nil : storeIDs(ids)
    }

    /// Uploads are in the device's library alone.
    private func mediaItems(_ titles: [String]) -> [String] {
        var lines = [
            "let titles = [\(titles.map(Literal.swift).joined(separator: ", "))]",
            "let items = (MPMediaQuery.songs().items ?? []).filter { titles.contains($0.title ?? \"\") }",
            "let collection = MPMediaItemCollection(items: items)",
            "let descriptor = MPMusicPlayerMediaItemQueueDescriptor(itemCollection: collection)",
        ]
        if let title = queue.start?.uploadTitle {
            lines.append("descriptor.startItem = items.first { $0.title == \(Literal.swift(title)) }")
        }
        return lines
    }

    private var playParameters: [String] {
        var lines = ["let dictionaries: [[String: Any]] = ["]
        lines += queue.entries.map { "    \(Self.dictionary($0))," }
        lines += [
            "]", "let parameters = dictionaries.compactMap { MPMusicPlayerPlayParameters(dictionary: $0) }",
            "let descriptor = MPMusicPlayerPlayParametersQueueDescriptor(playParametersQueue: parameters)",
        ]
        if let start = queue.start {
            lines.append(
                "descriptor.startItemPlayParameters = MPMusicPlayerPlayParameters(dictionary: \(Self.dictionary(start)))"
            )
        }
        return lines
    }

    private func storeIDs(_ ids: [String]) -> [String] {
        var lines = queue.remarks
        lines.append("let descriptor = MPMusicPlayerStoreQueueDescriptor(storeIDs: [\(ids.joined(separator: ", "))])")
        if let start = queue.startID { lines.append("descriptor.startItemID = \(Literal.swift(start))") }
        return lines
    }

    /// The `playParams` object of a resource.
    private static func dictionary(_ entry: FlowValues.Entry) -> String {
        "[\"id\": \(Literal.swift(entry.id)), \"kind\": \(Literal.swift(entry.kind))"
            + (entry.isLibrary ? ", \"isLibrary\": true]" : "]")
    }

    // MARK: Calls

    private var play: [String] {
        var lines = ["func play() {", "    let player = \(player)", "    player.setQueue(with: makeDescriptor())"]
        if queue.repeatMode != "none" { lines.append("    player.repeatMode = .\(queue.repeatMode)") }
        if queue.shuffleMode != "off" { lines.append("    player.shuffleMode = .\(queue.shuffleMode)") }
        return lines + [
            "    player.prepareToPlay { error in", "        guard error == nil else { return print(error as Any) }",
            "        player.play()", "    }", "}", "",
        ]
    }

    private var upNext: [String] {
        [
            "/// Up Next: right after the current item. 'append' puts it at the end.",
            "func playNext(_ descriptor: MPMusicPlayerQueueDescriptor) {", "    \(player).prepend(descriptor)", "}",
        ]
    }

    /// The talk's: the third item is removed, and another inserted after the fifth.
    private static let transaction = StoreKitFlow.text(
        """

        /// Edits of one transaction are done together. The completion may report a timeout although they are: read its queue.
        func replaceThird(with descriptor: MPMusicPlayerQueueDescriptor) {
            let player = MPMusicPlayerController.applicationQueuePlayer
            player.perform(
                queueTransaction: { queue in
                    let items = queue.items
                    if items.count > 2 { queue.remove(items[2]) }
                    queue.insert(descriptor, after: items.count > 4 ? items[4] : queue.items.last)
                },
                completionHandler: { queue, error in print(queue.items.count, error as Any) })
        }
        """)
}

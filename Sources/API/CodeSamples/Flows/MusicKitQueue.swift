import AppleMusicAPI

/// A queue of MusicKit for Swift, with its edits. Entries are edited one by one, without transactions.
struct MusicKitQueue {
    let queue: FlowQueue

    var lines: [String] {
        let head = ["import MusicKit", ""]
        if queue.isEmpty { return head + [FlowText.emptyQueue] }
        guard let items = MusicKitItems(queue.setup) else { return head + leftOut(queue.setup) }
        var names = NumberedNames()
        let edits = queue.edits.map { edit($0, &names) }
        return head + Array(([setup(items)] + edits).joined(separator: [""]))
    }

    private func leftOut(_ descriptor: FlowQueue.Descriptor) -> [String] {
        FlowText.leftOut(
            descriptor.entries, because: "as it is not in the catalog (MusicLibraryRequest finds it, from iOS 16 on)")
    }

    private func setup(_ items: MusicKitItems) -> [String] {
        var lines = items.remarks
        lines.append("let request = \(items.request)")
        lines.append("let items = try await request.response().items")
        var playable = items.playable("items")
        if items.isContainer, queue.setup.start != nil {
            lines.append("let tracks = try await items.first?.with([.tracks]).tracks ?? []")
            playable = "tracks"
        }
        lines += ["", "let player = \(queue.isSystemPlayer ? "SystemMusicPlayer" : "ApplicationMusicPlayer").shared"]
        let owner = queue.isSystemPlayer ? "MusicPlayer" : "ApplicationMusicPlayer"
        if let start = queue.setup.start?.catalogID {
            lines.append("let start = \(playable).first { $0.id == MusicItemID(\(Literal.swift(start))) }")
            lines.append("player.queue = \(owner).Queue(for: \(playable), startingAt: start)")
        } else {
            lines.append("player.queue = \(owner).Queue(for: \(playable))")
        }
        if queue.repeatMode != "none" { lines.append("player.state.repeatMode = .\(queue.repeatMode)") }
        if queue.shuffleMode != "off" { lines.append("player.state.shuffleMode = .\(queue.shuffleMode)") }
        return lines + ["try await player.play()"]
    }

    // MARK: Edits

    private func edit(_ edit: FlowQueue.Edit, _ names: inout NumberedNames) -> [String] {
        switch edit {
        case .playNext(let descriptor): insertion(descriptor, "next", "afterCurrentEntry", &names)
        case .playLater(let descriptor): insertion(descriptor, "later", "tail", &names)
        case .transaction(let steps):
            [
                "// MusicKit has no transactions: each edit of the entries is one, with the places that the one before leaves."
            ]
                + FlowQueue.single(steps).flatMap { single($0, &names) }
        }
    }

    private func insertion(
        _ descriptor: FlowQueue.Descriptor, _ word: String, _ position: String, _ names: inout NumberedNames
    ) -> [String] {
        guard let items = MusicKitItems(descriptor) else { return leftOut(descriptor) }
        let name = names.next(word)
        return items.remarks + [
            "let \(name) = try await \(items.request).response().items",
            "try await player.queue.insert(\(items.playable(name)), position: .\(position))",
        ]
    }

    private func single(_ edit: FlowQueue.SingleEdit, _ names: inout NumberedNames) -> [String] {
        switch edit {
        case .insert(let descriptor, let place):
            guard let items = MusicKitItems(descriptor) else { return leftOut(descriptor) }
            let name = names.next("inserted")
            return items.remarks + [
                "let \(name) = try await \(items.request).response().items",
                "player.queue.entries.insert(",
                "    contentsOf: \(items.playable(name)).map { MusicPlayer.Queue.Entry($0) }, at: \(place))",
            ]
        case .remove(let place): return ["player.queue.entries.remove(at: \(place))"]
        case .move(_, let from, let to):
            let name = names.next("moved")
            return [
                "let \(name) = player.queue.entries.remove(at: \(from))",
                "player.queue.entries.insert(\(name), at: \(to))",
            ]
        }
    }
}

/// The items of a descriptor that one catalog request can fetch: those of the first item's type.
struct MusicKitItems {
    private let type: MusicKitType
    private let entries: [FlowQueue.Entry]
    private let others: [FlowQueue.Entry]

    /// Returns nil if it contains no catalog item.
    init?(_ descriptor: FlowQueue.Descriptor) {
        guard let first = descriptor.entries.first(where: { $0.catalogID != nil && Self.type(of: $0) != nil }),
            let type = Self.type(of: first)
        else { return nil }
        self.type = type
        entries = descriptor.entries.filter { $0.catalogID != nil && $0.kind == first.kind }
        others = descriptor.entries.filter { $0.catalogID == nil || $0.kind != first.kind }
    }

    private static func type(of entry: FlowQueue.Entry) -> MusicKitType? {
        switch entry.kind {
        case "song": MusicKitType.of(.songs)
        case "musicVideo": MusicKitType.of(.musicVideos)
        case "album": MusicKitType.of(.albums)
        case "playlist": MusicKitType.of(.playlists)
        case "radioStation": MusicKitType.of(.stations)
        default: nil
        }
    }

    /// Whether its item has tracks.
    var isContainer: Bool { type.relationships.contains("tracks") && entries.count == 1 }

    var request: String {
        let ids = entries.compactMap(\.catalogID).map(Literal.swift).joined(separator: ", ")
        return "MusicCatalogResourceRequest<\(type.name)>(matching: \\.id, memberOf: [\(ids)])"
    }

    /// Returns the expression for items in a queue: a music video is a track there.
    func playable(_ name: String) -> String {
        type.name == "MusicVideo" ? "\(name).map { Track.musicVideo($0) }" : name
    }

    /// Comments about the entries that the request does not fetch.
    var remarks: [String] { FlowText.leftOut(others, because: "as they are of another type or only in the library") }
}

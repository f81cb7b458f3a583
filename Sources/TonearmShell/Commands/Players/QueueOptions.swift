import AppleMusicAPI
import Console
import MusicDevice

/// What is said of the descriptor from which a queue is set, beside what is in it.
struct DescriptorOptions: DeclaredArguments {
    var start: Int?
    var from: PlaybackTime?
    var descriptor: DescriptorName?
    var query: LibraryQueryText?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("start", &start, "The number of the track that plays first.")
        fields.option("from", &from, "Where each item begins.")
        fields.option("descriptor", &descriptor, "The kind of descriptor; the one that fits, where none is named.")
        fields.option(
            "query", &query, "What fits in the device's library, in place of resources: artist=Bruce, or 'all'.")
    }

    /// Whether nothing of it was typed.
    var isEmpty: Bool { start == nil && from == nil && descriptor == nil && query == nil }

    func check() throws(Failure) {
        if let query, query.query == nil {
            throw Failure(
                "Cannot ask the library for '\(query)'", "there is no text to search for",
                next: "Write a text, or 'all': '--query artist=Bruce', '--query all'.", status: .usage)
        }
        if query != nil, let kind = descriptor?.kind, kind != .mediaItem {
            throw Failure(
                "Cannot make \(kind.words) from '--query'", "only a media item descriptor is made from a query",
                next: "Leave '--descriptor' out, or type '--descriptor media-item'.", status: .usage)
        }
        if let start, start < 1 {
            throw Failure(
                "Cannot start with '\(start)'", "tracks are counted from 1", next: "Type '--start 1' for the first.",
                status: .usage)
        }
    }

    /// - Parameter end: where each item ends.
    /// - Throws: `Failure`.
    func descriptor(of playables: [Playable], to end: PlaybackTime?, on version: SystemVersion) throws(Failure)
        -> QueueDescriptor
    {
        let from = try from?.milliseconds(to: "begin at")
        let to = try end?.milliseconds(to: "end at")
        let content = playables.map { QueuedPlayable($0, from: from, to: to) }
        if query != nil { return QueueDescriptor(.mediaItem, content, start: start.map { $0 - 1 }) }
        // Where none fits, the one that is preferred says why it cannot be.
        let kind = descriptor?.kind ?? QueueDescriptor.Kind.fitting(content, on: version) ?? .playParameters
        return QueueDescriptor(kind, content, start: start.map { $0 - 1 })
    }

    /// The calls that an app makes for it before it is handed to the player.
    /// - Parameter isNamed: whether the call that takes it does not say itself what it is.
    func calls(_ kind: QueueDescriptor.Kind, hasTimes: Bool, isNamed: Bool = false) -> [PlayerCall] {
        (isNamed || query != nil ? [.descriptor(kind, fromQuery: query != nil)] : [])
            + (start == nil ? [] : [.startItem(kind)]) + (hasTimes ? [.times(kind)] : [])
    }

    /// The call that sets a queue from it.
    func settingCall(_ kind: QueueDescriptor.Kind) -> PlayerCall {
        query == nil ? .setQueue(kind) : .setQueueFromDescriptor
    }

    /// What resources or the query stand for, one of both.
    /// - Parameter purpose: `play`, `queue`
    /// - Throws: `Failure`, `CancellationError`.
    func playables(_ words: [String], in shell: Shell, to purpose: String) async throws -> [Playable] {
        guard let query = query?.query else {
            return try await shell.playables(shell.playableResources(words, to: purpose), to: purpose)
        }
        if let word = words.first {
            throw Failure(
                "Cannot \(purpose) '\(word)'", "'--query' takes the place of resources",
                next: "Leave one of the two out; 'queue later' adds the other.", status: .usage)
        }
        return try await shell.playables(query, to: purpose)
    }
}

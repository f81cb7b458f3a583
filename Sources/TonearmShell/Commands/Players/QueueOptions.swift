import AppleMusicAPI
import Console
import MusicDevice

/// The option for the track that a new queue starts with.
struct StartOption: DeclaredArguments {
    var number: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("start", &number, "The number of the track to start with.")
    }

    /// The zero-based index of the track.
    var index: Int? { number.map { $0 - 1 } }

    func check() throws(Failure) {
        guard let number, number < 1 else { return }
        throw Failure(
            "Cannot start with '\(number)'", "tracks are counted from 1", next: "Type '--start 1' for the first.",
            status: .usage)
    }
}

/// The options of a queue descriptor, without its resources.
struct DescriptorOptions: DeclaredArguments {
    var from: PlaybackTime?
    var to: PlaybackTime?
    var descriptor: DescriptorName?
    var query: LibraryQueryText?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("from", &from, "The time at which each item begins.")
        fields.option("to", &to, "The time at which each item ends.")
        fields.option("descriptor", &descriptor, "The kind of descriptor; by default the one that fits.")
        fields.option(
            "query", &query, "A query of the device's library instead of resources: artist=Bruce, or 'all'.")
    }

    /// Whether no option was typed.
    var isEmpty: Bool { !hasTimes && descriptor == nil && query == nil }

    private var hasTimes: Bool { from != nil || to != nil }

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
    }

    /// - Parameter start: the index of the first track to play; nil if it is unspecified.
    /// - Throws: `Failure` if a time is malformed.
    func descriptor(of playables: [Playable], start: Int?, on version: SystemVersion) throws(Failure)
        -> QueueDescriptor
    {
        let from = try from?.milliseconds(to: "begin at")
        let to = try to?.milliseconds(to: "end at")
        let content = playables.map { QueuedPlayable($0, from: from, to: to) }
        if query != nil { return QueueDescriptor(.mediaItem, content, start: start) }
        // If no kind fits, the error of the preferred kind gives the reason.
        let kind = descriptor?.kind ?? QueueDescriptor.Kind.fitting(content, on: version) ?? .playParameters
        return QueueDescriptor(kind, content, start: start)
    }

    /// Returns the calls that an app makes for a descriptor before it passes it to the player.
    /// - Parameter isNamed: whether the app must create the descriptor by itself, because the player's call takes one.
    func calls(_ kind: QueueDescriptor.Kind, hasStart: Bool = false, isNamed: Bool = false) -> [PlayerCall] {
        (isNamed || query != nil ? [.descriptor(kind, fromQuery: query != nil)] : [])
            + (hasStart ? [.startItem(kind)] : []) + (hasTimes ? [.times(kind)] : [])
    }

    /// Returns the call that sets a queue from the descriptor.
    func settingCall(_ kind: QueueDescriptor.Kind) -> PlayerCall {
        query == nil ? .setQueue(kind) : .setQueueFromDescriptor
    }

    /// Fetches the resources or the results of the query.
    /// - Parameter purpose: the verb in messages, `play` or `queue`.
    /// - Throws: `Failure`, `CancellationError`.
    func playables(_ words: [String], in context: any PlayContext, to purpose: String) async throws -> [Playable] {
        guard let query = query?.query else {
            return try await context.playables(context.session.playableResources(words, to: purpose), to: purpose)
        }
        if let word = words.first {
            throw Failure(
                "Cannot \(purpose) '\(word)'", "'--query' takes the place of resources",
                next: "Leave one of the two out; 'queue later' adds the other.", status: .usage)
        }
        return try await context.playables(query, to: purpose)
    }
}

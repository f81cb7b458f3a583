import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

/// The forms that set the queue or add to it.
extension QueueCommand {
    struct SetQueue: Action {
        var start = StartOption()
        var music = QueuedMusic()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.group(&start)
            fields.group(&music)
        }

        func check() throws(Failure) {
            try music.check(for: "queue set")
            try start.check()
        }

        mutating func run(in context: some PlayContext) async throws -> any View {
            if let choice = try await music.choice(for: "queue set", in: context) { return choice }
            let descriptor = try await music.descriptor(start: start.index, in: context)
            let made = music.options.calls(descriptor.kind, hasStart: start.number != nil)
            let changes = try context.control { device, now, faults throws(Refusal) in
                try device.setQueue(descriptor, at: now, faults)
            }
            return context.playerAnswer(
                changes, made + [music.options.settingCall(descriptor.kind)], showsQueue: true,
                nextSteps: .faint("begin: ") + .command("play"))
        }
    }

    struct Append: Action {
        /// The form as it is typed: `queue next`.
        let form: String
        let call: PlayerCall
        var music = QueuedMusic()
        var options = EditOptions()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.group(&music)
            fields.group(&options)
        }

        func check() throws(Failure) { try music.check(for: form) }

        mutating func run(in context: some PlayContext) async throws -> any View {
            if let choice = try await music.choice(for: form, in: context) { return choice }
            let descriptor = try await music.descriptor(in: context)
            let isNext = call == .playNext
            let changes = try context.control { device, now, faults throws(Refusal) in
                try isNext
                    ? device.playNext(descriptor, at: now, faults) : device.playLater(descriptor, at: now, faults)
            }
            let made = music.options.calls(descriptor.kind, isNamed: true)
            let edit = "\(isNext ? "play next" : "play later"): \(descriptor.titles)"
            return try await options.answer(changes, made + [call], of: edit, in: context)
        }
    }

    struct Insert: Action {
        @Required var after: QueuePlace
        var music = QueuedMusic()
        var options = EditOptions()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required("after", &_after, "The number of the entry to insert after; 0 is the head.")
            fields.group(&music)
            fields.group(&options)
        }

        func check() throws(Failure) { try music.check(for: "queue insert") }

        mutating func run(in context: some PlayContext) async throws -> any View {
            if let choice = try await music.choice(for: "queue insert", in: context) { return choice }
            let descriptor = try await music.descriptor(in: context)
            let place = try context.queueEntry(before: after.text, to: "insert after")
            let changes = try context.control { device, now, faults throws(Refusal) in
                try device.insert(descriptor, after: place?.id, at: now, faults)
            }
            let made = music.options.calls(descriptor.kind, isNamed: true)
            let edit = "insert \(descriptor.titles) after \(place.map { "'\($0.title)'" } ?? "the head")"
            return try await options.answer(changes, made + [.transaction, .insert], of: edit, in: context)
        }
    }
}

extension QueueDescriptor {
    /// The titles of the first items, in quotes.
    fileprivate var titles: String {
        let titles = content.prefix(3).map { "'\($0.playable.title)'" }.joined(separator: ", ")
        return content.count > 3 ? "\(titles) and \(content.count - 3) more" : titles
    }
}

/// The resources for a form of 'queue' that sets or extends the queue.
struct QueuedMusic: DeclaredArguments {
    var resources: [RowOrResource] = []
    var options = DescriptorOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&resources, "Rows, type/id or links, unless '--query' is given.")
        fields.group(&options)
    }

    /// - Parameter form: the typed form, such as `queue next`.
    func check(for form: String) throws(Failure) {
        if resources.isEmpty, options.query == nil {
            throw Failure.usage(
                "Cannot run '\(form)'", "it needs RESOURCE… or '--query QUERY'",
                next: "Type for example 'queue set albums/310730204'.")
        }
        try options.check()
    }

    /// Replaces a name by the resource that has it.
    /// - Parameter form: the typed form, such as `queue next`.
    /// - Returns: the results among which the user chooses; nil if the resources are known.
    mutating func choice(for form: String, in context: any PlayContext) async throws -> (any View)? {
        guard options.query == nil else { return nil }
        let words = resources.map(\.text)
        guard context.session.settings.words >= .second, ResourceName(words, among: context.session.rows) != nil else {
            return nil
        }
        switch try await context.resources(words, orNamed: "songs,albums,playlists", to: "queue", by: form) {
        case .choice(let view): return view
        case .resources(let found):
            resources = found.map { RowOrResource(text: $0.description) }
            return nil
        }
    }

    func descriptor(start: Int? = nil, in context: any PlayContext) async throws -> QueueDescriptor {
        let playables = try await options.playables(resources.map(\.text), in: context, to: "queue")
        return try options.descriptor(
            of: playables, start: start, on: context.session.world.device.device.version)
    }
}

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
        throw Failure.usage(
            "Cannot start with '\(number)'", "tracks are counted from 1", next: "Type '--start 1' for the first.")
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
            throw Failure.usage(
                "Cannot ask the library for '\(query)'", "there is no text to search for",
                next: "Write a text, or 'all': '--query artist=Bruce', '--query all'.")
        }
        if query != nil, let kind = descriptor?.kind, kind != .mediaItem {
            throw Failure.usage(
                "Cannot make \(kind.words) from '--query'", "only a media item descriptor is made from a query",
                next: "Leave '--descriptor' out, or type '--descriptor media-item'.")
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
    /// - Parameter isNamed: whether the app must create the descriptor in a separate call, because the player's call
    ///   takes a descriptor.
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
            throw Failure.usage(
                "Cannot \(purpose) '\(word)'", "'--query' takes the place of resources",
                next: "Leave one of the two out; 'queue later' adds the other.")
        }
        return try await context.playables(query, to: purpose)
    }
}

import Console
import MusicDevice
import MusicWorld

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
            let descriptor = try await music.descriptor(in: context)
            let isNext = call == .playNext
            let changes = try context.control { device, now, faults throws(Refusal) in
                try isNext
                    ? device.playNext(descriptor, at: now, faults) : device.playLater(descriptor, at: now, faults)
            }
            let made = music.options.calls(descriptor.kind, isNamed: true)
            return try await options.answer(changes, made + [call], in: context)
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
            let descriptor = try await music.descriptor(in: context)
            let place = try context.queueEntry(before: after.text, to: "insert after")
            let changes = try context.control { device, now, faults throws(Refusal) in
                try device.insert(descriptor, after: place?.id, at: now, faults)
            }
            let made = music.options.calls(descriptor.kind, isNamed: true)
            return try await options.answer(changes, made + [.transaction, .insert], in: context)
        }
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
            throw Failure(
                "Cannot run '\(form)'", "it needs RESOURCE… or '--query QUERY'",
                next: "Type for example 'queue set albums/310730204'.", status: .usage)
        }
        try options.check()
    }

    func descriptor(start: Int? = nil, in context: any PlayContext) async throws -> QueueDescriptor {
        let playables = try await options.playables(resources.map(\.text), in: context, to: "queue")
        return try options.descriptor(
            of: playables, start: start, on: context.session.world.device.device.version)
    }
}

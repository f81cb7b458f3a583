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

        mutating func run(in shell: Shell) async throws -> any View {
            let descriptor = try await music.descriptor(start: start.index, in: shell)
            let made = music.options.calls(descriptor.kind, hasStart: start.number != nil)
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.setQueue(descriptor, at: now, faults)
            }
            return shell.playerAnswer(
                changes, made + [music.options.settingCall(descriptor.kind)], showsQueue: true,
                nextSteps: .faint("begin: ") + .command("play"))
        }
    }

    struct PlayNext: Action {
        var music = QueuedMusic()
        var options = EditOptions()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.group(&music)
            fields.group(&options)
        }

        func check() throws(Failure) { try music.check(for: "queue next") }

        mutating func run(in shell: Shell) async throws -> any View {
            let descriptor = try await music.descriptor(in: shell)
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.playNext(descriptor, at: now, faults)
            }
            let made = music.options.calls(descriptor.kind, isNamed: true)
            return try await options.answer(changes, made + [.playNext], in: shell)
        }
    }

    struct PlayLater: Action {
        var music = QueuedMusic()
        var options = EditOptions()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.group(&music)
            fields.group(&options)
        }

        func check() throws(Failure) { try music.check(for: "queue later") }

        mutating func run(in shell: Shell) async throws -> any View {
            let descriptor = try await music.descriptor(in: shell)
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.playLater(descriptor, at: now, faults)
            }
            let made = music.options.calls(descriptor.kind, isNamed: true)
            return try await options.answer(changes, made + [.playLater], in: shell)
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

        mutating func run(in shell: Shell) async throws -> any View {
            let descriptor = try await music.descriptor(in: shell)
            let place = try shell.queueEntry(before: after.text, to: "insert after")
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.insert(descriptor, after: place?.id, at: now, faults)
            }
            let made = music.options.calls(descriptor.kind, isNamed: true)
            return try await options.answer(changes, made + [.transaction, .insert], in: shell)
        }
    }
}

/// The music that a form of 'queue' sets or adds.
struct QueuedMusic: DeclaredArguments {
    var resources: [RowOrResource] = []
    var options = DescriptorOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&resources, "Rows, type/id or links, unless '--query' is given.")
        fields.group(&options)
    }

    /// - Parameter form: the form as it is typed: `queue next`.
    func check(for form: String) throws(Failure) {
        if resources.isEmpty, options.query == nil {
            throw Failure(
                "Cannot run '\(form)'", "it needs RESOURCE… or '--query QUERY'",
                next: "Type for example 'queue set albums/310730204'.", status: .usage)
        }
        try options.check()
    }

    func descriptor(start: Int? = nil, in shell: Shell) async throws -> QueueDescriptor {
        let playables = try await options.playables(resources.map(\.text), in: shell, to: "queue")
        return try options.descriptor(
            of: playables, start: start, on: shell.session.world.device.device.version)
    }
}

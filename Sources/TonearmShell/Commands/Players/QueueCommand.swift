import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

struct QueueCommand: FormedCommand {
    static let description = CommandDescription(
        "queue", "Show, set, add to and edit the queue of the player in use.",
        discussion: """
            Setting, playing next and playing later work on both players; inserting, removing and moving on the application player alone. An \
            edit is a transaction of its own, unless one was opened by 'queue begin'; numbers are then those of the queue as it was there. \
            Edits take time, for which the command waits; with '--no-wait' it does not. On a clock that stands still the time is added to it.
            """)
    static let group = CommandGroup.play
    static let examples = [
        "authorize --answer allow", "queue set albums/310730204", "queue insert songs/203709340 --after 3",
        "queue next songs/203709340", "queue move 3 --to 2 --no-wait", "clock advance 1s", "queue begin",
        "queue remove 3", "queue insert songs/203709340 --after 5", "queue commit", "queue",
    ]

    static let wordForms = [
        Form("show", "Show the entries.", isDefault: true),
        Form("set", [.several(RowOrResource.self)], "Replace everything; what plays goes on until 'play'."),
        Form("next", [.several(RowOrResource.self)], "Play next: after the current entry."),
        Form("later", [.several(RowOrResource.self)], "Play later: at the end."),
        Form("insert", [.several(RowOrResource.self)], "Insert after the entry of '--after'; 0 is the head."),
        Form("remove", [.several(QueuePlaces.self)], "Take entries out: 3, 3-5 or 3,5."),
        Form("move", [.value(QueuePlace.self)], "Move an entry to the number of '--to'."),
        Form("clear", "Take everything out."), Form("prepare", "Prepare to play."),
        Form("begin", "Open a transaction."), Form("commit", "Apply its edits together."),
        Form("rollback", "Discard its edits."),
    ]

    var words: [String] = []
    var after: QueuePlace?
    var to: PlaceOrTime?
    var options = DescriptorOptions()
    var noWait = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&words, named: "ACTION", "What to do, and with what.")
        fields.option("after", &after, "The number of the entry after which to insert.")
        fields.option("to", &to, "The number to move to; else where each item ends.")
        fields.group(&options)
        fields.flag("no-wait", &noWait, "Do not wait for the completion.")
    }

    enum Action: String {
        case show, set, next, later, insert, remove, move, clear, prepare, begin, commit, rollback

        var takesResources: Bool { [.set, .next, .later, .insert].contains(self) }
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .show }

    func check() throws(Failure) {
        // A query stands for resources.
        let isWhole = options.query != nil && action.takesResources && words.count == 1
        if !isWhole { try checkForms() }
        try options.check()
        if (action == .insert) != (after != nil) { throw misplaced("after", isNeeded: action == .insert) }
        if action == .move, to == nil { throw misplaced("to", isNeeded: true) }
        if to != nil, action != .move, !action.takesResources { throw misplaced("to", isNeeded: false) }
        if !options.isEmpty, !action.takesResources { throw misplaced("start", isNeeded: false) }
        if options.start != nil, action != .set { throw misplaced("start", isNeeded: false) }
    }

    private func misplaced(_ option: String, isNeeded: Bool) -> Failure {
        let said = "queue \(words.joined(separator: " "))"
        let example = option == "after" ? "queue insert songs/203709340 --after 3" : "queue move 3 --to 1"
        return isNeeded
            ? Failure(
                "Cannot run '\(said)'", "it needs '--\(option) N'", next: "Type for example '\(said) --\(option) 1'.",
                status: .usage)
            : Failure(
                "Cannot use '--\(option)' with '\(said)'", "it belongs to another action",
                next: option == "start"
                    ? "Type for example 'queue set albums/310730204 --start 4'." : "Type for example '\(example)'.",
                status: .usage)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        switch action {
        case .show: return QueueTable(device: shell.session.world.device, now: shell.milliseconds)
        case .set, .next, .later, .insert: return try await put(shell)
        case .remove: return try await remove(shell)
        case .move: return try await move(shell)
        case .clear:
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.clearQueue(at: now, faults)
            }
            return shell.playerAnswer(changes, [.clear])
        case .prepare:
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.prepareToPlay(at: now, faults)
            }
            return shell.playerAnswer(changes, [.prepare])
        case .begin:
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.beginTransaction(at: now, faults)
            }
            return shell.playerAnswer(changes, [.transaction, .readQueue])
        case .commit:
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.commitTransaction(at: now, faults)
            }
            return try await finished(changes, [.transaction], shell)
        case .rollback:
            let changes = try shell.control { device, now, _ throws(Refusal) in
                try device.rollBackTransaction(at: now)
            }
            return shell.playerAnswer(changes, [])
        }
    }
}

// MARK: - Putting something in

extension QueueCommand {
    private func put(_ shell: Shell) async throws -> any View {
        let end = to.map { PlaybackTime(text: $0.text) }
        let playables = try await options.playables(Array(words.dropFirst()), in: shell, to: "queue")
        let device = shell.session.world.device
        let descriptor = try options.descriptor(of: playables, to: end, on: device.device.version)
        let kind = descriptor.kind
        let made = options.calls(kind, hasTimes: options.from != nil || end != nil, isNamed: action != .set)
        switch action {
        case .next:
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.playNext(descriptor, at: now, faults)
            }
            return try await finished(changes, made + [.playNext], shell)
        case .later:
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.playLater(descriptor, at: now, faults)
            }
            return try await finished(changes, made + [.playLater], shell)
        case .insert:
            let place = try shell.queueEntry(before: after?.text ?? "", to: "insert after")
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.insert(descriptor, after: place?.id, at: now, faults)
            }
            return try await finished(changes, made + [.transaction, .insert], shell)
        default:
            let changes = try shell.control { device, now, faults throws(Refusal) in
                try device.setQueue(descriptor, at: now, faults)
            }
            return shell.playerAnswer(
                changes, made + [options.settingCall(kind)], showsQueue: true,
                nextSteps: .faint("begin: ") + .command("play"))
        }
    }
}

// MARK: - Editing

extension QueueCommand {
    private func remove(_ shell: Shell) async throws -> any View {
        let entries = try shell.queueEntries(Array(words.dropFirst()), to: "remove")
        let changes = try shell.control { device, now, faults throws(Refusal) in
            // Several go in one transaction.
            if entries.count == 1 || device.player.transaction != nil {
                var changes: [Change] = []
                for entry in entries { changes += try device.removeEntry(entry.id, at: now, faults) }
                return changes
            }
            var changes = try device.beginTransaction(at: now, faults)
            for entry in entries { changes += try device.removeEntry(entry.id, at: now, faults) }
            changes.removeAll(where: \.isGathering)
            return changes + (try device.commitTransaction(at: now, faults))
        }
        return try await finished(changes, [.transaction, .remove], shell)
    }

    private func move(_ shell: Shell) async throws -> any View {
        let entry = try shell.queueEntry(words.dropFirst().first ?? "", to: "move")
        let target = try shell.queueEntry(to?.text ?? "", to: "move to")
        let entries = shell.session.world.device.player.editedEntries
        let from = entries.firstIndex { $0.id == entry.id } ?? 0
        let place = entries.firstIndex { $0.id == target.id } ?? 0
        // Nil for the head; an entry after itself stays where it is.
        let other = place >= from ? target.id : place == 0 ? nil : entries[place - 1].id
        let changes = try shell.control { device, now, faults throws(Refusal) in
            try device.moveEntry(entry.id, after: other, at: now, faults)
        }
        return try await finished(changes, [.transaction, .move], shell)
    }

    /// Waits for edits that are on their way, and shows what came of them.
    private func finished(_ changes: [Change], _ calls: [PlayerCall], _ shell: Shell) async throws -> any View {
        let isGathered = shell.session.world.device.player.transaction != nil
        if isGathered { return shell.playerAnswer(changes, calls.filter { $0 != .transaction }) }
        if noWait { return shell.playerAnswer(changes, calls) }
        let outcome = try await shell.completeEdits()
        let timedOut = outcome.contains {
            if case .player(_, .transactionCompleted(.timeout)) = $0 { true } else { false }
        }
        return shell.playerAnswer(
            changes + outcome, calls, showsQueue: !timedOut && shell.session.world.device.player.kind.editsQueue,
            nextSteps: timedOut ? .faint("only the queue itself tells what was done: ") + .command("queue") : nil)
    }
}

extension Change {
    /// A step on the way to a transaction that follows at once.
    fileprivate var isGathering: Bool {
        switch self {
        case .player(_, .transactionOpened), .player(_, .transactionEdited): true
        default: false
        }
    }
}

import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

enum QueueCommand: Command {
    static let description = CommandDescription(
        "queue", .play, "Show, set, add to and edit the queue of the player in use.",
        discussion: """
            Setting, playing next and playing later work on both players; inserting, removing and moving only on the \
            application player.
            An edit is a transaction of its own, unless 'queue begin' has opened one. Numbers are then those of the \
            queue as it was when the transaction began.
            'queue listening-history off' is the property 'affectsListeningHistory' of iOS 26.4. The device's setting outweighs it: 'device \
            listening-history off'.
            Edits take time, and the command waits for them unless '--no-wait' is given. A stopped clock is advanced \
            by this time.
            """,
        examples: [
            "authorize --answer allow", "queue set albums/310730204", "queue insert songs/203709340 --after 3",
            "queue next songs/203709340", "queue move 3 --to 2 --no-wait", "clock advance 1s", "queue begin",
            "queue remove 3", "queue insert songs/203709340 --after 5", "queue commit", "queue",
        ])

    static let forms = [
        CommandForm("show", "Show the entries.", Show(), isDefault: true),
        CommandForm("set", "Replace the queue; the current item goes on until 'play'.", SetQueue()),
        CommandForm(
            "next", "Add music after the current entry, to play next.", Append(form: "queue next", call: .playNext)),
        CommandForm("later", "Add music at the end, to play later.", Append(form: "queue later", call: .playLater)),
        CommandForm("insert", "Insert music after an entry.", Insert()),
        CommandForm("remove", "Remove entries.", Remove()),
        CommandForm("move", "Move an entry to another number.", Move()),
        CommandForm(
            "clear", "Remove every entry.",
            PlayerStep([.clear]) { device, now, faults throws(Refusal) in try device.clearQueue(at: now, faults) }),
        CommandForm(
            "prepare", "Prepare to play.",
            PlayerStep([.prepare]) { device, now, faults throws(Refusal) in try device.prepareToPlay(at: now, faults) }),
        CommandForm(
            "listening-history", "Keep the plays of the queue out of the account's history, or not.",
            QueueHistory()),
        CommandForm(
            "begin", "Open a transaction.",
            PlayerStep([.transaction, .readQueue]) { device, now, faults throws(Refusal) in
                try device.beginTransaction(at: now, faults)
            }),
        CommandForm("commit", "Apply the edits of the transaction.", Commit()),
        CommandForm(
            "rollback", "Discard the edits of the transaction.",
            PlayerStep([]) { device, now, _ throws(Refusal) in try device.rollBackTransaction(at: now) }),
    ]

    struct Show: Action {
        mutating func run(in context: some SessionContext) throws -> any View {
            QueueTable(device: context.session.world.device, now: context.milliseconds)
        }
    }

    struct Commit: Action {
        var options = EditOptions()

        mutating func visit(_ fields: inout FieldVisitor) { fields.group(&options) }

        mutating func run(in context: some DeviceContext) async throws -> any View {
            let changes = try context.control { device, now, faults throws(Refusal) in
                try device.commitTransaction(at: now, faults)
            }
            return try await options.answer(changes, [.transaction], of: "commit", in: context)
        }
    }

    // MARK: - The forms that edit the entries of the queue

    struct Remove: Action {
        var places: [QueuePlaces] = []
        var options = EditOptions()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&places, "The numbers of the entries: 3, 3-5 or 3,5.")
            fields.group(&options)
        }

        mutating func run(in context: some DeviceContext) async throws -> any View {
            let entries = try context.queueEntries(places.map(\.text), to: "remove")
            let changes = try context.control { device, now, faults throws(Refusal) in
                // Several entries are removed in one transaction.
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
            let titles = entries.map { "'\($0.title)'" }.joined(separator: ", ")
            return try await options.answer(changes, [.transaction, .remove], of: "remove \(titles)", in: context)
        }
    }

    struct Move: Action {
        @Required var entry: QueuePlace
        @Required var to: QueuePlace
        var options = EditOptions()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_entry, "The number of the entry.")
            fields.required("to", &_to, "The number to move it to.")
            fields.group(&options)
        }

        mutating func run(in context: some DeviceContext) async throws -> any View {
            let entry = try context.queueEntry(entry.text, to: "move")
            let target = try context.queueEntry(to.text, to: "move to")
            let entries = context.session.world.device.player.editedEntries
            let from = entries.firstIndex { $0.id == entry.id } ?? 0
            let place = entries.firstIndex { $0.id == target.id } ?? 0
            // A nil position means the head. An entry that is moved after itself stays in place.
            let other = place >= from ? target.id : place == 0 ? nil : entries[place - 1].id
            let changes = try context.control { device, now, faults throws(Refusal) in
                try device.moveEntry(entry.id, after: other, at: now, faults)
            }
            let edit = "move '\(entry.title)' from \(from + 1) to \(place + 1)"
            return try await options.answer(changes, [.transaction, .move], of: edit, in: context)
        }
    }
}

/// The option not to wait for edits of the queue, which take time.
struct EditOptions: DeclaredArguments {
    var noWait = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.flag("no-wait", &noWait, "Return at once, before the edit completes.")
    }

    /// Waits for pending edits, and returns their outcome.
    /// - Parameter edit: the edit in words, such as "remove 'Night'", which names the song of an edit that is gathered.
    func answer(
        _ changes: [Change], _ calls: [PlayerCall], of edit: String, in context: any DeviceContext
    ) async throws -> any View {
        let isGathered = context.session.world.device.player.transaction != nil
        if isGathered {
            let isNamed = context.session.settings.words >= .second
            return context.playerAnswer(
                changes, calls.filter { $0 != .transaction }, headline: isNamed ? StyledText(edit) : nil)
        }
        if noWait { return context.playerAnswer(changes, calls) }
        let outcome = try await context.completeEdits()
        let timedOut = outcome.contains {
            if case .player(_, .transactionCompleted(.timeout)) = $0 { true } else { false }
        }
        return context.playerAnswer(
            changes + outcome, calls, showsQueue: !timedOut && context.session.world.device.player.kind.editsQueue,
            nextSteps: timedOut ? .faint("only the queue itself tells what was done: ") + .command("queue") : nil)
    }
}

extension Change {
    /// Whether the change opens or adds to a transaction, rather than applying one.
    fileprivate var isGathering: Bool {
        switch self {
        case .player(_, .transactionOpened), .player(_, .transactionEdited): true
        default: false
        }
    }
}

import Console
import MusicDevice
import MusicWorld

/// The forms that edit the entries of the queue.
extension QueueCommand {
    struct Remove: Action {
        var places: [QueuePlaces] = []
        var options = EditOptions()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&places, "The numbers of the entries: 3, 3-5 or 3,5.")
            fields.group(&options)
        }

        mutating func run(in context: some PlayerContext) async throws -> any View {
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
            return try await options.answer(changes, [.transaction, .remove], in: context)
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

        mutating func run(in context: some PlayerContext) async throws -> any View {
            let entry = try context.queueEntry(entry.text, to: "move")
            let target = try context.queueEntry(to.text, to: "move to")
            let entries = context.session.world.device.player.editedEntries
            let from = entries.firstIndex { $0.id == entry.id } ?? 0
            let place = entries.firstIndex { $0.id == target.id } ?? 0
            // The position is nil for the head. An entry that is moved after itself does not move.
            let other = place >= from ? target.id : place == 0 ? nil : entries[place - 1].id
            let changes = try context.control { device, now, faults throws(Refusal) in
                try device.moveEntry(entry.id, after: other, at: now, faults)
            }
            return try await options.answer(changes, [.transaction, .move], in: context)
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
    func answer(_ changes: [Change], _ calls: [PlayerCall], in context: any PlayerContext) async throws -> any View {
        let isGathered = context.session.world.device.player.transaction != nil
        if isGathered { return context.playerAnswer(changes, calls.filter { $0 != .transaction }) }
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
    /// Whether it opens or adds to a transaction, rather than applying one.
    fileprivate var isGathering: Bool {
        switch self {
        case .player(_, .transactionOpened), .player(_, .transactionEdited): true
        default: false
        }
    }
}

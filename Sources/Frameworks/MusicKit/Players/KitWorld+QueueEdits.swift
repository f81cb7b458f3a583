import AppleMusicAPI
import AppleMusicSimulation
import TonearmDevice
import TonearmWorld

/// Edits of the device's queue.
extension KitWorld {
    /// Updates the device's queue to entries: missing entries are removed, new entries are inserted.
    func performEdits(to entries: [EntryContent], of keeper: QueueKeeper) async throws {
        let kind = keeper.kind
        let known = Set(keeper.deviceEntries(in: self).map(\.id))
        let new = entries.filter { !known.contains($0.id) }
        let fetched = new.isEmpty ? [] : try await playables(new, keeper)
        var playables: [String: QueuedPlayable] = [:]
        for (entry, playable) in zip(new, fetched) { playables[entry.id] = playable }
        // The queue may have changed meanwhile.
        let old = keeper.deviceEntries(in: self).compactMap { entry in entry.number.map { (entry.id, $0) } }
        let numbers = Dictionary(old) { first, _ in first }
        let kept = entries.compactMap { numbers[$0.id] }
        let plan = QueuePlan(old: old.map(\.1), kept: kept, current: player(kind).shownQueue.currentEntry?.id)
        guard let plan else { return try replaceQueue(with: fetched, kind) }
        let insertions = Self.insertions(entries, numbers, playables)
        try control(kind) { device, now, faults throws(Refusal) in
            var changes = try plan.jump.map { next throws(Refusal) in try device.jump(to: next, at: now, faults) } ?? []
            if plan.isEmpty, insertions.isEmpty { return changes }
            changes += try device.beginTransaction(at: now, faults)
            for id in plan.removals { changes += try device.removeEntry(id, at: now, faults) }
            for move in plan.moves { changes += try device.moveEntry(move.id, after: move.after, at: now, faults) }
            for insertion in insertions {
                let descriptor = QueueDescriptor(.playParameters, insertion.content)
                changes += try device.insert(descriptor, after: insertion.after, at: now, faults)
            }
            return changes + (try device.commitTransaction(at: now, faults))
        }
        try await music.stage.client.completeEdits(in: music.stage)
    }

    /// Replaces a queue of which no entry is kept.
    private func replaceQueue(with content: [QueuedPlayable], _ kind: PlayerKind) throws {
        try control(kind) { device, now, faults throws(Refusal) in
            content.isEmpty
                ? try device.clearQueue(at: now, faults)
                : try device.setQueue(QueueDescriptor(.playParameters, content), at: now, faults)
        }
    }

    /// Returns the new entries in groups, each with the number of the preceding entry.
    private static func insertions(
        _ entries: [EntryContent], _ numbers: [String: Int], _ playables: [String: QueuedPlayable]
    ) -> [(content: [QueuedPlayable], after: Int?)] {
        var groups: [(content: [QueuedPlayable], after: Int?)] = []
        var last: Int?
        var isOpen = false
        for entry in entries {
            if let number = numbers[entry.id] {
                (last, isOpen) = (number, false)
            } else if let playable = playables[entry.id] {
                if isOpen {
                    groups[groups.count - 1].content.append(playable)
                } else {
                    groups.append(([playable], last))
                }
                isOpen = true
            }
        }
        return groups
    }
}

/// The steps from one order of entries to another.
struct QueuePlan {
    private(set) var removals: [Int] = []
    private(set) var moves: [(id: Int, after: Int?)] = []
    /// The entry to play if the current entry is removed.
    private(set) var jump: Int?

    var isEmpty: Bool { removals.isEmpty && moves.isEmpty }

    /// - Parameters:
    ///   - old: the current entries.
    ///   - kept: the entries to keep, in their new order.
    /// - Returns: nil if no entry is kept.
    init?(old: [Int], kept: [Int], current: Int?) {
        guard !kept.isEmpty else { return nil }
        removals = old.filter { !kept.contains($0) }
        var current = current
        if let playing = current, removals.contains(playing) {
            // The next entry of the old queue that is kept.
            let after = old.drop { $0 != playing }.first { kept.contains($0) }
            jump = after ?? kept[0]
            current = jump
        }
        var order = old.filter { kept.contains($0) }
        var previous: Int?
        for id in kept {
            let place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            // The playing entry cannot move, so other entries move around it.
            if id != current, order.indices.contains(place), order[place] != id {
                moves.append((id, previous))
                order.removeAll { $0 == id }
                let target = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
                order.insert(id, at: target)
            }
            previous = id
        }
    }
}

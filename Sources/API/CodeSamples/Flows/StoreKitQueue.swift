/// A queue of MediaPlayer: its descriptor, playback, and its edits (WWDC17 session 502).
struct StoreKitQueue {
    let queue: FlowQueue
    let system: FlowValues.System

    var lines: [String] {
        let head = ["import MediaPlayer", ""]
        if queue.isEmpty { return head + [FlowText.emptyQueue] }
        guard let descriptor = descriptor(queue.setup) else {
            return head + FlowText.leftOut(queue.setup.entries, because: obstacle)
        }
        var names = NumberedNames()
        let edits = queue.edits.map { edit($0, &names) }
        let play = ["func play() {"] + (descriptor + start).indented + ["}"]
        return head + Array(([play] + edits).joined(separator: [""]))
    }

    private var obstacle: String {
        "as \(system.name) has descriptors for the catalog's ids and for items of the library alone"
    }

    private var player: String {
        "MPMusicPlayerController.\(queue.isSystemPlayer ? "systemMusicPlayer" : "applicationQueuePlayer")"
    }

    private var start: [String] {
        var lines = ["let player = \(player)", "player.setQueue(with: descriptor)"]
        if queue.repeatMode != "none" { lines.append("player.repeatMode = .\(queue.repeatMode)") }
        if queue.shuffleMode != "off" { lines.append("player.shuffleMode = .\(queue.shuffleMode)") }
        return lines + [
            "player.prepareToPlay { error in", "    guard error == nil else { return print(error as Any) }",
            "    player.play()", "}",
        ]
    }

    // MARK: Edits

    private func edit(_ edit: FlowQueue.Edit, _ names: inout NumberedNames) -> [String] {
        switch edit {
        case .playNext(let descriptor):
            call(
                "playNext", descriptor, "\(player).prepend(descriptor)", "Up Next: right after the current item.",
                &names)
        case .playLater(let descriptor):
            call("playLater", descriptor, "\(player).append(descriptor)", "At the end of the queue.", &names)
        case .transaction(let steps): transaction(steps, &names)
        }
    }

    private func call(
        _ name: String, _ descriptor: FlowQueue.Descriptor, _ call: String, _ effect: String,
        _ names: inout NumberedNames
    ) -> [String] {
        guard let lines = self.descriptor(descriptor) else {
            return FlowText.leftOut(descriptor.entries, because: obstacle)
        }
        return ["/// \(effect)", "func \(names.next(name))() {"] + (lines + [call]).indented + ["}"]
    }

    private func transaction(_ steps: [FlowQueue.Step], _ names: inout NumberedNames) -> [String] {
        let lines = ["let items = queue.items"] + steps.flatMap(step)
        return [
            "/// Edits of one transaction are done together. The completion may report a timeout although they are: read its queue.",
            "func \(names.next("editQueue"))() {", "    \(player).perform(", "        queueTransaction: { queue in",
        ] + lines.indented.indented.indented + [
            "        },", "        completionHandler: { queue, error in print(queue.items.count, error as Any) })", "}",
        ]
    }

    /// Generates an edit. Each insertion has its own scope, because it declares a descriptor.
    private func step(_ step: FlowQueue.Step) -> [String] {
        switch step {
        case .insert(let descriptor, let after): insertion(descriptor, after: after)
        case .remove(let place): ["queue.remove(items[\(place)])"]
        case .move(let entry, let from, let after):
            ["// There is no move: the item is removed, and inserted again.", "queue.remove(items[\(from)])"]
                + insertion(FlowQueue.Descriptor([entry]), after: after)
        }
    }

    private func insertion(_ descriptor: FlowQueue.Descriptor, after place: Int?) -> [String] {
        guard let lines = self.descriptor(descriptor) else {
            return FlowText.leftOut(descriptor.entries, because: obstacle)
        }
        let item = place.map { "items[\($0)]" } ?? "nil"
        return ["do {"] + (lines + ["queue.insert(descriptor, after: \(item))"]).indented + ["}"]
    }

    // MARK: Descriptors

    /// Returns nil if no descriptor of the system can carry it.
    private func descriptor(_ descriptor: FlowQueue.Descriptor) -> [String]? {
        StoreKitDescriptor(descriptor: descriptor, system: system).lines
    }
}

/// A source of unique function names: `playNext`, `playNext2`.
struct NumberedNames {
    private var counts: [String: Int] = [:]

    mutating func next(_ name: String) -> String {
        let count = counts[name, default: 0] + 1
        counts[name] = count
        return count == 1 ? name : "\(name)\(count)"
    }
}

import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice

/// What is said of the descriptor from which a queue is set, beside what is in it.
struct DescriptorOptions: FieldedArguments {
    @Option(help: "The number of the track that plays first.") var start: Int?
    @Option(name: .customLong("from"), help: "Where each item begins.") var from: PlaybackTime?
    @Option(help: "The kind of descriptor; the one that fits, where none is named.") var descriptor: DescriptorName?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("start", &_start)
        fields.option("from", &_from)
        fields.option("descriptor", &_descriptor)
    }

    /// Whether nothing of it was typed.
    var isEmpty: Bool { start == nil && from == nil && descriptor == nil }

    func check() throws(Failure) {
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
        // Where none fits, the one that is preferred says why it cannot be.
        let kind = descriptor?.kind ?? QueueDescriptor.Kind.fitting(content, on: version) ?? .playParameters
        return QueueDescriptor(kind, content, start: start.map { $0 - 1 })
    }

    /// The calls that an app makes for it before it is handed to the player.
    func calls(_ kind: QueueDescriptor.Kind, hasTimes: Bool) -> [PlayerCall] {
        (start == nil ? [] : [.startItem(kind)]) + (hasTimes ? [.times(kind)] : [])
    }
}

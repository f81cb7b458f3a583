/// What an entry of a queue plays: an item, or a part of it. Kept behind a reference that never changes, so that a queue of thousands is
/// edited and copied quickly.
package struct QueueContent: Sendable {
    private final class Storage: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private struct Value: Sendable, Codable, Equatable {
        let item: PlayableItem
        let start: Milliseconds
        let end: Milliseconds?
        let container: ContainerIdentity?
        let isOpaque: Bool
    }

    private let storage: Storage

    /// - Parameters:
    ///   - start: from 0.
    ///   - end: at `start` at least; nil for what never ends, which only a live station does.
    ///   - isOpaque: whether an app learns no more than its title, as of a station's tracks.
    init(
        _ item: PlayableItem, start: Milliseconds = 0, end: Milliseconds?, from container: ContainerIdentity? = nil,
        isOpaque: Bool = false
    ) {
        let start = min(max(0, start), PlayableItem.longest)
        storage = Storage(
            Value(
                item: item, start: start, end: end.map { min(max(start, $0), PlayableItem.longest) },
                container: container, isOpaque: isOpaque))
    }

    package var item: PlayableItem { storage.value.item }
    /// Where playing begins.
    package var start: Milliseconds { storage.value.start }
    /// Where playing ends; nil for what never does.
    package var end: Milliseconds? { storage.value.end }
    /// The album, playlist or station that it came from.
    package var container: ContainerIdentity? { storage.value.container }
    /// A station's: an app sees no id, and its queue nothing beyond the next.
    package var isOpaque: Bool { storage.value.isOpaque }
    package var title: String { item.title }
    /// How long it plays; nil for what never ends.
    package var length: Milliseconds? { end.map { $0 - start } }
}

extension QueueContent: Equatable, CustomStringConvertible {
    package var description: String { "'\(title)'" }

    package static func == (one: QueueContent, other: QueueContent) -> Bool {
        one.storage === other.storage || one.storage.value == other.storage.value
    }
}

extension QueueContent: Codable {
    package init(from decoder: any Decoder) throws {
        let value = try Value(from: decoder)
        self.init(
            value.item, start: value.start, end: value.end, from: value.container, isOpaque: value.isOpaque)
    }

    package func encode(to encoder: any Encoder) throws { try storage.value.encode(to: encoder) }
}

/// One place in a queue. The same song twice makes two entries.
package struct QueueEntry: Sendable, Codable, Equatable, Identifiable {
    /// The queue's own number, never given twice in one queue.
    package let id: Int
    package let content: QueueContent

    package var title: String { content.title }
}

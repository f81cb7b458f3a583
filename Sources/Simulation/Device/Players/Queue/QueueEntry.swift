/// The content of a queue entry: an item, or a part of it. An immutable reference, so that long queues are edited and
/// copied quickly.
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
    ///   - start: the start, from 0.
    ///   - end: the end, at least `start`; nil for a live station, which never ends.
    ///   - isOpaque: whether an app sees only its title, as for a station's tracks.
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
    /// The start of the played part.
    package var start: Milliseconds { storage.value.start }
    /// The end of the played part; nil if it never ends.
    package var end: Milliseconds? { storage.value.end }
    /// The album, playlist or station of origin.
    package var container: ContainerIdentity? { storage.value.container }
    /// Whether the entry belongs to a station. An app does not see its id, and sees only the current and the next
    /// entry.
    package var isOpaque: Bool { storage.value.isOpaque }
    package var title: String { item.title }
    /// The duration; nil if it never ends.
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
        self.init(value.item, start: value.start, end: value.end, from: value.container, isOpaque: value.isOpaque)
    }

    package func encode(to encoder: any Encoder) throws { try storage.value.encode(to: encoder) }
}

/// An entry of a queue. A repeated song has several entries.
package struct QueueEntry: Sendable, Codable, Equatable, Identifiable {
    /// The entry's number, never reused in a queue.
    package let id: Int
    package let content: QueueContent

    package var title: String { content.title }
}

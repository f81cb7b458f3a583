import Observation
import TonearmDevice

extension MusicPlayer {
    /// The queue of a player: the app's entries until the player prepares them, then the player's entries.
    public class Queue: Hashable, ExpressibleByArrayLiteral {
        let box: QueueBox
        private let kind: PlayerKind

        init(_ box: QueueBox, _ kind: PlayerKind) {
            self.box = box
            self.kind = kind
        }

        /// Creates a queue of items.
        /// - Parameter startItem: the first item to play. `play()` throws an error if the items do not contain it.
        public required init<S: Sequence, PlayableMusicItemType: PlayableMusicItem>(
            for playableItems: S, startingAt startItem: S.Element? = nil
        ) where S.Element == PlayableMusicItemType {
            let entries = playableItems.map { Entry($0) }
            box = QueueBox(PendingQueue(entries, start: startItem.map { item in entries.first { $0.holds(item) } }))
            kind = Self.kind
        }

        /// Creates a queue of entries.
        public required init<S: Sequence>(
            _ entries: S, startingAt startEntry: S.Element? = nil
        ) where S.Element == MusicPlayer.Queue.Entry {
            box = QueueBox(PendingQueue(Array(entries), start: startEntry.map { $0 }))
            kind = Self.kind
        }

        /// Creates a queue of an album.
        public required init(album: Album, startingAt startTrack: Track) {
            var pending = PendingQueue([Entry(album)], start: nil)
            pending.startTrack = startTrack.id.rawValue
            box = QueueBox(pending)
            kind = Self.kind
        }

        /// Creates a queue of a playlist.
        public required init(playlist: Playlist, startingAt startEntry: Playlist.Entry) {
            var pending = PendingQueue([Entry(playlist)], start: nil)
            pending.startPosition = startEntry.position
            box = QueueBox(pending)
            kind = Self.kind
        }

        public required convenience init(arrayLiteral elements: any PlayableMusicItem...) {
            self.init(elements.map { Entry($0) })
        }

        /// The player of queues of this class.
        private static var kind: PlayerKind { self == MusicPlayer.Queue.self ? .system : .application }

        /// The entry that is playing or is played first. Setting nil has no effect.
        public var currentEntry: Entry? {
            get {
                let world = KitWorld.current()
                let keeper = world.keeper(kind)
                world.observe(kind)
                keeper.registrar.access(self, keyPath: \.currentEntry)
                if keeper.hasResolved(box) { return keeper.currentEntry(in: world).map(Entry.init) }
                let pending = box.pending
                let first = pending.start.map { start in pending.entries.first { $0.id == start } }
                return (first ?? pending.entries.first).map(Entry.init)
            }
            set {
                guard let newValue else { return }
                let world = KitWorld.current()
                guard world.keeper(kind).hasResolved(box) else { return box.change { $0.start = newValue.id } }
                let entries = world.keeper(kind).deviceEntries(in: world)
                guard let number = entries.first(where: { $0.id == newValue.id })?.number else { return }
                _ = try? world.control(kind) { device, now, faults throws(Refusal) in
                    try device.jump(to: number, at: now, faults)
                }
            }
        }

        /// Whether plays of the queue become part of the listening history; true at first.
        public var affectsListeningHistory: Bool {
            get {
                KitWorld.current().keeper(kind).registrar.access(self, keyPath: \.affectsListeningHistory)
                return box.pending.affectsHistory
            }
            set {
                let world = KitWorld.current()
                let keeper = world.keeper(kind)
                keeper.registrar.withMutation(of: self, keyPath: \.affectsListeningHistory) {
                    box.change { $0.affectsHistory = newValue }
                    guard keeper.hasResolved(box) else { return }
                    _ = try? world.control(kind) { device, now, _ throws(Refusal) in
                        try device.setAffectsHistory(newValue, at: now)
                    }
                }
            }
        }

        /// A position for new entries.
        public enum EntryInsertionPosition: Hashable, Sendable {
            case afterCurrentEntry
            case tail
        }

        /// Inserts an item.
        public func insert<PlayableMusicItemType: PlayableMusicItem>(
            _ playableItem: PlayableMusicItemType, position: EntryInsertionPosition
        ) async throws { try await insert([Entry(playableItem)], at: position) }

        /// Inserts items, in their order.
        public func insert<S: Sequence, PlayableMusicItemType: PlayableMusicItem>(
            _ playableItems: S, position: EntryInsertionPosition
        ) async throws where S.Element == PlayableMusicItemType {
            try await insert(playableItems.map { Entry($0) }, at: position)
        }

        /// Inserts an entry.
        public func insert(_ entry: Entry, position: EntryInsertionPosition) async throws {
            try await insert([entry], at: position)
        }

        /// Inserts entries, in their order.
        public func insert<S: Sequence>(_ entries: S, position: EntryInsertionPosition) async throws
        where S.Element == Entry { try await insert(Array(entries), at: position) }

        private func insert(_ entries: [Entry], at position: EntryInsertionPosition) async throws {
            let world = try KitWorld.required()
            let keeper = world.keeper(kind)
            let contents = entries.map(\.content)
            if contents.isEmpty { return }
            if keeper.hasResolved(box) {
                if world.player(kind).shownQueue.isEmpty { return keeper.reopen(box, with: contents) }
                return try await world.insert(contents, isNext: position == .afterCurrentEntry, kind)
            }
            box.change { pending in
                let current = pending.entries.firstIndex { $0.id == pending.start } ?? 0
                let place = position == .tail ? pending.entries.count : min(current + 1, pending.entries.count)
                pending.entries.insert(contentsOf: contents, at: place)
            }
        }

        public static func == (left: Queue, right: Queue) -> Bool { left.box === right.box }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
    }
}

extension PendingQueue {
    /// - Parameter start: nil for the first entry; an entry that is missing is an error at play.
    fileprivate init(_ entries: [MusicPlayer.Queue.Entry], start: MusicPlayer.Queue.Entry??) {
        self.entries = entries.map(\.content)
        if let start { self.start = start?.id ?? "" }
    }
}

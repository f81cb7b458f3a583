import Observation
import TonearmDevice

extension ApplicationMusicPlayer {
    /// The queue of the app's own player, whose entries the app can edit.
    public final class Queue: MusicPlayer.Queue {
        init(_ box: QueueBox) { super.init(box, .application) }

        /// Creates a queue.
        public required init<S: Sequence, PlayableMusicItemType: PlayableMusicItem>(
            for playableItems: S, startingAt startItem: S.Element? = nil
        ) where S.Element == PlayableMusicItemType { super.init(for: playableItems, startingAt: startItem) }

        /// Creates a queue.
        public required init<S: Sequence>(
            _ entries: S, startingAt startEntry: S.Element? = nil
        ) where S.Element == MusicPlayer.Queue.Entry { super.init(entries, startingAt: startEntry) }

        /// Creates a queue.
        public required init(album: Album, startingAt startTrack: Track) {
            super.init(album: album, startingAt: startTrack)
        }

        /// Creates a queue.
        public required init(playlist: Playlist, startingAt startEntry: Playlist.Entry) {
            super.init(playlist: playlist, startingAt: startEntry)
        }

        public required convenience init(arrayLiteral elements: any PlayableMusicItem...) {
            self.init(elements.map { MusicPlayer.Queue.Entry($0) })
        }

        /// The entries. A change of a queue that the player has resolved is performed later, at the latest by the
        /// player's next
        /// asynchronous call.
        public var entries: Entries {
            get {
                let world = KitWorld.current()
                let keeper = world.keeper(.application)
                world.observe(.application)
                keeper.registrar.access(self, keyPath: \.entries)
                let contents = keeper.hasResolved(box) ? keeper.entries(in: world) : box.pending.entries
                return Entries(contents.map(MusicPlayer.Queue.Entry.init))
            }
            set {
                let world = KitWorld.current()
                let keeper = world.keeper(.application)
                let contents = newValue.map(\.content)
                if keeper.hasResolved(box) {
                    keeper.edit(contents, in: world)
                } else {
                    box.change { $0.entries = contents }
                }
            }
        }
    }
}

extension ApplicationMusicPlayer.Queue {
    /// The entries of a queue.
    public struct Entries: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
        ExpressibleByArrayLiteral, Hashable
    {
        private var entries: [MusicPlayer.Queue.Entry]

        init(_ entries: [MusicPlayer.Queue.Entry]) { self.entries = entries }
        /// Creates an empty value.
        public init() { entries = [] }
        public init(arrayLiteral elements: MusicPlayer.Queue.Entry...) { entries = elements }

        /// The position of the first element.
        public var startIndex: Int { entries.startIndex }
        /// The position after the last element.
        public var endIndex: Int { entries.endIndex }
        /// The element at a position.
        public subscript(position: Int) -> MusicPlayer.Queue.Entry {
            get { entries[position] }
            set { entries[position] = newValue }
        }
        /// Replaces elements at a range of positions by others.
        public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
        where C.Element == MusicPlayer.Queue.Entry { entries.replaceSubrange(subrange, with: newElements) }
    }
}

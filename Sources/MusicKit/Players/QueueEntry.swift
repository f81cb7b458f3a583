extension MusicPlayer.Queue {
    /// An entry of a queue: an item that the app gave, or a song or a music video that the player made of it.
    public struct Entry: Identifiable, Hashable, CustomStringConvertible {
        let content: EntryContent

        init(_ content: EntryContent) { self.content = content }

        /// Makes an entry of an item, or of a part of it.
        /// - Parameters: the beginning and the end of the part, in seconds; nil for those of a song, if it has any.
        public init(_ playableItem: any PlayableMusicItem, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil)
        {
            let song = (playableItem as? Track)?.song ?? playableItem as? Song
            content = EntryContent(
                id: UUID().uuidString, source: playableItem, startTime: startTime ?? song?.startTime,
                endTime: endTime ?? song?.endTime)
        }

        /// The id, unique in a queue.
        public var id: String { content.id }
        /// The title.
        public var title: String { texts?.queuedTitle ?? content.title ?? "" }
        /// The artist or the curator.
        public var subtitle: String? { texts?.queuedSubtitle }
        /// The picture.
        public var artwork: Artwork? { texts?.artwork }
        /// The song or the music video; nil until the player has resolved it, and for a station's track.
        public var item: Item? { content.item }
        /// The beginning of the part, in seconds.
        public var startTime: TimeInterval? { content.startTime }
        /// The end of the part, in seconds.
        public var endTime: TimeInterval? { content.endTime }
        /// Whether the player has not resolved it.
        public var isTransient: Bool { content.number == nil }
        /// The item that the app gave, until the player has resolved it.
        public var transientItem: (any PlayableMusicItem)? { isTransient ? content.source : nil }

        private var texts: (any QueuedItem)? { content.item ?? content.source as? any QueuedItem }

        func holds(_ item: some PlayableMusicItem) -> Bool {
            content.source.map { $0.id == item.id && type(of: $0) == type(of: item) } ?? false
        }

        public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }

        public var description: String {
            let item = content.item.map { ", item: \($0)" } ?? transientItem.map { ", transientItem: \($0)" } ?? ""
            return "MusicPlayer.Queue.Entry(id: \"\(id)\"\(item))"
        }
    }
}

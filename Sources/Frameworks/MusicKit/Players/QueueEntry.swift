extension MusicPlayer.Queue {
    /// An entry of a queue: an item of the app, or a song or music video after the player has resolved the item.
    public struct Entry: Identifiable, Hashable, CustomStringConvertible {
        let content: EntryContent

        init(_ content: EntryContent) { self.content = content }

        /// Creates an entry of an item, or of a part of it.
        /// - Parameters:
        ///   - startTime: the start of the part in seconds; nil for the song's own start, or for the beginning.
        ///   - endTime: the end of the part in seconds; nil for the song's own end, or for the end of the item.
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
        /// The name of the artist or curator.
        public var subtitle: String? { texts?.queuedSubtitle }
        /// The artwork.
        public var artwork: Artwork? { texts?.artwork }
        /// The song or music video; nil until the player has resolved the entry, and for a station's track.
        public var item: Item? { content.item }
        /// The start of the part, in seconds.
        public var startTime: TimeInterval? { content.startTime }
        /// The end of the part, in seconds.
        public var endTime: TimeInterval? { content.endTime }
        /// Whether the player has not resolved the entry.
        public var isTransient: Bool { content.number == nil }
        /// The app's item; nil after the player has resolved the entry.
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

extension MusicPlayer.Queue.Entry {
    /// The item of an entry that the player has resolved.
    public enum Item: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
        MusicItem
    {
        case song(Song)
        case musicVideo(MusicVideo)

        /// The id.
        public var id: MusicItemID { read(\.id, \.id) }
        public var description: String {
            "MusicPlayer.Queue.Entry.Item.\(read({ "song(\($0))" }, { "musicVideo(\($0))" }))"
        }
        /// The description, with the number of items in each loaded relationship and view.
        public var debugDescription: String { read(\.debugDescription, \.debugDescription) }
        public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
        public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

        func read<Result>(_ song: (Song) -> Result, _ video: (MusicVideo) -> Result) -> Result {
            switch self {
            case .song(let value): song(value)
            case .musicVideo(let value): video(value)
            }
        }
    }
}

extension MusicPlayer.Queue.Entry.Item: ValueDecodable {
    init(value: ItemValue) throws {
        if let type = value["type"]?.string, MusicVideo.kind.types.contains(type) {
            self = .musicVideo(try MusicVideo(value: value))
        } else {
            self = .song(try Song(value: value))
        }
    }

    var value: ItemValue { read({ $0.resource.value }, { $0.resource.value }) }
}

extension MusicPlayer.Queue.Entry.Item: MusicPropertyContainer, PlayableMusicItem {
    /// The parameters for a player; nil if the item cannot be played.
    public var playParameters: PlayParameters? { read(\.playParameters, \.playParameters) }
}

extension MusicPlayer.Queue.Entry {
    /// The item of an entry, once the player has resolved it.
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
        /// The description, with the item counts of the loaded relationships and views.
        public var debugDescription: String { read(\.debugDescription, \.debugDescription) }
        public init(from decoder: any Decoder) throws { try self.init(value: Value(from: decoder)) }
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
    init(value: Value) throws {
        if let type = value["type"]?.string, MusicVideo.kind.types.contains(type) {
            self = .musicVideo(try MusicVideo(value: value))
        } else {
            self = .song(try Song(value: value))
        }
    }

    var value: Value { read({ $0.resource.value }, { $0.resource.value }) }
}

extension MusicPlayer.Queue.Entry.Item: MusicPropertyContainer, PlayableMusicItem {
    /// The parameters for a player; nil if it cannot be played.
    public var playParameters: PlayParameters? { read(\.playParameters, \.playParameters) }
}

import AppleMusicAPI

/// The content of an entry of a queue.
struct EntryContent: Sendable {
    let id: String
    /// The app's item; nil for an entry that the device made.
    var source: (any PlayableMusicItem)?
    /// The song or music video; nil until the player has resolved the entry.
    var item: MusicPlayer.Queue.Entry.Item?
    /// The title of an entry without an item: a station's track.
    var title: String?
    var startTime: TimeInterval?
    var endTime: TimeInterval?
    /// The device's number of the entry; nil until the player has resolved the entry.
    var number: Int?

    /// The resource for the player; nil if the item cannot be played.
    var resource: ResourceIdentifier? {
        if let writable = source as? any LibraryWritable {
            return ResourceIdentifier(ResourceType(writable.writeIdentity.type), writable.writeIdentity.id)
        }
        // A resolved entry that the app moves has its item only.
        let playable: (any PlayableMusicItem)? = source ?? item
        guard let parameters = playable?.playParameters?.members, let id = parameters["id"]?.string,
            let kind = parameters["kind"]?.string
        else { return nil }
        let isLibrary = parameters["isLibrary"]?.bool == true
        switch kind {
        case "song": return ResourceIdentifier(isLibrary ? .librarySongs : .songs, id)
        case "musicVideo": return ResourceIdentifier(isLibrary ? .libraryMusicVideos : .musicVideos, id)
        case "album": return ResourceIdentifier(isLibrary ? .libraryAlbums : .albums, id)
        case "playlist": return ResourceIdentifier(isLibrary ? .libraryPlaylists : .playlists, id)
        case "radioStation": return ResourceIdentifier(.stations, id)
        default: return nil
        }
    }
}

/// The entries of a queue that the app made, until the player resolves them.
struct PendingQueue: Sendable {
    var entries: [EntryContent] = []
    /// The id of the entry to begin with; nil for the first.
    var start: String?
    /// The id of the track to begin with, inside an album.
    var startTrack: String?
    /// The position to begin with, inside a playlist.
    var startPosition: Int?
    /// Whether its plays become part of the listening history.
    var affectsHistory = true
}

/// Texts of an item in a queue.
protocol QueuedItem {
    var queuedTitle: String { get }
    var queuedSubtitle: String? { get }
    var artwork: Artwork? { get }
}

extension Song: QueuedItem {
    var queuedTitle: String { title }
    var queuedSubtitle: String? { artistName }
}
extension Track: QueuedItem {
    var queuedTitle: String { title }
    var queuedSubtitle: String? { artistName }
}
extension Album: QueuedItem {
    var queuedTitle: String { title }
    var queuedSubtitle: String? { artistName }
}
extension Playlist: QueuedItem {
    var queuedTitle: String { name }
    var queuedSubtitle: String? { curatorName }
}
extension Playlist.Entry: QueuedItem {
    var queuedTitle: String { title }
    var queuedSubtitle: String? { artistName }
}
extension Station: QueuedItem {
    var queuedTitle: String { name }
    var queuedSubtitle: String? { nil }
}
extension RecentlyPlayedMusicItem: QueuedItem {
    var queuedTitle: String { title }
    var queuedSubtitle: String? { subtitle }
}
extension MusicPlayer.Queue.Entry.Item: QueuedItem {
    var queuedTitle: String { read(\.title, \.title) }
    var queuedSubtitle: String? { read(\.artistName, \.artistName) }
    var artwork: Artwork? { read(\.artwork, \.artwork) }
}

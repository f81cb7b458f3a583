import AppleMusicAPI
import TonearmDevice
import TonearmWorld

/// The number of an item or a collection of the device's library.
public typealias MPMediaEntityPersistentID = UInt64

/// An item or a collection of the device's library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    let id: String

    init(id: String) { self.id = id }

    /// The number, which is the same in each run.
    open var persistentID: MPMediaEntityPersistentID { UInt64.stable(of: id) }

    /// Returns the value of a property; nil if the item does not have the property.
    open func value(forProperty property: String) -> Any? {
        property == MPMediaItemPropertyPersistentID || property == MPMediaPlaylistPropertyPersistentID
            ? persistentID : nil
    }

    /// Calls a closure with each of some properties and its value.
    open func enumerateValues(
        forProperties properties: Set<String>, using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isDone = ObjCBool(false)
        for property in properties.sorted() where !isDone.boolValue {
            guard let value = value(forProperty: property) else { continue }
            block(property, value, &isDone)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? MPMediaEntity).map { $0.id == id && type(of: $0) == type(of: self) } ?? false
    }

    open override var hash: Int { id.hashValue }
}

/// A kind of an item.
public struct MPMediaType: OptionSet, Sendable {
    /// The value as it is kept.
    public let rawValue: UInt

    /// Makes a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A song.
    public static let music = MPMediaType(rawValue: 1)
    /// A music video.
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    /// Any sound without a picture.
    public static let anyAudio = MPMediaType(rawValue: 0xff)
    /// Any kind.
    public static let any = MPMediaType(rawValue: .max)
}

/// A song or a music video: of the device's library, or in a queue.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    let item: PlayableItem
    /// Whether an app sees only the title, as of a station's tracks.
    let isOpaque: Bool
    /// The number of its entry; nil outside of a queue.
    let entry: Int?
    private let resource: Resource?
    private let plays: LocalLibrary.Plays?
    /// Whether the item is on the device without a network.
    private let isDownloaded: Bool

    /// Makes an item of the library, with its facts on the world's device.
    init(_ resource: Resource, in world: World) {
        item = PlayableItem(resource)
        (isOpaque, entry, self.resource) = (false, nil, resource)
        plays = world.plays(libraryID: item.libraryID, catalogID: item.catalogID)
        isDownloaded = world.device.device.library.downloads.contains(resource.id)
        super.init(id: resource.identifier.description)
    }

    /// Makes an item of a queue.
    init(_ entry: QueueEntry, of player: PlayerKind) {
        item = entry.content.item
        isOpaque = entry.content.isOpaque
        self.entry = entry.id
        (resource, plays, isDownloaded) = (nil, nil, false)
        super.init(id: "\(player) \(entry.id) \(item.catalogID ?? item.libraryID ?? item.title)")
    }

    /// The title.
    open var title: String? { item.title }
    /// The artist.
    open var artist: String? { item.artist }
    /// The title of the album.
    open var albumTitle: String? { item.album }
    /// The artist of the album; nil for an item of a queue.
    open var albumArtist: String? { resource == nil ? nil : item.artist }
    /// The composer; nil for an item of a queue.
    open var composer: String? { text("composerName") }
    /// The first genre; nil for an item of a queue.
    open var genre: String? { resource?.attribute("genreNames")?.array?.first?.string }
    /// The place on the album, from 1; 0 if it is not known.
    open var albumTrackNumber: Int { number("trackNumber") }
    /// The number of the disc, from 1; 0 if it is not known.
    open var discNumber: Int { number("discNumber") }
    /// The duration in seconds.
    open var playbackDuration: TimeInterval { TimeInterval(item.duration) / 1000 }
    /// The kind.
    open var mediaType: MPMediaType { item.kind == .song ? .music : .musicVideo }
    /// Whether its words are explicit.
    open var isExplicitItem: Bool { item.isExplicit }
    /// The number of plays on the device that reached the end; 0 for an item of a queue.
    open var playCount: Int { plays?.count ?? 0 }
    /// The end of the last such play.
    open var lastPlayedDate: Date? { plays.map { Date(timeIntervalSince1970: TimeInterval($0.last)) } }
    /// Whether the item is not downloaded.
    open var isCloudItem: Bool { !isDownloaded }
    /// The id in the catalog; "0" if it is in the library only, empty for a station's track.
    open var playbackStoreID: String { isOpaque ? "" : item.catalogID ?? "0" }

    private func text(_ attribute: String) -> String? { resource?.attribute(attribute)?.string }
    private func number(_ attribute: String) -> Int { resource?.attribute(attribute)?.integer ?? 0 }

    open override func value(forProperty property: String) -> Any? {
        switch property {
        case MPMediaItemPropertyTitle: title
        case MPMediaItemPropertyArtist: artist
        case MPMediaItemPropertyAlbumTitle: albumTitle
        case MPMediaItemPropertyAlbumArtist: albumArtist
        case MPMediaItemPropertyComposer: composer
        case MPMediaItemPropertyGenre: genre
        case MPMediaItemPropertyAlbumTrackNumber: albumTrackNumber
        case MPMediaItemPropertyDiscNumber: discNumber
        case MPMediaItemPropertyPlaybackDuration: playbackDuration
        case MPMediaItemPropertyMediaType: mediaType.rawValue
        case MPMediaItemPropertyIsExplicit: isExplicitItem
        case MPMediaItemPropertyPlaybackStoreID: playbackStoreID
        case MPMediaItemPropertyPlayCount: playCount
        case MPMediaItemPropertyLastPlayedDate: lastPlayedDate
        case MPMediaItemPropertyIsCloudItem: isCloudItem
        default: super.value(forProperty: property)
        }
    }
}

extension UInt64 {
    /// Returns the number of a text, by FNV-1a. `hashValue` differs in each run.
    static func stable(of text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

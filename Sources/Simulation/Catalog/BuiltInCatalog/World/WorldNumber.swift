import AppleMusicAPI

/// The parts of an id of the generated world.
///
/// Ids have ten digits from 9000000000, far above real ids: the artist's index × 10000, the release's slot × 100, and
/// the track. Slots from 60 are special. Slot 60 + n is the former id of release n before its re-delivery; slot 90
/// contains the artist's music videos.
enum WorldNumber: Equatable {
    case artist(Int)
    case release(artist: Int, slot: Int)
    case song(artist: Int, slot: Int, track: Int)
    case musicVideo(artist: Int, index: Int)
    case retiredRelease(artist: Int, slot: Int)
    case retiredSong(artist: Int, slot: Int, track: Int)

    static let first = 9_000_000_000

    private static let artistStep = 10_000
    private static let retiredSlot = 60
    private static let musicVideoSlot = 90

    /// - Returns: nil if the number is outside the world; the release or track may not exist.
    init?(_ number: Int) {
        guard number >= WorldNumber.first else { return nil }
        let offset = number - WorldNumber.first
        let artist = offset / WorldNumber.artistStep
        let slot = offset % WorldNumber.artistStep / 100
        let track = offset % 100
        guard artist < WorldArtist.all.count else { return nil }
        switch (slot, track) {
        case (0, 0): self = .artist(artist)
        case (0, _): return nil
        case (WorldNumber.musicVideoSlot, 1...): self = .musicVideo(artist: artist, index: track)
        case (WorldNumber.musicVideoSlot..., _): return nil
        case (WorldNumber.retiredSlot..., 0):
            self = .retiredRelease(artist: artist, slot: slot - WorldNumber.retiredSlot)
        case (WorldNumber.retiredSlot..., _):
            self = .retiredSong(artist: artist, slot: slot - WorldNumber.retiredSlot, track: track)
        case (_, 0): self = .release(artist: artist, slot: slot)
        default: self = .song(artist: artist, slot: slot, track: track)
        }
    }

    var number: Int {
        switch self {
        case .artist(let artist): WorldNumber.number(artist, 0, 0)
        case .release(let artist, let slot): WorldNumber.number(artist, slot, 0)
        case .song(let artist, let slot, let track): WorldNumber.number(artist, slot, track)
        case .musicVideo(let artist, let index): WorldNumber.number(artist, WorldNumber.musicVideoSlot, index)
        case .retiredRelease(let artist, let slot): WorldNumber.number(artist, WorldNumber.retiredSlot + slot, 0)
        case .retiredSong(let artist, let slot, let track):
            WorldNumber.number(artist, WorldNumber.retiredSlot + slot, track)
        }
    }

    var text: String { String(number) }

    var type: ResourceType {
        switch self {
        case .artist: .artists
        case .release, .retiredRelease: .albums
        case .song, .retiredSong: .songs
        case .musicVideo: .musicVideos
        }
    }

    var identifier: ResourceIdentifier { ResourceIdentifier(type, text) }

    private static func number(_ artist: Int, _ slot: Int, _ track: Int) -> Int {
        first + artist * artistStep + slot * 100 + track
    }
}

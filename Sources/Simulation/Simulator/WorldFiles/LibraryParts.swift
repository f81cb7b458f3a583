import AppleMusicAPI
import TonearmCatalog

/// The content of a library as items of a world file. Their order makes an equal library: album by album, then tracks
/// without an album, then playlists of the catalog.
struct LibraryParts {
    private(set) var items: [AccountFixture.Item] = []
    /// The number of resources that the storefront does not have.
    private(set) var missing = 0
    private let library: AccountLibrary
    private let shelf: StorefrontCatalog
    private let tracks: [String: Track]

    private struct Track {
        let track: AccountLibrary.Track
        let type: ResourceType
    }

    init(_ library: AccountLibrary, on shelf: StorefrontCatalog) {
        self.library = library
        self.shelf = shelf
        let songs = library.songs.map { ($0.id, Track(track: $0, type: .songs)) }
        let videos = library.musicVideos.map { ($0.id, Track(track: $0, type: .musicVideos)) }
        tracks = Dictionary(songs + videos) { first, _ in first }
        for album in library.albums { add(album) }
        for song in library.songs where song.albumID == nil { add(Track(track: song, type: .songs)) }
        for video in library.musicVideos where video.albumID == nil { add(Track(track: video, type: .musicVideos)) }
        for playlist in library.playlists {
            guard let id = playlist.catalogID else { continue }
            add(ResourceIdentifier(.playlists, id), added: playlist.added)
        }
    }

    private mutating func add(_ resource: ResourceIdentifier, added: Int, isLinked: Bool = true) {
        if shelf.addable(resource) == nil {
            missing += 1
        } else {
            items.append(AccountFixture.Item(content: .resource(resource), added: added, isLinked: isLinked))
        }
    }

    private mutating func add(_ track: Track, isLinked: Bool = true) {
        guard track.track.isListed else { return }
        if let upload = track.track.upload {
            items.append(AccountFixture.Item(content: .upload(upload), added: track.track.added))
        } else if let id = track.track.catalogID {
            add(ResourceIdentifier(track.type, id), added: track.track.added, isLinked: isLinked)
        }
    }

    /// Adds the tracks that were added before the whole album, and the album if it is complete.
    private mutating func add(_ album: AccountLibrary.Album) {
        let own = album.trackIDs.compactMap { tracks[$0] }.filter(\.track.isListed)
        guard let last = own.map(\.track.added).max() else { return }
        let resource = album.catalogID.map { ResourceIdentifier(.albums, $0) }
        let whole = resource.flatMap { isWhole($0, own) ? $0 : nil }
        let single = (whole == nil ? own : own.filter { $0.track.added < last }).enumerated().sorted {
            ($0.element.track.added, $0.offset) < ($1.element.track.added, $1.offset)
        }.map(\.element)
        for track in single { add(track, isLinked: album.isLinked || whole != nil || resource == nil) }
        if let whole { add(whole, added: last, isLinked: album.isLinked) }
    }

    private func isWhole(_ album: ResourceIdentifier, _ own: [Track]) -> Bool {
        guard shelf.addable(album) != nil else { return false }
        let addable = shelf.catalog.related("tracks", of: album).filter { shelf.addable($0) != nil }
        let present = Set(own.compactMap { track in track.track.catalogID.map { ResourceIdentifier(track.type, $0) } })
        return !addable.isEmpty && addable.allSatisfy(present.contains)
    }
}

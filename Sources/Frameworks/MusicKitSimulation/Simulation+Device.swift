import AppleMusicSimulation
public import MusicKit
import TonearmWorld

/// Players and downloads of the device.
extension Simulation {
    /// Downloads an item of the library: a song, a music video, or the tracks of an album or a playlist. Library
    /// requests with `includeOnlyDownloadedContent` find only downloaded items. A device that is signed out, or without
    /// Sync Library, has only downloaded items.
    /// - Throws: the errors of the request for the tracks.
    public func download(_ item: some MusicItem) async throws {
        world.download(try await tracks(of: item))
    }

    /// Removes the downloads of an item.
    /// - Throws: the errors of the request for the tracks.
    public func removeDownload(of item: some MusicItem) async throws {
        world.removeDownloads(try await tracks(of: item))
    }

    private func tracks(of item: some MusicItem) async throws -> [MusicItemID] {
        var tracks: MusicItemCollection<Track>?
        switch item {
        case let album as Album: tracks = try await album.with(.tracks, preferredSource: .library).tracks
        case let playlist as Playlist: tracks = try await playlist.with(.tracks, preferredSource: .library).tracks
        case let entry as Playlist.Entry: return [entry.item?.id ?? entry.id]
        default: return [item.id]
        }
        var all = tracks ?? []
        while let next = try await all.nextBatch() { all += next }
        return all.map(\.id)
    }

    /// Slows down the preparation of a queue to two seconds of the clock, so that another call can interrupt it:
    /// `play()` throws
    /// the error 2 of `MPMusicPlayerControllerErrorDomain`.
    public func slowDownPreparation() {
        music.stage.withWorld { $0.playerFaults.formUnion(.slowPrepare) }
    }
}

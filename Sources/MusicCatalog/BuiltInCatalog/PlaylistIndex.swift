import AppleMusicAPI

/// An index of the playlists, except charts, that contain songs of an artist or of an album.
struct PlaylistIndex: Sendable {
    private(set) var byArtist: [Int: [String]] = [:]
    private(set) var byAlbum: [Int: [String]] = [:]

    init(_ catalog: BuiltInCatalog) {
        let invented = (0..<WorldPlaylist.count).compactMap { WorldPlaylist(index: $0) }
        let ids = catalog.recorded.playlistIDs + invented.filter { !$0.isChart }.map(\.id)
        for id in ids {
            for track in catalog.tracks(ofPlaylist: id) where track.type == .songs {
                guard let number = Int(recordID: track.id) else { continue }
                let (artists, album) = PlaylistIndex.place(ofSong: number)
                for artist in artists where byArtist[artist]?.last != id { byArtist[artist, default: []].append(id) }
                if let album, byAlbum[album]?.last != id { byAlbum[album, default: []].append(id) }
            }
        }
    }

    private static func place(ofSong number: Int) -> (artists: [Int], album: Int?) {
        if case .song(let artist, let slot, _) = WorldNumber(number) {
            return ([WorldNumber.artist(artist).number], WorldNumber.release(artist: artist, slot: slot).number)
        }
        guard let line = RecordedTables.songs.line(ofNumber: number) else { return ([], nil) }
        let row = RecordedTables.songs[line]
        return (row.list(.artistIDs).compactMap { Int(recordID: $0) }, row.number(.albumID))
    }
}

package import AppleMusicAPI

extension MusicClient {
    /// Returns the music of the device's library that its picker shows, by name, artist or album: songs, music videos,
    /// albums, then playlists.
    /// - Parameter term: the text of which each word must occur; empty for everything.
    /// - Throws: `PlayableProblem`, and the errors of `send`.
    package func pickable(_ term: String, in keeper: some WorldKeeper) async throws -> [Resource] {
        let library = LibraryReading(self, keeper.withWorld { $0 })
        let words = term.lowercased().split(whereSeparator: \.isWhitespace)
        var found: [Resource] = []
        for type in [ResourceType.librarySongs, .libraryMusicVideos, .libraryAlbums, .libraryPlaylists] {
            found += try await library.all(type).filter { resource in
                let text = ["name", "artistName", "albumName"].compactMap { resource.attribute($0)?.string }
                    .joined(separator: " ").lowercased()
                return words.allSatisfy { text.contains($0) }
            }
        }
        return found
    }
}

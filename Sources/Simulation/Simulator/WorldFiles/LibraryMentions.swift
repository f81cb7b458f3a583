import AppleMusicAPI

/// The names of library resources in world files: `library-albums/310730204` with the id in the catalog, or
/// `library-playlists/Road` with the name of a resource that is not in the catalog. Library ids are not used, because
/// every world makes new ones.
struct LibraryMentions {
    /// The library's own identifiers by their names in the file. If several have an equal name, it means the first of
    /// them.
    private var resources: [ResourceIdentifier: ResourceIdentifier] = [:]
    private var names: [ResourceIdentifier: ResourceIdentifier] = [:]

    init(_ library: AccountLibrary) {
        for song in library.songs { add(.librarySongs, song.id, song.catalogID ?? song.upload?.name) }
        for video in library.musicVideos { add(.libraryMusicVideos, video.id, video.catalogID) }
        for album in library.albums { add(.libraryAlbums, album.id, album.catalogID ?? album.name) }
        for artist in library.artists { add(.libraryArtists, artist.id, artist.catalogID ?? artist.name) }
        for playlist in library.playlists { add(.libraryPlaylists, playlist.id, playlist.catalogID ?? playlist.name) }
    }

    private mutating func add(_ type: ResourceType, _ id: String, _ name: String?) {
        guard let name, !name.isEmpty else { return }
        let mention = ResourceIdentifier(type, name)
        guard resources[mention] == nil else { return }
        resources[mention] = ResourceIdentifier(type, id)
        names[ResourceIdentifier(type, id)] = mention
    }

    /// Returns the library resource with a name in the file; nil if the library lacks it.
    func resource(_ mention: ResourceIdentifier) -> ResourceIdentifier? { resources[mention] }

    /// Returns the name of a library's resource; nil if the library lacks it, or another resource has its name.
    func mention(_ resource: ResourceIdentifier) -> ResourceIdentifier? { names[resource] }
}

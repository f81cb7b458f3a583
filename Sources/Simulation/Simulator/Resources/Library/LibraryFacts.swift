import AppleMusicAPI
import TonearmCatalog

/// The facts about library resources, from the catalog or an upload. A resource that is unknown to the catalog has its
/// id as its name.
struct LibraryFacts: Sendable {
    let snapshot: AccountSnapshot
    let catalog: any Catalog
    let language: String

    private var library: AccountLibrary { snapshot.library }

    func name(of resource: ResourceIdentifier) -> String {
        switch snapshot.index.place(resource.id) {
        case .song(let index): name(library.songs[index], .songs)
        case .musicVideo(let index): name(library.musicVideos[index], .musicVideos)
        case .album(let index): name(library.albums[index])
        case .artist(let index): name(library.artists[index])
        case .playlist(let index): name(library.playlists[index])
        case .folder(let index): library.folders[index].name
        case nil: resource.id
        }
    }

    private func name(_ track: AccountLibrary.Track, _ type: ResourceType) -> String {
        if let upload = track.upload { return upload.name }
        return switch record(type, track.catalogID) {
        case .song(let song): text(song.name)
        case .musicVideo(let video): text(video.name)
        default: track.id
        }
    }

    func name(_ album: AccountLibrary.Album) -> String {
        album.name ?? album.catalogID.flatMap(catalog.album).map { text($0.name) } ?? album.id
    }

    func name(_ artist: AccountLibrary.Artist) -> String {
        artist.name ?? artist.catalogID.flatMap(catalog.artist).map { text($0.name) } ?? artist.id
    }

    func name(_ playlist: AccountLibrary.Playlist) -> String {
        if playlist.holdsFavorites == true { return Titles.text("favorite-songs", in: language) }
        return playlist.name ?? playlist.catalogID.flatMap(catalog.playlist).map { text($0.name) } ?? playlist.id
    }

    /// Returns the artist's name of a song, video or album; empty if it has no artist.
    func artistName(of resource: ResourceIdentifier) -> String {
        switch snapshot.index.place(resource.id) {
        case .song(let index):
            library.songs[index].upload?.artistName ?? artistName(.songs, library.songs[index].catalogID)
        case .musicVideo(let index): artistName(.musicVideos, library.musicVideos[index].catalogID)
        case .album(let index):
            library.albums[index].catalogID == nil
                ? artist(library.albums[index].artistID) : artistName(.albums, library.albums[index].catalogID)
        default: ""
        }
    }

    private func artistName(_ type: ResourceType, _ id: String?) -> String {
        record(type, id)?.artistName.map(text) ?? ""
    }

    private func artist(_ id: String?) -> String {
        id.map { name(of: ResourceIdentifier(.libraryArtists, $0)) } ?? ""
    }

    func albumName(ofSong resource: ResourceIdentifier) -> String {
        guard case .song(let index) = snapshot.index.place(resource.id) else { return "" }
        let song = library.songs[index]
        return song.upload?.albumName ?? song.catalogID.flatMap(catalog.song).map { text($0.albumName) } ?? ""
    }

    func record(_ type: ResourceType, _ id: String?) -> Record? {
        id.flatMap { catalog.record(ResourceIdentifier(type, $0)) }
    }

    func text(_ text: LocalizedText) -> String { text.text(in: language) }
}

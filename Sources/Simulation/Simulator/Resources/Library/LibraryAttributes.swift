import AppleMusicAPI
import TonearmCatalog

/// Attributes of library types, in alphabetical order. Artwork has no colors and one size, as recorded.
struct LibraryAttributes {
    let builder: ResourceBuilder
    let snapshot: AccountSnapshot

    private var library: AccountLibrary { snapshot.library }
    private var facts: LibraryFacts {
        LibraryFacts(snapshot: snapshot, catalog: builder.catalog, language: builder.language)
    }

    /// Returns the requested attributes of a library resource; nil if the library does not have it.
    func attributes(of identifier: ResourceIdentifier, role: ResourceBuilder.Role) -> JSONObject? {
        guard var object = all(of: identifier) else { return nil }
        let type = identifier.type
        let extended = builder.query.names("extend", for: type, isPrimary: role.isExtended)
        if let type = builder.schema[type] { builder.addPersonal(extended, of: identifier, type, to: &object) }
        if extended.contains("trackTypes"), type == .libraryPlaylists {
            let types = Set(builder.libraryRelated("tracks", of: identifier).map(\.type.rawValue))
            object = object.inserting("trackTypes", .strings(types.sorted()))
        }
        if builder.isForWebPlayer { addForWebPlayer(identifier, to: &object) }
        return object.keeping(builder.query.names("fields", for: type, isPrimary: role.isPrimary))
    }

    /// Adds the members that the web player's host has (observed). The tag marks the playlist of favorites; it needs
    /// `extend[library-playlists]`, and a plain `extend` is ignored.
    private func addForWebPlayer(_ identifier: ResourceIdentifier, to object: inout JSONObject) {
        guard identifier.type == .libraryPlaylists || identifier.type == .libraryPlaylistFolders else { return }
        var isFavorites = false
        switch snapshot.index.place(identifier.id) {
        case .playlist(let index):
            let playlist = library.playlists[index]
            isFavorites = playlist.holdsFavorites == true
            let isShared = snapshot.hasCollaborations && playlist.isEditable
            if identifier.type == .libraryPlaylists { object = object.inserting("hasCollaboration", .bool(isShared)) }
            if identifier.type == .libraryPlaylistFolders { object = object.inserting("canEdit", .bool(false)) }
        case .folder:
            if identifier.type == .libraryPlaylistFolders { object = object.inserting("canEdit", true) }
        default: return
        }
        object = object.inserting("canDelete", .bool(!isFavorites))
        if isFavorites, builder.query.list("extend[library-playlists]").contains("tags") {
            object = object.inserting("tags", ["favorited"])
        }
    }

    private func all(of identifier: ResourceIdentifier) -> JSONObject? {
        switch (snapshot.index.place(identifier.id), identifier.type) {
        case (.song(let index), .librarySongs): attributes(of: library.songs[index], identifier)
        case (.musicVideo(let index), .libraryMusicVideos): attributes(of: library.musicVideos[index], identifier)
        case (.album(let index), .libraryAlbums): attributes(of: library.albums[index], identifier)
        case (.artist(let index), .libraryArtists):
            artist(library.artists[index])
        case (.playlist(let index), .libraryPlaylists): attributes(of: library.playlists[index])
        case (.folder(let index), .libraryPlaylistFolders):
            folder(library.folders[index].name, added: library.folders[index].added)
        // Folders and playlists are answered on each other's paths (observed).
        case (.playlist(let index), .libraryPlaylistFolders):
            folder(facts.name(library.playlists[index]), added: library.playlists[index].added)
        case (.folder(let index), .libraryPlaylists):
            JSONObject([
                ("canEdit", false), ("dateAdded", .string(AnswerTime.text(library.folders[index].added))),
                ("hasCatalog", false), ("isPublic", false), ("name", .string(library.folders[index].name)),
            ])
        default: nil
        }
    }

    /// Returns the attributes of an artist; its date is that of its first album or track.
    private func artist(_ artist: AccountLibrary.Artist) -> JSONObject {
        var object = JSONObject()
        object.append("dateAdded", snapshot.index.added(artist: artist.id).map { .string(AnswerTime.text($0)) })
        object.append("name", .string(facts.name(artist)))
        return object
    }

    private func folder(_ name: String, added: Int) -> JSONObject {
        JSONObject([("dateAdded", .string(AnswerTime.text(added))), ("name", .string(name))])
    }

    private func attributes(of track: AccountLibrary.Track, _ identifier: ResourceIdentifier) -> JSONObject {
        var object = JSONObject()
        object.reserveCapacity(14)
        let isSong = identifier.type == .librarySongs
        let record = facts.record(isSong ? .songs : .musicVideos, track.catalogID)
        let media = TrackFacts(record, track.upload, in: builder.language)
        object.append("albumName", media.albumName.map(JSON.string))
        object.append("artistName", .string(media.artistName))
        object.append("artwork", artwork(isSong ? .songs : .musicVideos, track.catalogID, media.shape))
        object.append("contentRating", record?.contentRating.map { .string($0.rawValue) })
        object.append("discNumber", media.discNumber.map(JSON.integer))
        object.append("durationInMillis", .integer(media.durationInMillis))
        object.append("genreNames", media.genreName.map { [.string($0)] } ?? [])
        if isSong { object.append("hasLyrics", .bool(media.hasLyrics)) }
        object.append("name", .string(media.name ?? track.id))
        object.append("playParams", .object(playParameters(track, isSong: isSong)))
        object.append("releaseDate", media.releaseDate.map(JSON.string))
        object.append("trackNumber", media.trackNumber.map(JSON.integer))
        return object
    }

    private func playParameters(_ track: AccountLibrary.Track, isSong: Bool) -> JSONObject {
        var object = JSONObject([
            ("id", .string(track.id)), ("kind", isSong ? "song" : "musicVideo"), ("isLibrary", true),
        ])
        guard isSong else { return object }
        object.append("reporting", .bool(track.catalogID != nil))
        object.append("catalogId", track.catalogID.map(JSON.string))
        object.append("reportingId", track.catalogID.map(JSON.string))
        return object
    }

    private func attributes(of album: AccountLibrary.Album, _ identifier: ResourceIdentifier) -> JSONObject {
        let record = album.catalogID.flatMap(builder.catalog.album)
        let genre = record?.genreNames.first.map(facts.text)
        let first = album.catalogID == nil ? album.trackIDs.first : nil
        let upload = first.flatMap { id in library.songs.first { $0.id == id }?.upload }
        var object = JSONObject()
        object.reserveCapacity(12)
        object.append(
            "artistName", .string(record.map { facts.text($0.artistName) } ?? facts.artistName(of: identifier)))
        object.append("artwork", artwork(.albums, album.catalogID, record?.artwork) ?? placeholder)
        object.append("contentRating", record?.contentRating.map { .string($0.rawValue) })
        object.append("dateAdded", .string(AnswerTime.text(album.added)))
        object.append("genreNames", .strings([genre ?? upload?.genreName].compactMap { $0 }))
        object.append("name", .string(record.map { facts.text($0.name) } ?? facts.name(album)))
        object.append("playParams", ["id": .string(album.id), "kind": "album", "isLibrary": true])
        object.append("releaseDate", record?.releaseDate.map(JSON.string))
        object.append("trackCount", .integer(album.trackIDs.count))
        return object
    }

    private func attributes(of playlist: AccountLibrary.Playlist) -> JSONObject {
        let record = playlist.catalogID.flatMap(builder.catalog.playlist)
        let description = playlist.description ?? record?.description.map(facts.text)
        var object = JSONObject()
        object.reserveCapacity(12)
        object.append("artwork", artwork(.playlists, playlist.catalogID, record?.artwork))
        object.append("canEdit", .bool(playlist.isEditable && !(snapshot.hasProfile && playlist.isPublic)))
        object.append("dateAdded", .string(AnswerTime.text(playlist.added)))
        object.append("description", description.map { ["standard": .string($0)] })
        object.append("hasCatalog", .bool(playlist.catalogID != nil))
        object.append("isPublic", .bool(playlist.isPublic))
        object.append("lastModifiedDate", .string(AnswerTime.text(playlist.modified)))
        object.append("name", .string(facts.name(playlist)))
        var parameters = JSONObject([("id", .string(playlist.id)), ("kind", "playlist"), ("isLibrary", true)])
        parameters.append("globalId", playlist.catalogID.map(JSON.string))
        object.append("playParams", .object(parameters))
        return object
    }

    private func artwork(_ type: ResourceType, _ id: String?, _ shape: ArtworkRecord?) -> JSON? {
        guard let id, let shape else { return nil }
        let height = shape.width > 0 ? 1200 * shape.height / shape.width : 1200
        return [
            "height": .integer(height), "url": .string("\(builder.catalog.artworkBase)/\(type)/\(id)/{w}x{h}bb.png"),
            "width": 1200,
        ]
    }

    /// The artwork of albums of uploads; its URL is not a template (observed).
    private var placeholder: JSON {
        ["height": 1200, "url": .string("\(builder.catalog.artworkBase)/library/upload.png"), "width": 1200]
    }
}

extension JSONObject {
    /// Inserts a member in alphabetical order.
    func inserting(_ name: String, _ value: JSON) -> JSONObject {
        let index = members.firstIndex { $0.name > name } ?? members.count
        var object = JSONObject(members: Array(members[..<index]))
        object.append(name, value)
        for member in members[index...] { object.append(member.name, member.value) }
        return object
    }
}

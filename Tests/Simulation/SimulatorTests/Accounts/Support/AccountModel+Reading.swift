import AppleMusicAPI
import TonearmCatalog

@testable import TonearmSimulator

/// Reads of an account through requests, compared with the model.
extension AccountModel {
    mutating func differences(_ client: AccountClient) -> [String] {
        learnPlaylists(client)
        var found: [String] = []
        func compare<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) {
            if value != expected { found.append("\(what): \(value), expected \(expected)") }
        }
        func catalogKeys(_ path: String) -> [String] {
            everything(client, path + "?include=catalog").map {
                $0.relationship("catalog")?.data.first.map { Self.key($0.identifier) } ?? "none"
            }
        }
        compare("tracks", (catalogKeys("songs") + catalogKeys("music-videos")).sorted(), tracks.sorted())
        compare("total of songs", client.total("/v1/me/library/songs"), tracks.count { $0.hasPrefix("songs/") })
        compare("artists", catalogKeys("artists").sorted(), artists.map { "artists/" + $0 }.sorted())
        for album in everything(client, "albums?include=catalog") {
            let id = album.relationship("catalog")?.data.first?.id ?? ""
            let order = catalog.related("tracks", of: ResourceIdentifier(.albums, id)).map(Self.key)
            let expected = order.filter { albums[id]?.contains($0) == true }
            compare("tracks of album \(id)", trackKeys(client, "albums/\(album.id)/tracks"), expected)
            compare("count of album \(id)", album.attribute("trackCount")?.integer, expected.count)
        }
        compare("albums", catalogKeys("albums").sorted(), albums.keys.map { "albums/" + $0 }.sorted())
        found += playlistDifferences(client) + opinionDifferences(client)
        compare("played", client.walk("/v1/me/recent/played/tracks").flatMap(\.self), Array(played.prefix(50)))
        let recent = client.walk("/v1/me/library/recently-added").flatMap(\.self)
        compare("recently added", recent.count, albums.count + playlists.count)
        return found
    }

    private func everything(_ client: AccountClient, _ path: String) -> [Resource] {
        var found: [Resource] = []
        var page: [Resource] = []
        repeat {
            let sign = path.contains("?") ? "&" : "?"
            page = client.resources("/v1/me/library/\(path)\(sign)limit=100&offset=\(found.count)")
            found += page
        } while page.count == 100
        return found
    }

    private func trackKeys(_ client: AccountClient, _ path: String) -> [String] {
        everything(client, path + "?include=catalog").map {
            $0.relationship("catalog")?.data.first.map { Self.key($0.identifier) } ?? "none"
        }
    }

    /// Learns the library ids of catalog playlists when the list is first read.
    private mutating func learnPlaylists(_ client: AccountClient) {
        for playlist in everything(client, "playlists") {
            let id = playlist.attribute("playParams.globalId")?.string
            if id == nil, playlist.attribute("canEdit")?.bool == true { continue }
            let key = id.map { "new \($0)" } ?? Self.favoritesID
            if let known = playlists.removeValue(forKey: key) { playlists[playlist.id] = known }
        }
    }

    private func playlistDifferences(_ client: AccountClient) -> [String] {
        var found: [String] = []
        let root = AccountLibrary.Folder.rootID
        for playlist in everything(client, "playlists?include=parent") {
            guard let expected = playlists[playlist.id] else {
                found.append("a playlist \(playlist.id) that nobody made")
                continue
            }
            let parent = playlist.relationship("parent")?.data.first?.id
            let read = Playlist(
                name: expected.catalogID == nil ? playlist.attribute("name")?.string : nil,
                catalogID: playlist.attribute("playParams.globalId")?.string,
                tracks: trackKeys(client, "playlists/\(playlist.id)/tracks"), folder: parent == root ? nil : parent,
                isPublic: playlist.attribute("isPublic")?.bool ?? false,
                holdsFavorites: playlist.attribute("canEdit")?.bool == false && expected.catalogID == nil)
            if read != expected { found.append("playlist \(playlist.id): \(read), expected \(expected)") }
        }
        let names = everything(client, "playlist-folders").map { "\($0.id) \($0.attribute("name")?.string ?? "")" }
        let expected = folders.map { "\($0.key) \($0.value.name)" }
        if names.sorted() != expected.sorted() { found.append("folders: \(names), expected \(expected)") }
        if client.total("/v1/me/library/playlists") != playlists.count { found.append("total of playlists") }
        for folder in [root] + folders.keys {
            let key = folder == root ? nil : folder
            let inner =
                Array(folders.filter { $0.value.folder == key }.keys) + playlists.filter { $0.value.folder == key }.keys
            let children = everything(client, "playlist-folders/\(folder)/children").map(\.id)
            if children.sorted() != inner.sorted() { found.append("children of \(folder): \(children), not \(inner)") }
        }
        return found
    }

    private func opinionDifferences(_ client: AccountClient) -> [String] {
        var found: [String] = []
        for (key, value) in ratings {
            let read = client.resource("/v1/me/ratings/" + key)?.attribute("value")?.integer
            if read != value { found.append("rating of \(key): \(read ?? 0), expected \(value)") }
        }
        for type in [ResourceType.songs, .albums, .artists, .musicVideos, .playlists] {
            let ids = AccountWalk.named(type).map(\.id).joined(separator: ",")
            let resources = client.resources(
                "/v1/catalog/\(storefront.id)/\(type)?ids=\(ids)&extend=inFavorites&relate=library")
            for resource in resources {
                let key = Self.key(resource.identifier)
                let isFavorite = resource.attribute("inFavorites")?.bool
                if isFavorite != favorites.contains(key) { found.append("favourite \(key) is \(isFavorite ?? false)") }
                let isOwned = resource.relationship("library")?.data.isEmpty == false
                let expected =
                    tracks.contains(key) || albums[resource.id] != nil && type == .albums
                    || playlists.values.contains { $0.catalogID == resource.id }
                if isOwned != expected, type != .artists { found.append("copy of \(key) is there: \(isOwned)") }
            }
            let rated = Set(client.resources("/v1/me/ratings/\(type)?ids=\(ids)").map { "\(type)/\($0.id)" })
            let expected = Set(AccountWalk.named(type).map(Self.key).filter { ratings[$0] != nil })
            if type != .artists, rated != expected { found.append("ratings of \(type): \(rated), not \(expected)") }
        }
        return found
    }
}

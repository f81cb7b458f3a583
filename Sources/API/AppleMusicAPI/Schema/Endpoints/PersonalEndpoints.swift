extension Endpoint {
    /// Returns the endpoints of `/v1/me`, all of which need a music user token too.
    static func personal(types: [TypeDescription]) -> [Endpoint] {
        let library = types.filter { $0.home == .library }
        return account(types) + library.flatMap { lists($0, types) } + libraryRoot(library, types) + writes(library)
            + edits(library)
            + ratings(types) + history(types) + recommendations(types) + replay(types) + radio(types)
    }

    static func me(
        _ operation: Personal, method: Request.Method = .get, _ path: String, _ parameters: [Parameter],
        required: [[String]] = [], body: BodyDescription? = nil, success: Int = 200, documented: Bool = true,
        _ summary: String
    ) -> Endpoint {
        Endpoint(
            .personal(operation), method: method, "/v1/me" + path, parameters: parameters, required: required,
            authentication: .developerAndUserToken, body: body, success: success, documented: documented, summary)
    }

    static func resources(_ types: [TypeDescription], _ names: [ResourceType]) -> [Parameter] {
        Parameter.resourceParameters(of: types.filter { names.contains($0.type) })
    }

    private static func account(_ types: [TypeDescription]) -> [Endpoint] {
        [
            me(
                .storefront, "/storefront", resources(types, [.storefronts]) + [.limit(.init(1, 1)), .offset],
                "The account's storefront."),
            me(
                .account, "/account",
                [
                    .language, Parameter("meta", .names(["subscription"]), "What to say of the account.").family,
                    Parameter("challenge", .names([]), "What the answer should echo.").family,
                ], documented: false, "The account's subscription, as the web client asks for it."),
        ]
    }

    private static func lists(_ type: TypeDescription, _ types: [TypeDescription]) -> [Endpoint] {
        let root = "/library/\(type.pathName)"
        let parameters = Parameter.resourceParameters(of: [type])
        let filters = type.filters.map { Parameter($0.parameter, .text($0.values ?? []), "Find by \($0.name).") }
        let list =
            [.ids(type.batchLimit ?? 25), .limit(PageLimit(25, 100)).family, .offset] + filters
            + Parameter.sort(type.sortKeys)
        let related = type.relationships.map { relationship in
            me(
                .libraryRelationship(type.type, relationship.name), root + "/{id}/\(relationship.name)",
                resources(types, relationship.targets) + [.limit(relationship.limit).family, .offset],
                documented: relationship.isDocumented, "Follow \(relationship.name) of one \(type.singular).")
        }
        return [
            me(.libraryList(type.type), root, parameters + list, "List or fetch \(type.type)."),
            me(
                .libraryResource(type.type), root + "/{id}", parameters + [.inlineLimit],
                "Fetch one \(type.singular)."),
        ] + related
    }

    private static func libraryRoot(_ library: [TypeDescription], _ types: [TypeDescription]) -> [Endpoint] {
        let searched: [ResourceType] = [
            .libraryAlbums, .libraryArtists, .libraryMusicVideos, .libraryPlaylists, .librarySongs,
        ]
        let ids = library.map {
            Parameter("ids[\($0.type)]", .identifiers(maximum: $0.batchLimit ?? 25), "Ids of \($0.type).")
        }
        return [
            me(
                .libraryMixed, "/library", Parameter.resourceParameters(of: library) + [.inlineLimit] + ids,
                required: [ids.map(\.name)], "Fetch library resources of several types."),
            me(
                .librarySearch, "/library/search",
                resources(types, searched) + [
                    Parameter("term", .text([]), "What to look for."), typesParameter(searched),
                    .limit(PageLimit(5, 25)), .offset,
                    Parameter("includeTopResults", .ignored, "Whether to find the best results too.").observed,
                ], required: [["term"], ["types"]], "Search the library."),
            me(
                .recentlyAdded, "/library/recently-added",
                Parameter.resourceParameters(of: library) + [.limit(PageLimit(10, 25)), .offset],
                "What was added last."),
        ]
    }

    private static func writes(_ library: [TypeDescription]) -> [Endpoint] {
        func ids(_ types: [ResourceType]) -> [Parameter] {
            types.map { Parameter("ids[\($0)]", .identifiers(maximum: 100), "Ids of \($0).") }
        }
        let addable = ids([.albums, .musicVideos, .playlists, .songs])
        let favorable = ids(
            [.albums, .artists, .musicVideos, .playlists, .songs]
                + library.map(\.type).filter {
                    $0 != .libraryPlaylistFolders
                })
        let artwork = Parameter("art", .ignored, "Tokens to put into artwork URLs.").family.observed
        return [
            me(
                .libraryAdd, method: .post, "/library", [.language, .representation.forWebPlayer] + addable,
                required: [addable.map(\.name)],
                success: 202, "Add to the library."),
            me(
                .createPlaylist, method: .post, "/library/playlists", [.language, artwork.forWebPlayer],
                body: .playlist,
                success: 201,
                "Create a playlist."),
            me(
                .addTracks, method: .post, "/library/playlists/{id}/tracks",
                [.language, artwork.forWebPlayer, .representation.forWebPlayer],
                body: .trackList, success: 204,
                "Add tracks to a playlist."),
            me(
                .createFolder, method: .post, "/library/playlist-folders", [.language], body: .folder, success: 201,
                "Create a folder of playlists."),
            me(
                .addFavorites, method: .post, "/favorites", [.language, artwork] + favorable,
                required: [favorable.map(\.name)],
                success: 202, "Make favourites."),
            me(
                .removeFavorites, method: .delete, "/favorites", [.language, artwork] + favorable,
                required: [favorable.map(\.name)], success: 202, documented: false, "Remove favourites."),
        ]
    }

    /// Returns the endpoints of the web player's host.
    private static func edits(_ library: [TypeDescription]) -> [Endpoint] {
        let tracks = [ResourceType.librarySongs, .libraryMusicVideos].map {
            Parameter("ids[\($0)]", .identifiers(maximum: 300), "Ids of \($0).")
        }
        let playlist = "/library/playlists/{id}"
        func edit(
            _ operation: Personal, _ method: Request.Method, _ path: String, _ parameters: [Parameter] = [],
            required: [[String]] = [], body: BodyDescription? = nil, _ summary: String
        ) -> Endpoint {
            me(
                operation, method: method, path, [.language] + parameters, required: required, body: body, success: 204,
                documented: false, summary)
        }
        return [
            edit(.updatePlaylist, .patch, playlist, body: .playlistUpdate, "Rename or describe a playlist."),
            edit(
                .updateFolder, .patch, "/library/playlist-folders/{id}", body: .folderUpdate,
                "Rename a folder of playlists."),
            edit(.movePlaylist, .put, playlist + "/parent", body: .folderList, "Put a playlist into a folder."),
            edit(.replaceTracks, .put, playlist + "/tracks", body: .trackList, "Replace the tracks of a playlist."),
            edit(
                .removeTracks, .delete, playlist + "/tracks",
                tracks + [Parameter("mode", .ignored, "Which of several equal tracks.").observed],
                required: [["mode"]], "Remove tracks from a playlist."),
        ]
            + library.map {
                edit(
                    .removeFromLibrary($0.type), .delete, "/library/\($0.pathName)/{id}", [],
                    "Remove one \($0.singular) from the library.")
            }
    }

    /// Paths that exist and answer 405 to every method (observed for POST).
    static let closedPaths = ["/v1/me/library/playlists/{id}/artwork"]

    private static func ratings(_ types: [TypeDescription]) -> [Endpoint] {
        let rated = TypeDescription.ratings.relationship("content")?.targets ?? []
        let parameters = resources(types, [.ratings])
        return rated.flatMap { type in
            [
                me(.rating(type), "/ratings/\(type)/{id}", parameters, "The rating of one of \(type)."),
                me(
                    .ratings(type), "/ratings/\(type)", parameters + [.ids(200)], required: [["ids"]],
                    "Ratings of \(type)."),
                me(
                    .putRating(type), method: .put, "/ratings/\(type)/{id}", [.language], body: .rating,
                    "Like or dislike one of \(type)."),
                me(
                    .deleteRating(type), method: .delete, "/ratings/\(type)/{id}", [.language], success: 204,
                    "Take the rating of one of \(type) back."),
            ]
        }
    }
}

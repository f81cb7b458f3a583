import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

extension PlaylistCommand {
    struct Add: NamingAction {
        @Required var playlist: LibraryPlaylist
        var tracks: [RowOrResource] = []

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_playlist, "The playlist: a row, its id or its name.")
            fields.required(&tracks, "The tracks: rows, type/id or links.")
        }

        mutating func run(in context: some RequestContext) async throws -> any View {
            let word = playlist.text
            let purpose = "add to the playlist '\(word)'"
            let tracks = try context.session.resources(tracks.map(\.text), to: "add to a playlist")
            for track in tracks { try context.session.require(.addToPlaylist(track, playlist: word)) }
            try context.session.requireUserToken(to: purpose)
            let playlist = try await context.playlistID(word)
            let names = tracks.map { context.session.name(of: $0) }
            let data = tracks.map {
                JSON.object(JSONObject([("id", .string($0.id)), ("type", .string($0.type.rawValue))]))
            }
            _ = try await context.change(
                .post, "/library/playlists/\(PercentEncoding.encodeSegment(playlist))/tracks",
                body: ["data": .array(data)], to: purpose)
            return Message(
                names.map { StyledText("Added \($0) at the end of '\(word)'.") }
                    + CallLines.libraryLines(
                        .addToPlaylist, on: context.session.world.device, in: context.session.frameworks),
                identifiers: tracks)
        }
    }
}

extension RequestContext {
    /// Finds a playlist of the library by row or id, otherwise by its name.
    /// - Throws: `Failure` if several playlists have the name, or none has it.
    fileprivate func playlistID(_ word: String) async throws -> String {
        if let found = try? session.resources([word], to: "add to"), found.count == 1,
            found[0].type == .libraryPlaylists
        {
            return found[0].id
        }
        let request = Request(
            path: "/v1/me/library/search",
            query: [QueryItem("term", word), QueryItem("types", "library-playlists"), QueryItem("limit", "25")])
        let response = try await send(request)
        try refuse(response, to: "find the playlist '\(word)'")
        let named = Answer(request: request, response: response).rows.filter { $0.attribute("name")?.string == word }
        guard let playlist = named.first, named.count == 1 else {
            throw Failure(
                "Cannot find the playlist '\(word)'",
                named.isEmpty ? "the library has none of this name" : "the library has \(named.count) of this name",
                next: named.isEmpty ? "'library playlists' lists them." : "Give its id: 'library playlists' shows it.")
        }
        return playlist.id
    }
}

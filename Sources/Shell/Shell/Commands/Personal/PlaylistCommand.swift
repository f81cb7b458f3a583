import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

enum PlaylistCommand: Command {
    static let description = CommandDescription(
        "playlist", .mine, "Create a playlist in the library, and add tracks to it.",
        discussion: "With the id of a catalog playlist it fetches that, as 'playlists' does.",
        examples: ["authorize --answer allow", "playlist create Road", "playlist add Road songs/203709340"])

    static let forms = [
        CommandForm("create", "Create a playlist.", Create()),
        CommandForm("add", "Add tracks at the end of a playlist.", Add()),
        CommandForm("", "Fetch playlists of the catalog.", FetchPlaylists()),
    ]

    struct Create: NamingAction {
        var name: [NewName] = []
        var text: FreeText?
        var folder: LibraryFolder?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&name, "The name of the new playlist.")
            fields.option("description", &text, "A description of the playlist.")
            fields.option("folder", &folder, "The folder that contains the playlist: a row or an id.")
        }

        func check() throws(Failure) {
            guard name.allSatisfy(\.text.isEmpty) else { return }
            throw Failure.usage(
                "Cannot create a playlist", "it needs a name", next: "Type for example 'playlist create Road'.")
        }

        mutating func run(in context: some RequestContext) async throws -> any View {
            let name = name.map(\.text).joined(separator: " ")
            try context.session.require(.createPlaylist(name))
            var attributes = JSONObject([("name", .string(name))])
            attributes.append("description", text.map { .string($0.text) })
            var body = JSONObject([("attributes", .object(attributes))])
            if let folder = try folder.map({ try context.session.resources([$0.text], to: "use as a folder") })?.first {
                body.append("relationships", ParentFolder.relationship(to: folder.id))
            }
            let response = try await context.change(
                .post, "/library/playlists", body: .object(body), to: "create the playlist '\(name)'")
            var message = Created.message("playlist", name, response)
            message.lines += CallLines.libraryLines(
                .createPlaylist, on: context.session.world.device, in: context.session.frameworks)
            return message
        }
    }

    struct FetchPlaylists: RowsAction {
        var fetch = Fetch<Playlists>()

        mutating func visit(_ fields: inout FieldVisitor) { fields.group(&fetch) }

        func check() throws(Failure) {
            guard fetch.ids.isEmpty, fetch.finding.filters.isEmpty else { return }
            throw Failure.usage(
                "Cannot run 'playlist'", "it needs one of create, add",
                next: "Type for example 'playlist create Road'.")
        }

        mutating func run(in context: some RequestContext) async throws -> any View { try await fetch.run(in: context) }
    }

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
    /// - Throws: `Failure` if the name is unknown, or several playlists have it.
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

enum FolderCommand: Command {
    static let description = CommandDescription(
        "folder", .mine, "Create a folder of playlists in the library.",
        examples: ["authorize --answer allow", "folder create Trips"])

    static let forms = [CommandForm("create", "Create a folder.", Create())]

    struct Create: NamingAction {
        var name: [NewName] = []
        var parent: LibraryFolder?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&name, "The name of the new folder.")
            fields.option("in", &parent, "The folder that contains the new one: a row or an id.")
        }

        func check() throws(Failure) {
            guard name.allSatisfy(\.text.isEmpty) else { return }
            throw Failure.usage(
                "Cannot make a folder", "'create' and a name are needed",
                next: "Type for example 'folder create Trips'.")
        }

        mutating func run(in context: some RequestContext) async throws -> any View {
            let name = name.map(\.text).joined(separator: " ")
            try context.session.require(.createFolder(name))
            let parent = try parent.map { try context.session.resources([$0.text], to: "use as a folder") }?.first?.id
            let body: JSON = [
                "attributes": ["name": .string(name)],
                "relationships": ParentFolder.relationship(to: parent ?? "p.playlistsroot"),
            ]
            let response = try await context.change(
                .post, "/library/playlist-folders", body: body, to: "create the folder '\(name)'")
            return Created.message("folder", name, response)
        }
    }
}

enum ParentFolder {
    /// Returns the relationship of a new playlist or folder to its parent folder.
    static func relationship(to id: String) -> JSON {
        ["parent": ["data": [["id": .string(id), "type": "library-playlist-folders"]]]]
    }
}

/// The message about a created playlist or folder.
enum Created {
    static func message(_ kind: String, _ name: String, _ response: Response) -> Message {
        let made = response.body.json?["data"]?[0].flatMap { Resource($0) }
        let line = StyledText("Created the \(kind) '\(name)'") + .faint(made.map { "  \($0.identifier)" } ?? "")
        return Message([line], value: response.body.json, identifiers: made.map { [$0.identifier] } ?? [])
    }
}

import AppleMusicAPI
import TonearmAlgorithms
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
            fields.required(&tracks, "The tracks: rows, type/id, links, or a name.")
        }

        mutating func run(in context: some RequestContext) async throws -> any View {
            var (word, words) = (playlist.text, tracks.map(\.text))
            if context.session.settings.words >= .second, ResourceName(words, among: context.session.rows) != nil {
                (word, words) = try await context.playlistName(in: [word] + words)
            }
            let purpose = "add to the playlist '\(word)'"
            let tracks: [ResourceIdentifier]
            switch try await context.resources(
                words, orNamed: "songs,music-videos", to: "add to a playlist",
                by: Words.line(of: ["playlist", "add", word]))
            {
            case .choice(let view): return view
            case .resources(let found): tracks = found
            }
            for track in tracks { try context.session.require(.addToPlaylist(track, playlist: word)) }
            try context.session.requireUserToken(to: purpose)
            let playlist: String
            switch try await context.playlist(word) {
            case .choice(let view): return view
            case .resources(let found): playlist = found[0].id
            }
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
    /// Finds a playlist of the library by row or id, otherwise by its name. If several have the name, or others contain
    /// it, the user chooses among them.
    /// - Throws: `Failure` if no playlist has the name.
    fileprivate func playlist(_ word: String) async throws -> NamedResources {
        if let found = try? session.resources([word], to: "add to"), found.count == 1,
            found[0].type == .libraryPlaylists
        {
            return .resources(found)
        }
        let request = Self.playlistSearch(word)
        let response = try await send(request)
        try refuse(response, to: "find the playlist '\(word)'")
        let rows = Answer(request: request, response: response).rows
        let named = rows.filter { hasName($0, word) }
        if named.count == 1 { return .resources([named[0].identifier]) }
        if session.settings.words >= .second, !rows.isEmpty {
            note("nothing is changed before you choose: 'playlist add N TRACKS' takes a row")
            return .choice(try await visit(request, to: "search '\(word)'", title: "playlists \(word)"))
        }
        throw Failure(
            "Cannot find the playlist '\(word)'",
            named.isEmpty ? "the library has none of this name" : "the library has \(named.count) of this name",
            next: named.isEmpty ? "'library playlists' lists them." : "Give its id: 'library playlists' shows it.")
    }

    /// Splits words into the name of a playlist, which needs no quotes, and the tracks after it.
    /// - Returns: the longest name that a playlist of the library has; the first word if no playlist has one.
    fileprivate func playlistName(in words: [String]) async throws -> (name: String, tracks: [String]) {
        try session.requireUserToken(to: "add to the playlist '\(words[0])'")
        let request = Self.playlistSearch(words[0])
        let response = try await send(request)
        try refuse(response, to: "find the playlist '\(words[0])'")
        let rows = Answer(request: request, response: response).rows
        for count in stride(from: words.count - 1, through: 1, by: -1) {
            let name = words[..<count].joined(separator: " ")
            if rows.contains(where: { hasName($0, name) }) { return (name, Array(words[count...])) }
        }
        return (words[0], Array(words.dropFirst()))
    }

    private static func playlistSearch(_ term: String) -> Request {
        Request(
            path: "/v1/me/library/search",
            query: [QueryItem("term", term), QueryItem("types", "library-playlists"), QueryItem("limit", "25")])
    }

    private func hasName(_ playlist: Resource, _ name: String) -> Bool {
        guard let own = playlist.attribute("name")?.string else { return false }
        return session.settings.words >= .second ? FoldedText(own) == FoldedText(name) : own == name
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

import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

struct PlaylistCommand: FormedCommand, NamingAction {
    static let description = CommandDescription(
        "playlist", "Create a playlist in the library, and add tracks to it.",
        discussion: "With the id of a catalog playlist it fetches that, as 'playlists' does.")
    static let group = CommandGroup.mine
    static let examples = ["authorize --answer allow", "playlist create Road", "playlist add Road songs/203709340"]

    static let wordForms = [
        Form("create", [.several(NewName.self)], "Create a playlist."),
        Form("add", [.value(LibraryPlaylist.self), .several(RowOrResource.self)], "Add tracks to one, at its end."),
        Form("", [.several(ResourceID.self)], "Fetch playlists of the catalog."),
    ]

    var words: [String] = []
    var description: FreeText?
    var folder: LibraryFolder?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&words, named: "ACTION", "What to do, and with which playlist.")
        fields.option("description", &description, "A description for the new playlist.")
        fields.option("folder", &folder, "The folder for the new playlist: a row or an id.")
    }

    mutating func run(in shell: Shell) async throws -> any View {
        let rest = Array(words.dropFirst())
        switch words[0] {
        case "create": return try await create(rest.joined(separator: " "), shell)
        case "add": return try await add(rest, shell)
        default:
            var fetch = Fetch<Playlists>()
            fetch.ids = words.map { ResourceID(text: $0) }
            return try await fetch.run(in: shell)
        }
    }

    private func create(_ name: String, _ shell: Shell) async throws -> any View {
        let purpose = "create the playlist '\(name)'"
        guard !name.isEmpty else {
            throw Failure(
                "Cannot create a playlist", "it needs a name", next: "Type for example 'playlist create Road'.",
                status: .usage)
        }
        try shell.require(.createPlaylist(name))
        var attributes = JSONObject([("name", .string(name))])
        attributes.append("description", description.map { .string($0.text) })
        var body = JSONObject([("attributes", .object(attributes))])
        if let folder = try folder.map({ try shell.resources([$0.text], to: "use as a folder") })?.first {
            body.append(
                "relationships", ["parent": ["data": [["id": .string(folder.id), "type": "library-playlist-folders"]]]])
        }
        let response = try await shell.change(.post, "/library/playlists", body: .object(body), to: purpose)
        var message = Created.message("playlist", name, response)
        message.lines += CallLines.libraryLines(.createPlaylist, on: shell.session.world.device, in: shell.frameworks)
        return message
    }

    private func add(_ words: [String], _ shell: Shell) async throws -> any View {
        guard words.count >= 2 else {
            throw Failure(
                "Cannot add to a playlist", "a playlist and at least one track are needed",
                next: "Type for example 'playlist add Road songs/203709340'.", status: .usage)
        }
        let purpose = "add to the playlist '\(words[0])'"
        let tracks = try shell.resources(Array(words.dropFirst()), to: "add to a playlist")
        for track in tracks { try shell.require(.addToPlaylist(track, playlist: words[0])) }
        try shell.requireUserToken(to: purpose)
        let playlist = try await playlistID(words[0], shell)
        let names = tracks.map { shell.name(of: $0) }
        let data = tracks.map {
            JSON.object(JSONObject([("id", .string($0.id)), ("type", .string($0.type.rawValue))]))
        }
        _ = try await shell.change(
            .post, "/library/playlists/\(PercentEncoding.encodeSegment(playlist))/tracks", body: ["data": .array(data)],
            to: purpose)
        return Message(
            names.map { StyledText("Added \($0) at the end of '\(words[0])'.") }
                + CallLines.libraryLines(.addToPlaylist, on: shell.session.world.device, in: shell.frameworks),
            identifiers: tracks)
    }

    /// A playlist of the library by row or id, else by its name, of which there must be one.
    private func playlistID(_ word: String, _ shell: Shell) async throws -> String {
        if let found = try? shell.resources([word], to: "add to"), found.count == 1, found[0].type == .libraryPlaylists
        {
            return found[0].id
        }
        let request = Request(
            path: "/v1/me/library/search",
            query: [QueryItem("term", word), QueryItem("types", "library-playlists"), QueryItem("limit", "25")])
        let response = try await shell.send(request)
        try shell.refuse(response, to: "find the playlist '\(word)'")
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

struct FolderCommand: FormedCommand, NamingAction {
    static let description = CommandDescription(
        "folder", "Create a folder of playlists in the library.")
    static let group = CommandGroup.mine
    static let examples = ["authorize --answer allow", "folder create Trips"]

    static let wordForms = [Form("create", [.several(NewName.self)], "Create a folder.")]

    var words: [String] = []
    var parent: LibraryFolder?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&words, named: "ACTION", "What to do, and with which folder.")
        fields.option("in", &parent, "The folder above it: a row or an id.")
    }

    mutating func run(in shell: Shell) async throws -> any View {
        let name = words.dropFirst().joined(separator: " ")
        guard words.first == "create", !name.isEmpty else {
            throw Failure(
                "Cannot make a folder", "'create' and a name are needed",
                next: "Type for example 'folder create Trips'.",
                status: .usage)
        }
        let purpose = "create the folder '\(name)'"
        try shell.require(.createFolder(name))
        let above =
            try parent.map { try shell.resources([$0.text], to: "use as a folder") }?.first?.id ?? "p.playlistsroot"
        let body: JSON = [
            "attributes": ["name": .string(name)],
            "relationships": ["parent": ["data": [["id": .string(above), "type": "library-playlist-folders"]]]],
        ]
        let response = try await shell.change(.post, "/library/playlist-folders", body: body, to: purpose)
        return Created.message("folder", name, response)
    }
}

enum Created {
    static func message(_ kind: String, _ name: String, _ response: Response) -> Message {
        let made = response.body.json?["data"]?[0].flatMap { Resource($0) }
        let line = StyledText("Created the \(kind) '\(name)'") + .faint(made.map { "  \($0.identifier)" } ?? "")
        return Message([line], value: response.body.json, identifiers: made.map { [$0.identifier] } ?? [])
    }
}

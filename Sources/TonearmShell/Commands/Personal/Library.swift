import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

struct Library: FormedCommand, RowsCommand {
    static let description = CommandDescription(
        "library", "Look at the account's library, search it, add and remove.",
        discussion: """
            Types: albums, artists, songs, music-videos, playlists, playlist-folders. The API's own host removes nothing: 'fault set web-player' \
            plays the web player's, which does. What is removed and added again has another id. What the account's storefront does not have, or \
            what has no 'playParams', is accepted and never appears: 'library add' says so.
            """)
    static let group = CommandGroup.mine
    static let examples = [
        "authorize --answer allow", "library", "library albums --limit 5", "library search love", "library recent",
        "library add albums/310730204",
    ]

    static let wordForms = [
        Form("", "Count what the library has of each type."),
        Form("search", [.several(SearchTerm.self)], "Search it."),
        Form("recent", "Show what was added last."),
        Form("add", [.several(RowOrResource.self)], "Add resources of the catalog."),
        Form("remove", [.several(RowOrResource.self)], "Remove resources of the library."),
        Form("", [.value(LibraryTypeName.self), .any(LibraryID.self)], "List a type, or fetch some of it by id."),
    ]

    var words: [String] = []
    var limit: Int?
    var offset: Int?
    var types: LibraryTypes = "songs,albums,artists,playlists"
    var rows = RowOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&words, named: "ACTION", "What to show, search or add.")
        fields.option("limit", &limit, "Elements a page: 1 to 100 of a list, 25 of a search.")
        fields.option("offset", &offset, "Index of the first element.")
        fields.option("types", &types, "Types to search, separated by commas.")
        fields.group("Rows", &rows)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        let rest = Array(words.dropFirst())
        switch words.first {
        case nil: return try await overview(shell)
        case "search": return try await search(rest, shell)
        case "recent":
            return try await shell.visitMine(
                "/library/recently-added", page, to: "show what was added last", title: "library recent")
        case "add": return try await add(rest, shell)
        case "remove": return try await remove(rest, shell)
        case let word?: return try await list(word, rest, shell)
        }
    }

    private var page: [QueryItem] {
        (limit.map { [QueryItem("limit", String($0))] } ?? [])
            + (offset.map { [QueryItem("offset", String($0))] } ?? [])
    }

    private static var listed: [TypeDescription] { Schema.appleMusic.libraryTypes }

    /// How many there are of each type.
    private func overview(_ shell: Shell) async throws -> any View {
        try shell.requireUserToken(to: "show the library")
        var rows: [(name: String, value: String)] = []
        for type in Self.listed {
            let response = try await shell.send(
                Request(path: "/v1/me/library/\(type.pathName)", query: [QueryItem("limit", "1")]))
            try shell.refuse(response, to: "show the library")
            rows.append((type.pathName, String(response.body.json?["meta"]?["total"]?.integer ?? 0)))
        }
        return SessionLines.rows(rows)
    }

    private func list(_ word: String, _ ids: [String], _ shell: Shell) async throws -> any View {
        let name = word.hasPrefix("library-") ? String(word.dropFirst("library-".count)) : word
        guard let type = Self.listed.first(where: { $0.pathName == name || $0.singular == "library-\(name)" }) else {
            let near = Nearest.names(to: name, in: Self.listed.map(\.pathName) + ["search", "recent", "add", "remove"])
            throw Failure(
                "Cannot show 'library \(word)'", "the library has no such type",
                next: near.first.map { "Did you mean 'library \($0)'?" }
                    ?? "It has: \(Self.listed.map(\.pathName).joined(separator: ", ")).", status: .usage)
        }
        if ids.count == 1 {
            return try await shell.visitMine(
                "/library/\(type.pathName)/\(PercentEncoding.encodeSegment(ids[0]))",
                to: "fetch '\(type.type)/\(ids[0])'",
                title: "\(type.type)/\(ids[0])")
        }
        let query = ids.isEmpty ? page : [QueryItem("ids", ids.joined(separator: ","))]
        return try await shell.visitMine(
            "/library/\(type.pathName)", query, to: "show the library's \(type.pathName)",
            title: "library \(type.pathName)")
    }

    private func search(_ term: [String], _ shell: Shell) async throws -> any View {
        let term = term.joined(separator: " ")
        guard !term.isEmpty else {
            throw Failure(
                "Cannot search the library", "no term was given", next: "Type for example 'library search love'.",
                status: .usage)
        }
        let names = types.text.split(separator: ",").map { $0.hasPrefix("library-") ? String($0) : "library-\($0)" }
        let query = [QueryItem("term", term), QueryItem("types", names.joined(separator: ","))] + page
        return try await shell.visitMine(
            "/library/search", query, to: "search the library for '\(term)'", title: "library search \(term)")
    }

    private func remove(_ words: [String], _ shell: Shell) async throws -> any View {
        let resources = try shell.resources(words, to: "remove from the library")
        if let other = resources.first(where: { !$0.isOfLibrary }) {
            throw Failure(
                "Cannot remove '\(other)' from the library", "this is the catalog's id, and the library has its own",
                next: "'library \(other.type)' lists what the library has, to be removed by row.", status: .usage)
        }
        for resource in resources {
            let type = Schema.appleMusic[resource.type]?.pathName ?? ""
            _ = try await shell.change(
                .delete, "/library/\(type)/\(PercentEncoding.encodeSegment(resource.id))",
                to: "remove '\(resource)' from the library")
        }
        return Message(
            resources.map { StyledText("Removed \(shell.name(of: $0)).") } + [
                .faint("its id is gone with it, and no call of the frameworks removes; ") + .command("undo")
                    + .faint(" brings it back")
            ], identifiers: resources)
    }

    private func add(_ words: [String], _ shell: Shell) async throws -> any View {
        let purpose = "add '\(words.joined(separator: " "))' to the library"
        let resources = try shell.resources(words, to: "add to the library")
        guard !resources.isEmpty else {
            throw Failure(
                "Cannot add to the library", "no resource was named",
                next: "Type for example 'library add albums/310730204'.",
                status: .usage)
        }
        let addable: [ResourceType] = [.songs, .albums, .musicVideos, .playlists]
        if let other = resources.first(where: { !addable.contains($0.type) }) {
            throw Failure(
                "Cannot add '\(other)' to the library", "\(other.type) cannot be added",
                next: "Songs, albums, music videos and playlists of the catalog can.", status: .usage)
        }
        for resource in resources { try shell.require(.addToLibrary(resource)) }
        try shell.requireUserToken(to: purpose)
        let found = try await shell.requireThere(resources, to: purpose)
        let obstacles = try await shell.obstacles(toAdding: resources, found, to: purpose)
        let names = resources.map { shell.name(of: $0) }
        let response = try await shell.change(.post, "/library", QueryItem.ids(of: resources), to: purpose)
        return Message(
            zip(resources, names).map { resource, name in
                StyledText("Asked to add \(name)")
                    + StyledText(obstacles[resource].map { "; it will not appear: \($0)." } ?? ".")
            } + [
                obstacles.count == resources.count
                    ? .faint("status \(response.status): the service answers so too when it adds nothing")
                    : .faint("status \(response.status): the service adds what it can in its own time; see ")
                        + .command("library recent")
            ] + CallLines.libraryLines(.addToLibrary, on: shell.session.world.device, in: shell.frameworks),
            identifiers: resources)
    }
}

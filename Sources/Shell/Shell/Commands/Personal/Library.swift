import AppleMusicAPI
import TonearmConsole
import TonearmSimulator

enum Library: Command {
    static let description = CommandDescription(
        "library", .mine, "Look at the account's library, search it, add and remove.",
        discussion: """
            Types: albums, artists, songs, music-videos, playlists, playlist-folders.
            The API's own host removes nothing. 'fault set web-player' plays the web player's host, which does. What \
            is removed and added again has another id.
            What the account's storefront does not have, or what has no 'playParams', is accepted and never appears; \
            'library add' names it.
            """,
        examples: [
            "authorize --answer allow", "library", "library albums --limit 5", "library search love", "library recent",
            "library add albums/310730204",
        ])

    static let forms = [
        CommandForm("", "Count the resources of each type.", Overview()),
        CommandForm("search", "Search the library.", Search()),
        CommandForm("recent", "Show the resources added last.", Recent()),
        CommandForm("add", "Add resources of the catalog.", Add()),
        CommandForm("remove", "Remove resources.", Remove()),
        CommandForm("", "List a type, or fetch resources of it by their ids.", List()),
    ]

    private static let part = ListPart(
        limit: "The number of elements a page: 1 to 100 of a list, 25 of a search.",
        offset: "The index of the first element.")

    struct Overview: Action {
        mutating func run(in context: some RequestContext) async throws -> any View {
            try context.session.requireUserToken(to: "show the library")
            var rows: [(name: String, value: String)] = []
            for type in Schema.appleMusic.libraryTypes {
                let response = try await context.send(
                    Request(path: "/v1/me/library/\(type.pathName)", query: [QueryItem("limit", "1")]))
                try context.refuse(response, to: "show the library")
                rows.append((type.pathName, String(response.body.json?["meta"]?["total"]?.integer ?? 0)))
            }
            return SessionLines.rows(rows)
        }
    }

    struct List: RowsAction {
        @Required var type: LibraryTypeName
        var ids: [LibraryID] = []
        var page = Library.part

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_type, "The type, in the plural or the singular.")
            fields.arguments(&ids, "The ids; without any, the type is listed.")
            fields.group(&page)
        }

        mutating func run(in context: some RequestContext) async throws -> any View {
            let (type, name) = (type.type, type.pathName)
            if ids.count == 1 {
                let resource = "\(type)/\(ids[0])"
                return try await context.visitMine(
                    "/library/\(name)/\(PercentEncoding.encodeSegment(ids[0].text))", to: "fetch '\(resource)'",
                    title: resource)
            }
            let query = ids.isEmpty ? page.filters : [QueryItem("ids", ids.map(\.text).joined(separator: ","))]
            return try await context.visitMine(
                "/library/\(name)", query, to: "show the library's \(name)", title: "library \(name)")
        }
    }

    struct Recent: RowsAction {
        var page = Library.part

        mutating func visit(_ fields: inout FieldVisitor) { fields.group(&page) }

        mutating func run(in context: some RequestContext) async throws -> any View {
            try await context.visitMine(
                "/library/recently-added", page.filters, to: "show what was added last", title: "library recent")
        }
    }

    struct Search: RowsAction {
        var term: [SearchTerm] = []
        var types: LibraryTypes = "songs,albums,artists,playlists"
        var page = Library.part

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&term, "The text to search for.")
            fields.option("types", &types, "The types to search, separated by commas.")
            fields.group(&page)
        }

        func check() throws(Failure) {
            guard term.allSatisfy(\.text.isEmpty) else { return }
            throw Failure.usage(
                "Cannot search the library", "no term was given", next: "Type for example 'library search love'.")
        }

        mutating func run(in context: some RequestContext) async throws -> any View {
            let term = term.map(\.text).joined(separator: " ")
            let names = types.text.split(separator: ",").map { $0.hasPrefix("library-") ? String($0) : "library-\($0)" }
            let query = [QueryItem("term", term), QueryItem("types", names.joined(separator: ","))] + page.filters
            return try await context.visitMine(
                "/library/search", query, to: "search the library for '\(term)'", title: "library search \(term)")
        }
    }
}

/// Requests for the account's own resources.
extension RequestContext {
    /// Goes to a page of the account's own resources.
    func visitMine(
        _ path: String, _ query: [QueryItem] = [], to purpose: String, title: String, whenEmpty: String? = nil,
        wantsReasons: Bool = false
    ) async throws -> any View {
        try session.requireUserToken(to: purpose)
        let view = try await visit(
            Request(path: "/v1/me" + path, query: query), to: purpose, title: title, wantsReasons: wantsReasons)
        guard let whenEmpty, session.here?.answer?.sections.allSatisfy(\.rows.isEmpty) == true else { return view }
        return Message([.faint(whenEmpty)], value: session.here?.answer?.json, identifiers: [])
    }

    /// Sends a change, without retries: the service may have made the change even if the answer was lost.
    func change(
        _ method: Request.Method, _ path: String, _ query: [QueryItem] = [], body: JSON? = nil, to purpose: String
    ) async throws -> Response {
        try session.requireUserToken(to: purpose)
        var request = Request(method, path: "/v1/me" + path, query: query)
        if let body {
            request.body = body.bytes
            request.headers["Content-Type"] = "application/json"
        }
        let response = try await send(request)
        try refuse(response, to: purpose)
        return response
    }
}

extension QueryItem {
    /// Returns one parameter for each type, such as `ids[songs]=1,2`.
    static func ids(of resources: [ResourceIdentifier]) -> [QueryItem] {
        ResourceType.all(of: resources).map { type in
            QueryItem("ids[\(type)]", resources.filter { $0.type == type }.map(\.id).joined(separator: ","))
        }
    }
}

import AppleMusicAPI
import TonearmAlgorithms
import TonearmConsole
import TonearmNeighbors
import TonearmWorld

struct Open: RowsCommand {
    static let description = CommandDescription(
        "open", .move, "Show a resource and make it the focus.",
        discussion: """
            'follow' and 'view' start from the focus. \
            A resource is a row of the last table, type/id, a music.apple.com link, or a path of the API. Rows keep their \
            numbers until another list is shown. A name is searched for: the only result is opened, several are shown to \
            choose from. A link to an artist at Spotify leads over MusicBrainz to the artist.
            """,
        examples: [
            "open albums/310730204", "open https://music.apple.com/us/album/born-to-run/310730204",
            "open /v1/catalog/us/artists/178834", "open catch a vibe",
        ])

    var words: [RowOrResource] = []
    var members = MemberOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&words, "The resource, or its name.")
        fields.group("What to answer with", &members)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let texts = words.map(\.text)
        if texts.count == 1, let link = SpotifyArtistLink(texts[0]) {
            words = [RowOrResource(text: try await context.artist(of: link, to: "open").description)]
        }
        if let name = ResourceName(texts, among: context.session.rows) {
            switch try await context.find(name, types: "artists,albums,songs,playlists", to: "open") {
            case .choice(let view): return view
            case .resource(let resource): words = [RowOrResource(text: resource.description)]
            }
        }
        let resource = words[0]
        if words.count > 1 {
            throw Failure.usage(
                "Cannot open '\(texts.joined(separator: " "))'", "one resource can be the focus, not \(words.count)",
                next: "Type for example 'open \(resource)'.")
        }
        let references = try Reference.read(resource.text, among: context.session.rows, to: "open")
        guard let reference = references.first, references.count == 1 else {
            throw Failure.usage(
                "Cannot open '\(resource)'", "one resource can be the focus, not \(references.count)",
                next: "Type for example 'open \(resource.text.prefix { $0.isNumber })'.")
        }
        let request = Request(path: context.path(to: reference), query: members.query)
        do {
            let view = try await context.visit(request, to: "open '\(reference.resource)'")
            context.noteStorefront(of: reference, in: resource.text)
            return view
        } catch var refused as AnswerRefusal {
            if refused.failure.culprit != nil { refused.failure.culprit = .word(resource.text) }
            if let storefront = reference.storefront, storefront != context.session.world.storefront {
                refused.failure.next =
                    "The link is of the storefront '\(storefront)': type 'storefront \(storefront)' and try again."
            }
            throw refused
        }
    }
}

extension RequestContext {
    /// Returns the path of a resource. If the service's schema lacks its type, the row's own link is used.
    fileprivate func path(to reference: Reference) -> String {
        if let href = reference.href, serviceSchema[reference.resource.type] == nil { return href }
        return session.world.path(to: reference.resource)
    }

    /// Searches for a name.
    /// - Parameters:
    ///   - types: the types to search, separated by commas: all of the catalog, or all of the library.
    ///   - purpose: the attempted action, such as `open` or `find artists similar to`.
    ///   - command: the command's name; nil if it is the purpose.
    ///   - rest: the words after a row in the command's line, such as `like`.
    ///   - isExact: whether only a result with exactly this name counts, because the command changes something.
    /// - Throws: `Failure` if there are no results, and the errors of the request.
    func find(
        _ name: ResourceName, types: String, to purpose: String, by command: String? = nil,
        _ rest: String? = nil, isExact: Bool = false
    ) async throws -> ResourceName.Finding {
        let isOfLibrary = types.hasPrefix("library-")
        if isOfLibrary { try session.requireUserToken(to: "\(purpose) '\(name.text)'") }
        let query = [QueryItem("types", types), QueryItem("term", name.text), QueryItem("limit", "5")]
        let path = isOfLibrary ? "/v1/me/library/search" : session.world.catalogPath + "/search"
        let request = Request(path: path, query: query)
        let response = try await send(request)
        try refuse(response, to: "\(purpose) '\(name.text)'")
        let rows = Answer(request: request, response: response).rows
        let wanted = FoldedText(name.text)
        let exact = rows.filter { $0.attribute("name")?.string.map { FoldedText($0) } == wanted }
        if let only = exact.count == 1 ? exact.first : rows.count == 1 && !isExact ? rows.first : nil {
            let release = purpose == "open" ? rows.first { $0.isNamedAfter(only) } : nil
            return .resource((release ?? only).identifier)
        }
        guard !rows.isEmpty else {
            let example: ResourceIdentifier =
                types == ResourceType.artists.rawValue ? .exampleArtist : .exampleAlbum
            throw Failure.usage(
                "Cannot \(purpose) '\(name.text)'",
                "this is not a row number, a type/id or a link, and nothing in the "
                    + "\(isOfLibrary ? "library" : "storefront") has this name",
                next: isOfLibrary
                    ? "'library albums' and 'library songs' list what it has."
                    : "Type a row number, or for example '\(example)'.")
        }
        let line = [command ?? purpose, "N", rest].compactMap(\.self).joined(separator: " ")
        note(
            isExact
                ? "nothing is changed before you choose: '\(line)' takes a row"
                : "several have this name: '\(line)' takes a row")
        return .choice(try await visit(request, to: "search '\(name.text)'", title: "search \(name.text)"))
    }
}

extension Resource {
    /// Whether this is the EP or single that has a song, and its name is the song's: `Catch a Vibe - EP`.
    fileprivate func isNamedAfter(_ song: Resource) -> Bool {
        guard type == .albums, song.type == .songs, let name = attribute("name")?.string,
            let title = song.attribute("name")?.string, song.attribute("albumName")?.string == name
        else { return false }
        return [" - EP", " - Single"].contains { FoldedText(name) == FoldedText(title + $0) }
    }
}

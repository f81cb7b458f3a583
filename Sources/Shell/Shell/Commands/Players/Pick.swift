import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

struct Pick: RowsCommand {
    static let description = CommandDescription(
        "pick", .play, "Open the system's music picker, search in it, or choose music for the app.",
        discussion: """
            With a subscription the picker of iOS 27 ('musicPicker') shows the library and the catalog, without one the library alone; it \
            needs no subscription. On older systems it is an MPMediaPickerController, which shows the device's library.
            While it is open, rows are chosen: 'pick 1 3-5' closes it, and the app gets the songs and videos. Albums and playlists add \
            their songs. 'play' and 'queue set' take the rows that the app got.
            """,
        examples: [
            "authorize --answer allow", "pick", "pick thunder", "pick 1", "play 1", "device add new --ios 27",
        ])

    var words: [SearchTerm] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&words, "The words to look for; in an open picker, the rows to choose.")
    }

    mutating func run(in context: some PlayContext) async throws -> any View {
        if let refusal = context.session.world.device.pickerRefusal { throw DeviceRefusal(refusal) }
        let texts = words.map(\.text)
        let areRows = !texts.isEmpty && texts.allSatisfy { Reference.isRows($0, of: context.session.rows) }
        if areRows, context.session.here?.isPicker == true { return try await context.choose(texts) }
        return try await context.openPicker(texts.joined(separator: " "))
    }
}

extension Place {
    /// The beginning of the titles of an open picker.
    fileprivate static let picker = "music picker"
    /// Whether the place is an open picker.
    fileprivate var isPicker: Bool { title.hasPrefix(Self.picker) }
}

extension DeviceContext where Self: RequestContext {
    /// The most rows of each part of the picker.
    private static var rowLimit: Int { 10 }

    /// Opens the picker, and shows its rows for a term.
    fileprivate func openPicker(_ term: String) async throws -> any View {
        let device = session.world.device
        let library = try await pickable(term)
        var groups = [(name: "library", rows: library)]
        var request = Request(path: "/v1/me/library/search", query: [QueryItem("term", term)])
        if device.pickerShowsCatalog {
            if term.isEmpty { note("the picker searches the catalog too: 'pick beach bunny'") }
            if !term.isEmpty {
                request = catalogSearch(term)
                groups.append((name: "catalog", rows: try await catalogRows(request)))
            }
        } else if device.device.version >= .musicPicker {
            note("without a subscription the picker shows the library alone")
        }
        if library.count > Self.rowLimit {
            note("the library has \(library.count) that fit, and these are the first \(Self.rowLimit)")
        }
        let results = JSONObject(
            groups.filter { !$0.rows.isEmpty }.map { group -> (String, JSON) in
                (group.name, ["data": .array(group.rows.prefix(Self.rowLimit).map { .object($0.json) })])
            })
        let call = device.pickerCall
        guard !results.isEmpty else {
            return Message(
                StyledText("The picker has nothing\(term.isEmpty ? "" : " with '\(term)'").")
                    + .faint("  \(call.framework) \(call.call)"),
                value: .array([]))
        }
        let title = Place.picker + (term.isEmpty ? "" : " \(term)")
        let place = Place(
            request: request, title: title,
            response: Response(status: 200, body: .json(["results": .object(results)])))
        session.trail.visit(place)
        note("the picker is open (\(call.framework): \(call.call)): 'pick N' chooses rows")
        return place.answer.map { AnswerView(answer: $0) } ?? Message.none
    }

    private func catalogSearch(_ term: String) -> Request {
        Request(
            path: "/v1/catalog/\(session.world.accountStorefront)/search",
            query: [
                QueryItem("types", "songs,albums,playlists,music-videos"), QueryItem("term", term),
                QueryItem("limit", "4"),
            ])
    }

    /// Returns the rows of a search of the catalog, which the picker sends, not the app.
    private func catalogRows(_ request: Request) async throws -> [Resource] {
        let response = try await sendAside(request, to: nil, in: session.world, getsUserToken: false)
        try refuse(response, to: "search in the music picker")
        return Answer(request: request, response: response).rows
    }

    /// Closes the picker with rows chosen, and shows the songs and videos that the app gets.
    fileprivate func choose(_ words: [String]) async throws -> any View {
        let chosen = try session.playableResources(words, to: "choose")
        let playables = try await playables(chosen, to: "choose")
        let items = playables.flatMap(\.pickedItems)
        var seen: Set<ResourceIdentifier> = []
        let rows = items.compactMap(\.row).filter { seen.insert($0.identifier).inserted }
        guard !rows.isEmpty else {
            throw Failure(
                "Cannot choose '\(words.joined(separator: " "))'", "the rows have no songs",
                next: "Choose a song, a music video, an album or a playlist.")
        }
        let call = session.world.device.pickedCall
        let place = Place(
            request: Request(path: "/v1/me/library/songs", query: []), title: "chosen music",
            response: Response(status: 200, body: .json(["data": .array(rows.map { .object($0.json) })])))
        session.trail.visit(place)
        let numbers = rows.count == 1 ? "1" : "1-\(rows.count)"
        note("the app got them (\(call.framework): \(call.call)): 'queue set \(numbers)' makes them its queue")
        return place.answer.map { AnswerView(answer: $0) } ?? Message.none
    }
}

extension Playable {
    /// The songs and videos that an app gets from the picker.
    fileprivate var pickedItems: [PlayableItem] {
        switch self {
        case .item(let item): [item]
        case .container(let container): container.tracks
        case .station: []
        }
    }
}

extension PlayableItem {
    /// The item as a row, with the attributes that lists show; nil if it has no id.
    fileprivate var row: Resource? {
        guard let resource else { return nil }
        var attributes = JSONObject([("name", .string(title)), ("durationInMillis", .integer(duration))])
        attributes.append("artistName", artist.map(JSON.string))
        attributes.append("albumName", album.map(JSON.string))
        return Resource([
            "id": .string(resource.id), "type": .string(resource.type.rawValue), "attributes": .object(attributes),
        ])
    }
}

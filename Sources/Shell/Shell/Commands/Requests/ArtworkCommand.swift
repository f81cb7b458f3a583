import AppleMusicAPI
import TonearmConsole
import TonearmWorld

struct ArtworkCommand: PlainCommand {
    static let description = CommandDescription(
        "artwork", .find, "Show a picture and its address, with the size filled in.",
        discussion: """
            The picture is drawn where the terminal can show one: 'set artwork' says by what. Only the simulator's \
            are; those of other services would have to be fetched.
            The letters before the file's ending shape it: 300x300bb.png is square, and 300x300cw.png a circle.
            """,
        examples: ["open albums/310730204", "artwork --size 600"])

    var words: [RowOrResource] = []
    var size = 300

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&words, "Rows of the last table, or a name; the focus by default.")
        fields.option("size", &size, "Pixels of the longer side, 1 to 10000.", in: 1...10_000)
    }

    /// Numbers that are rather a size in pixels than a row.
    private static let sizes = 50...10_000

    mutating func run(in context: some RequestContext & ScreenContext) async throws -> any View {
        if words.count == 1, let number = Int(words[0].text), number > context.session.rows.last,
            Self.sizes.contains(number)
        {
            throw Failure.usage(
                "Cannot show the artwork of row \(number)", context.session.rows.extent,
                next: "A size is an option: type 'artwork --size \(number)'.")
        }
        let resources: [Resource]
        switch try await context.pictured(words.map(\.text)) {
        case .choice(let view): return view
        case .resources(let found): resources = found
        }
        let pictures = resources.compactMap { resource in
            ArtworkTemplate(of: resource, orSize: size).map { (resource, $0.address(size: size)) }
        }
        guard !pictures.isEmpty else {
            throw Failure(
                "Cannot show artwork",
                "\(resources.first?.identifier.description ?? words.first?.text ?? "what is here") has none",
                next: "Not every artist and station has artwork.")
        }
        // The simulator's answers contain the address at which it would be served.
        if let served = ServerOrigin.served(in: pictures.map(\.1)) {
            context.note(
                "nothing answers at \(served) but 'tonearm serve', which draws the picture while it runs")
        }
        if context.drawsPictures, !context.session.world.address.isSimulated {
            context.note(
                "pictures of '\(context.session.world.address.word)' are not drawn: they would have to be fetched")
        }
        return ArtworkView(pictures: pictures)
    }
}

/// The resources whose artwork is shown, or the results among which the user chooses.
private enum PicturedResources {
    case resources([Resource])
    case choice(any View)
}

extension RequestContext {
    /// Returns the resources whose artwork is shown: rows, one with a name, or the focus without words.
    fileprivate func pictured(_ words: [String]) async throws -> PicturedResources {
        if session.settings.words >= .second, let name = ResourceName(words, among: session.rows) {
            switch try await find(
                name, types: "albums,artists,playlists,songs", to: "show the artwork of", by: "artwork")
            {
            case .choice(let view): return .choice(view)
            case .resource(let resource):
                let request = Request(path: session.world.path(to: resource), query: [])
                let response = try await send(request)
                try refuse(response, to: "show the artwork of '\(name.text)'")
                note("'\(name.text)' is \(resource)")
                return .resources(Answer(request: request, response: response).single.map { [$0] } ?? [])
            }
        }
        _ = try await revisit(to: "show artwork")
        guard let answer = session.here?.answer else { throw Failure.nowhere("show artwork") }
        if words.isEmpty {
            let first = answer.single ?? answer.rows.first ?? answer.sections.lazy.flatMap(\.rows).first
            return .resources([first].compactMap(\.self))
        }
        var resources: [Resource] = []
        for word in words { resources += try session.shownResources(word, to: "show the artwork of") }
        return .resources(resources)
    }
}

extension ServerOrigin {
    /// Returns this machine's host and port in addresses of pictures and previews; nil if they are elsewhere.
    static func served(in addresses: [String]) -> String? {
        let scheme = "http://127.0.0.1:"
        return addresses.first { $0.hasPrefix(scheme) }.map { address in
            "127.0.0.1:" + address.dropFirst(scheme.count).prefix { $0.isNumber }
        }
    }
}

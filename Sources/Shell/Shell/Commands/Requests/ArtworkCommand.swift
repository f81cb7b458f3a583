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

    var row: RowOrResource?
    var size = 300

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&row, "A row of the last table; the focus by default.")
        fields.option("size", &size, "Pixels of the longer side, 1 to 10000.", in: 1...10_000)
    }

    /// Numbers that are rather a size in pixels than a row.
    private static let sizes = 50...10_000

    mutating func run(in context: some RequestContext & ScreenContext) async throws -> any View {
        if let number = row.flatMap({ Int($0.text) }), number > context.session.rows.last, Self.sizes.contains(number) {
            throw Failure.usage(
                "Cannot show the artwork of row \(number)", context.session.rows.extent,
                next: "A size is an option: type 'artwork --size \(number)'.")
        }
        _ = try await context.revisit(to: "show artwork")
        guard let answer = context.session.here?.answer else { throw Failure.nowhere("show artwork") }
        let first = answer.single ?? answer.rows.first ?? answer.sections.lazy.flatMap(\.rows).first
        let resources =
            try row.map { try context.session.shownResources($0.text, to: "show the artwork of") }
            ?? [first].compactMap { $0 }
        let pictures = resources.compactMap { resource in
            ArtworkTemplate(of: resource, orSize: size).map { (resource, $0.address(size: size)) }
        }
        guard !pictures.isEmpty else {
            throw Failure(
                "Cannot show artwork",
                "\(resources.first?.identifier.description ?? row?.text ?? "what is here") has none",
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

extension ServerOrigin {
    /// Returns this machine's host and port in addresses of pictures and previews; nil if they are elsewhere.
    static func served(in addresses: [String]) -> String? {
        let scheme = "http://127.0.0.1:"
        return addresses.first { $0.hasPrefix(scheme) }.map { address in
            "127.0.0.1:" + address.dropFirst(scheme.count).prefix { $0.isNumber }
        }
    }
}

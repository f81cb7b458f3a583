import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmSystem
import TonearmWorld

struct PreviewCommand: PlainCommand, NamingAction {
    static let description = CommandDescription(
        "preview", .play, "Show the address of a preview, or write it to a file.",
        discussion: """
            Previews are short samples of songs and music videos. They play without a subscription and without consent, because each is a \
            file at an address. 'play --preview' plays one.
            The simulator has no recordings. '--save' writes a generated tone of 3 s in their place, a WAV file; 'tonearm serve' answers \
            with it at the address. An album or a playlist has the preview of its first track with one.
            For example: preview songs/310730206 --save tone.wav
            """,
        examples: ["preview songs/310730206", "play --preview songs/310730206", "now", "stop"])

    var resources: [RowOrResource] = []
    var file: FilePath?
    var replace = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&resources, "A row, type/id, a link or a name; the focus by default.")
        fields.option("save", &file, "Write the tone in place of the preview to this file (WAV).")
        fields.flag("replace", &replace, "Overwrite an existing file.")
    }

    func check() throws(Failure) {
        guard let file else {
            if !replace { return }
            throw Failure.usage(
                "Nothing to replace", "'--replace' needs a file to write",
                next: "Type for example 'preview songs/310730206 --save tone.wav --replace'.")
        }
        if let ending = file.ending, ending != "wav" {
            throw Failure.usage(
                "Cannot write '\(file)'", "the tone is a WAV file", next: "End its name with '.wav'.")
        }
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        var words = resources.map(\.text)
        if ResourceName(words, among: context.session.rows) != nil {
            switch try await context.resources(
                words, orNamed: "songs,music-videos,albums,playlists", to: "show the preview of", by: "preview",
                isExact: false)
            {
            case .choice(let view): return view
            case .resources(let found): words = found.map(\.description)
            }
        }
        let resource = try context.session.previewed(words, to: "show the preview of")
        let found = try await context.preview(of: resource, to: "show the preview of")
        guard let file else {
            if let served = ServerOrigin.served(in: [found.address]) {
                context.note("nothing answers at \(served) but 'tonearm serve', which has a tone there while it runs")
            }
            return Message(
                [
                    StyledText(found.address).linked(to: Link(found.address)),
                    .command("play --preview \(found.resource.identifier)") + .faint(" plays it"),
                ], value: .string(found.address), identifiers: [found.resource.identifier])
        }
        return try save(found, as: file.text, in: context)
    }

    private func save(_ preview: FoundPreview, as name: String, in context: any RequestContext) throws -> any View {
        let what = "Cannot save the preview of '\(preview.resource.identifier)'"
        let address = context.session.world.address
        guard address.isSimulated else {
            throw Failure(
                what, "previews of '\(address.word)' would have to be fetched",
                next: "Fetch it yourself: curl -o '\(name)' '\(preview.address)'")
        }
        guard replace || !FileSystem.exists(UserFolder.expandingHome(name)) else {
            throw Failure(
                what, "the file '\(name)' exists already", next: "Add --replace to overwrite it, or name another file.")
        }
        let bytes = PreviewTone(of: preview.resource.identifier).wav
        try FileSink.write(bytes, to: name)
        return Message(
            StyledText("Wrote \(name): a tone of \(PreviewTone.length) s in place of the preview of ")
                + .strong(preview.title) + StyledText(" (WAV, \(bytes.count) bytes)."),
            value: ["saved": .string(name), "bytes": .integer(bytes.count), "address": .string(preview.address)])
    }
}

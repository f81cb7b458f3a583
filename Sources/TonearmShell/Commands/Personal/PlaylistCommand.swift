import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

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
            throw Failure(
                "Cannot create a playlist", "it needs a name", next: "Type for example 'playlist create Road'.",
                status: .usage)
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
            throw Failure(
                "Cannot run 'playlist'", "it needs one of create, add",
                next: "Type for example 'playlist create Road'.", status: .usage)
        }

        mutating func run(in context: some RequestContext) async throws -> any View { try await fetch.run(in: context) }
    }
}

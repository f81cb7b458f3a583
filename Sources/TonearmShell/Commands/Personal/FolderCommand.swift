import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

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
            throw Failure(
                "Cannot make a folder", "'create' and a name are needed",
                next: "Type for example 'folder create Trips'.", status: .usage)
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

/// The message after something was created in the library.
enum Created {
    static func message(_ kind: String, _ name: String, _ response: Response) -> Message {
        let made = response.body.json?["data"]?[0].flatMap { Resource($0) }
        let line = StyledText("Created the \(kind) '\(name)'") + .faint(made.map { "  \($0.identifier)" } ?? "")
        return Message([line], value: response.body.json, identifiers: made.map { [$0.identifier] } ?? [])
    }
}

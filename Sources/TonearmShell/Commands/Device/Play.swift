import AppleMusicAPI
import AppleMusicSimulator
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct Play: Command {
    static let configuration = CommandConfiguration.command(
        "play", "Play something of the catalog, if the account may.",
        discussion: "It needs the capability 'catalog playback'. What is played goes into the account's history.")
    static let group = CommandGroup.play
    static let examples = ["authorize --answer allow", "play albums/310730204", "recently-played"]

    @Argument(help: "A row, type/id or a link.") var resource: RowOrResource
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_resource)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        let found = try shell.resources([resource.text], to: "play")
        guard let wanted = found.first, found.count == 1 else {
            throw Failure(
                "Cannot play \(found.count) resources", "one is played at a time", next: "Name one of them.",
                status: .usage)
        }
        try shell.require(.play(wanted))
        let request = Request(path: shell.session.world.path(to: wanted), query: [])
        let response = try await shell.send(request)
        try shell.refuse(response, to: "play '\(wanted)'")
        guard let item = Answer(request: request, response: response).single, item.attribute("playParams") != nil else {
            throw Failure(
                "Cannot play '\(wanted)'", "it has no 'playParams', so it is not playable",
                next:
                    "Songs, albums, music videos, playlists and stations have them, once they are released: 'play albums/310730204'."
            )
        }
        if let account = shell.session.world.device.account {
            // What was played is remembered at the next look.
            shell.effects.hasWritten = true
            shell.session.world.memory.recordPlay(account: account.name, of: wanted, at: shell.now)
        }
        let name = item.attribute("name")?.string ?? wanted.description
        return Message(
            [StyledText("Playing ") + .strong(name) + .faint("  \(wanted)")] + CallLines.lines(.play),
            identifiers: [wanted])
    }
}

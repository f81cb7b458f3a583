import AppleMusicAPI
import Testing

@testable import TonearmShell

/// Tests that settings, which are grouped in the program, are written flat, as earlier releases wrote them.
@Suite struct SettingsFormatTests {
    private static func settings(of session: Session) throws -> JSONObject {
        let json = try JSON(parsing: try SessionFormat.bytes(of: session))
        return try #require(json["session"]?["settings"]?.object)
    }

    @Test func `a file has one member for each setting, and no groups`() throws {
        var session = Session(seed: 1)
        let unset: Set = ["rightPrompt", "width"]
        let names: Set = [
            "artwork", "color", "dates", "highlight", "hints", "keyring", "links", "output", "pager", "plain", "prompt",
            "retries", "theme", "title", "vocabulary",
        ]
        #expect(Set(try Self.settings(of: session).names) == names)
        session.settings.display.width = 90
        session.settings.editing.rightPrompt = "%C"
        #expect(Set(try Self.settings(of: session).names) == names.union(unset))
    }

    @Test func `every setting is read as it was written`() async throws {
        let shell = ShellSession()
        try await shell.runAll(
            "set output csv", "set color never", "set width 90", "set retries 1", "set hints off", "set highlight off",
            "set pager always", "set plain on", "set theme dark", "set prompt short", "set prompt-right '%C'",
            "set vocabulary musickit", "set title on", "set artwork blocks", "set links on", "set dates locale",
            "set keyring off")
        let settings = shell.session.settings
        #expect(try SessionFormat.read(try SessionFormat.bytes(of: shell.session)).session.settings == settings)
        let fresh = try Self.settings(of: Session(seed: 1))
        for member in try Self.settings(of: shell.session).members {
            #expect(fresh[member.name] != member.value, "\(member.name) was not changed")
        }
    }
}

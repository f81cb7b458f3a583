import AppleMusicAPI
import Crypto
import Foundation
import Testing
import TonearmConsole
import TonearmSigning
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests a service and its tokens under a name.
@Suite struct ProfileTests {
    private let folder: TemporaryFolder
    private let service = FakeService(body: #"{"data":[]}"#)

    init() throws { folder = try TemporaryFolder() }

    private func session() -> ShellSession {
        ShellSession(service: service, store: SessionStore(folder: folder.path + "/state"))
    }

    @Test func `what was saved in one session is used in another`() async throws {
        let key = DeveloperKey(id: "ABCDE12345", team: "TEAM123456", key: P256.Signing.PrivateKey())
        let token = try key.token(issued: ShellSession.time, lifetime: 3600)
        let first = session()
        try await first.runAll(
            "service https://example.org", "token developer set \(token)",
            "token user set abcdefghijklmnopqrstuvwxyz0123456789",
            "profile save work")
        #expect(try folder.mode(of: "state/profiles/work.json") == 0o600)
        #expect(try folder.mode(of: "state/profiles") == 0o700)
        let second = session()
        #expect(await second.run("profile").output == "work\n")
        try await second.runAll("profile use work", "get /v1/me/library/albums")
        #expect(service.requests.last?.headers["Authorization"] == "Bearer \(token)")
        #expect(service.requests.last?.headers["Music-User-Token"] == "abcdefghijklmnopqrstuvwxyz0123456789")
        #expect(
            !second.shell.screen.secrets.hidden(in: "abcdefghijklmnopqrstuvwxyz0123456789").contains(
                "abcdefghijklmnopqrstuvwxyz0123456789"))
        try await second.runAll("undo")
        #expect(second.session.world.address.isSimulated)
        try await second.runAll("profile delete work")
        #expect(await second.run("profile use work").errors.contains("there is none of this name"))
    }

    @Test func `a profile that others can read, or that is none, is refused and changes nothing`() async throws {
        let shell = session()
        try folder.write(#"{"version":1,"service":"live"}"#, to: "state/profiles/open.json")
        try folder.write("nothing", to: "state/profiles/odd.json")
        try folder.write(#"{"version":3,"service":"live"}"#, to: "state/profiles/new.json")
        for name in ["odd", "new"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o600], ofItemAtPath: "\(folder.path)/state/profiles/\(name).json")
        }
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: folder.path + "/state/profiles/open.json")
        #expect(await shell.run("profile use open").errors.contains("chmod 600"))
        #expect(await shell.run("profile use odd").errors.contains("damaged"))
        #expect(await shell.run("profile use new").errors.contains("newer"))
        try folder.write("", to: "state/profiles/folder.json/file")
        try folder.setMode(0o700, of: "state/profiles/folder.json")
        #expect(await shell.run("profile use folder").errors.hasPrefix("error: Cannot use the profile 'folder': "))
        #expect(await shell.run("profile use ned").errors.contains("Did you mean 'new'?"))
        #expect(await shell.run("profile use far-away").errors.contains("'profile save far-away' makes one"))
        #expect(await shell.run("profile use ../x").status == 64)
        #expect(await shell.run("profile save x").errors.contains("the simulator answers"))
        #expect(shell.session.world.address.isSimulated)
    }
}

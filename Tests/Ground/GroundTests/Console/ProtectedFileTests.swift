import Testing
import TonearmConsole
import TonearmSystem
import TonearmTestSupport

/// Files that are refused if other users can read or write them.
@Suite struct ProtectedFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    @Test func `the home folder is where a path begins with it`() {
        #expect(UserFolder.expandingHome("a/~/b") == "a/~/b" && UserFolder.expandingHome("~b/c") == "~b/c")
        #expect(UserFolder.expandingHome("~/x") == (OperatingSystem.environment("HOME") ?? "~") + "/x")
    }

    @Test(arguments: [
        (SecretFile.Protection.token, 0o600, true), (.token, 0o640, false), (.token, 0o602, false),
        (.key, 0o644, true), (.key, 0o622, false), (.certificate, 0o644, true), (.certificate, 0o664, false),
    ])
    func `what others can do with a file decides whether it is relied upon`(
        protection: SecretFile.Protection, mode: Int, isRead: Bool
    ) throws {
        try folder.write("-----BEGIN PUBLIC KEY-----", to: "x")
        try folder.setMode(mode, of: "x")
        let read = Result { () throws(Failure) in
            try SecretFile.read(path("x"), limit: 100, protection, "Cannot read it")
        }
        switch read {
        case .success: #expect(isRead)
        case .failure(let failure): #expect(!isRead && failure.next?.contains("chmod") == true)
        }
    }

    @Test(arguments: [(0o600, true), (0o640, false), (0o604, false), (0o620, false)])
    func `a private key is its owner's alone`(mode: Int, isRead: Bool) throws {
        try folder.write("-----BEGIN PRIVATE KEY-----", to: "x")
        try folder.setMode(mode, of: "x")
        let read = try? SecretFile.read(path("x"), limit: 100, .key, "Cannot read it")
        #expect((read != nil) == isRead)
    }

    @Test func `a file of keys that cannot be read says why`() throws {
        try folder.write("0123456789", to: "x")
        func why(_ name: String, limit: Int) -> String? {
            do throws(Failure) {
                _ = try SecretFile.read(path(name), limit: limit, .key, "Cannot read it")
                return nil
            } catch {
                return error.why
            }
        }
        #expect(why("x", limit: 9) == "it is longer than 9 bytes")
        #expect(why(".", limit: 9) == "it is a pipe, a device or a folder, and not a file")
        #expect(why("y", limit: 9) == "No such file or directory")
    }
}

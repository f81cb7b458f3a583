import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests continuing a file after a failed line, and choosing an editor.
@Suite struct KeepGoingTests {
    private let folder: TemporaryFolder
    private let session = ShellSession()

    init() throws { folder = try TemporaryFolder() }

    private func script(_ lines: String..., name: String = "a.tonearm") throws -> String {
        try folder.write(lines.joined(separator: "\n") + "\n", to: name)
        return "\(folder.path)/\(name)"
    }

    @Test func `it stops at the first line that fails`() async throws {
        let path = try script("albums 1", "storefront jp")
        let outcome = await session.run("source \(path)")
        #expect(outcome.status == 1 && outcome.errors.contains("line 1 of '\(path)'"))
        #expect(session.session.world.storefront == "us")
    }

    @Test(arguments: ["--keep-going FILE", "FILE --keep-going", "--trust FILE --keep-going"])
    func `it goes on if that is wanted, and has the status of the first that failed`(words: String) async throws {
        let path = try script("albums 1", "storefront xx", "storefront jp")
        let outcome = await session.run("source " + words.replacing("FILE", with: path))
        #expect(outcome.status == 1 && outcome.errors.contains("line 2 of '\(path)'"))
        #expect(session.session.world.storefront == "jp")
    }

    @Test func `it goes on as the program was told to, and so does a file in a file`() async throws {
        session.shell.environment.files.keepsGoing = true
        let inner = try script("storefront xx", "storefront jp", name: "inner.tonearm")
        let outcome = await session.run("source \(try script("source \(inner)", "locale en-US"))")
        #expect(outcome.status == 64)
        #expect(session.session.world.storefront == "jp" && session.session.world.locale == "en-US")
    }

    @Test func `it ends where the shell is left`() async throws {
        _ = await session.run("source \(try script("albums 1", "exit", "storefront jp")) --keep-going")
        #expect(session.session.world.storefront == "us")
    }

    @Test(
        arguments: [
            (["VISUAL": "emacs -nw", "EDITOR": "ed"], ["vi"], "emacs -nw"),
            (["VISUAL": " ", "EDITOR": "ed"], ["vi"], "ed"),
            ([:], ["nano", "vi"], "vi"), ([:], ["nano", "sensible-editor", "editor"], "sensible-editor"),
            ([:], ["editor", "nano"], "editor"), (["EDITOR": ""], ["nano"], "nano"), ([:], [], nil),
        ] as [([String: String], [String], String?)])
    func `without a variable the editor is the system's`(
        variables: [String: String], programs: [String], editor: String?
    ) {
        let found = SystemEditor.find(
            variable: { variables[$0] }, program: { programs.contains($0) ? "/usr/bin/\($0)" : nil })
        #expect(found == editor)
    }
}

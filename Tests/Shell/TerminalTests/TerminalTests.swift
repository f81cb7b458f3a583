import Foundation
import Testing
import TonearmTestSupport

/// Tests that the program answers at a terminal, where it uses code that no pipe reaches.
@Suite(.waiting) struct TerminalTests {
    /// The program that was built with the tests, and the optimised one if `make build` made it.
    static let programs = [BuiltPrograms.besideTests, ProjectFiles.root.appending(path: ".build/release")]
        .map { $0.appending(path: "tonearm").path }.filter(FileManager.default.isExecutableFile)

    @Test(arguments: programs)
    func `two lines are answered, and a third is refused`(program: String) throws {
        let folder = try TemporaryFolder()
        let conversation = try ShellConversation(program, in: folder)
        #expect(try conversation.run("help").contains("search"))
        #expect(try conversation.run("albums 310730204").contains("Born to Run"))
        #expect(try conversation.run("bogus").contains("Unknown command 'bogus'"))
        #expect(conversation.leave() == 0)
    }

    @Test func `the program that was built with the tests is tried`() {
        #expect(Self.programs.first?.hasPrefix(BuiltPrograms.besideTests.path) == true)
    }
}

import Foundation
import TonearmTestSupport
import Testing

/// Tests that the program of the lesson 'swift' runs, and prints what its check expects.
@Suite struct LessonProgramTests {
    @Test(.enabled("the modules cannot be linked with a program") { BuiltModules.areUsable }, .timeLimit(.minutes(10)))
    func `the learner's program prints the id that the lesson checks`() async throws {
        let lesson = String(decoding: try ProjectFiles.bytes(of: "Sources/Shell/Lessons/swift.md"), as: UTF8.self)
        let program = try #require(
            lesson.components(separatedBy: "```swift\n").last?.components(separatedBy: "```").first)
        let line = try #require(lesson.firstMatch(of: /hint: The line is `(.*)`\./)?.output.1)
        let id = try #require(lesson.matches(of: /check: focus is songs\/(\d+)/).last?.output.1)
        let gap = "// Print the id of the longest track of the album."
        try #require(program.contains(gap))
        let folder = try TemporaryFolder()
        try folder.write(program.replacingOccurrences(of: gap, with: String(line)), to: "main.swift")
        let compiled = try #require(try await BuiltModules.link(in: folder))
        try #require(compiled.status == 0, "\(compiled.errors.prefix(2000))")
        let outcome = try await Tool(at: folder.path + "/program").run([])
        #expect(outcome.output == "\(id)\n" && outcome.status == 0, "\(outcome.errors.prefix(2000))")
    }
}

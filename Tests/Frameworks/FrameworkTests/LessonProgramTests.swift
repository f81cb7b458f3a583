import Foundation
import Testing
import TonearmTestSupport

/// Tests that the program of the lesson 'swift' runs, and prints what its check expects.
@Suite struct LessonProgramTests {
    private static let lesson = Result {
        String(decoding: try ProjectFiles.bytes(of: "Sources/Shell/Texts/Lessons/swift.md"), as: UTF8.self)
    }

    /// The lesson's program as a part of a larger one, with the line that the learner writes.
    static func part() throws -> PrintedProgram.Part {
        let lesson = try lesson.get()
        let program = try #require(
            lesson.components(separatedBy: "```swift\n").last?.components(separatedBy: "```").first)
        let line = try #require(lesson.firstMatch(of: /hint: The line is `(.*)`\./)?.output.1)
        let gap = "// Print the id of the longest track of the album."
        try #require(program.contains(gap))
        let lines = program.replacingOccurrences(of: gap, with: String(line)).components(separatedBy: "\n")
        return PrintedProgram.Part(
            name: "lesson",
            imports: lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) },
            declarations: [], statements: lines.filter { !$0.hasPrefix("import ") })
    }

    @Test(.enabled("the modules cannot be linked with a program") { BuiltModules.areUsable }, .timeLimit(.minutes(10)))
    func `the learner's program prints the id that the lesson checks`() async throws {
        let checks = try Self.lesson.get().matches(of: /check: focus is songs\/(\d+)/)
        let id = try #require(checks.last?.output.1)
        #expect(try await PrintedProgram.output(of: "lesson") == "\(id)\n")
    }
}

import Foundation
import Testing
import TonearmTestSupport

/// The code that the shell prints, of several suites, as one program: a compiler and a linker start once for all.
///
/// Each suite has a part of it, a file with a function that the program runs in a process of its own.
struct PrintedProgram {
    /// A part of the program.
    struct Part {
        /// The name of the part, of its file and of its function.
        let name: String
        let imports: [String]
        /// Declarations beside the function. Those of the file's own scope must be private.
        let declarations: [String]
        /// The statements of the function.
        let statements: [String]

        fileprivate var text: String {
            let function = ["func \(name)() async throws {"] + statements + ["}"]
            return (imports.map { "import \($0)" } + declarations + function).joined(separator: "\n") + "\n"
        }
    }

    /// The compiled parts.
    private static let compiled = Task {
        let folder = try TemporaryFolder.untilExit()
        let parts = [
            try await PrintedRequestTests.part(), try await PrintedWriteTests.part(), PrintedFlowTests.part(),
            try LessonProgramTests.part(),
        ]
        for part in parts { try folder.write(part.text, to: "\(part.name).swift") }
        let cases = parts.map { "case \"\($0.name)\": try await \($0.name)()" }
        let main = ["switch CommandLine.arguments[1] {"] + cases + ["default: fatalError()", "}"]
        try folder.write(main.joined(separator: "\n") + "\n", to: "main.swift")
        let screens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Screens")
        let modules = ["SwiftUI", "UIKit"]
        for module in modules {
            let source = screens.appendingPathComponent("\(module).swift").path
            let outcome = try await BuiltModules.compile(module: module, from: [source], in: folder)
            try #require(outcome?.status == 0, "\(module): \(outcome?.errors ?? "")")
        }
        let outcome = try await BuiltModules.link(
            modules, in: folder, files: ["main.swift"] + parts.map { "\($0.name).swift" })
        try #require(outcome?.status == 0, "\(outcome?.errors.prefix(4000) ?? "")")
        return PrintedProgram(folder: folder)
    }

    private let folder: TemporaryFolder

    /// Runs a part, which must succeed, and returns what it prints.
    static func output(of part: String) async throws -> String {
        let outcome = try await Tool(at: compiled.value.folder.path + "/program").run([part])
        #expect(outcome.status == 0, "\(outcome.errors.prefix(2000))")
        return outcome.output
    }
}

import Foundation
import Testing
import TonearmTestSupport

/// Runs the tests of the example apps, compiled with the modules of this build.
///
/// `packaging/examples` builds them as separate packages that depend on a tagged version, which takes minutes.
@Suite(.enabled("the modules cannot be linked with a program") { BuiltModules.areUsable }, .timeLimit(.minutes(10)))
struct ExampleTests {
    /// The modules that each example may import: its own, the toolchain's, and those of the products that it names.
    private static let imports: KeyValuePairs = [
        "AlbumBrowser": ["AppleMusicSimulation"], "RunnerApp": ["Combine", "MusicKit", "MusicKitSimulation"],
    ]

    private static let toolchain: Set = ["Foundation", "FoundationNetworking", "SwiftUI", "Testing"]

    /// The entry point of a program of tests, as SwiftPM writes it.
    private static let main = """
        import Testing

        @main struct Runner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """

    private static func files(below path: String) throws -> [URL] {
        let folder = ProjectFiles.root.appendingPathComponent("Examples/\(path)")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    @Test func `the examples' own tests pass with the modules of this build`() async throws {
        let folder = try TemporaryFolder()
        var tests = 0
        var modules: [String] = []
        for (name, _) in Self.imports {
            for (module, path) in [(name, "\(name)/Sources/\(name)"), ("\(name)Tests", "\(name)/Tests/\(name)Tests")] {
                let files = try Self.files(below: path)
                let compiled = try await BuiltModules.compile(
                    module: module, from: files.map(\.path), in: folder, ["-swift-version", "6"])
                try #require(compiled?.status == 0, "\(module): \(compiled?.errors.prefix(3000) ?? "")")
                modules.append(module)
                tests += try files.map { try String(contentsOf: $0, encoding: .utf8) }
                    .reduce(0) { $0 + $1.components(separatedBy: "@Test").count - 1 }
            }
        }
        try folder.write(Self.main, to: "runner.swift")
        let linked = try #require(
            try await BuiltModules.link(
                modules, in: folder, ["-swift-version", "6", "-parse-as-library"], files: ["runner.swift"]))
        try #require(linked.status == 0, "\(linked.errors.prefix(3000))")
        let outcome = try await Tool(at: folder.path + "/program").run(["--testing-library", "swift-testing"])
        let output = outcome.output + outcome.errors
        #expect(outcome.status == 0, "\(output.suffix(3000))")
        #expect(
            tests > 15 && output.contains("Test run with \(tests) tests in 4 suites passed"), "\(output.suffix(300))")
    }

    @Test func `an example imports only what its products give to other packages`() throws {
        for (name, modules) in Self.imports {
            let allowed = Self.toolchain.union(modules).union([name])
            for file in try Self.files(below: "\(name)/Sources/\(name)")
                + Self.files(below: "\(name)/Tests/\(name)Tests")
            {
                let text = try String(contentsOf: file, encoding: .utf8)
                let imported = text.matches(of: /(?m)^ *(?:@testable )?import (\w+)/).map { String($0.output.1) }
                #expect(!imported.isEmpty && allowed.isSuperset(of: imported), "\(file.path) imports \(imported)")
            }
        }
    }
}

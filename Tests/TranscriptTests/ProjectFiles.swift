import Foundation

/// The transcripts of this package: those of the tests, and the README.
enum ProjectFiles {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let transcripts: [String] = {
        let folder = "Tests/Transcripts/"
        let names = try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 } + ["README.md"]
    }()

    static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appendingPathComponent(path)))
    }
}

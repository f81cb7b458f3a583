package import Foundation

/// The documents of this package that contain sessions.
package enum ProjectFiles {
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The README, every page below docs with a session, and the built-in talks, and every Markdown file below
    /// Tests/Transcripts.
    package static let transcripts =
        ["README.md"] + pages(below: "docs/").filter(hasSession) + pages(below: "Sources/Shell/Texts/Talks/")
        + pages(below: "Tests/Transcripts/")

    package static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appendingPathComponent(path)))
    }

    private static func pages(below folder: String) -> [String] {
        let names = try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 }
    }

    private static func hasSession(_ path: String) -> Bool {
        let text = (try? bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
        return text?.contains("\n```tonearm\n") == true
    }
}

import Foundation

/// The inputs that are kept, in `Tests/Fuzz/Corpora`: what means something to a harness, and every input that once found a fault.
package enum Corpus {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Corpora")

    /// - Returns: names and bytes, sorted by name.
    package static func inputs(of harness: Harness) throws -> [(name: String, bytes: [UInt8])] {
        let folder = folder.appendingPathComponent(harness.name)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }
}

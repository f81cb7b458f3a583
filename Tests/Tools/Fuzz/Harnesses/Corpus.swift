import Foundation

/// The inputs in `Tests/Tools/Fuzz/Corpora`: meaningful inputs of each harness and every input that once found a fault.
package enum Corpus {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Corpora")

    /// - Returns: The names and bytes, sorted by name.
    package static func inputs(of harness: Harness) throws -> [(name: String, bytes: [UInt8])] {
        let folder = folder.appendingPathComponent(harness.name)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }
}

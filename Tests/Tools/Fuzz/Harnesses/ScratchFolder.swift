import Foundation

/// A folder for files that harnesses read repeatedly. It is removed when the process exits, but not after a crash.
enum ScratchFolder {
    private static let path = {
        let path = NSTemporaryDirectory() + "tonearm-fuzz-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        atexit { ScratchFolder.remove() }
        return path
    }()

    static func file(_ name: String) -> String { path + "/" + name }

    /// The sorted names in the folder.
    static var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    private static func remove() { try? FileManager.default.removeItem(atPath: path) }
}

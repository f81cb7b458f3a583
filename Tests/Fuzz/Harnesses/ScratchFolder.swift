import Foundation

/// A folder for files that harnesses read again and again. It goes when the process ends; a fault leaves it.
enum ScratchFolder {
    private static let path = {
        let path = NSTemporaryDirectory() + "tonearm-fuzz-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        atexit { ScratchFolder.remove() }
        return path
    }()

    static func file(_ name: String) -> String { path + "/" + name }

    /// What lies in it, sorted.
    static var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    private static func remove() { try? FileManager.default.removeItem(atPath: path) }
}

internal import Foundation
internal import Synchronization

/// A temporary folder, removed when it is released.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        path = NSTemporaryDirectory() + "tonearm-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { remove() }

    private func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// The folders of `untilExit`.
    private static let kept = Mutex<[TemporaryFolder]>([])

    /// Makes a folder that is removed when this process ends, for what several tests share.
    package static func untilExit() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        kept.withLock { kept in
            if kept.isEmpty { atexit { TemporaryFolder.kept.withLock { $0.forEach { $0.remove() } } } }
            kept.append(folder)
        }
        return folder
    }

    package func write(_ text: String, to name: String) throws {
        let path = path + "/" + name
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        // Keys are read only from files that other users cannot read.
        if ["p8", "pem", "key"].contains((name as NSString).pathExtension) { try setMode(0o600, of: name) }
    }

    package func text(of name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    /// Returns the permission bits of a file, or nil if it does not exist.
    package func mode(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.posixPermissions] as? Int
    }

    package func setMode(_ mode: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path + "/" + name)
    }

    package var names: [String] { ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted() }
}

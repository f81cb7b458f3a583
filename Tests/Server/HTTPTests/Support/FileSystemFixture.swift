import Foundation

/// File operations that break a test's folder.
enum FileSystemFixture {
    /// Removes a file or a folder with its content.
    static func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

    static func makeFile(_ path: String) throws { try Data().write(to: URL(filePath: path)) }
}

import Foundation

/// Files in the way.
enum FileSystemFixture {
    /// Removes a file, or a folder with all that is in it.
    static func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

    static func makeFile(_ path: String) throws { try Data().write(to: URL(filePath: path)) }
}

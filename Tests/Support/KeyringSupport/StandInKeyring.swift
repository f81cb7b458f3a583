internal import Foundation
package import TemporaryFolderSupport

/// A keyring for tests: a program that takes what libsecret's `secret-tool` takes, and has a folder of files for its items.
package final class StandInKeyring {
    /// In which it is, with its items and what it was asked.
    package let folder: TemporaryFolder

    package init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: binaries, withIntermediateDirectories: true)
        // A link, because a program that was just written may be busy: another test starts one meanwhile, and has the file open.
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("secret-tool")
        try FileManager.default.createSymbolicLink(atPath: program, withDestinationPath: script.path)
        try folder.write("", to: "calls")
        try folder.write("", to: "items/.keep")
    }

    /// The folder in which `secret-tool` is found.
    package var binaries: String { folder.path + "/bin" }
    package var program: String { binaries + "/secret-tool" }

    /// What it was called with, a line each.
    package var calls: [String] {
        get throws { try folder.text(of: "calls").split(separator: "\n").map(String.init) }
    }

    /// The items' texts, by their files' names.
    package var items: [String: String] {
        get throws {
            let names = folder.names.filter { $0.hasPrefix("items/") && !$0.hasSuffix(".keep") }
            return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.text(of: $0)) })
        }
    }

    /// Puts the items back as they were.
    package func put(_ items: [String: String]) throws {
        for name in try self.items.keys { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
        for (name, text) in items { try folder.write(text, to: name) }
    }

    /// What it does from now on instead of what it is asked for: a line of the system's shell; nil for what it is asked for.
    package func behave(as line: String?) throws {
        if let line { return try folder.write(line, to: "behaviour") }
        try? FileManager.default.removeItem(atPath: folder.path + "/behaviour")
    }
}

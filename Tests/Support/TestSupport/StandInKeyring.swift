internal import Foundation

/// A keyring for tests: a program with the commands of libsecret's `secret-tool`, which stores items as files in a
/// folder.
package final class StandInKeyring {
    /// The keyring's folder, with its items and its log of calls.
    package let folder: TemporaryFolder

    package init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: binaries, withIntermediateDirectories: true)
        // A link, because a newly written program may be busy: another test may fork while the file is open.
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("secret-tool")
        try FileManager.default.createSymbolicLink(atPath: program, withDestinationPath: script.path)
        try folder.write("", to: "calls")
        try folder.write("", to: "items/.keep")
    }

    /// The folder that contains `secret-tool`.
    package var binaries: String { folder.path + "/bin" }
    package var program: String { binaries + "/secret-tool" }

    /// The arguments of each call.
    package var calls: [String] {
        get throws { try folder.text(of: "calls").split(separator: "\n").map(String.init) }
    }

    /// The items' texts by their files' names.
    package var items: [String: String] {
        get throws {
            let names = folder.names.filter { $0.hasPrefix("items/") && !$0.hasSuffix(".keep") }
            return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.text(of: $0)) })
        }
    }

    /// Replaces all items.
    package func put(_ items: [String: String]) throws {
        for name in try self.items.keys { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
        for (name, text) in items { try folder.write(text, to: name) }
    }

    /// Replaces the program's behavior by a line of the system's shell, or restores it if the line is nil.
    package func behave(as line: String?) throws {
        if let line { return try folder.write(line, to: "behaviour") }
        try? FileManager.default.removeItem(atPath: folder.path + "/behaviour")
    }
}

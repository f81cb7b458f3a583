import Console
import SystemLayer

/// A file whose lines are run.
struct SourceFile {
    /// The file's name as typed.
    var name: String
    /// Whether the line that runs the file trusts it.
    var isTrusted = false
    /// Whether the lines after a failed one are run.
    var keepsGoing = false

    /// The longest file in bytes.
    private static let longest = 16 << 20

    /// - Throws: `Failure` with the file's name and the system's reason.
    func lines() throws(Failure) -> [String] {
        // The null device has no lines. Other devices, and pipes, could block the shell forever.
        if name == "/dev/null" { return [] }
        let bytes: [UInt8]
        do throws(FileSystem.ReadFailure) {
            bytes = try FileSystem.read(UserFolder.expandingHome(name), limit: Self.longest, accepting: .file)
        } catch {
            throw Failure("Cannot read '\(name)'", error.description)
        }
        return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
    }
}

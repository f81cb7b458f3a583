import SystemLayer

/// Writes to files that the user names: `> FILE`, `>> FILE`, and the files of commands.
package enum FileSink {
    /// Collects the output of the body and writes it to a file in one step.
    /// - Throws: `Failure` with the file's name and the system's reason; `CancellationError` if the task was cancelled
    ///   while a named pipe had no reader.
    package static func write(to name: String, append: Bool, _ body: (any Sink) throws -> Void) throws {
        let memory = MemorySink()
        try body(memory)
        try write(memory.bytes, to: name, append: append)
    }

    /// Writes bytes to a file.
    /// - Throws: the same errors as the other method.
    package static func write(_ bytes: [UInt8], to name: String, append: Bool = false) throws {
        let error = FileSystem.write(UserFolder.expandingHome(name), bytes, append: append) { Task.isCancelled }
        if error == .canceled { throw CancellationError() }
        if let error {
            throw Failure("Cannot write '\(name)'", error.description)
        }
    }
}

/// Writes to files that a person names: `> FILE`, `>> FILE`, and what commands write.
package enum FileSink {
    /// Gathers the output and writes it at once.
    /// - Throws: `Failure` with the file's name and the system's reason; `CancellationError` when the task was cancelled while a pipe had no
    ///   reader.
    package static func write(to name: String, append: Bool, _ body: (any Sink) throws -> Void) throws {
        let memory = MemorySink()
        try body(memory)
        try write(memory.bytes, to: name, append: append)
    }

    /// Writes a file that a person named.
    /// - Throws: as above.
    package static func write(_ bytes: [UInt8], to name: String, append: Bool = false) throws {
        let number = FileSystem.write(UserFolder.expandingHome(name), bytes, append: append) { Task.isCancelled }
        if number == FileSystem.cancelled { throw CancellationError() }
        if let number {
            throw Failure("Cannot write '\(name)'", OperatingSystem.message(number))
        }
    }
}

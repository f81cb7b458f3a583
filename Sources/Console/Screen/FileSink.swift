/// Writes output to a file: `> FILE` and `>> FILE`.
package enum FileSink {
    /// Gathers the output and writes it at once.
    /// - Throws: `Failure` with the file's name and the system's reason.
    package static func write(to name: String, append: Bool, _ body: (any Sink) throws -> Void) throws {
        let memory = MemorySink()
        try body(memory)
        if let number = FileSystem.write(UserFolder.expandingHome(name), memory.bytes, append: append) {
            throw Failure("Cannot write '\(name)'", OperatingSystem.message(number))
        }
    }
}

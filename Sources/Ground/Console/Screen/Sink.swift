import Synchronization
package import TonearmSystem

/// A target of bytes: a file descriptor, a file, a program, or memory in a test.
package protocol Sink: AnyObject, Sendable {
    /// - Throws: `SinkProblem`.
    func write(_ bytes: [UInt8]) throws
}

package enum SinkProblem: Error, Equatable {
    /// The reader has closed the pipe; the program stops without a message.
    case closed
    case failed(Errno)
}

/// A file descriptor that the sink does not close.
package final class DescriptorSink: Sink {
    private let descriptor: FileDescriptor
    private let isTerminal: Bool

    package init(_ descriptor: FileDescriptor) {
        self.descriptor = descriptor
        isTerminal = descriptor.isTerminal
    }

    /// Writes all bytes. A write to a terminal, which may take long, stops if the task is cancelled meanwhile.
    /// - Throws: `SinkProblem`, `CancellationError`.
    package func write(_ bytes: [UInt8]) throws {
        // Output that begins after Ctrl-C is written whole.
        let isStoppable = isTerminal && !Task.isCancelled
        do throws(Errno) {
            if isStoppable {
                try descriptor.write(toTerminal: bytes) { Task.isCancelled }
            } else {
                try descriptor.write(all: bytes)
            }
        } catch {
            switch error {
            case .canceled where isStoppable:
                try? descriptor.write(all: Self.ending(of: bytes))
                throw CancellationError()
            case .brokenPipe: throw SinkProblem.closed
            default: throw SinkProblem.failed(error)
            }
        }
    }

    /// Returns the bytes that end interrupted output: they close its line, colors and links, and CAN ends an
    /// incomplete sequence (ECMA-48).
    private static func ending(of bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x1B) else { return [0x0A] }
        let link = bytes.firstRange(of: "\u{1B}]8;".utf8) == nil ? "" : Link.end
        return Array("\u{18}\(link)\u{1B}[0m\n".utf8)
    }
}

/// A sink that keeps the bytes, for tests and for output that is passed on.
package final class MemorySink: Sink {
    private let written = Mutex<[UInt8]>([])

    package init() {}

    package var bytes: [UInt8] { written.withLock { $0 } }

    package func write(_ bytes: [UInt8]) {
        // The first bytes are shared instead of copied.
        written.withLock { if $0.isEmpty { $0 = bytes } else { $0 += bytes } }
    }

    /// Returns and removes the bytes written since the last call.
    package func take() -> [UInt8] {
        written.withLock { written in
            defer { written = [] }
            return written
        }
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

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

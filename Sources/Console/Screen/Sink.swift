import Synchronization

/// Where bytes go: a file descriptor, a file, a program, or memory in a test.
package protocol Sink: AnyObject, Sendable {
    /// - Throws: `SinkError`.
    func write(_ bytes: [UInt8]) throws
}

package enum SinkError: Error, Equatable {
    /// Whoever read has gone: a reason to stop quietly.
    case closed
    /// The system's number for what went wrong.
    case failed(Int32)
}

/// A file descriptor that belongs to somebody else.
package final class DescriptorSink: Sink {
    private let descriptor: Int32
    private let isTerminal: Bool

    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = OperatingSystem.isTerminal(descriptor)
    }

    /// Writes all bytes. To a terminal, which may take long, it stops if the task is cancelled meanwhile.
    /// - Throws: `SinkError`, `CancellationError`.
    package func write(_ bytes: [UInt8]) throws {
        // What is shown after Ctrl-C is written whole.
        let isStoppable = isTerminal && !Task.isCancelled
        let number =
            isStoppable
            ? OperatingSystem.writeAll(bytes, toTerminal: descriptor) { Task.isCancelled }
            : OperatingSystem.writeAll(bytes, to: descriptor)
        switch number {
        case nil: break
        case FileSystem.cancelled where isStoppable:
            _ = OperatingSystem.writeAll(Self.ending(of: bytes), to: descriptor)
            throw CancellationError()
        case OperatingSystem.brokenPipe: throw SinkError.closed
        case let number?: throw SinkError.failed(number)
        }
    }

    /// What ends a text that was stopped: the line, and whatever a terminal was told of colours, links and sequences that are not whole. CAN ends
    /// those (ECMA-48).
    private static func ending(of bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x1B) else { return [0x0A] }
        let link = bytes.firstRange(of: "\u{1B}]8;".utf8) == nil ? "" : Link.end
        return Array("\u{18}\(link)\u{1B}[0m\n".utf8)
    }
}

/// Keeps what was written, for tests and for output that is passed on.
package final class MemorySink: Sink {
    private let written = Mutex<[UInt8]>([])

    package init() {}

    package var bytes: [UInt8] { written.withLock { $0 } }

    package func write(_ bytes: [UInt8]) {
        // What is written at one go is shared, and not copied.
        written.withLock { if $0.isEmpty { $0 = bytes } else { $0 += bytes } }
    }

    /// What was written since the last time.
    package func take() -> [UInt8] {
        written.withLock { written in
            defer { written = [] }
            return written
        }
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

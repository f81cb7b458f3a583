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

    package init(_ descriptor: Int32) { self.descriptor = descriptor }

    package func write(_ bytes: [UInt8]) throws {
        switch OperatingSystem.writeAll(bytes, to: descriptor) {
        case nil: break
        case OperatingSystem.brokenPipe: throw SinkError.closed
        case let number?: throw SinkError.failed(number)
        }
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

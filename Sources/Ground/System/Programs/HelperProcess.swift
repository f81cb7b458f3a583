import Synchronization

/// A program of this package that runs beside this one, and exchanges bytes with it.
///
/// It gets neither the environment nor the terminal, so that no secret is visible from outside. It has its own process
/// group, so that Ctrl-C and Ctrl-Z, which are meant for the shell, do not reach it. It ends when its input ends, as it
/// does when this program ends in any way; so no other program may inherit this end of the socket.
package final class HelperProcess: Sendable {
    private let process: ChildProcess
    /// The socket that carries the input and the output of the program; nil once it is closed.
    private let socket: Mutex<FileDescriptor?>
    private let output: InputStream

    /// Starts a program.
    package init(starting program: String) throws(Errno) {
        if let error = FileSystem.executionError(program) { throw error }
        let ends = try FileDescriptor.socketPair()
        defer { ends.theirs.closeQuietly() }
        var start = ProgramStart(program, [], environment: .only([]))
        start.input = .descriptor(ends.theirs)
        start.output = .descriptor(ends.theirs)
        start.hasOwnGroup = true
        do throws(Errno) { process = try start.start() } catch {
            ends.ours.closeQuietly()
            throw error
        }
        socket = Mutex(ends.ours)
        output = InputStream(ends.ours)
    }

    /// Sends bytes to the program.
    /// - Returns: whether all bytes were written.
    package func send(_ bytes: [UInt8]) -> Bool {
        socket.withLock { socket in
            guard let socket else { return false }
            return (try? socket.write(all: bytes)) != nil
        }
    }

    /// Waits for bytes.
    /// - Returns: empty at the end.
    package func read() -> [UInt8] { output.next() }

    /// Ends the input of the program, which then ends too.
    package func closeInput() { socket.withLock { $0?.shutDownWriting() } }

    /// Closes the socket and waits for the end of the program. `read` must not be called any more.
    /// - Returns: the signal that ended it, in words; empty if it ended by itself.
    @discardableResult package func finish() -> String {
        socket.withLock { socket in
            socket?.closeQuietly()
            socket = nil
        }
        guard case .signaled(let signal) = process.wait() else { return "" }
        return "the system ended it with signal \(signal.rawValue) (\(signal.name))"
    }
}

/// The bytes of a descriptor, as they arrive.
package struct InputStream: Sendable {
    private let descriptor: FileDescriptor

    package init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

    /// Waits for bytes.
    /// - Returns: empty at the end and after an error.
    package func next() -> [UInt8] { (try? descriptor.read(upTo: FileDescriptor.pieceSize)) ?? [] }
}

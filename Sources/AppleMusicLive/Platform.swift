// The one file of this target that knows which system it runs on.
import Console
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program of our own that runs beside this one, to which bytes go and from which bytes come.
///
/// It gets neither the environment nor the terminal, so that nothing of a secret can be seen from outside. It is in a group of its own, so that
/// Ctrl-C and Ctrl-Z, which are typed for the shell, do not reach it. It ends when its input does, as happens when this program ends in
/// whatever way; so no other program may have our end of the way to it.
final class HelperProcess: Sendable {
    private let process: pid_t
    /// A socket: what is written to it is the program's input, what is read from it its output. -1 once it is closed.
    private let socket: Mutex<Int32>
    private let output: InputStream

    /// Held while a program is started: where a socket is not closed to other programs from its first moment on, the next one of ours would
    /// inherit it and keep it open.
    private static let starting = Mutex<Void>(())

    init(starting program: String) throws(OperatingSystem.StartFailure) {
        guard access(program, X_OK) == 0 else { throw OperatingSystem.StartFailure(number: errno) }
        let started = try Self.starting.withLock { _ throws(OperatingSystem.StartFailure) in try Self.start(program) }
        process = started.process
        socket = Mutex(started.socket)
        output = InputStream(started.socket)
    }

    private static func start(_ program: String) throws(OperatingSystem.StartFailure) -> (process: pid_t, socket: Int32)
    {
        guard let ends = SocketPair() else { throw OperatingSystem.StartFailure(number: errno) }
        defer { _ = close(ends.theirs) }
        do throws(OperatingSystem.StartFailure) {
            let process = try OperatingSystem.spawn(
                program, [], [ends.theirs, ends.theirs, nil], variables: [], isApart: true)
            return (process, ends.ours)
        } catch {
            _ = close(ends.ours)
            throw error
        }
    }

    /// - Returns: whether all of it was taken.
    func send(_ bytes: [UInt8]) -> Bool {
        socket.withLock { $0 >= 0 && OperatingSystem.writeAll(bytes, to: $0) == nil }
    }

    /// Waits for bytes. Empty when none come any more.
    func read() -> [UInt8] { output.next() }

    /// Lets the program end, which it does when nothing more can come.
    func closeInput() {
        socket.withLock { socket in
            if socket >= 0 { _ = shutdown(socket, Int32(SHUT_WR)) }
        }
    }

    /// Closes both ways, and waits for the end of a program that has nothing more to do. Nobody may read any more.
    /// - Returns: what ended it, in words; empty if it ended by itself.
    @discardableResult func finish() -> String {
        socket.withLock { socket in
            if socket >= 0 { _ = close(socket) }
            socket = -1
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0
            ? "" : "the system ended it with signal \(signal) (\(OperatingSystem.name(ofSignal: signal)))"
    }
}

/// Work that waits most of the time, on a thread of its own: the threads of tasks are few.
enum BackgroundThread {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// - Returns: whether there is a thread for it.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let number = pthread_create(&thread, nil, run, work.toOpaque())
        guard number == 0 else {
            work.release()
            return false
        }
        // Nobody waits for its end, so what it had goes with it.
        #if canImport(Darwin)
            if let thread { pthread_detach(thread) }
        #else
            pthread_detach(thread)
        #endif
        return true
    }

    #if canImport(Darwin)
        private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
            Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
            return nil
        }
    #else
        private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
            if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
            return nil
        }
    #endif
}

/// Bytes of a descriptor, as they come.
package struct InputStream: Sendable {
    private let descriptor: Int32

    package init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Waits for bytes. Empty at the end, and where reading fails.
    package func next() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = systemRead(descriptor, &buffer, buffer.count)
            if count >= 0 { return Array(buffer[..<count]) }
            if errno != EINTR { return [] }
        }
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

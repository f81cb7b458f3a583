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

    /// The program cannot be started; the system's number says why.
    struct StartFailure: Error {
        let number: Int32
    }

    /// Held while a program is started: where a socket is not closed to other programs from its first moment on, the next one of ours would
    /// inherit it and keep it open.
    private static let starting = Mutex<Void>(())

    init(starting program: String) throws(StartFailure) {
        guard access(program, X_OK) == 0 else { throw StartFailure(number: errno) }
        let started = try Self.starting.withLock { _ throws(StartFailure) in try Self.start(program) }
        process = started.process
        socket = Mutex(started.socket)
        output = InputStream(started.socket)
    }

    private static func start(_ program: String) throws(StartFailure) -> (process: pid_t, socket: Int32) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, socketType, 0, &ends) == 0 else { throw StartFailure(number: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { _ = close(ends[1]) }
        var process: pid_t = 0
        let number = spawn(program, socket: ends[1], &process)
        guard number == 0 else {
            _ = close(ends[0])
            throw StartFailure(number: number)
        }
        return (process, ends[0])
    }

    private static var socketType: Int32 {
        #if canImport(Glibc)
            Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #elseif canImport(Musl)
            SOCK_STREAM | SOCK_CLOEXEC
        #else
            SOCK_STREAM
        #endif
    }

    private static func spawn(_ program: String, socket: Int32, _ process: inout pid_t) -> Int32 {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // The threads of tasks hold signals back, and what they start would go on doing so: nothing but SIGKILL could end it.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, flags)
        posix_spawn_file_actions_adddup2(&actions, socket, 0)
        posix_spawn_file_actions_adddup2(&actions, socket, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
        let environment: [UnsafeMutablePointer<CChar>?] = [nil]
        defer { for word in words { free(word) } }
        return posix_spawn(&process, program, &actions, &attributes, words, environment)
    }

    private static var flags: Int16 {
        #if canImport(Darwin)
            Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
            Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP)
        #endif
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
    func finish() {
        socket.withLock { socket in
            if socket >= 0 { _ = close(socket) }
            socket = -1
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
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

// The one file of this target that knows which system it runs on.
import Console
import Dispatch
import Synchronization
import TonearmShell

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The environment of the process: descriptors, environment, folders.
enum Terminal {
    static var isInteractive: Bool { OperatingSystem.isTerminal(0) && OperatingSystem.isTerminal(1) }

    private static var isDumb: Bool { OperatingSystem.environment("TERM") == "dumb" }

    /// What the line editor looks at.
    static var environment: [String: String] {
        var environment: [String: String] = [:]
        for name in ["TERM", "EDITRC", "HOME"] { environment[name] = OperatingSystem.environment(name) }
        return environment
    }

    static func screen(_ settings: Settings) -> Screen {
        Screen(frame: frame(settings), output: DescriptorSink(1), errors: DescriptorSink(2))
    }

    static func frame(_ settings: Settings) -> Screen.Frame {
        let isTerminal = OperatingSystem.isTerminal(1)
        func hasColor(_ descriptor: Int32) -> Bool {
            switch settings.color {
            case .always: true
            case .never: false
            case .automatic:
                OperatingSystem.isTerminal(descriptor) && !isDumb
                    && (OperatingSystem.environment("NO_COLOR") ?? "").isEmpty
            }
        }
        return Screen.Frame(
            width: settings.width ?? OperatingSystem.columns(of: 1) ?? 80, isTerminal: isTerminal,
            isErrorTerminal: OperatingSystem.isTerminal(2) && !isDumb, hasColor: hasColor(1),
            hasErrorColor: hasColor(2))
    }

    /// - Returns: a descriptor from which the file is read.
    /// - Throws: `Failure` with the file's name and the system's reason.
    static func file(_ name: String) throws(Failure) -> Int32 {
        do throws(FileSystem.ReadFailure) {
            return try FileSystem.open(name)
        } catch {
            throw Failure("Cannot read '\(name)'", OperatingSystem.message(error.number))
        }
    }

    /// The file of the running program, links followed.
    static var program: String? {
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX)
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0, let resolved = realpath(buffer, nil) else { return nil }
        #else
            guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
        #endif
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Turns the process into another program. Does not come back when it works.
    /// - Returns: the error's number.
    static func become(_ program: String, _ arguments: [String]) -> Int32 {
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        execv(program, words)
        return errno
    }
}

/// Turns Ctrl-C into the cancellation of what runs, and of nothing else.
///
/// A signal handler may do next to nothing, so it writes a byte to a pipe; whoever waits there cancels the task. Ignoring the signal would be
/// simpler, but programs that are started would inherit that.
@MainActor
final class Interruption {
    private let running = Running()
    private let source: any DispatchSourceRead
    private nonisolated static let writeEnd = Atomic<Int32>(-1)

    /// What runs; known to the thread that waits for the signal too.
    private final class Running: Sendable {
        let task = Mutex<Task<Int32, Never>?>(nil)
    }

    /// - Returns: nil when the system has no pipe to give.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let readEnd = ends[0]
        Interruption.writeEnd.store(ends[1], ordering: .relaxed)
        source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .global())
        source.setEventHandler { @Sendable [running] in
            var byte: UInt8 = 0
            guard read(readEnd, &byte, 1) == 1 else { return }
            running.task.withLock { $0?.cancel() }
        }
        source.activate()
        signal(SIGINT, Interruption.note)
    }

    /// Runs in the middle of anything, so it belongs to no actor.
    private nonisolated static let note: @convention(c) (Int32) -> Void = { _ in
        var byte: UInt8 = 1
        _ = write(Interruption.writeEnd.load(ordering: .relaxed), &byte, 1)
    }

    /// Waits for a task that Ctrl-C cancels meanwhile.
    func wait(for task: Task<Int32, Never>) async -> Int32 {
        running.task.withLock { $0 = task }
        defer { running.task.withLock { $0 = nil } }
        return await task.value
    }
}

#if canImport(Darwin)
    @preconcurrency import Darwin
#elseif canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#endif

/// A program with everything that it is started with. This is the only way in which the package starts programs.
///
/// Swift's Subprocess does not serve here: its `run` is asynchronous, and its process ends with the call. The keyring
/// is asked in synchronous functions, and the helper for the network lives as long as its connection.
package struct ProgramStart: Sendable {
    /// The source of a program's input, or the target of its output.
    package enum Stream: Sendable {
        /// The stream of this program.
        case inherited
        /// A stream without content, which discards the bytes written to it.
        case empty
        case descriptor(FileDescriptor)
    }

    /// The environment variables of a program.
    package enum Environment: Sendable {
        /// The variables of this program with these names.
        case only([String])
        /// All variables of this program, some of which are replaced or added.
        case inherited(replacing: [String: String])

        /// The variables that a desktop program needs. The others, such as tokens, do not concern it.
        package static let desktop = Environment.only([
            "PATH", "HOME", "USER", "LANG", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR",
            "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS", "DBUS_SESSION_BUS_ADDRESS", "BROWSER",
        ])
    }

    /// The program's file.
    package var path: String
    package var arguments: [String]
    package var environment: Environment
    package var input = Stream.empty
    package var output = Stream.empty
    package var errors = Stream.empty
    /// Whether the program gets its own process group, which Ctrl-C and Ctrl-Z do not reach.
    package var hasOwnGroup = false

    package init(_ path: String, _ arguments: [String], environment: Environment) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
    }

    /// Starts the program. It has no descriptors but the three streams.
    package func start() throws(Errno) -> ChildProcess {
        // This program may have inherited descriptors from the one that started it.
        FileDescriptor.closeOthersOnExec()
        var actions = Self.noActions
        var attributes = Self.noAttributes
        try SystemCall.check(posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        try SystemCall.check(posix_spawnattr_init(&attributes))
        defer { posix_spawnattr_destroy(&attributes) }
        // Threads of tasks block signals. A program that inherited that could only be ended by SIGKILL.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Self.flags | (hasOwnGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0))
        for (number, stream) in zip(Int32(0)..., [input, output, errors]) { Self.add(stream, as: number, to: &actions) }
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = variables.map { strdup($0) } + [nil]
        defer { for word in words + variables { free(word) } }
        var process: pid_t = 0
        try SystemCall.check(posix_spawn(&process, path, &actions, &attributes, words, variables))
        return ChildProcess(process)
    }

    /// Runs the program in this process. Returns only if that fails.
    package func replaceProcess() -> Errno {
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let environment = variables.map { strdup($0) } + [nil]
        defer { for word in words + environment { free(word) } }
        execve(path, words, environment)
        return SystemCall.last
    }

    /// The environment variables, each as `NAME=VALUE`.
    private var variables: [String] {
        switch environment {
        case .only(let names):
            return names.compactMap { name in OperatingSystem.environment(name).map { "\(name)=\($0)" } }
        case .inherited(let replaced):
            var kept: [String] = []
            var next = environ
            while let variable = next.pointee {
                let text = String(cString: variable)
                if replaced[String(text.prefix { $0 != "=" })] == nil { kept.append(text) }
                next += 1
            }
            return kept + replaced.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        }
    }

    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private static let noActions: Actions = nil
        private static var noAttributes: posix_spawnattr_t? { nil }
        private static let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private static var noActions: Actions { Actions() }
        private static var noAttributes: posix_spawnattr_t { posix_spawnattr_t() }
        private static let flags = Int16(POSIX_SPAWN_SETSIGMASK)
    #endif

    private static func add(_ stream: Stream, as number: Int32, to actions: inout Actions) {
        switch stream {
        case .inherited:
            #if canImport(Darwin)
                posix_spawn_file_actions_addinherit_np(&actions, number)
            #endif
        case .empty:
            posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
        case .descriptor(let descriptor):
            posix_spawn_file_actions_adddup2(&actions, descriptor.rawValue, number)
        }
    }
}

// With Platform.swift, what of this target knows on which system it runs.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Programs of the system that are started beside this one, without a shell.
extension OperatingSystem {
    /// What a program answered.
    package struct ProgramAnswer {
        /// As a shell has it: 128 and the signal's number for one that a signal ended.
        package var status: Int32
        package var output: [UInt8] = []
        package var errors: [UInt8] = []
    }

    /// A program cannot be started; the system's number says why.
    package struct StartFailure: Error {
        package let number: Int32

        package init(number: Int32) { self.number = number }
    }

    package enum ProgramFailure: Error, Equatable {
        /// It cannot be started; the system's number says why.
        case notStarted(Int32)
        /// It did not end in time, and was ended.
        case late
        /// It said more than was asked for, and was ended.
        case tooLong
    }

    /// The file of a program, looked for in the folders of `PATH` that are named from the root: nothing of the folder where this program was
    /// started is run.
    package static func program(named name: String) -> String? {
        (environment("PATH") ?? "").split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 && !FileSystem.isFolder($0) }
    }

    /// Starts a program, gives it its input, and waits until it has ended.
    /// - Parameters:
    ///   - limit: bytes of its output, and of its errors.
    ///   - milliseconds: how long it may take.
    ///   - whenSlow: called once where it takes longer than a second.
    package static func ask(
        _ program: String, _ arguments: [String], input: [UInt8], limit: Int, milliseconds: Int,
        whenSlow: () -> Void = {}
    ) throws(ProgramFailure) -> ProgramAnswer {
        let (ways, errors) = (SocketPair(), SocketPair())
        guard let ways, let errors else { throw .notStarted(errno) }
        defer { for descriptor in [ways.ours, errors.ours] { _ = close(descriptor) } }
        let started = Result { () throws(StartFailure) in
            try spawn(program, arguments, [ways.theirs, ways.theirs, errors.theirs], variables: desktopVariables)
        }
        for descriptor in [ways.theirs, errors.theirs] { _ = close(descriptor) }
        let process: Int32
        do throws(StartFailure) { process = try started.get() } catch { throw .notStarted(error.number) }
        // Where it does not take all of its input, its status says so.
        ways.send(input)
        _ = shutdown(ways.ours, Int32(SHUT_WR))
        let read = Result { () throws(ProgramFailure) in
            try readBoth([ways.ours, errors.ours], limit: limit, milliseconds: milliseconds, whenSlow: whenSlow)
        }
        if case .failure = read { kill(process, SIGKILL) }
        let status = waitForEnd(of: process)
        let bytes = try read.get()
        return ProgramAnswer(status: status, output: bytes[0], errors: bytes[1])
    }

    /// Starts a program that goes on by itself and says nothing here.
    /// - Returns: whether it began.
    package static func start(_ program: String, _ arguments: [String]) -> Bool {
        (try? spawn(program, arguments, [nil, nil, nil], variables: desktopVariables)) != nil
    }

    /// Reads from descriptors, each to its end.
    private static func readBoth(
        _ descriptors: [Int32], limit: Int, milliseconds: Int, whenSlow: () -> Void
    ) throws(ProgramFailure) -> [[UInt8]] {
        var bytes = [[UInt8]](repeating: [], count: descriptors.count)
        var isOpen = [Bool](repeating: true, count: descriptors.count)
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let start = elapsedMicroseconds
        var isSlow = false
        while isOpen.contains(true) {
            // A negative descriptor is passed over.
            var waiting = descriptors.indices.map { index in
                pollfd(fd: isOpen[index] ? descriptors[index] : -1, events: Int16(POLLIN), revents: 0)
            }
            let waited = (elapsedMicroseconds - start) / 1000
            guard waited < milliseconds else { throw .late }
            if waited >= slow, !isSlow {
                isSlow = true
                whenSlow()
            }
            let left = (isSlow ? milliseconds : min(slow, milliseconds)) - waited
            if poll(&waiting, nfds_t(waiting.count), Int32(clamping: left)) < 0, errno != EINTR { throw .late }
            for index in descriptors.indices where isOpen[index] && waiting[index].revents != 0 {
                let count = systemRead(descriptors[index], &buffer, buffer.count)
                if count > 0 {
                    bytes[index] += buffer[..<count]
                } else if count == 0 || errno != EINTR {
                    isOpen[index] = false
                }
                guard bytes[index].count <= limit else { throw .tooLong }
            }
        }
        return bytes
    }

    /// Milliseconds after which a person wonders.
    private static let slow = 1000

    private static func waitForEnd(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { if errno != EINTR { return -1 } }
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    /// - Parameters:
    ///   - descriptors: what the program has as its first ones; nil is what nothing comes from and nothing goes to.
    ///   - variables: the names of those that it has in its environment.
    ///   - isApart: whether it is in a group of its own, so that Ctrl-C and Ctrl-Z, which are typed for this one, do not reach it.
    /// - Returns: the number of its process.
    package static func spawn(
        _ program: String, _ arguments: [String], _ descriptors: [Int32?], variables: [String], isApart: Bool = false
    ) throws(StartFailure) -> Int32 {
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
        posix_spawnattr_setflags(&attributes, spawnFlags | (isApart ? Int16(POSIX_SPAWN_SETPGROUP) : 0))
        for (number, descriptor) in zip(Int32(0)..., descriptors) {
            if let descriptor {
                posix_spawn_file_actions_adddup2(&actions, descriptor, number)
            } else {
                posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
            }
        }
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let surroundings = variables.compactMap { name in environment(name).map { strdup("\(name)=\($0)") } } + [nil]
        defer { for word in words + surroundings { free(word) } }
        var process: pid_t = 0
        let number = posix_spawn(&process, program, &actions, &attributes, words, surroundings)
        guard number == 0 else { throw StartFailure(number: number) }
        return process
    }

    private static var spawnFlags: Int16 {
        #if canImport(Darwin)
            Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
            Int16(POSIX_SPAWN_SETSIGMASK)
        #endif
    }

    /// What a program of the desktop has to know of its surroundings. The rest, tokens among it, is none of its business.
    private static let desktopVariables = [
        "PATH", "HOME", "USER", "LANG", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR",
        "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS", "DBUS_SESSION_BUS_ADDRESS", "BROWSER",
    ]
}

/// A way for bytes in both directions, which no other program inherits.
package struct SocketPair {
    package let ours: Int32
    package let theirs: Int32

    /// - Returns: nil when the system has none to give; `errno` says why.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Self.type, 0, &ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (ours, theirs) = (ends[0], ends[1])
        #if canImport(Darwin)
            var isOn: Int32 = 1
            setsockopt(ours, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// Writes bytes, as many as the other side takes. No signal comes where that is gone.
    func send(_ bytes: [UInt8]) {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemSend(ours, $0.baseAddress, $0.count, flags) }
            if count > 0 { rest = rest.dropFirst(count) } else if count == 0 || errno != EINTR { return }
        }
    }

    private static var type: Int32 {
        #if canImport(Glibc)
            Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #elseif canImport(Musl)
            SOCK_STREAM | SOCK_CLOEXEC
        #else
            SOCK_STREAM
        #endif
    }
}

private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(socket, bytes, count, flags)
}

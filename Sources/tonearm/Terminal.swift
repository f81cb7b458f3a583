import TonearmShell

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The surroundings of the process: descriptors, environment, folders. The one place of this target that knows the system.
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
        let hasColor =
            switch settings.color {
            case .always: true
            case .never: false
            case .automatic: isTerminal && !isDumb && (OperatingSystem.environment("NO_COLOR") ?? "").isEmpty
            }
        return Screen.Frame(
            width: settings.width ?? OperatingSystem.columns(of: 1) ?? 80, isTerminal: isTerminal,
            isErrorTerminal: OperatingSystem.isTerminal(2) && !isDumb, hasColor: hasColor)
    }

    /// A folder of the XDG base directory specification; relative paths in the variables count as unset.
    static func folder(_ variable: String, standard: String) -> String? {
        if let set = OperatingSystem.environment(variable), set.hasPrefix("/") { return set + "/tonearm" }
        guard let home = OperatingSystem.environment("HOME"), home.hasPrefix("/") else { return nil }
        return "\(home)/\(standard)/tonearm"
    }

    /// - Throws: `Failure` with the file's name and the system's reason.
    static func open(_ name: String) throws(Failure) -> Int32 {
        #if canImport(Darwin)
            let descriptor = Darwin.open(name, O_RDONLY | O_CLOEXEC)
        #elseif canImport(Glibc)
            let descriptor = Glibc.open(name, O_RDONLY | O_CLOEXEC)
        #else
            let descriptor = Musl.open(name, O_RDONLY | O_CLOEXEC)
        #endif
        if descriptor < 0 { throw Failure("Cannot read '\(name)'", OperatingSystem.message(errno)) }
        return descriptor
    }

    static func close(_ descriptor: Int32) {
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #elseif canImport(Glibc)
            _ = Glibc.close(descriptor)
        #else
            _ = Musl.close(descriptor)
        #endif
    }

    static func exit(_ status: Int32) -> Never {
        #if canImport(Darwin)
            Darwin.exit(status)
        #elseif canImport(Glibc)
            Glibc.exit(status)
        #else
            Musl.exit(status)
        #endif
    }
}

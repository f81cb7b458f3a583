import TonearmShell

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `tonearm serve` becomes the program `tonearm-serve`, which lies beside this one, so that the shell starts without all that a server needs.
enum HandOver {
    /// Does not come back when it works.
    /// - Parameter arguments: those after `serve`.
    /// - Throws: `Failure`.
    static func serve(_ arguments: [String]) throws(Failure) -> Never {
        guard let own = path else { throw Failure("Cannot serve", "this program's own file cannot be found") }
        let program = own[...(own.lastIndex(of: "/") ?? own.startIndex)] + "tonearm-serve"
        let words = ([String(program)] + arguments).map { strdup($0) } + [nil]
        execv(String(program), words)
        throw Failure(
            "Cannot serve", "\(System.message(errno)): \(program)", next: "Type 'make serve' to build it and start it.")
    }

    /// The file of the running program, links followed.
    private static var path: String? {
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
}

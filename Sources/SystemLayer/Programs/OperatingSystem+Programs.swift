#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files of this package's programs.
extension OperatingSystem {
    /// The file of the running program, without symbolic links.
    package static var program: String? {
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX)
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
            return try? FileSystem.resolved(String(cString: buffer))
        #else
            return try? FileSystem.resolved("/proc/self/exe")
        #endif
    }

    /// Returns the file of another program in the folder of the running one; the bare name if that folder is not
    /// known.
    ///
    /// A debug build may lack the other programs, so the release build's take their place.
    package static func neighbor(_ name: String) -> String {
        guard let own = program, let end = own.lastIndex(of: "/") else { return name }
        let beside = String(own[...end]) + name
        let folder = own[..<end]
        guard folder.hasSuffix("/debug"), !FileSystem.isExecutable(beside) else { return beside }
        let optimized = "\(folder.dropLast("debug".utf8.count))release/\(name)"
        return FileSystem.isExecutable(optimized) ? optimized : beside
    }
}

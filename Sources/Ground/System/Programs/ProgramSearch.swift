/// Looking for programs in the folders of `PATH`.
package enum ProgramSearch {
    /// Returns the file of a program in those folders of `PATH` that are absolute paths. Nothing in the current folder
    /// counts.
    package static func absolute(_ name: String) -> String? {
        search(name, in: folders(of: nil).filter { $0.hasPrefix("/") })
    }

    /// Returns the file of a program as a shell looks for it: a name with a `/` is the path itself.
    /// - Parameter path: the value of `PATH`; nil for the value of this program.
    package static func shellLike(_ name: String, path: String? = nil) -> String? {
        name.contains("/") ? name : search(name, in: folders(of: path))
    }

    /// The program that opens addresses; nil without a desktop.
    package static var browser: String? {
        #if os(macOS)
            return "/usr/bin/open"
        #else
            let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
                !(OperatingSystem.environment($0) ?? "").isEmpty
            }
            return hasDesktop ? ["/usr/bin/xdg-open", "/bin/xdg-open"].first(where: FileSystem.isExecutable) : nil
        #endif
    }

    private static func folders(of path: String?) -> [Substring] {
        (path ?? OperatingSystem.environment("PATH") ?? standardPath).split(separator: ":")
    }

    private static func search(_ name: String, in folders: [Substring]) -> String? {
        folders.lazy.map { "\($0)/\(name)" }.first { FileSystem.isExecutable($0) && !FileSystem.isFolder($0) }
    }

    /// The value of `PATH` if the variable is not set.
    private static let standardPath = "/usr/bin:/bin"
}

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

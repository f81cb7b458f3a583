#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Files by their paths. A function whose result is an `Errno?` returns nil on success.
package enum FileSystem {
    /// Makes a folder that only its owner may use, unless the path exists.
    static func makeFolder(_ path: String) -> Errno? {
        let error = failure { () throws(Errno) in
            try SystemCall.run(.makeFolder) { try SystemCall.result(mkdir(path, 0o700)) }
        }
        return error == .fileExists ? nil : error
    }

    static func move(_ path: String, to other: String) -> Errno? {
        failure { () throws(Errno) in
            try SystemCall.run(.rename) { try SystemCall.result(rename(path, other)) }
        }
    }

    /// Makes a second name of a file.
    /// - Throws: `fileExists` if the name is in use.
    package static func link(_ path: String, as other: String) throws(Errno) {
        _ = try SystemCall.run { try SystemCall.result(systemLink(path, other)) }
    }

    /// Removes the permissions of everyone but the owner. Does not change what a symbolic link leads to.
    package static func restrict(_ path: String) {
        guard let status = try? status(of: path, followsLinks: false), status.type == .regular,
            status.permissions.rawValue & 0o077 != 0
        else { return }
        _ = chmod(path, 0o600)
    }

    /// - Returns: whether a file was removed.
    @discardableResult
    package static func remove(_ path: String) -> Bool {
        let error = failure { () throws(Errno) in
            try SystemCall.run(.remove) { try SystemCall.result(unlink(path)) }
        }
        return error == nil
    }

    /// Removes a folder and its contents. Removes links, but not what they lead to.
    package static func removeTree(_ folder: String) {
        for name in names(in: folder) {
            let path = "\(folder)/\(name)"
            // A folder cannot be removed as a file on any system.
            if !remove(path) { removeTree(path) }
        }
        rmdir(folder)
    }

    /// Returns a path for temporary data; it does not exist yet.
    package static func temporaryName(_ beginning: String) -> String {
        let folder = OperatingSystem.environment("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        return "\(folder)/\(beginning)-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    }

    /// Returns the names in a folder, sorted; empty if the folder cannot be read.
    package static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Returns the path as an absolute path.
    package static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        guard let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return String(cString: folder) + "/" + path
    }

    /// Returns the absolute path without symbolic links.
    static func resolved(_ path: String) throws(Errno) -> String {
        guard let resolved = realpath(path, nil) else { throw SystemCall.last }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns the folder of a path, without its last `/`; empty for a bare name and for a name in the root folder.
    static func folder(of path: String) -> String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    /// Returns the error that a body throws; nil if it succeeds.
    static func failure<Value>(of body: () throws(Errno) -> Value) -> Errno? {
        do throws(Errno) { _ = try body() } catch { return error }
        return nil
    }
}

private func systemLink(_ path: String, _ other: String) -> Int32 { link(path, other) }

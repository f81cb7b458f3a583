/// Replacements of files. A crash leaves the old file or the new one.
extension FileSystem {
    /// Replaces the content of an existing file. Keeps its permissions; a symbolic link to it stays one.
    package static func rewrite(_ path: String, _ bytes: [UInt8]) -> Errno? {
        failure { () throws(Errno) in
            try rewrite(path) { descriptor throws(Errno) in try descriptor.write(all: bytes) }
        }
    }

    private static func rewrite(_ path: String, by fill: (FileDescriptor) throws(Errno) -> Void) throws(Errno) {
        let target = try resolved(path)
        removeLeftovers(of: target)
        let temporary = "\(target).\(OperatingSystem.process).new"
        remove(temporary)
        do throws(Errno) {
            try create(temporary, like: target, by: fill)
            if let error = publish(temporary, as: target) { throw error }
        } catch {
            remove(temporary)
            throw error
        }
    }

    /// Returns whether a name is that of a temporary file, such as `X.4711.new`, whose process has ended.
    static func isLeftover(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).suffix(2)
        guard parts.last == "new", let process = parts.first.flatMap({ Int32($0) }), process > 0 else { return false }
        return !OperatingSystem.isRunning(process)
    }

    /// Removes the temporary files beside a file whose processes have ended.
    package static func removeLeftovers(of path: String) {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? "."
        let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
        for other in names(in: folder.isEmpty ? "/" : folder)
        where other.hasPrefix(name + ".") && isLeftover(other) {
            remove("\(folder)/\(other)")
        }
    }

    /// Waits until a complete file is on the disk, and renames it over the file of that name.
    package static func publish(_ path: String, as name: String) -> Errno? {
        let error = failure { () throws(Errno) in
            let descriptor = try FileDescriptor.open(path: path, .readOnly)
            defer { descriptor.closeQuietly() }
            try descriptor.synchronize()
        }
        if let error = error ?? move(path, to: name) { return error }
        // A rename survives a crash only if the folder is on the disk too.
        synchronizeFolder(of: name)
        return nil
    }

    /// Waits until the name of a file is on the disk.
    static func synchronizeFolder(of name: String) {
        let folder = folder(of: name)
        let path = folder.isEmpty ? (name.hasPrefix("/") ? "/" : ".") : folder
        guard let descriptor = try? FileDescriptor.open(path: path, .readOnly, options: .directory) else { return }
        try? descriptor.synchronize()
        descriptor.closeQuietly()
    }
}

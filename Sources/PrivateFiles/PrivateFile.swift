#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Files that only their owner may read, written so that a crash leaves the old one or the new one.
package enum PrivateFile {
    package enum ReadFailure: Error {
        case absent
        /// The error's number.
        case unreadable(Int32)
    }

    /// Creates the folders (0700) and the file (0600 from its first moment), syncs it, and renames it over the old one.
    /// - Returns: the error's number, or nil when it is done.
    package static func replace(_ path: String, with bytes: [UInt8]) -> Int32? {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        if let number = makeFolders(folder) { return number }
        let temporary = "\(path).\(getpid()).new"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        var failure = writeAll(bytes, to: descriptor)
        if failure == nil, fsync(descriptor) != 0 { failure = errno }
        if close(descriptor) != 0, failure == nil { failure = errno }
        if failure == nil, rename(temporary, path) != 0 { failure = errno }
        if failure != nil { unlink(temporary) } else { syncFolder(folder) }
        return failure
    }

    /// A rename is safe only when the folder that names the file is on the disk too.
    private static func syncFolder(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func makeFolders(_ folder: String) -> Int32? {
        if folder.isEmpty || access(folder, F_OK) == 0 { return nil }
        let parent = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
        if let number = makeFolders(parent) { return number }
        return mkdir(folder, 0o700) == 0 || errno == EEXIST ? nil : errno
    }

    package static func read(_ path: String, limit: Int) -> Result<[UInt8], ReadFailure> {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(errno == ENOENT ? .absent : .unreadable(errno)) }
        defer { close(descriptor) }
        guard let bytes = readAll(from: descriptor, limit: limit) else { return .failure(.unreadable(EIO)) }
        return .success(bytes)
    }

    /// Renames a damaged file to the first free name of `X.damaged`, `X.damaged-2`, …
    /// - Returns: the new name, or the old one when it could not be renamed.
    package static func setAside(_ path: String) -> String {
        for number in 1...1000 {
            let kept = "\(path).damaged" + (number == 1 ? "" : "-\(number)")
            if access(kept, F_OK) == 0 { continue }
            return rename(path, kept) == 0 ? kept : path
        }
        return path
    }

    package static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { names.append(String(cString: $0)) }
            }
        }
        return names
    }

    package static func remove(_ path: String) -> Bool { unlink(path) == 0 }

    /// - Returns: the error's number, or nil when all is written.
    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { start += count } else if errno != EINTR { return errno }
        }
        return nil
    }

    private static func readAll(from descriptor: Int32, limit: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = systemRead(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { return nil }
        }
        return nil
    }
}

/// read(2), under a name that does not hide behind `PrivateFile.read`.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

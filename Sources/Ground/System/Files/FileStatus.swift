#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The properties of the file at a path. Symbolic links are followed, except in functions that say otherwise.
extension FileSystem {
    static func status(of path: String, followsLinks: Bool = true) throws(Errno) -> Stat {
        try SystemCall.run {
            try path.withPlatformString {
                try Stat($0, followTargetSymlink: followsLinks, retryOnInterrupt: false)
            }
        }
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Returns whether this process may run the file.
    package static func isExecutable(_ path: String) -> Bool { executionError(path) == nil }

    /// Returns the reason why this process may not run a file; nil if it may.
    static func executionError(_ path: String) -> Errno? {
        failure { () throws(Errno) in try SystemCall.result(access(path, X_OK)) }
    }

    package static func isFolder(_ path: String) -> Bool { (try? status(of: path))?.type == .directory }

    /// Returns the size in bytes; 0 if there is no file.
    package static func size(_ path: String) -> Int { (try? status(of: path)).map { Int($0.size) } ?? 0 }

    /// Returns the permission bits; nil if there is no file.
    package static func permissions(of path: String) -> Int? {
        (try? status(of: path)).map { Int($0.permissions.rawValue & 0o777) }
    }

    /// Returns the number of hard links to a file; 0 if there is no file.
    package static func nameCount(_ path: String) -> Int {
        guard let status = try? status(of: path), status.type == .regular else { return 0 }
        return status.linkCount
    }

    /// The kind of a file.
    package enum Kind: Hashable, Sendable {
        case regular, symbolicLink, nullDevice, other
    }

    /// Returns the kind of the file at a path, without following links; nil if there is no file.
    package static func kind(of path: String) throws(Errno) -> Kind? {
        let found: Stat
        do throws(Errno) {
            found = try status(of: path, followsLinks: false)
        } catch {
            if error == .noSuchFileOrDirectory { return nil }
            throw error
        }
        switch found.type {
        case .regular: return .regular
        case .symbolicLink: return .symbolicLink
        case .characterSpecial:
            let null = try? status(of: "/dev/null")
            return null?.specialDeviceID == found.specialDeviceID ? .nullDevice : .other
        default: return .other
        }
    }

    /// The identity of a file and the moment of its last change.
    package struct Stamp: Hashable, Sendable {
        private let device: DeviceID
        private let inode: Inode
        private let size: Int64
        private let seconds: Int
        private let nanoseconds: Int

        init(_ status: Stat) {
            device = status.deviceID
            inode = status.inode
            size = status.size
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }

        /// The size in bytes.
        var byteCount: Int { Int(size) }

        /// The size and the time of the last change as text, by which a later process knows the file again.
        package var text: String { "\(size) \(seconds).\(nanoseconds)" }

        /// Text without spaces that differs from that of another file and of another content.
        package var tag: String { "\(inode.rawValue)-\(size)-\(seconds).\(nanoseconds)" }

        /// Returns whether both are stamps of one file, written or not.
        package func isSameFile(as other: Stamp?) -> Bool { device == other?.device && inode == other?.inode }
    }

    /// Returns the stamp of the file at a path; nil if there is no file.
    package static func stamp(of path: String) -> Stamp? { (try? status(of: path)).map { Stamp($0) } }
}
